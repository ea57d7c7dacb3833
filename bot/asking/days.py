"""The day a question speaks of: a date, a month, a year, "before the 2024 change"."""

from __future__ import annotations

import calendar
import datetime as dt
import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.asking.concepts import Found

_ISO = re.compile(r"\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b")
_DOTTED = re.compile(r"\b(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)\b")
_YEAR = re.compile(r"\b(19[9]\d|20[0-4]\d)\b")
_DAY_BEFORE = re.compile(r"\b([0-3]?\d)(?:\.|er|st|nd|rd|th)? *(?:of|de)? *$")
_DAY_AFTER = re.compile(r"^ *([0-3]?\d)(?:st|nd|rd|th)?,? *$")

MONTH = "month-"
"""What the concepts of the months begin with; the number of the month follows."""
CLOSE = 12
"""How many characters may lie between a month and its year."""
AWAY = 30
"""How many characters may lie between a "before" and its date."""


@dataclass(frozen=True, slots=True)
class DayRead:
    """The day read out of the words, and the message key of what was assumed in reading it."""

    day: dt.date
    assumed: str
    start: int
    end: int


def day_of(text: str, found: Iterable[Found], changes: Iterable[dt.date], today: dt.date) -> DayRead | None:
    """The day a question names, or None. A bare year is its last day, a month its last day.

    "Before" a day is the day before it, before a year the day before its change; "since" is today.
    """
    said = tuple(found)
    named = _dated(text) or _month(text, said)
    when = named or _year(text, changes, said, today)
    if when and _word("since", said, when):
        return DayRead(max(when.day, today), "", when.start, when.end)
    if named and (before := _word("before", said, named)):
        first = named.day.replace(day=1) if named.assumed else named.day
        return DayRead(first - dt.timedelta(days=1), "", before.start, named.end)
    return when


def _dated(text: str) -> DayRead | None:
    if match := _ISO.search(text):
        year, month, day = int(match[1]), int(match[2]), match[3]
        return _made(match.start(), match.end(), year, month, int(day) if day else None)
    if match := _DOTTED.search(text):
        return _made(match.start(), match.end(), int(match[3]), int(match[2]), int(match[1]))
    return None


def _month(text: str, said: Iterable[Found]) -> DayRead | None:
    """A month by its name before a year, with the day on either side of the name or without."""
    year = _YEAR.search(text)
    months = [f for f in said if f.concept.startswith(MONTH)] if year else []
    named = next((f for f in reversed(months) if year and 0 <= year.start() - f.end < CLOSE), None)
    if named is None or year is None:
        return None
    before = _DAY_BEFORE.search(text[: named.start])
    day = before or _DAY_AFTER.match(text[named.end : year.start()])
    start = before.start() if before else named.start
    number = int(named.concept.removeprefix(MONTH))
    return _made(start, year.end(), int(year[1]), number, int(day[1]) if day else None)


def _year(text: str, changes: Iterable[dt.date], said: Iterable[Found], today: dt.date) -> DayRead | None:
    match = _YEAR.search(text)
    if match is None:
        return None
    year = int(match[1])
    when = DayRead(min(dt.date(year, 12, 31), today), "year-last-day", match.start(), match.end())
    if before := _word("before", said, when):
        change = next((c for c in changes if c.year == year), dt.date(year, 1, 1))
        return DayRead(change - dt.timedelta(days=1), "before-change", before.start, match.end())
    return when


def _word(concept: str, said: Iterable[Found], when: DayRead) -> Found | None:
    """The last "before" or "since" that stands close before a date."""
    close = [f for f in said if f.concept == concept and f.start < when.start and when.start - f.end < AWAY]
    return close[-1] if close else None


def _made(start: int, end: int, year: int, month: int, day: int | None) -> DayRead | None:
    try:
        last = calendar.monthrange(year, month)[1]
        made = dt.date(year, month, day or last)
    except (ValueError, IndexError, calendar.IllegalMonthError):
        return None
    return DayRead(made, "" if day else "month-last-day", start, end)
