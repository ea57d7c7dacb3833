"""Candidates by shared letters: which keys are worth comparing with what was typed."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from heapq import nlargest
from math import ceil

from bot.matching.forms import grams, length
from bot.model.naming import NameTables

_NEAR = 2  # letters more or less
_SHORTEST_PART = 0.5
_TEXT = 40_000
_FEWEST_LISTS = 2
_KEY_SHARE = 0.5
_LEAST_SHARE = 0.5  # of the groups that the best candidate shares


@dataclass(frozen=True, slots=True)
class Search:
    """How many numbers of keys are read, and how many of other lengths; how many of each sort are kept."""

    read: int
    wide: int
    kept: int


THOROUGH = Search(10_000, 4_000, 50)
BRIEF = Search(6_000, 4_000, 25)
"""For every keystroke."""


def nearest(tables: NameTables, key: str, search: Search = THOROUGH) -> list[int]:
    """The numbers of the keys that share most groups of letters with `key`.

    Two searches in one: keys of about the same length, where common groups tell too because there are
    fewer of them, and all others by the rarest groups, because `key` may be a part of them.
    """
    asked, letters = grams(key), length(key)
    first = bisect_left(tables.lengths, letters - _NEAR)
    last = bisect_left(tables.lengths, letters + _NEAR + 1)
    shortest = bisect_left(tables.lengths, int(letters * _SHORTEST_PART))
    near: Counter[int] = Counter()
    wide: Counter[int] = Counter()
    counted = 0
    for place, numbers in enumerate(_rarest(tables, asked, search.read)):
        start, end = bisect_left(numbers, first), bisect_left(numbers, last)
        near.update(numbers[start:end])
        counted += len(numbers) - (end - start)
        if counted <= search.wide or place < _FEWEST_LISTS:
            wide.update(numbers[bisect_left(numbers, shortest) : start])
            wide.update(numbers[end:])
    return [*_best(tables, near, len(asked), search.kept), *_best(tables, wide, len(asked), search.kept)]


def within(tables: NameTables, text: str, share: float, limit: int) -> list[int]:
    """The numbers of the keys of whose letters at least `share` (0 to 1) stand in a longer text."""
    shared: Counter[int] = Counter()
    for numbers in _rarest(tables, grams(text), _TEXT):
        shared.update(numbers)
    lengths = tables.lengths
    enough = [
        (part, number) for number, count in shared.items() if (part := count / lengths[number]) >= share
    ]
    return [number for _, number in nlargest(limit, enough)]


def _rarest(tables: NameTables, asked: Collection[str], most: int) -> Iterator[array[int]]:
    """The keys of each group of letters, rarest group first, until `most` keys are read."""
    spread = tables.spread(asked)
    rarest = sorted(spread, key=lambda gram: (spread[gram], gram))
    taken: list[str] = []
    read = 0
    for gram in rarest:
        read += spread[gram]
        if read > most and len(taken) >= _FEWEST_LISTS:
            break
        taken.append(gram)
    holders = tables.holders(taken)
    return (holders[gram] for gram in taken)


def _best(tables: NameTables, shared: Counter[int], asked: int, limit: int) -> list[int]:
    least = ceil(_LEAST_SHARE * max(shared.values(), default=0))
    lengths = tables.lengths
    likely = [
        (count / (asked + _KEY_SHARE * lengths[number]), number)
        for number, count in shared.items()
        if count >= least
    ]
    return [number for _, number in nlargest(limit, likely)]
