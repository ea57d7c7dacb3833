"""Card names in texts without blanks between words: Japanese, Chinese, and Korean with its particles."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.matching.likeness import EXACT
from bot.matching.look_up import best_of
from bot.matching.normalise import is_unspaced, normalise
from bot.model.language import Language
from bot.model.naming import Entry, KeyKind, NameHabits, NameTables
from bot.model.ports import NameHit, NameSpan

_SHORTEST = 2
_LONGEST = 24
_SHORTEST_SURE = 3
_HANGUL = re.compile("[\uac00-\ud7a3]")
_CHINESE = frozenset({Language.ZHS, Language.ZHT})


class UnspacedFinder:
    """Finds the longest name at each place of the text."""

    def __init__(self, tables: NameTables, habits: Mapping[Language, NameHabits]) -> None:
        """Take the names of `tables`; keywords that are also cards are never found."""
        self._tables = tables
        self._mechanics = {word for habit in habits.values() for word in habit.mechanics}

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """The names in `text`, in order; those of two signs are offered, longer ones sure."""
        signs, places = _folded(text)
        named = self._named(signs, language)
        spans: list[NameSpan] = []
        at = 0
        while at < len(signs):
            longest = _longest_at(signs, at, named) if _may_begin(text, places[at]) else 0
            if longest:
                start, end = places[at], places[at + longest - 1] + 1
                spans.append(_span(text[start:end], start, named[signs[at : at + longest]], language))
            at += longest or 1
        return spans

    def _named(self, signs: str, language: Language) -> dict[str, list[Entry]]:
        """Every piece of the text that is a name in `language`."""
        pieces = {
            signs[at : at + size] for at in range(len(signs)) for size in range(_SHORTEST, _LONGEST + 1)
        }
        own = _CHINESE if language in _CHINESE else frozenset({language})
        named = {
            key: [entry for entry in entries if entry.language in own and entry.kind is not KeyKind.NICKNAME]
            for key, entries in self._tables.entries(pieces - self._mechanics).items()
            if is_unspaced(key)
        }
        return {key: entries for key, entries in named.items() if entries}


def _longest_at(signs: str, at: int, named: Mapping[str, object]) -> int:
    sizes = range(min(_LONGEST, len(signs) - at), _SHORTEST - 1, -1)
    return next((size for size in sizes if signs[at : at + size] in named), 0)


def _span(typed: str, start: int, entries: Sequence[Entry], language: Language) -> NameSpan:
    hits = (NameHit(entry.card, entry.name, entry.language, EXACT) for entry in entries)
    best = best_of(hits, (language,), len(entries))
    short = len(typed) < _SHORTEST_SURE or entries[0].kind is KeyKind.SHORT
    return NameSpan(start, start + len(typed), typed, tuple(best), sure=len(best) == 1 and not short)


def _folded(text: str) -> tuple[str, list[int]]:
    """The text as names are compared, without blanks, and the place in it that each sign came from."""
    signs: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        folded = normalise(sign).replace(" ", "")
        signs.append(folded)
        places += [place] * len(folded)
    return "".join(signs), places


def _may_begin(text: str, place: int) -> bool:
    # Korean sets blanks between words, so that a name begins where a word does.
    return not (place and _HANGUL.match(text[place]) and _HANGUL.match(text[place - 1]))
