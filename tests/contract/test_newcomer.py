"""What somebody types who has never used this: every way in leads on, in the language they read."""

from __future__ import annotations

import json
import re

import pytest

from bot.answers import ANSWERED, Language
from bot.wording.localizer import Localizer


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("question", ["hi", "Rift Bolt", "vigilance"])
def test_the_set_language_answers_where_no_word_tells_one(question, language, upkeep):
    answer = json.loads(upkeep("ask", "--json", "--", question, UPKEEP_LANG=language.value)[1])
    assert answer["language"] == language.value


@pytest.mark.parametrize("language", ANSWERED)
def test_the_words_of_a_question_outweigh_the_set_language(language, upkeep):
    asked = "darf ich Rift Bolt im Zug meines Gegners aussetzen?"
    answer = json.loads(upkeep("ask", "--json", "--", asked, UPKEEP_LANG=language.value)[1])
    assert answer["language"] == "de"


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("typed", ["help", "--help", "/help", "?", "Help?", "-h"])
def test_help_comes_in_the_language_of_the_reader(typed, language, upkeep):
    status, out, err = upkeep("ask", "--", typed, UPKEEP_LANG=language.value)
    assert (status, err) == (0, "")
    assert " ".join(out.split()) == Localizer(language).say("help")
    assert Localizer(language).say("help") in " ".join(
        upkeep("chat", stdin=typed.encode() + b"\n", UPKEEP_LANG=language.value)[1].split()
    )


@pytest.mark.parametrize("language", ANSWERED)
def test_the_word_for_help_tells_its_language(language, upkeep):
    out = upkeep("ask", "--", Localizer(language).say("help-word"))[1]
    assert " ".join(out.split()) == Localizer(language).say("help")


@pytest.mark.parametrize("language", ANSWERED)
def test_the_question_that_help_shows_is_answered(language, ask):
    question = re.search(r"[\"„«]\W*(.*?\?)", Localizer(language).say("help"))[1]
    answer = ask(question)
    assert (answer["kind"], answer["verdict"], answer["language"]) == ("played", "no", language.value)


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("can i suspend black lotus", "black lotus"),
        ("can I suspend my Zorblax in my opponent's turn?", "Zorblax"),
        ("do i have to cast mox ruby when the last counter is removed", "mox ruby"),
        ("puis-je suspendre black lotus pendant le tour de mon adversaire", "black lotus"),
        ("kann ich black lotus aussetzen", "black lotus"),
        ("posso sospendere il mio black lotus", "black lotus"),
    ],
)
def test_a_card_that_is_not_held_is_named_and_never_played_as_any_card(question, name, ask):
    answer = ask(question)
    told = Localizer(Language(answer["language"])).say("kind-card-not-held", name=name)
    assert answer["kind"] == "stored"
    assert answer["answer"].startswith(told)


@pytest.mark.parametrize(
    "question",
    [
        "can i suspend my creature in response",
        "kann ich die Kreatur aussetzen",
        "what is banding",
        "hi there you",
    ],
)
def test_ordinary_words_are_no_card(question, ask):
    answer = ask(question)
    assert (
        Localizer(Language(answer["language"])).say("kind-card-not-held", name="")[:20]
        not in answer["answer"]
    )


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("what is trample?", "702.19"),
        ("trample", "702.19"),
        ("how does first strike work", "702.7"),
        ("c'est quoi le piétinement ?", "702.19"),
        ("was ist Erstschlag", "702.7"),
        ("cos'è travolgere?", "702.19"),
        ("what is suspend", "702.62"),
    ],
)
def test_a_question_for_a_keyword_leads_to_its_rule(question, number, ask):
    answer = ask(question)
    assert answer["kind"] == "stored"
    assert answer["rules"][0]["number"] == number
    assert number in answer["answer"]
    assert [ruling for ruling in answer["rulings"] if ruling["card"][0].isupper()] == []


def test_a_keyword_that_has_no_rule_yet_is_not_told_by_one(ask):
    assert "702.62" not in ask("what is suspend", None, "2005-06-01")["answer"]
