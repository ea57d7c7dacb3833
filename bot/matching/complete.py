"""Autocomplete: names that go on from what was typed, at the start of any of their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.matching.candidates import BRIEF
from bot.matching.likeness import lost
from bot.matching.look_up import look_up
from bot.matching.normalise import normalise
from bot.model.language import Language
from bot.model.naming import Begun, KeyKind, NameTables
from bot.model.ports import NameHit

_LONGEST = 100
_MOST = 75  # names read for the cards offered: a card has one in every language
_LIKE_ENOUGH = 60.0
_ALIKE = 10
_AT_START = 85.0
_INSIDE = 75.0
_IN_ANY_ORDER = 65.0
_OWN_LANGUAGE = 15.0


def complete(tables: NameTables, typed: str, languages: Sequence[Language], limit: int) -> list[NameHit]:
    """Up to `limit` cards, one hit each: beginnings, then inner words; likeness where neither."""
    key = normalise(typed[:_LONGEST])
    if not key:
        return []
    hits = [
        _hit(one, _AT_START if one.first else _INSIDE, languages)
        for one in tables.begun(key, languages, _MOST)
    ]
    if not hits and " " in key:
        strewn = tables.begun_by_all(key.split(), languages, _MOST)
        hits = [_hit(one, _IN_ANY_ORDER, languages) for one in strewn]
    found = _each_card(hits)
    if not found:
        alike = look_up(tables, typed, languages, min(limit, _ALIKE), BRIEF)
        return [hit for hit in alike if hit.score >= _LIKE_ENOUGH]
    return found[:limit]


def _hit(one: Begun, score: float, languages: Sequence[Language]) -> NameHit:
    entry = one.entry
    own = _OWN_LANGUAGE if entry.language in languages else 0.0
    nick = 1.0 if entry.kind is KeyKind.NICKNAME else 0.0
    return NameHit(entry.card, entry.name, entry.language, score + own - lost(entry.kind) - nick)


def _each_card(hits: Iterable[NameHit]) -> list[NameHit]:
    # A stable sort: among equals the order of the tables stands, popular and short names first.
    first: dict[str, NameHit] = {}
    for hit in sorted(hits, key=lambda hit: -hit.score):
        first.setdefault(hit.card, hit)
    return list(first.values())
