"""Date labels: the ways pages print the day beside a ruling."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from functools import cache

from bot.intake.pages.words import every_language, folded

AROUND = " \t[](){}|·•,;:\u2013\u2014-"
"""What may stand around a source beside a date."""
PARTED = re.compile(r"\s*[:\u2013\u2014|\t-]\s*(?=\S)")
"""What parts a date from a ruling on the same line."""


@dataclass(frozen=True, slots=True)
class DateLabel:
    """A date that stands at the head of a line, and the rest of the line: where it starts, what it credits.

    `day` is None for a day that no calendar has; `numbers` are the first two of a date in figures, whose
    order the page decides.
    """

    year: int
    month: int
    of_month: int
    rest: int
    credit: str = ""
    numbers: tuple[int, int] | None = None

    def day(self, *, month_first: bool) -> dt.date | None:
        """Give the date, read as month/day where the page counts so and the label is in figures."""
        turned = month_first and self.numbers is not None
        month, of_month = (self.of_month, self.month) if turned else (self.month, self.of_month)
        try:
            return dt.date(self.year, month, of_month)
        except ValueError:
            return None


def date_label(line: str) -> DateLabel | None:
    """Read the date that `line` consists of or begins with, or give None.

    02/02/2024, 2.2.2024, 2024-02-02, 02 février 2024, 2. Februar 2024, February 2, 2024; alone, with a
    source beside it ("· source : wotc"), or before a ruling on the same line ("2024-02-02: ...").
    """
    for pattern in _patterns():
        match = pattern.match(line)
        if match:
            return _label(line, match)
    return None


def counts_month_first(labels: list[DateLabel]) -> bool:
    """Whether a page prints month/day/year: some label has no other sense, and none the opposite."""
    pairs = [label.numbers for label in labels if label.numbers]
    return any(second > 12 for _, second in pairs) and not any(first > 12 for first, _ in pairs)


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    month = r"(?P<name>(?:[^\W\d_]|[\u0300-\u036f])+)"  # accents may stand apart from their letters
    return tuple(
        re.compile(rf"[ \t]*{form}(?=\W|$)")
        for form in (
            r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})",
            r"(?P<day>\d{1,2})(?P<figures>[./-])(?P<month>\d{1,2})(?P=figures)(?P<year>\d{4})",
            rf"(?P<day>\d{{1,2}})(?:er|st|nd|rd|th|\.|º|°)?\s+(?:de\s+)?{month}\.?\s+(?:de\s+)?(?P<year>\d{{4}})",
            rf"{month}\s+(?P<day>\d{{1,2}})(?:st|nd|rd|th)?,?\s+(?P<year>\d{{4}})",
        )
    )


def _label(line: str, match: re.Match[str]) -> DateLabel | None:
    told = match.groupdict()
    month = _month(told["name"]) if told.get("name") else int(told["month"])
    rest = _rest(line, match.end())
    if month is None or rest is None:
        return None
    day = int(told["day"])
    start, credit = rest
    numbers = (day, month) if told.get("figures") else None
    return DateLabel(int(told["year"]), month, day, start, credit, numbers)


def _month(name: str) -> int | None:
    wanted = folded(name)
    return next((words.months[wanted] for words in every_language() if wanted in words.months), None)


def _rest(line: str, end: int) -> tuple[int, str] | None:
    """Give where a ruling on the same line starts (or the line's end) and the source the label credits."""
    tail = line[end:].strip(AROUND)
    if not tail:
        return len(line), ""
    source = re.match(r"([^\W\d_]+)\s*:\s*(.{1,60})$", tail)
    if source and any(folded(source[1]) in words.source_labels for words in every_language()):
        return len(line), source[2]
    parted = PARTED.match(line[end:])
    return (end + parted.end(), "") if parted else None
