"""Names held in memory: what is bundled, and what tests make up."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from bot.model.language import Language
from bot.model.naming import NO_WHOLE_NAME, POPULAR, Begun, Entry, KeyKind, NameForms, Nickname, PrintedName

_LAST_SIGN = "\U0010ffff"


def meanings(
    names: Iterable[PrintedName], nicknames: Iterable[Nickname], forms: NameForms
) -> Iterator[tuple[str, Entry]]:
    """Every key with each of its meanings; nicknames of cards without an English name here are left out."""
    english: dict[str, str] = {}
    for name in names:
        for key, kind in forms.keys(name).items():
            yield key, Entry(name.card, name.language, name.name, kind, popularity=name.popularity)
        if name.language is Language.EN and not name.face:
            english[name.card] = name.name
    for nickname in nicknames:
        if nickname.card not in english or nickname.after:
            continue
        sure = nickname.sure and not nickname.about
        entry = Entry(nickname.card, Language.EN, english[nickname.card], KeyKind.NICKNAME, sure=sure)
        yield from ((forms.said(said), entry) for said in nickname.says)


class Held:
    """The NameTables of names in memory."""

    def __init__(self, names: Iterable[PrintedName], nicknames: Iterable[Nickname], forms: NameForms) -> None:
        """Index every name and nickname."""
        self._entries: dict[str, list[Entry]] = {}
        for key, entry in meanings(names, nicknames, forms):
            known = self._entries.setdefault(key, [])
            if all((one.card, one.language) != (entry.card, entry.language) for one in known):
                known.append(entry)
        self._keys = sorted(self._entries, key=lambda key: (forms.length(key), key))
        self.lengths: Sequence[int] = bytes(map(forms.length, self._keys))
        self._grams: dict[str, array[int]] = {}
        for number, key in enumerate(self._keys):
            for gram in forms.grams(key):
                self._grams.setdefault(gram, array("I")).append(number)
        self._by_card: dict[str, list[str]] = {}
        for key, entries in self._entries.items():
            for entry in entries:
                self._by_card.setdefault(entry.card, []).append(key)
        self._starts = sorted(
            (key[at:], number, not at) for number, key in enumerate(self._keys) for at in forms.starts(key)
        )
        self._rests = [rest for rest, *_ in self._starts]

    def entries(self, keys: Collection[str]) -> Mapping[str, Sequence[Entry]]:
        """What each of `keys` means to the letter; unknown ones are left out."""
        return {key: self._entries[key] for key in keys if key in self._entries}

    def written(self, numbers: Collection[int]) -> Mapping[int, str]:
        """The keys of those numbers."""
        return {number: self._keys[number] for number in numbers}

    def spread(self, grams: Collection[str]) -> Mapping[str, int]:
        """How many keys have each group of letters."""
        return {gram: len(self._grams[gram]) for gram in grams if gram in self._grams}

    def holders(self, grams: Collection[str]) -> Mapping[str, array[int]]:
        """The numbers of the keys that have each group of letters, ascending."""
        return {gram: self._grams[gram] for gram in grams if gram in self._grams}

    def begun(self, beginning: str, languages: Collection[Language], limit: int) -> Sequence[Begun]:
        """At most `limit` names with a word that `beginning` begins, the languages' own first."""
        return self._ranked(((number, first) for _, number, first in self._starting(beginning)), languages)[
            :limit
        ]

    def begun_by_all(
        self, words: Sequence[str], languages: Collection[Language], limit: int
    ) -> Sequence[Begun]:
        """The same for names that have every one of `words` as a beginning, in any order."""
        numbers = set.intersection(*({number for _, number, _ in self._starting(word)} for word in words))
        return self._ranked(((number, False) for number in numbers), languages)[:limit]

    def bearers(
        self, words: Collection[str], languages: Collection[Language]
    ) -> Mapping[str, Sequence[Entry]]:
        """For each word one entry of each of up to two cards with that word in a longer name."""
        return {word: list(self._bearing(word, languages).values())[:2] for word in words}

    def borne(self, cards: Collection[str], languages: Collection[Language]) -> Mapping[str, Sequence[Entry]]:
        """Every key of those cards in those languages, with its entries of these cards."""
        found = {
            key: [one for one in self._entries[key] if one.card in cards and one.language in languages]
            for card in cards
            for key in self._by_card.get(card, ())
        }
        return {key: entries for key, entries in found.items() if entries}

    def english(self, cards: Collection[str]) -> Mapping[str, str]:
        """The English names of those of `cards` that are held."""
        return {
            entry.card: entry.name
            for card in cards
            for key in self._by_card.get(card, ())
            for entry in self._entries[key]
            if entry.card == card and entry.language is Language.EN and entry.kind is KeyKind.WHOLE
        }

    def _starting(self, beginning: str) -> Sequence[tuple[str, int, bool]]:
        first = bisect_left(self._rests, beginning)
        return self._starts[first : bisect_left(self._rests, beginning + _LAST_SIGN, lo=first)]

    def _bearing(self, word: str, languages: Collection[Language]) -> dict[str, Entry]:
        found: dict[str, Entry] = {}
        for rest, number, _ in self._starting(word):
            key = self._keys[number]
            if " " in key and rest.split(" ", 1)[0] == word:
                for entry in self._entries[key]:
                    if entry.language in languages and entry.kind not in NO_WHOLE_NAME:
                        found.setdefault(entry.card, entry)
        return found

    def _ranked(self, found: Iterable[tuple[int, bool]], languages: Collection[Language]) -> list[Begun]:
        begun = [
            Begun(entry, first)
            for number, first in sorted(found)
            for entry in self._entries[self._keys[number]]
        ]
        return sorted(begun, key=lambda one: _place(one, languages))


def _place(one: Begun, languages: Collection[Language]) -> tuple[bool, bool, float]:
    rank = len(one.entry.name) - POPULAR * one.entry.popularity
    return one.entry.language not in languages, not one.first, rank
