"""What somebody types who has never used this: every way in leads on, in the language they read."""

from __future__ import annotations

import json
import re

import pytest

from bot.answers import ANSWERED
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
