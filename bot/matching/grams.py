"""Candidates by shared letters: which keys are worth comparing with what was typed."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from heapq import nlargest
from typing import Protocol

from bot.matching.normalise import is_cjk, spelled

_QUERY_BUDGET = 12_000
_TEXT_BUDGET = 40_000
_FEWEST_LISTS = 4
_KEY_SHARE = 0.5


def grams(key: str) -> set[str]:
    """The groups of letters of a key: threes of a spelled word, single signs and pairs of ideographs."""
    padded = f" {spelled(key)} "
    found = {padded[at : at + 3] for at in range(len(padded) - 2)}
    if is_cjk(key):
        signs = key.replace(" ", "")
        found |= set(signs) | {signs[at : at + 2] for at in range(len(signs) - 1)}
    return found


class Postings(Protocol):
    """Where the gram lists lie: in memory here, in a file where names are many."""

    def nearest(self, query: Iterable[str], limit: int) -> list[int]:
        """The keys that share most with a query, best first."""
        ...

    def within(self, text: Iterable[str], share: float, limit: int) -> list[int]:
        """The keys of whose weight at least `share` (0 to 1) is present in a longer text."""
        ...


class GramLists:
    """Gram lists held in memory; a key is its place in the sequence given."""

    def __init__(self, written: Sequence[str]) -> None:
        """Index every key of `written`."""
        self._lists: dict[str, array[int]] = {}
        for number, key in enumerate(written):
            for gram in grams(key):
                self._lists.setdefault(gram, array("I")).append(number)
        self._total = max(len(written), 1)
        self._weights = array("f", bytes(4 * len(written)))
        for gram, numbers in self._lists.items():
            weight = self._weight(gram)
            for number in numbers:
                self._weights[number] += weight

    def nearest(self, query: Iterable[str], limit: int) -> list[int]:
        """The keys that share most with a query, best first."""
        asked = set(query)
        whole = sum(self._weight(gram) for gram in asked)
        shared = self._shared(asked, _QUERY_BUDGET)
        return nlargest(
            limit, shared, key=lambda number: shared[number] / (whole + _KEY_SHARE * self._weights[number])
        )

    def within(self, text: Iterable[str], share: float, limit: int) -> list[int]:
        """The keys of whose weight at least `share` (0 to 1) is present in a longer text."""
        shared = self._shared(set(text), _TEXT_BUDGET)
        present = {number: weight / self._weights[number] for number, weight in shared.items()}
        enough = [number for number, part in present.items() if part >= share]
        return nlargest(limit, enough, key=present.__getitem__)

    def _weight(self, gram: str) -> float:
        return math.log(1 + self._total / (1 + len(self._lists.get(gram, ()))))

    def _shared(self, asked: set[str], budget: int) -> dict[int, float]:
        # Rarest first, so that the lists left out when the budget is spent say least.
        known = sorted((len(self._lists[gram]), gram) for gram in asked if gram in self._lists)
        shared: dict[int, float] = {}
        for taken, (length, gram) in enumerate(known):
            budget -= length
            if budget < 0 and taken >= _FEWEST_LISTS:
                break
            weight = self._weight(gram)
            for number in self._lists[gram]:
                shared[number] = shared.get(number, 0.0) + weight
        return shared
