"""One name, however typed, to the cards it may mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.matching.grams import grams
from bot.matching.index import Entry, Index
from bot.matching.likeness import EXACT, likeness
from bot.matching.normalise import KeyKind, normalise
from bot.model.language import Language
from bot.model.ports import NameHit

_LONGEST = 200
_CANDIDATES = 120
_PART_SCORE = 97.0
_OFFERED_SCORE = 75.0
_OWN_LANGUAGE = 1.2
_ENGLISH = 0.6


def look_up(index: Index, name: str, languages: Sequence[Language], limit: int) -> list[NameHit]:
    """The cards `name` may mean, best first, one hit a card; symbols alone mean nothing.

    An exact key scores 100 (97 where it is only the short name of a legend, 75 for a nickname that fits
    several cards), every likeness less. The languages of the asker decide between equals only.
    """
    key = normalise(name)[:_LONGEST]
    if not key:
        return []
    hits = [_hit(entry, _exact_score(entry)) for entry in index.exactly(key)]
    for number in index.postings.nearest(grams(key), _CANDIDATES):
        written = index.keys[number]
        if written == key:
            continue
        score = likeness(key, written)
        hits += [_hit(entry, score - entry.lost) for entry in index.readings(number)]
    return best_of(hits, languages, limit)


def _exact_score(entry: Entry) -> float:
    if entry.kind is KeyKind.SHORT:
        return _PART_SCORE
    return EXACT if entry.sure else _OFFERED_SCORE


def _hit(entry: Entry, score: float) -> NameHit:
    return NameHit(entry.card, entry.name, entry.language, round(score, 1))


def best_of(hits: Iterable[NameHit], languages: Sequence[Language], limit: int) -> list[NameHit]:
    """The best hit of every card, best card first; the asker's languages break ties, then English."""

    def order(hit: NameHit) -> tuple[bool, float, str]:
        own = _OWN_LANGUAGE if hit.language in languages else 0.0
        english = _ENGLISH if hit.language is Language.EN else 0.0
        return hit.score < EXACT, -(hit.score + own + english), hit.card

    first: dict[str, NameHit] = {}
    for hit in sorted(hits, key=order):
        first.setdefault(hit.card, hit)
    return list(first.values())[:limit]
