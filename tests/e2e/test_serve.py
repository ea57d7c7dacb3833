"""Upkeep on Discord, from its start to its end, as a server's owner runs it."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.cogs.payloads import Checker, load, own_rules
from tests.cogs.test_show import inside_the_limits
from tests.e2e.conftest import Start
from tests.e2e.loopback import Fault, Loopback

COMMAND, TYPING = 2, 4
PRINTED = {"en-US": "Plunder", "fr": "Saccagement", "de": "Brandschatzen", "it": "Razziare"}
"""One card by the name printed in each language."""
QUESTIONS = {
    "en-US": "what happens if I don't want to cast Plunder when its last time counter is removed?",
    "fr": "que se passe-t-il si je ne veux pas lancer Saccagement quand on retire le dernier marqueur ?",
    "de": "was passiert, wenn ich Brandschatzen nicht wirken will, wenn die letzte Zeitmarke entfernt wird?",
    "it": "cosa succede se non voglio lanciare Razziare quando il suo ultimo segnalino tempo viene rimosso?",
}
SMALL_WORDS = {
    "en-US": "the|you|it",
    "fr": "les|vous|est",
    "de": "der|die|das|ist",
    "it": "il|puoi|viene|è",
}
"""Words that an answer in a language can hardly do without."""


@pytest.fixture
def check(request: pytest.FixtureRequest) -> Checker:
    """A check of one request, against Discord's own description where it is held."""
    try:
        return load(request.getfixturevalue("material") / "discord" / "api-schema.json")
    except pytest.skip.Exception:
        return lambda *sent: own_rules(sent[2])


@pytest.fixture(autouse=True)
def everything_sent_is_right(discord: Loopback, check: Checker) -> Iterator[None]:
    """Whatever the program sent, Discord takes it, and a person can read it."""
    yield
    for sent in discord.seen:
        if sent.body is not None and sent.what in {"POST", "PUT", "PATCH"}:
            check(sent.what, sent.path, sent.body)
            assert "discord-" not in str(sent.body), "a message without words"


async def answered(discord: Loopback, token: str) -> dict[str, Any]:
    """The embed shown for an interaction."""
    body = await discord.comes("PATCH", f"{token}/messages/@original")
    inside_the_limits(body["embeds"][0])
    assert body["allowed_mentions"] == {"parse": []}
    return dict(body["embeds"][0])


async def test_a_start_tells_the_commands_once_and_asks_for_servers_only(
    discord: Loopback, start: Start
) -> None:
    first = await start.ready()
    [identified] = discord.all("IDENTIFY")
    assert identified["intents"] == 1
    [commands] = discord.all("PUT", "/commands")
    assert [command["name"] for command in commands] == ["ask", "card"]
    for command in commands:
        assert set(command["description_localizations"]) == {"en-US", "en-GB", "fr", "de", "it"}
        assert set(command["name_localizations"]) == {"en-US", "en-GB", "fr", "de", "it"}
    await first.told(signal.SIGTERM)
    await start.ready()
    assert len(discord.all("PUT", "/commands")) == 1


async def test_a_question_is_answered_in_the_language_of_each_reader(discord: Loopback, start: Start) -> None:
    await start.ready()
    shown = {}
    for locale, question in QUESTIONS.items():
        token = await discord.interact(COMMAND, locale, "ask", question=question)
        acknowledged = await discord.comes("POST", f"{token}/callback")
        assert acknowledged["type"] == 5
        shown[locale] = await answered(discord, token)
        assert shown[locale]["author"]["name"] == question
        texts = " ".join([shown[locale]["description"], *(each["value"] for each in shown[locale]["fields"])])
        assert re.search(rf"\b({SMALL_WORDS[locale]})\b", texts), texts
        assert PRINTED[locale] in texts
        assert "702.62a" in texts
    assert len({embed["description"] for embed in shown.values()}) == len(QUESTIONS)


