"""The numbers of every rule and sub-rule since 2003, as they are bundled: facts, and no wording."""

from __future__ import annotations

import datetime as dt
import unicodedata
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_DAY = dt.timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Numbered:
    """A rule under one number: the first day, the last (None: to this day), and what it was before.

    `was` has the numbers it had on the day before `first`: none for a new rule, several where rules were
    joined. `keyword` is the name that the rule is the heading of, "" for any other rule.
    """

    number: str
    first: dt.date
    last: dt.date | None = None
    was: tuple[str, ...] = ()
    keyword: str = ""

    def holds_on(self, day: dt.date) -> bool:
        """Whether the rule had this number on `day`."""
        return self.first <= day and (self.last is None or day <= self.last)


class RuleNumbers:
    """Which rule had which number on which day."""

    def __init__(self, rows: Iterable[Numbered]) -> None:
        self._by_number: defaultdict[str, list[Numbered]] = defaultdict(list)
        self._next: defaultdict[tuple[str, dt.date], list[Numbered]] = defaultdict(list)
        self._by_keyword: defaultdict[str, list[Numbered]] = defaultdict(list)
        for row in rows:
            self._by_number[row.number].append(row)
            for was in row.was:
                self._next[was, row.first].append(row)
            if row.keyword:
                self._by_keyword[folded(row.keyword)].append(row)
        self._sorted = sorted(self._by_number, key=place_of)
        self._places = [place_of(number) for number in self._sorted]

    def on(self, number: str, day: dt.date) -> Numbered | None:
        """The rule that had this number on `day`, or None."""
        return next((row for row in reversed(self.ever(number)) if row.holds_on(day)), None)

    def ever(self, number: str) -> list[Numbered]:
        """Every rule that ever had this number, oldest first."""
        return self._by_number.get(number, [])

    def numbers(self) -> Iterator[str]:
        """Every number that a rule ever had, in order."""
        return iter(self._sorted)

    def under(self, number: str, day: dt.date) -> list[Numbered]:
        """The rules below a number on `day`, in order: sub-rules of a rule, rules of a chapter."""
        start = bisect_right(self._places, place_of(number))
        found = []
        for each in self._sorted[start:]:
            if not is_under(each, number):
                break
            if row := self.on(each, day):
                found.append(row)
        return found

    def called(self, keyword: str, day: dt.date) -> Numbered | None:
        """The rule that defined this keyword on `day`, by its English name in any letters; else None."""
        rows = self._by_keyword.get(folded(keyword), [])
        return next((row for row in rows if row.holds_on(day)), None)

    def ever_called(self, keyword: str) -> list[Numbered]:
        """Every number that the rule of this keyword ever had, oldest first."""
        return sorted(self._by_keyword.get(folded(keyword), []), key=lambda row: row.first)

    def keywords(self) -> Iterator[str]:
        """The English name of every keyword that ever had a rule."""
        names = {name: rows[-1].keyword for name, rows in self._by_keyword.items()}
        return iter(names.values())

    def line(self, row: Numbered) -> tuple[Numbered, ...]:
        """The numbers of one rule through time, oldest first; where rules were joined, of the first."""
        past = [row]
        while past[-1].was and (older := self._before(past[-1])):
            past.append(older)
        ahead = self._ahead(row)
        return (*reversed(past), *ahead)

    def then(self, row: Numbered, day: dt.date) -> list[Numbered]:
        """What a rule was or became on `day`: several where it was split or joined, none where it is gone."""
        found = [row]
        while found and any(day < each.first for each in found):
            found = _once(older for each in found for older in self._older(each, day))
        while found and any(each.last and each.last < day for each in found):
            found = _once(newer for each in found for newer in self._newer(each, day))
        return found

    def _older(self, row: Numbered, day: dt.date) -> list[Numbered]:
        if day >= row.first:
            return [row]
        return [found for was in row.was if (found := self.on(was, row.first - _DAY))]

    def _newer(self, row: Numbered, day: dt.date) -> list[Numbered]:
        if row.last is None or day <= row.last:
            return [row]
        return self._next[row.number, row.last + _DAY]

    def _before(self, row: Numbered) -> Numbered | None:
        # A rule that others were joined to was itself before, where it kept its number.
        was = row.number if row.number in row.was else row.was[0]
        return self.on(was, row.first - _DAY)

    def _ahead(self, row: Numbered) -> Iterator[Numbered]:
        while row.last is not None:
            newer = self._next[row.number, row.last + _DAY]
            if not newer:
                return
            row = newer[0]
            yield row


def _once(rows: Iterable[Numbered]) -> list[Numbered]:
    return list(dict.fromkeys(rows))


def is_under(number: str, other: str) -> bool:
    """Whether a rule is below another one: 702.62a is below 702.62, and both are below 702."""
    rest = number.removeprefix(other)
    return rest != number and bool(rest) and not rest[0].isdigit()


def place_of(number: str) -> tuple[int, int, str]:
    """Where a rule stands among the others: "702.62a" is after "702.9" and before "702.62b"."""
    chapter, _, rule = number.partition(".")
    letter = rule[-1:] if rule[-1:].isalpha() else ""
    return int(chapter), int(rule.removesuffix(letter) or 0), letter


@cache
def read_rule_numbers() -> RuleNumbers:
    """Every rule under every number it has had since the first edition held."""
    text = files("rulings_data").joinpath("rules", "all_numbers.tsv").read_text(encoding="utf-8")
    return RuleNumbers(_row(line.split("\t")) for line in text.splitlines()[1:])


def _row(cells: list[str]) -> Numbered:
    number, first, last, was, keyword = cells
    return Numbered(
        number,
        dt.date.fromisoformat(first),
        dt.date.fromisoformat(last) if last else None,
        tuple(was.split(",")) if was else (),
        keyword,
    )


@cache
def read_keyword_names() -> Mapping[str, str]:
    """The English name of a keyword by each printed name it has in any language, `folded`."""
    text = files("rulings_data").joinpath("rules", "keyword_names.tsv").read_text(encoding="utf-8")
    names: dict[str, str] = {}
    for line in text.splitlines()[1:]:
        english, _, printed = line.split("\t")
        names.setdefault(folded(printed), english)
    return names


def folded(name: str) -> str:
    """A name without capitals and accents, in which names are compared."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).replace("\u2019", "'")
