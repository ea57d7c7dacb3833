"""Card names inside a question: windows of its words that are names, nicknames, misspellings or parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.matching.likeness import EXACT
from bot.matching.look_up import best_of
from bot.matching.misspelled import misspelled
from bot.matching.nicknames import Nicknames
from bot.matching.ordinary import SURE, Reading
from bot.matching.parts import Parts
from bot.matching.spans import Found, settle
from bot.matching.text import Words
from bot.model.language import Language
from bot.model.naming import Entry, KeyKind, NameHabits, NameTables
from bot.model.ports import NameHit, NameSpan

_LONGEST = 9
_SHORTEST_LEGEND = 4
_SHORTEST_FOREIGN = 6


class Finder:
    """Finds names in the text of a question in one of the languages with blanks between words."""

    def __init__(
        self, tables: NameTables, nicknames: Nicknames, habits: Mapping[Language, NameHabits]
    ) -> None:
        """Take the names, the nicknames, and how each language speaks around names."""
        self._tables = tables
        self._nicknames = nicknames
        self._habits = habits
        self._parts = Parts(tables)

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """The names in `text`, in order and without overlaps."""
        words, reading = Words(text), Reading(self._habits, language)
        windows = dict(_windows(words))
        meant = self._tables.entries(set(windows.values()))
        found = [
            one
            for window, key in windows.items()
            for one in self._exactly(words, window, accepted(meant.get(key, ()), key, reading), reading)
        ]
        wrong = misspelled(self._tables, words, windows, reading)
        found += (one for one in wrong if words.key(one.first, one.last) not in meant)
        found += self._parts.alone(words, reading)
        spans = settle(found, words)
        named = {span.hits[0].card for span in spans if span.sure}
        again = self._parts.again(words, reading, named)
        return settle([*found, *again], words) if again else spans

    def _exactly(
        self, words: Words, window: tuple[int, int], entries: Sequence[Entry], reading: Reading
    ) -> Iterator[Found]:
        first, last = window
        nicknames = self._nicknames.meant(words, first, last, reading.language)
        if not entries and not nicknames:
            return
        english = all(entry.language is Language.EN for entry in entries)
        told = self._nicknames.told(words, first, last)
        weight = 0.0 if told else reading.weigh(words, first, last, words.key(first, last), english=english)
        known = [hit for hit, sure in nicknames if sure]
        hits = [hit for hit, _ in nicknames]
        hits += best_of((_hit(entry) for entry in entries), (reading.language,), len(entries))
        cards = _each_card(sorted(hits, key=lambda hit: hit not in known))
        if len(known) != 1 and (nicknames or len(cards) > 1):
            weight = max(weight, SURE)
        whole = any(entry.kind is not KeyKind.SHORT for entry in entries)
        yield Found(first, last, cards, weight, part=not whole and not nicknames)


def accepted(entries: Sequence[Entry], key: str, reading: Reading) -> list[Entry]:
    """The readings of a key that count in a question: its own language's and English ones, else any.

    A name of a third language counts with two words or more, or where the word is an ordinary one in neither.
    Whole names come before the short names of legends.
    """
    named = [entry for entry in entries if entry.kind is not KeyKind.NICKNAME]
    own = [entry for entry in named if entry.language in (reading.language, Language.EN)]
    if not own and (" " in key or (len(key) >= _SHORTEST_FOREIGN and not reading.grade(key))):
        own = named
    whole = [entry for entry in own if entry.kind is not KeyKind.SHORT]
    return whole or [entry for entry in own if len(key) >= _SHORTEST_LEGEND]


def _windows(words: Words) -> Iterator[tuple[tuple[int, int], str]]:
    for first in range(len(words)):
        for last in range(first + 1, min(first + _LONGEST, len(words)) + 1):
            if last > first + 1 and words.breaks(last - 1):
                break
            yield (first, last), words.key(first, last)


def _hit(entry: Entry) -> NameHit:
    return NameHit(entry.card, entry.name, entry.language, EXACT)


def _each_card(hits: Sequence[NameHit]) -> tuple[NameHit, ...]:
    first: dict[str, NameHit] = {}
    for hit in hits:
        first.setdefault(hit.card, hit)
    return tuple(first.values())