async def test_a_card_is_offered_and_shown_by_the_name_each_reader_knows(
    discord: Loopback, start: Start
) -> None:
    await start.ready()
    for locale, card in PRINTED.items():
        token = await discord.interact(TYPING, locale, "card", name=card[:5].lower())
        offered = (await discord.comes("POST", f"{token}/callback"))["data"]["choices"]
        [value] = {each["value"] for each in offered if card in each["name"]}
        token = await discord.interact(COMMAND, locale, "card", name=value)
        assert card in (await answered(discord, token))["description"]


async def test_a_day_that_is_none_is_told_to_the_reader_alone(discord: Loopback, start: Start) -> None:
    await start.ready()
    token = await discord.interact(
        COMMAND, "fr", "ask", question="dois-je lancer Saccagement ?", as_of="hier"
    )
    told = await discord.comes("POST", f"{token}/callback")
    assert told["type"] == 4
    assert told["data"]["flags"] == 64
    assert "hier" in told["data"]["content"]


@pytest.mark.parametrize(
    ("fault", "attempts"),
    [(Fault(429), 2), (Fault(502), 2), (Fault(502, taken=True), 2)],
    ids=["asked to wait", "gateway trouble", "gateway trouble after it was taken"],
)
async def test_a_refused_acknowledgement_is_tried_again_and_answered(
    discord: Loopback, start: Start, fault: Fault, attempts: int
) -> None:
    await start.ready()
    discord.faults.append(fault)
    token = await discord.interact(COMMAND, "en-US", "card", name="Plunder")
    await answered(discord, token)
    assert len(discord.all("POST", f"{token}/callback")) == attempts


async def asked_to_reconnect(discord: Loopback) -> None:
    await discord.say(7)


async def cut_off(discord: Loopback) -> None:
    discord.drop()


@pytest.mark.parametrize("broken", [asked_to_reconnect, cut_off])
async def test_a_broken_connection_is_resumed_and_nothing_is_missed(
    discord: Loopback, start: Start, broken: Callable[[Loopback], Any]
) -> None:
    await start.ready()
    token = await discord.interact(COMMAND, "en-US", "card", name="Plunder")
    await answered(discord, token)
    await broken(discord)
    token = await discord.interact(COMMAND, "en-US", "card", name="Plunder")
    await answered(discord, token)
    resumed = await discord.comes("RESUME")
    assert resumed["session_id"] == "a-session"
    assert len(discord.all("IDENTIFY")) == 1


async def test_a_session_that_is_gone_is_opened_anew(discord: Loopback, start: Start) -> None:
    await start.ready()
    await discord.say(9, data=False)
    await discord.comes("IDENTIFY", count=2)
    token = await discord.interact(COMMAND, "en-US", "card", name="Plunder")
    await answered(discord, token)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_end_it_closes_the_connection_and_exits_with_0(
    discord: Loopback, start: Start, number: signal.Signals
) -> None:
    program = await start.ready()
    status, written = await program.told(number)
    assert status == 0, written
    assert "Traceback" not in written
    assert await discord.comes("CLOSE") == 1000


@pytest.mark.parametrize(
    ("token", "settings", "named"),
    [
        (None, {}, "DISCORD_TOKEN"),
        ("  ", {}, "DISCORD_TOKEN"),
        ("a-token-that-is-wrong", {}, "DISCORD_TOKEN"),
        ("any", {"UPKEEP_DISCORD_API": "http://127.0.0.1:9/api/v10"}, "127.0.0.1:9"),
        ("any", {"UPKEEP_DISCORD_API": "http://192.0.2.1/api/v10"}, "UPKEEP_DISCORD_API"),
    ],
    ids=["no token", "a blank token", "a wrong token", "nobody there", "not this machine"],
)
async def test_what_keeps_it_from_starting_is_told_in_one_line(
    discord: Loopback, start: Start, token: str | None, settings: dict[str, str], named: str
) -> None:
    program = await start(token, **settings)
    status, written = await program.end()
    assert status not in {0, -signal.SIGTERM}
    [line] = written.splitlines()
    assert named in line
    assert "a-token" not in line
    assert discord.all("IDENTIFY") == []
