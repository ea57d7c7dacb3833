"""Autocomplete: names that go on from what was typed, at the start of any of their words."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from bot.matching.index import Index
from bot.matching.look_up import look_up
from bot.matching.normalise import KeyKind, is_cjk, normalise
from bot.model.language import Language
from bot.model.ports import NameHit

_WIDEST = 12_000
_FEW = 5
_LIKE_ENOUGH = 60.0
_AT_START = 85.0
_INSIDE = 75.0
_IN_ANY_ORDER = 65.0
_OWN_LANGUAGE = 15.0
_LAST_SIGN = "\U0010ffff"


class WordStarts:
    """Every beginning of a word in every key, in order, as pairs of key number and offset."""

    def __init__(self, index: Index) -> None:
        """Sort the beginnings of `index`'s keys."""
        self._index = index
        starts = sorted(
            ((number, at) for number, key in enumerate(index.keys) for at in _starts(key)),
            key=lambda start: index.keys[start[0]][start[1] :],
        )
        self._numbers = array("I", (number for number, _ in starts))
        self._offsets = array("H", (at for _, at in starts))

    def complete(self, typed: str, languages: Sequence[Language], limit: int) -> list[NameHit]:
        """Up to `limit` cards, one hit each: beginnings first, then inner words, then likeness."""
        key = normalise(typed)
        if not key:
            return []
        found = [self._hits(number, at, languages) for number, at in self._from(key)]
        if not found and " " in key:
            found = [self._hits(number, None, languages) for number in self._any_order(key.split())]
        hits = _each_card((hit for hits in found for hit in hits), limit)
        if len(hits) < _FEW:
            held = {hit.card for hit in hits}
            alike = look_up(self._index, typed, languages, limit)
            hits += [hit for hit in alike if hit.score >= _LIKE_ENOUGH and hit.card not in held]
        return hits[:limit]

    def _from(self, key: str) -> Iterable[tuple[int, int]]:
        first, last = self._range(key)
        return zip(self._numbers[first:last], self._offsets[first:last], strict=True)

    def _range(self, beginning: str) -> tuple[int, int]:
        places = range(len(self._numbers))
        first = bisect_left(places, beginning, key=self._suffix)
        return first, bisect_left(places, beginning + _LAST_SIGN, lo=first, key=self._suffix)

    def _suffix(self, place: int) -> str:
        return self._index.keys[self._numbers[place]][self._offsets[place] :]

    def _any_order(self, words: Sequence[str]) -> Iterable[int]:
        ranges = {word: self._range(word) for word in words}
        rarest = min(words, key=lambda word: ranges[word][1] - ranges[word][0])
        first, last = ranges[rarest]
        if last - first > _WIDEST:
            return
        for number in dict.fromkeys(self._numbers[first:last]):
            written = f" {self._index.keys[number]}"
            if all(f" {word}" in written for word in words):
                yield number

    def _hits(self, number: int, at: int | None, languages: Sequence[Language]) -> list[NameHit]:
        where = _IN_ANY_ORDER if at is None else _INSIDE if at else _AT_START
        return [
            NameHit(
                entry.card,
                entry.name,
                entry.language,
                where
                + (_OWN_LANGUAGE if entry.language in languages else 0.0)
                - entry.lost
                - (1.0 if entry.kind is KeyKind.NICKNAME else 0.0),
            )
            for entry in self._index.readings(number)
        ]


def _each_card(hits: Iterable[NameHit], limit: int) -> list[NameHit]:
    # Shorter names first among equals: what was typed is more of them.
    ordered = sorted(hits, key=lambda hit: (-hit.score, len(hit.printed), hit.printed))
    first: dict[str, NameHit] = {}
    for hit in ordered:
        first.setdefault(hit.card, hit)
    return list(first.values())[:limit]


def _starts(key: str) -> list[int]:
    if is_cjk(key):
        return [at for at, sign in enumerate(key) if sign != " "]
    return [0, *(at + 1 for at, sign in enumerate(key) if sign == " ")]
