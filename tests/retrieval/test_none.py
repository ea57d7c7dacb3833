"""A question near nothing says so; what is shown is one of the kinds of the contract."""

from __future__ import annotations

import datetime as dt

import pytest

from bot.answers import Kind, Question, QuestionError
from bot.door import Answering

DAY = dt.date(2026, 2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "what is the capital of france",
        "lol",
        "hello",
        "must i go to school",
        "who won the world cup last year",
        "what color is the sky",
        "do you see the light",
        "asdf qwer zxcv",
        "quelle heure est-il",
        "dois-je payer mes impôts",
        "qui a volé mon vélo",
        "wie wird das Wetter morgen",
        "che tempo fa domani",
        "di che colore è il cielo",
        "cuál es la capital de francia",
        "qual é a capital da frança",
        "明日の天気はどうですか",
        "какая завтра погода",
    ],
)
def test_a_question_near_nothing_finds_nothing(answering: Answering, text: str) -> None:
    answer = answering.answer(Question(text), DAY)
    assert (answer.kind, answer.rulings) == (Kind.NOT_FOUND, ())


@pytest.mark.parametrize("text", ["😀😀", "?!?! #$%", "()[]{}", "…", "🤔"])
def test_signs_alone_are_no_question(answering: Answering, text: str) -> None:
    with pytest.raises(QuestionError):
        answering.answer(Question(text), DAY)


@pytest.mark.parametrize(
    ("text", "kind", "first"),
    [
        ("what is the mana value of a spell i got for free", Kind.STORED, "sus-028"),
        ("wann werden Ziele bestimmt", Kind.STORED, "sus-021"),
        ("combien vaut X", Kind.STORED, "sus-027"),
        ("la carta in esilio si vede ?", Kind.STORED, "sus-026"),
        ("cuándo elijo el objetivo", Kind.STORED, "sus-021"),
        ("a carta exilada fica virada para cima", Kind.STORED, "sus-026"),
        ("am i forced to cast it", Kind.STORED, "sus-012"),
        ("l'adversaire peut répondre quand je suspends", Kind.PLAYED, "sus-020"),
    ],
)
def test_what_is_not_played_shows_the_ruling_that_says_it(
    answering: Answering, text: str, kind: Kind, first: str
) -> None:
    answer = answering.answer(Question(text), DAY)
    assert (answer.kind, answer.rulings[0].id) == (kind, first)


def test_what_holds_on_the_day_is_shown(answering: Answering) -> None:
    then = answering.answer(Question("am i forced to cast it", as_of=dt.date(2020, 1, 1)), DAY)
    assert (then.rulings[0].id, then.rulings[0].superseded_by) == ("sus-011", None)


def test_before_suspend_a_question_on_it_says_so(answering: Answering) -> None:
    answer = answering.answer(
        Question("cuándo elijo el objetivo de la carta suspendida", as_of=dt.date(2005, 1, 1)), DAY
    )
    assert answer.kind is Kind.STORED
    assert "2005" in answer.answer
