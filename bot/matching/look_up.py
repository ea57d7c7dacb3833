"""One name, however typed, to the cards it may mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.matching.candidates import THOROUGH, Search, nearest
from bot.matching.likeness import EXACT, Likeness, lost, spelling
from bot.matching.normalise import normalise
from bot.model.language import Language
from bot.model.naming import Entry, KeyKind, NameTables
from bot.model.ports import NameHit

_LONGEST = 200
_PAGE = 20
_PART_SCORE = 90.0
_OFFERED_SCORE = 75.0
_OWN_LANGUAGE = 1.2
_ENGLISH = 0.6


class Rated(NamedTuple):
    """A meaning and how like it is to what was typed, 0 to 100."""

    entry: Entry
    score: float


def look_up(
    tables: NameTables, name: str, languages: Sequence[Language], limit: int, search: Search = THOROUGH
) -> list[NameHit]:
    """The cards `name` may mean, best first, one hit a card; symbols alone mean nothing.

    An exact key scores 100 (90 where it is only the short name of a legend, 75 for a nickname that fits
    several cards), every likeness less. The languages of the asker decide between equals only, then English,
    then whose English name is nearer, then how often a card is meant.
    """
    key = normalise(name)[:_LONGEST]
    if not key:
        return []
    rated = [Rated(entry, _exact_score(entry)) for entry in tables.entries([key]).get(key, ())]
    rated += _alike(tables, key, limit, search)
    english = _nearness(key, rated)
    rated.sort(key=lambda one: (-english.get(one.entry.card, 0.0), -one.entry.popularity, *_names(one.entry)))
    hits = (NameHit(one.entry.card, one.entry.name, one.entry.language, one.score) for one in rated)
    return best_of(hits, languages, limit)


def _nearness(key: str, rated: Sequence[Rated]) -> dict[str, float]:
    """How like the English name is to what was typed, for the cards that share the best score."""
    best = max((one.score for one in rated), default=0.0)
    cards = {one.entry.card for one in rated if one.score == best}
    return {card: spelling(key, normalise(card)) for card in cards} if len(cards) > 1 else {}


def _names(entry: Entry) -> tuple[str, str, str]:
    return entry.card, entry.language, entry.name


def _exact_score(entry: Entry) -> float:
    if entry.kind is KeyKind.SHORT:
        return _PART_SCORE
    return EXACT if entry.sure else _OFFERED_SCORE


def _alike(tables: NameTables, key: str, limit: int, search: Search) -> list[Rated]:
    """The entries of the keys most like `key`, a page at a time until they are of `limit` cards or more."""
    like = Likeness(key)
    written = tables.written(nearest(tables, key, search))
    scores = {other: like.of(other) for other in written.values() if other != key}
    ranked = sorted(scores, key=lambda other: (-scores[other], other))
    rated: list[Rated] = []
    for start in range(0, len(ranked), _PAGE):
        page = ranked[start : start + _PAGE]
        entries = tables.entries(page)
        rated += [
            Rated(entry, round(scores[other] - lost(entry.kind), 1))
            for other in page
            for entry in entries[other]
        ]
        if len({one.entry.card for one in rated}) >= limit:
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
