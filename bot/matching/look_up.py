"""One name, however typed, to the cards it may mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.matching.candidates import THOROUGH, Search, nearest
from bot.matching.likeness import EXACT, Likeness, lost
from bot.matching.normalise import normalise
from bot.model.language import Language
from bot.model.naming import Entry, KeyKind, NameTables
from bot.model.ports import NameHit

_LONGEST = 200
_PAGE = 30
_PART_SCORE = 97.0
_OFFERED_SCORE = 75.0
_OWN_LANGUAGE = 1.2
_ENGLISH = 0.6


def look_up(
    tables: NameTables, name: str, languages: Sequence[Language], limit: int, search: Search = THOROUGH
) -> list[NameHit]:
    """The cards `name` may mean, best first, one hit a card; symbols alone mean nothing.

    An exact key scores 100 (97 where it is only the short name of a legend, 75 for a nickname that fits
    several cards), every likeness less. The languages of the asker decide between equals only, then English,
    then how often a card is meant.
    """
    key = normalise(name)[:_LONGEST]
    if not key:
        return []
    rated = [(entry, _exact_score(entry)) for entry in tables.entries([key]).get(key, ())]
    rated += _alike(tables, key, limit, search)
    rated.sort(key=lambda one: (-one[0].popularity, one[0].card, one[0].language, one[0].name))
    hits = (NameHit(entry.card, entry.name, entry.language, round(score, 1)) for entry, score in rated)
    return best_of(hits, languages, limit)


def _exact_score(entry: Entry) -> float:
    if entry.kind is KeyKind.SHORT:
        return _PART_SCORE
    return EXACT if entry.sure else _OFFERED_SCORE


def _alike(tables: NameTables, key: str, limit: int, search: Search) -> list[tuple[Entry, float]]:
    """The entries of the keys most like `key`, a page at a time until they are of `limit` cards or more."""
    like = Likeness(key)
    written = tables.written(nearest(tables, key, search))
    scores = {other: like.of(other) for other in written.values() if other != key}
    ranked = sorted(scores, key=lambda other: (-scores[other], other))
    rated: list[tuple[Entry, float]] = []
    for start in range(0, len(ranked), _PAGE):
        page = ranked[start : start + _PAGE]
        entries = tables.entries(page)
        rated += [(entry, scores[other] - lost(entry.kind)) for other in page for entry in entries[other]]
        if len({entry.card for entry, _ in rated}) >= limit:
            break
    return rated


def best_of(hits: Iterable[NameHit], languages: Sequence[Language], limit: int) -> list[NameHit]:
    """The best hit of every card, best card first; the asker's languages break ties, then English.

    Between hits that are equal in all that, the first given is the better.
    """

    def order(hit: NameHit) -> tuple[bool, float]:
        own = _OWN_LANGUAGE if hit.language in languages else 0.0
        english = _ENGLISH if hit.language is Language.EN else 0.0
        return hit.score < EXACT, -(hit.score + own + english)

    first: dict[str, NameHit] = {}
    for hit in sorted(hits, key=order):
        first.setdefault(hit.card, hit)
    return list(first.values())[:limit]
