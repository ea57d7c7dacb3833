"""The examples of docs/scenario.md come out as the page says, and it names every word there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.engine.acts import ACTS
from bot.engine.judge import deciding, judge
from bot.engine.mechanics import ACTIONS, MECHANICS, VERBS
from bot.engine.notation.read import READERS, read_scenario
from bot.engine.play import play
from bot.engine.state import Step, Zone
from bot.engine.waiting import WAITS

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "scenario.md").read_text("utf-8")
EXAMPLES = re.findall(r"```text\n(.*?)```\n> (.*?)\n", PAGE, re.DOTALL)
TOLD = {"yes": True, "no": False}


def value(word: str) -> object:
    return TOLD.get(word, int(word) if word.isdigit() else word)


@pytest.mark.parametrize(("text", "outcome"), EXAMPLES)
def test_example(text: str, outcome: str) -> None:
    verdict, held, numbers = outcome.split("; ")
    name, _, pairs = held.partition(": ")
    wanted = {key: value(word) for key, word in (pair.split("=") for pair in pairs.split(", "))}
    scenario = read_scenario(text)
    done = play(scenario, read_history().on(scenario.day), read_cards())
    assert (judge(done) or "nothing") == verdict
    assert any(wanted.items() <= line.facts[name].items() for line in done.lines)
    assert set(numbers.split()) <= {rule.number for rule in deciding(done)}


def test_there_are_ten() -> None:
    assert len(EXAMPLES) == 10


@pytest.mark.parametrize(
    "word", [*READERS, *ACTS, *ACTIONS, *Step, *(zone for zone in Zone if zone is not Zone.NONE)]
)
def test_the_page_names(word: str) -> None:
    assert re.search(rf"\b{re.escape(word)}\b", PAGE)


@pytest.mark.parametrize("word", [*VERBS.keys() - {v for m in MECHANICS.values() for v in m.verbs}, *WAITS])
def test_the_page_on_cards_names(word: str) -> None:
    assert re.search(rf"\b{re.escape(word)}\b", (DOCS / "add-a-card.md").read_text("utf-8"))


@pytest.mark.parametrize("word", MECHANICS)
def test_the_page_on_mechanics_names(word: str) -> None:
    text = " ".join((DOCS / "add-a-mechanic.md").read_text("utf-8").split())
    assert re.search(rf"\b{re.escape(word)}\b", text)
