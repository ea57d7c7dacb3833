"""One word of a longer name, where it can mean one card only: "cloudskate" for Riftwing Cloudskate."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from bot.matching.index import Entry, Index
from bot.matching.normalise import KeyKind
from bot.matching.ordinary import SURE, Reading
from bot.matching.spans import Found
from bot.matching.text import Words
from bot.model.language import Language
from bot.model.ports import NameHit

_SHORTEST = 6
_SHORTEST_AGAIN = 5
_SCORE = 80.0
_COMMON = 7.0
_NO_WHOLE_NAME = (KeyKind.NICKNAME, KeyKind.SHORT)


class Parts:
    """The words that stand in the names of one card only, language by language."""

    def __init__(self, index: Index) -> None:
        """Take the words of every name of `index`."""
        self._words: dict[tuple[Language, str], dict[str, Entry]] = {}
        for number, key in enumerate(index.keys):
            if " " not in key:
                continue
            for entry in index.readings(number):
                if entry.kind not in _NO_WHOLE_NAME:
                    for word in key.split():
                        self._words.setdefault((entry.language, word), {}).setdefault(entry.card, entry)

    def _of(self, word: str, language: Language) -> dict[str, Entry]:
        """The cards with that word in a name of `language`, or else in their English name."""
        return self._words.get((Language.EN, word), {}) | self._words.get((language, word), {})

    def alone(self, words: Words, reading: Reading) -> Iterator[Found]:
        """Every word that is in one card's name only and never an ordinary word.

        It is offered, never sure: it may as well belong to a card that is not held.
        """
        for place, token in enumerate(words.tokens):
            if len(token.key) < _SHORTEST or reading.grade(token.key) or reading.is_mechanic(token.key):
                continue
            entries = list(self._of(token.key, reading.language).values())
            if len(entries) == 1:
                yield _found(place, entries[0], SURE)

    def again(self, words: Words, reading: Reading, named: AbstractSet[str]) -> list[Found]:
        """Every word of the name of a card that the text has named already ("deep-sea kraken: a kraken")."""
        found = []
        for place, token in enumerate(words.tokens):
            if len(token.key) < _SHORTEST_AGAIN or reading.grade(token.key) >= _COMMON:
                continue
            entries = self._of(token.key, reading.language)
            meant = sorted(named & entries.keys())
            if len(meant) == 1:
                found.append(_found(place, entries[meant[0]]))
        return found


def _found(place: int, entry: Entry, weight: float = 0.0) -> Found:
    hit = NameHit(entry.card, entry.name, entry.language, _SCORE)
    return Found(place, place + 1, (hit,), weight, part=True)
