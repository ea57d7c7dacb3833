from __future__ import annotations

import datetime as dt
import logging

import pytest

from bot.answers import (
    Busy,
    CardAnswer,
    Clarification,
    Complaint,
    Kind,
    Language,
    NamedChoice,
    Option,
    Question,
)
from tests.cogs.conftest import Stage
from tests.cogs.stub_door import an_answer

CALLBACK, ORIGINAL = "/callback", "/messages/@original"


@pytest.mark.parametrize(
    ("locale", "server", "languages"),
    [
        ("en-US", "en-US", (Language.EN,)),
        ("en-GB", "de", (Language.EN, Language.DE)),
        ("fr", "en-US", (Language.FR,)),
        ("de", "de", (Language.DE,)),
        ("it", "fr", (Language.IT, Language.FR)),
        ("es-419", "en-US", (Language.ES,)),
        ("th", "it", (Language.IT,)),
        ("th", "en-US", ()),
    ],
)
async def test_a_question_is_asked_in_the_readers_languages(
    stage: Stage, locale: str, server: str, languages: tuple[Language, ...]
) -> None:
    stage.reader.locale, stage.reader.server = locale, server
    await stage.alice.slash(stage.channel, "ask", question="does it die")
    assert stage.door.asked == [Question("does it die", languages)]


async def test_an_answer_takes_the_place_of_thinking_and_pings_nobody(stage: Stage) -> None:
    result = await stage.alice.slash(stage.channel, "ask", question="@everyone does it die")
    assert [body["type"] for body in stage.sent("POST", CALLBACK)] == [5]
    assert stage.embed()["description"] == "Non, vous pouvez refuser."
    assert stage.sent("PATCH", ORIGINAL)[0]["allowed_mentions"] == {"parse": []}
    assert not result.ephemeral


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2010-06-01", dt.date(2010, 6, 1)),
        ("2010-2", dt.date(2010, 2, 28)),
        (" 2006 ", dt.date(2006, 12, 31)),
    ],
)
async def test_the_day_and_the_language_can_be_chosen(stage: Stage, typed: str, day: dt.date) -> None:
    await stage.alice.slash(stage.channel, "ask", question="does it die", as_of=typed, language="de")
    assert stage.door.asked == [Question("does it die", (Language.DE,), day)]


@pytest.mark.parametrize("typed", ["yesterday", "2010-13", "2010-02-30", "20100601", "0000", "@everyone"])
async def test_what_is_no_day_is_told_privately_before_anything_is_asked(stage: Stage, typed: str) -> None:
    stage.reader.locale = "fr"
    result = await stage.alice.slash(stage.channel, "ask", question="does it die", as_of=typed)
    assert result.ephemeral
    assert result.response.content == f"error-day-fr {typed}".replace("@e", "@\u200be")
    assert stage.door.asked == []


@pytest.mark.parametrize(
    ("failure", "line"),
    [
        (Busy(), "error-busy-it"),
        (Complaint("No rules before 2003-03-15 are held: ask about a later day."), None),
        (Complaint("**loud** @everyone"), "\\*\\*loud\\*\\* @\u200beveryone"),
        (ValueError("a secret path"), "discord-trouble-it"),
    ],
    ids=["busy", "complaint", "complaint quoting", "unexpected"],
)
@pytest.mark.parametrize("command", ["ask", "card"])
async def test_a_failure_is_told_once_and_privately(
    stage: Stage, caplog: pytest.LogCaptureFixture, command: str, failure: Exception, line: str | None
) -> None:
    stage.reader.locale, stage.door.failure = "it", failure
    option = {"ask": "question", "card": "name"}[command]
    with caplog.at_level(logging.ERROR, "cogs"):
        result = await stage.alice.slash(stage.channel, command, **{option: "Saccagement"})
    assert [told.content for told in result.followups if told.ephemeral] == [line or str(failure)]
    assert len(stage.sent("DELETE", ORIGINAL)) == 1
    assert bool(caplog.records) is isinstance(failure, ValueError)


async def test_nothing_more_is_sent_when_discord_no_longer_waits(stage: Stage) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await stage.alice.slash(stage.channel, "ask", question="does it die")
    assert stage.door.asked == []
    assert len(stage.sent("POST", CALLBACK)) == 1
    assert stage.sent("POST", "/webhooks/*") == []


async def test_an_app_of_ones_own_answers_without_the_server(stage: Stage) -> None:
    stage.reader.own_app = True
    await stage.alice.slash(stage.channel, "ask", question="does it die")
    assert stage.embed()["description"] == "Non, vous pouvez refuser."


