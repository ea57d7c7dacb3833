"""One word of a longer name, where it can mean one card only: "cloudskate" for Riftwing Cloudskate."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from bot.matching.ordinary import SURE, Reading
from bot.matching.spans import Found
from bot.matching.text import Words
from bot.model.language import Language
from bot.model.naming import NO_WHOLE_NAME, Entry, NameTables
from bot.model.ports import NameHit

_SHORTEST = 6
_SHORTEST_AGAIN = 5
_SCORE = 80.0
_COMMON = 7.0


class Parts:
    """The words that stand in the names of one card only, language by language."""

    def __init__(self, tables: NameTables) -> None:
        """Take the words of every name held."""
        self._tables = tables

    def alone(self, words: Words, reading: Reading) -> Iterator[Found]:
        """Every word that is in one card's name only and never an ordinary word.

        It is offered, never sure: it may as well belong to a card that is not held.
        """
        rare = {
            place: token.key
            for place, token in enumerate(words.tokens)
            if len(token.key) >= _SHORTEST
            and not reading.grade(token.key)
            and not reading.is_mechanic(token.key)
        }
        bearers = self._tables.bearers(set(rare.values()), {reading.language, Language.EN})
        for place, word in rare.items():
            entries = bearers.get(word, ())
            if len(entries) == 1:
                yield _found(place, entries[0], SURE)

    def again(self, words: Words, reading: Reading, named: AbstractSet[str]) -> list[Found]:
        """Every word of the name of a card that the text has named already ("deep-sea kraken: a kraken")."""
        meant: dict[str, dict[str, Entry]] = {}
        for key, entries in self._tables.borne(named, {reading.language, Language.EN}).items():
            for entry in entries:
                if " " in key and entry.kind not in NO_WHOLE_NAME:
                    for word in key.split():
                        meant.setdefault(word, {}).setdefault(entry.card, entry)
        return [
            _found(place, next(iter(meant[token.key].values())))
            for place, token in enumerate(words.tokens)
            if len(token.key) >= _SHORTEST_AGAIN
            and reading.grade(token.key) < _COMMON
            and len(meant.get(token.key, ())) == 1
        ]


def _found(place: int, entry: Entry, weight: float = 0.0) -> Found:
    hit = NameHit(entry.card, entry.name, entry.language, _SCORE)
    return Found(place, place + 1, (hit,), weight, part=True)
