"""The day a question speaks of, in the four languages."""

from __future__ import annotations

import datetime as dt

import pytest

from bot.asking.concepts import Phrases
from bot.asking.days import day_of
from bot.asking.words import words
from bot.bundle.lexicons import read_lexicons
from bot.model.language import Language

LEXICONS = read_lexicons()
CHANGE = dt.date(2024, 2, 2)
TODAY = dt.date(2026, 11, 30)

SAID = [
    ("en", "in 2009", "2009-12-31"),
    ("en", "before 2024", "2024-02-01"),
    ("en", "until 2024", "2024-02-01"),
    ("en", "before 2012", "2011-12-31"),
    ("en", "before 2024-02-02", "2024-02-01"),
    ("en", "since 2010", "2026-11-30"),
    ("en", "in january 2024", "2024-01-31"),
    ("en", "before february 2024", "2024-01-31"),
    ("en", "on february 1st 2024", "2024-02-01"),
    ("en", "on february 1, 2024", "2024-02-01"),
    ("en", "on 2 february 2024", "2024-02-02"),
    ("fr", "en janvier 2024", "2024-01-31"),
    ("fr", "le 1er février 2024", "2024-02-01"),
    ("fr", "depuis 2010", "2026-11-30"),
    ("de", "im januar 2024", "2024-01-31"),
    ("de", "am 1. februar 2024", "2024-02-01"),
    ("de", "seit 2010", "2026-11-30"),
    ("it", "a gennaio 2024", "2024-01-31"),
    ("it", "il 1 febbraio 2024", "2024-02-01"),
    ("it", "dal 2010", "2026-11-30"),
]


@pytest.mark.parametrize(("language", "text", "day"), SAID)
def test_the_day_is_the_one_said(language: str, text: str, day: str) -> None:
    spoken = Language(language)
    found, _ = Phrases(LEXICONS[spoken]).find(words(text, spoken))
    read = day_of(text, found, [CHANGE], TODAY)
    assert read is not None
    assert read.day == dt.date.fromisoformat(day)


@pytest.mark.parametrize("text", ["at 20 life", "in the year", "with 5 counters in may"])
def test_no_day_is_read_where_none_is_said(text: str) -> None:
    found, _ = Phrases(LEXICONS[Language.EN]).find(words(text, Language.EN))
    assert day_of(text, found, [CHANGE], TODAY) is None
