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


@dataclass(frozen=True, slots=True)
class DayRead:
    """The day read out of the words, and the message key of what was assumed in reading it."""

    day: dt.date
    assumed: str
    start: int
    end: int


def day_of(text: str, found: Iterable[Found], changes: Iterable[dt.date], today: dt.date) -> DayRead | None:
    """The day a question names, or None. A bare year is its last day, a month its last day."""
    if match := _ISO.search(text):
        year, month, day = int(match[1]), int(match[2]), match[3]
        return _made(match, year, month, int(day) if day else None)
    if match := _DOTTED.search(text):
        return _made(match, int(match[3]), int(match[2]), int(match[1]))
    match = _YEAR.search(text)
    if not match:
        return None
    year = int(match[1])
    before = [
        f for f in found if f.concept == "before" and f.end <= match.start() and match.start() - f.end < 30
    ]
    if before:
        change = next((c for c in changes if c.year == year), dt.date(year, 1, 1))
        return DayRead(change - dt.timedelta(days=1), "before-change", before[-1].start, match.end())
    return DayRead(min(dt.date(year, 12, 31), today), "year-last-day", match.start(), match.end())


def _made(match: re.Match[str], year: int, month: int, day: int | None) -> DayRead | None:
    try:
        last = calendar.monthrange(year, month)[1]
        made = dt.date(year, month, day or last)
    except (ValueError, IndexError, calendar.IllegalMonthError):
        return None
    return DayRead(made, "" if day else "month-last-day", match.start(), match.end())
