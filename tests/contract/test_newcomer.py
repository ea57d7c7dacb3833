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


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("command", ["card", "rulings", "rule"])
def test_a_command_without_words_says_what_it_wants(command, language, upkeep):
    status, out, err = upkeep(command, UPKEEP_LANG=language.value)
    assert (status, out, err) == (2, "", Localizer(language).say(f"error-empty-{command}") + "\n")
    assert f"upkeep {command} " in err


@pytest.mark.parametrize(
    ("words", "told", "leads_to"),
    [
        (["dance"], "No such command", "upkeep --help"),
        (["import"], "PATH", "upkeep import --help"),
        (["card", "--nosuch"], "--nosuch", "upkeep card --help"),
        (["status", "x"], "extra argument", "upkeep status --help"),
        (["ask", "--lang"], "--lang", "--help"),
    ],
)
def test_a_mistyped_command_is_led_on(words, told, leads_to, upkeep):
    status, out, err = upkeep(*words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert told in err
    assert leads_to in err


@pytest.mark.parametrize("command", ["card", "rulings"])
def test_a_name_that_is_no_card_is_told_alike(command, upkeep):
    assert upkeep(command, "Zorblax the Unheld") == (2, "", "No card called Zorblax the Unheld is known.\n")


@pytest.mark.parametrize("day", ["1980", "2001-01-01", "2999-01-01", "soon"])
def test_a_conversation_on_a_day_that_cannot_be_asked_about_does_not_begin(day, upkeep):
    status, out, err = upkeep("chat", "--as-of", day, stdin=b"hi\n")
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_rulings_begin_with_what_they_are_on(upkeep):
    assert upkeep("rulings", "saccagement")[1].splitlines()[0] == "Plunder"


def test_no_summary_of_a_command_is_cut(upkeep):
    listed = upkeep("--help")[1].split("Commands:")[1].strip().splitlines()
    assert [line for line in listed if not line.endswith(".") or line.endswith("...")] == []


@pytest.mark.parametrize(("day", "keyword"), [("2010-01-01", "Aura Swap"), ("2026-02-01", "Suspend")])
def test_a_sub_rule_names_the_keyword_it_belongs_to(day, keyword, upkeep):
    out = upkeep("rule", "702.62a", "--as-of", day)[1]
    assert f"702.62a belongs to rule 702.62, {keyword}." in " ".join(out.split())


def test_a_data_directory_that_cannot_be_made_asks_for_another(upkeep, tmp_path):
    home = tmp_path / ("x" * 300)
    status, out, err = upkeep("build", UPKEEP_HOME=str(home))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "choose another folder with UPKEEP_HOME" in err