async def test_a_question_is_answered_in_a_direct_message(stage: Stage) -> None:
    await stage.env.create_user("carol").slash("ask", question="does it die")
    assert stage.embed()["description"] == "Non, vous pouvez refuser."


async def test_a_card_is_shown(stage: Stage) -> None:
    stage.reader.locale = "fr"
    await stage.alice.slash(stage.channel, "card", name="saccagement")
    assert stage.door.asked == [("saccagement", (Language.FR,))]
    assert stage.embed()["description"] == "Saccagement, {4}{R}"
    assert stage.embed()["footer"]["text"] == "discord-notice-fr"


async def test_a_card_that_is_not_held_is_told_as_the_door_words_it(stage: Stage) -> None:
    stage.door.found = CardAnswer("not_found", (), "Aucune carte ne s'appelle *Xyz*.")
    await stage.alice.slash(stage.channel, "card", name="Xyz")
    assert stage.embed()["description"] == "Aucune carte ne s'appelle \\*Xyz\\*."


async def test_names_are_offered_from_the_door(stage: Stage) -> None:
    stage.reader.locale = "fr"
    stage.door.names = [NamedChoice("Saccagement (Plunder)", "Plunder")]
    offered = await stage.alice.autocomplete(stage.channel, "card", "name", "sacc")
    assert stage.door.asked == [("sacc", (Language.FR,))]
    assert [(each["name"], each["value"]) for each in offered] == [("Saccagement (Plunder)", "Plunder")]


async def test_no_more_names_are_offered_than_discord_takes(stage: Stage) -> None:
    long = NamedChoice("Un nom " * 30, "Plunder")
    stage.door.names = [NamedChoice("", "x"), NamedChoice("x", ""), NamedChoice("x", "v" * 101), *[long] * 40]
    offered = await stage.alice.autocomplete(stage.channel, "card", "name", "un")
    assert len(offered) == 25
    assert {each["name"] for each in offered} == {"Un nom " * 13 + "Un nom…"}


async def test_names_that_cannot_be_offered_are_no_answer(stage: Stage) -> None:
    stage.door.failure = ValueError("broken")
    assert await stage.alice.autocomplete(stage.channel, "card", "name", "un") == []
    assert stage.sent("POST", CALLBACK) == []


OPEN = Clarification(
    "À qui est-ce le tour ?", (Option("à moi", "scenario one"), Option("à lui", "scenario two"))
)


async def ask_back(stage: Stage) -> object:
    stage.reader.locale = "fr"
    stage.door.answer = an_answer(kind=Kind.CLARIFY, clarify=OPEN, answer="Cela dépend.")
    result = await stage.alice.slash(stage.channel, "ask", question="does it die")
    stage.door.answer = an_answer(answer="Oui.")
    return result.response


async def test_a_choice_is_answered_in_the_place_of_the_question_back(stage: Stage) -> None:
    shown = await ask_back(stage)
    await stage.alice.select(shown, ["1"], custom_id="open-point")
    assert stage.door.asked[1] == Question("does it die", (Language.FR,), None, "scenario two")
    assert stage.embed()["description"] == "Oui."
    assert stage.sent("PATCH", ORIGINAL)[-1]["components"] == []


async def test_another_person_may_not_choose(stage: Stage) -> None:
    shown = await ask_back(stage)
    result = await stage.bob.select(shown, ["1"], custom_id="open-point")
    assert result.ephemeral
    assert result.response.content == "discord-not-yours-fr"
    assert len(stage.door.asked) == 1


async def test_a_choice_that_fails_leaves_the_menu_and_is_told_privately(stage: Stage) -> None:
    shown = await ask_back(stage)
    stage.door.failure = Busy()
    result = await stage.alice.select(shown, ["0"], custom_id="open-point")
    assert [told.content for told in result.followups if told.ephemeral] == ["error-busy-fr"]
    assert stage.sent("DELETE", ORIGINAL) == []
    stage.door.failure = None
    await stage.alice.select(shown, ["0"], custom_id="open-point")
    assert stage.embed()["description"] == "Oui."


async def test_the_menu_goes_before_the_message_can_no_longer_be_changed(stage: Stage) -> None:
    await ask_back(stage)
    await stage.env.advance_time(14 * 60 + 1)
    assert stage.sent("PATCH", ORIGINAL)[-1]["components"] == []
    assert len(stage.door.asked) == 1
