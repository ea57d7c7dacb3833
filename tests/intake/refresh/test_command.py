"""`upkeep refresh` as it is run, against sources on this machine, and a bot that serves meanwhile."""

import asyncio
import datetime as dt
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.desk import Desk
from bot.model.answer import Question
from bot.model.language import Language
from bot.settings import Settings
from tests.conftest import PROJECT
from tests.intake.refresh.loopback import ATOMIC, CARD, Sources, put_bulk, put_cards, put_rules, status

BEAR = CARD | {
    "name": "Unhurried Testbear",
    "identifiers": {},
    "rulings": [],
    "foreignData": [{"language": "French", "name": "Ours unhurié", "type": "Créature"}],
}
EDITION = """Magic: The Gathering Comprehensive Rules

These rules are effective as of November 13, 2026.

Introduction

Our own words.

Contents

1. Game Concepts
100. General

Glossary

Credits

1. Game Concepts

100. General

100.1. Sentence of our own on playing.

100.2. Another sentence.

Glossary

Upkeep
What this is.

Credits

Us.
"""


@pytest.fixture
def upkeep(sources: Sources, tmp_path):
    """Runs the program; gives its exit status and what it printed."""

    async def upkeep(*words, lang="en"):
        environment = os.environ | {
            "UPKEEP_HOME": str(tmp_path),
            "UPKEEP_REFRESH_FROM": sources.base,
            "UPKEEP_LANG": lang,
            "PYTHONPATH": str(PROJECT),
        }
        program = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *words, env=environment, cwd=tmp_path,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, err = await program.communicate()
        return program.returncode, out.decode(), err.decode()

    return upkeep


@pytest.fixture
def everything(sources):
    put_cards(sources, cards=[CARD, BEAR])
    put_bulk(sources)
    put_rules(sources, text=EDITION.replace("\n", "\r").encode("utf-16"))
    return sources


async def test_a_refresh_and_another(everything, upkeep, tmp_path):
    status, out, err = await upkeep("refresh")
    assert out.splitlines() == [
        "MTGJSON AtomicCards: up to date now, as of 2026-11-29.",
        "Scryfall rulings: up to date now, as of 2026-11-29.",
        "Comprehensive Rules: up to date now, as of 2026-11-13.",
    ]
    assert err.splitlines() == [
        "Asking: MTGJSON AtomicCards",
        "Fetching: MTGJSON AtomicCards",
        "Asking: Scryfall rulings",
        "Fetching: Scryfall rulings",
        "Asking: Comprehensive Rules",
        "Fetching: Comprehensive Rules",
    ]
    assert status == 0
    held = sorted(path.name for path in (tmp_path / "corpus").iterdir())
    everything.seen.clear()
    status, out, err = await upkeep("refresh")
    assert out.count("nothing new since 2026-11-") == 3
    assert status == 0
    assert [line.partition(":")[0] for line in err.splitlines()] == ["Asking"] * 3
    assert len(everything.seen) == 3
    assert held == sorted(path.name for path in (tmp_path / "corpus").iterdir())
    assert everything.open_at_most == 1


async def test_a_source_that_fails_is_told_in_the_language_of_the_bot(everything, upkeep):
    everything.fail(ATOMIC, status(404))
    code, out, err = await upkeep("refresh", lang="de")
    assert code == 1
    assert out.splitlines()[0] == (
        "MTGJSON AtomicCards: die Datei ist nicht da (404). "
        "Von dort wurde noch nie etwas geladen; der übrige Bestand gilt weiter."
    )
    assert out.splitlines()[2] == "Comprehensive Rules: jetzt auf dem Stand vom 2026-11-13."
    assert "Traceback" not in err


async def test_a_rehearsal_is_on_this_machine_alone(upkeep, sources):
    sources.base = "http://192.0.2.1"
    status, out, err = await upkeep("refresh")
    assert (status, out) == (1, "")
    assert err.startswith("UPKEEP_REFRESH_FROM")


@pytest.mark.usefixtures("everything")
async def test_what_serves_takes_up_what_a_refresh_brought(upkeep, tmp_path):
    """The one that answers has a thread of its own, as it has in the bot."""
    day, loop, language = dt.date(2026, 11, 30), asyncio.get_running_loop(), (Language.EN,)
    with ThreadPoolExecutor(1) as thread:
        answering = await loop.run_in_executor(thread, Desk(Settings(tmp_path)).answering)

        def looked_up():
            yield answering.rule("100.1", language, day, day)
            yield answering.rulings("Rift Bolt", language)
            yield answering.card("Rift Bolt", language)
            yield answering.card("ours unhurie", language)
            yield answering.complete("ours un", (Language.FR,))
            yield answering.answer(Question("What does Unhurried Testbear do?", language), day).cards

        before = await loop.run_in_executor(thread, lambda: [*map(str, looked_up())])
        await upkeep("refresh")
        after = await loop.run_in_executor(thread, lambda: [*map(str, looked_up())])
    brought = [
        "Sentence of our own on playing.",
        "Our own sentence on the card.",
        CARD["text"],
        *[BEAR["name"]] * 3,
    ]
    assert [text in told for text, told in zip(brought, before, strict=True)] == [False] * 6
    assert [text in told for text, told in zip(brought, after, strict=True)] == [True] * 6
