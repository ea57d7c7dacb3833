"""Every key of every name, and the cards it may mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.matching.grams import GramLists, Postings
from bot.matching.normalise import KeyKind, keys, normalise
from bot.model.language import Language
from bot.model.naming import Nickname, PrintedName

_KIND_SCORE = {
    KeyKind.WHOLE: 0.0,
    KeyKind.FACE: 1.2,
    KeyKind.SHORT: 3.0,
    KeyKind.DIGRAPH: 0.0,
    KeyKind.BARE: 1.0,
    KeyKind.NICKNAME: 0.0,
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One reading of a key: the card, the name it is printed with, and what part of it the key is.

    `sure` is False for a nickname that is only ever offered.
    """

    card: str
    language: Language
    name: str
    kind: KeyKind
    sure: bool = True

    @property
    def lost(self) -> float:
        """The points a likeness loses by resting on a part of the name."""
        return _KIND_SCORE[self.kind]


class Index:
    """The keys in the order they were met; a key is known by its number. One key may mean many cards."""

    def __init__(
        self,
        names: Iterable[PrintedName],
        nicknames: Iterable[Nickname] = (),
        postings: Callable[[Sequence[str]], Postings] = GramLists,
    ) -> None:
        """Build from printed names and nicknames; nicknames of cards that have no name here are left out."""
        self._entries: dict[str, list[Entry]] = {}
        self.english: dict[str, str] = {}
        for name in names:
            for key, kind in keys(name.name, name.language).items():
                part = KeyKind.FACE if name.face and kind is KeyKind.WHOLE else kind
                self._add(key, Entry(name.card, name.language, name.name, part))
            if name.language is Language.EN and not name.face:
                self.english[name.card] = name.name
        for nickname in nicknames:
            if nickname.card not in self.english or nickname.after:
                continue
            sure = nickname.sure and not nickname.about
            english = self.english[nickname.card]
            entry = Entry(nickname.card, Language.EN, english, KeyKind.NICKNAME, sure=sure)
            for said in nickname.says:
                self._add(normalise(said), entry)
        self.keys: tuple[str, ...] = tuple(self._entries)
        self.postings = postings(self.keys)

    def _add(self, key: str, entry: Entry) -> None:
        entries = self._entries.setdefault(key, [])
        if all((known.card, known.language) != (entry.card, entry.language) for known in entries):
            entries.append(entry)

    def exactly(self, key: str) -> Sequence[Entry]:
        """What a key means to the letter, or nothing."""
        return self._entries.get(key, ())

    def readings(self, number: int) -> Sequence[Entry]:
        """What the key of that number means."""
        return self._entries[self.keys[number]]
