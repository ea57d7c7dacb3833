"""Card names in texts without blanks between words: Japanese, Chinese, and Korean with its particles."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.matching.index import Entry, Index
from bot.matching.likeness import EXACT
from bot.matching.look_up import best_of
from bot.matching.normalise import KeyKind, is_unspaced, normalise
from bot.model.language import Language
from bot.model.naming import NameHabits
from bot.model.ports import NameHit, NameSpan

_SHORTEST = 2
_SHORTEST_SURE = 3
_HANGUL = re.compile("[\uac00-\ud7a3]")
_CHINESE = frozenset({Language.ZHS, Language.ZHT})


class UnspacedFinder:
    """Finds the longest name at each place of the text."""

    def __init__(self, index: Index, habits: Mapping[Language, NameHabits]) -> None:
        """Take the names of `index` that are written without blanks."""
        self._entries: dict[str, list[Entry]] = {}
        mechanics = {word for habit in habits.values() for word in habit.mechanics}
        for number, key in enumerate(index.keys):
            if is_unspaced(key) and key not in mechanics:
                self._entries.setdefault(key.replace(" ", ""), []).extend(index.readings(number))
        self._longest = max(map(len, self._entries), default=0)

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """The names in `text`, in order; those of two signs are offered, longer ones sure."""
        signs, places = _folded(text)
        spans: list[NameSpan] = []
        at = 0
        while at < len(signs):
            longest = self._longest_at(signs, at, language) if _may_begin(text, places[at]) else 0
            if longest:
                start, end = places[at], places[at + longest - 1] + 1
                spans.append(self._span(text[start:end], signs[at : at + longest], start, language))
            at += longest or 1
        return spans

    def _longest_at(self, signs: str, at: int, language: Language) -> int:
        for length in range(min(self._longest, len(signs) - at), _SHORTEST - 1, -1):
            if self._accepted(signs[at : at + length], language):
                return length
        return 0

    def _accepted(self, key: str, language: Language) -> list[Entry]:
        own = _CHINESE if language in _CHINESE else frozenset({language})
        return [
            entry
            for entry in self._entries.get(key, ())
            if entry.language in own and entry.kind is not KeyKind.NICKNAME
        ]

    def _span(self, typed: str, key: str, start: int, language: Language) -> NameSpan:
        entries = self._accepted(key, language)
        hits = (NameHit(entry.card, entry.name, entry.language, EXACT) for entry in entries)
        best = best_of(hits, (language,), len(entries))
        short = len(key) < _SHORTEST_SURE or entries[0].kind is KeyKind.SHORT
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
