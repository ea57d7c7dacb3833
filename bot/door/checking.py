"""What can be asked at all: a text of some length, about a day whose rules are held."""

from __future__ import annotations

import datetime as dt
import unicodedata
from collections.abc import Callable

from bot.answers import QuestionError
from bot.model.era import FIRST_RULES

LONGEST_QUESTION = 1000
LONGEST_SCENARIO = 20_000
LONGEST_NAME = 200
FIRST_MAGIC = dt.date(1993, 1, 1)

Say = Callable[..., str]
"""A message's name and its arguments in, words in one reader's language out."""

_KEPT = frozenset("\n\t")
_UNSEEN = frozenset({"Cc", "Cs"})


def cleaned(text: str) -> str:
    """`text` without control characters and half pairs, which nothing can show or store."""
    return "".join(
        letter for letter in text if letter in _KEPT or unicodedata.category(letter) not in _UNSEEN
    ).strip()


def check_text(text: str, say: Say, most: int = LONGEST_QUESTION) -> str:
    """`text` cleaned; QuestionError where it is empty or longer than `most` characters."""
    asked = cleaned(text)
    if not any(letter.isalnum() for letter in asked):
        raise QuestionError(say("error-empty"))
    if len(asked) > most:
        raise QuestionError(say("error-too-long", most=most))
    return asked


def check_day(day: dt.date, today: dt.date, say: Say) -> None:
    """Raise QuestionError for a day before Magic, before the first rules held, or after today."""
    if day > today:
        raise QuestionError(say("error-future", day=day.isoformat()))
    if day < FIRST_MAGIC:
        raise QuestionError(say("error-before-magic", day=day.isoformat()))
    if day < FIRST_RULES:
        raise QuestionError(say("error-before-rules", day=day.isoformat(), first=FIRST_RULES.isoformat()))
