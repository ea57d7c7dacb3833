"""Rules eras: what the rules of a day were numbered and what they said."""

from __future__ import annotations

import datetime as dt
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.model.citation import Citation

T = TypeVar("T")

FIRST_RULES = dt.date(2003, 3, 15)
"""The oldest edition of the Comprehensive Rules whose numbers are held."""

EXILE_SINCE = dt.date(2009, 7, 11)
"""The first day of "exile" and "cast": texts of before say "removed from the game" and "play"."""


@dataclass(frozen=True, slots=True)
class Dated(Generic[T]):
    """A value that changed over time: pairs of (first day, value), oldest first."""

    spans: tuple[tuple[dt.date, T], ...]

    def on(self, day: dt.date) -> T | None:
        """The value in force on `day`, or None before the first."""
        place = bisect_right(self.spans, day, key=lambda span: span[0])
        return self.spans[place - 1][1] if place else None


@dataclass(frozen=True, slots=True)
class RulesOfTheDay:
    """The rules in force on one day, as the engine sees them: settings and numbers, no dates to ask.

    `settings` maps names such as "suspend.last" to words such as "may"; `numbers` maps rule keys such
    as "suspend.cast" to numbers such as "702.62a"; a key that had no rule that day is absent.
    """

    day: dt.date
    effective: dt.date
    settings: Mapping[str, str]
    numbers: Mapping[str, str]

    def setting(self, name: str) -> str:
        """The setting called `name`; KeyError if no mechanic declares it."""
        return self.settings[name]

    def cite(self, key: str) -> Citation | None:
        """The citation of `key` on this day, or None where no rule said it yet."""
        number = self.numbers.get(key)
        return Citation(key, number, self.effective) if number else None


@dataclass(frozen=True, slots=True)
class History:
    """Every setting and rule number through time, and the effective dates of the editions held."""

    editions: tuple[dt.date, ...]
    settings: Mapping[str, Dated[str]]
    numbers: Mapping[str, Dated[str]]

    def on(self, day: dt.date) -> RulesOfTheDay:
        """The rules in force on `day`; LookupError before the first edition held."""
        place = bisect_right(self.editions, day)
        if not place:
            raise LookupError(f"no rules edition before {self.editions[0]} is held")
        return RulesOfTheDay(
            day,
            self.editions[place - 1],
            {name: value for name, dated in self.settings.items() if (value := dated.on(day)) is not None},
            {key: value for key, dated in self.numbers.items() if (value := dated.on(day))},
        )
