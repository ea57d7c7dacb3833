"""What is known of card names: printed names, nicknames, and how a language speaks of them."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple, Protocol

from bot.model.language import Language


class KeyKind(IntEnum):
    """What part of a printed name a key stands for."""

    WHOLE = 0
    FACE = 1
    SHORT = 2
    DIGRAPH = 3
    BARE = 4
    NICKNAME = 5


NO_WHOLE_NAME = (KeyKind.NICKNAME, KeyKind.SHORT)
"""The kinds of keys that name a card by less than a printed name or face."""

POPULAR = 40.0
"""Letters that a name of the most popular card may be longer than another and still be offered before it."""


@dataclass(frozen=True, slots=True)
class PrintedName:
    """A name a card bears in a language. `face` is 0 for the whole card, 1 and 2 for a face or half.

    `popularity`, 0 to 1, is how often the card is meant: it decides between equals only.
    """

    card: str
    language: Language
    name: str
    face: int = 0
    popularity: float = 0.0


class Entry(NamedTuple):
    """One meaning of a key: the card, the name it is printed with, and what part of it the key is.

    A key is a name, or a part of one, in the form that names are compared in. `sure` is False for a
    nickname that is only ever offered.
    """

    card: str
    language: Language
    name: str
    kind: KeyKind
    sure: bool = True
    popularity: float = 0.0


@dataclass(frozen=True, slots=True)
class Begun:
    """A name that goes on from what was typed: from its first word if `first`, else from a later one."""

    entry: Entry
    first: bool


@dataclass(frozen=True, slots=True)
class Nickname:
    """What players call a card without printing it.

    `languages` empty means all. With `after`, the word is the card only behind one of those words ("my
    vision"); with `about`, only where another word of the question starts with one of those stems. `sure`
    False means the nickname fits more cards than it names, so that it is offered and never taken at once.
    """

    says: tuple[str, ...]
    card: str
    languages: tuple[Language, ...] = ()
    sure: bool = True
    after: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedVerb:
    """Verb forms that tell which card was used: "stifled" for Stifle. `languages` empty means all."""

    says: tuple[str, ...]
    card: str
    languages: tuple[Language, ...] = ()


@dataclass(frozen=True, slots=True)
class NameHabits:
    """How a language speaks around card names: what tells a name from an ordinary word.

    `ordinary` grades words and phrases from 0 (only ever a name) to 8 (only ever an ordinary word); all its
    words and those of the sets are in the form that names are compared in (lower case, no accents).
    `nouns_lower` is whether a capital inside a sentence speaks for a name; `bare_names` whether a noun
    without article or preposition does.
    """

    ordinary: Mapping[str, float] = field(default_factory=dict)
    casting: frozenset[str] = frozenset()
    subject: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    possessives: frozenset[str] = frozenset()
    indefinite: frozenset[str] = frozenset()
    prepositions: frozenset[str] = frozenset()
    speakers: frozenset[str] = frozenset()
    onto: frozenset[str] = frozenset()
    endings: tuple[str, ...] = ()
    mechanics: frozenset[str] = frozenset()
    card_words: frozenset[str] = frozenset()
    card_marks: frozenset[str] = frozenset()
    nouns_lower: bool = True
    bare_names: bool = False


class NameForms(Protocol):
    """How names are taken apart to be found again; what is kept of names was made with one `version`."""

    @property
    def version(self) -> int:
        """Raised when any form changes, so that what is kept is made anew."""
        ...

    def keys(self, name: PrintedName) -> Mapping[str, KeyKind]:
        """Every key that a printed name is found by."""
        ...

    def said(self, nickname: str) -> str:
        """The key of a nickname."""
        ...

    def grams(self, key: str) -> Collection[str]:
        """The groups of letters of a key."""
        ...

    def starts(self, key: str) -> Sequence[int]:
        """Where the words of a key begin."""
        ...

    def length(self, key: str) -> int:
        """The letters of a key, as likeness counts them."""
        ...


class NameTables(Protocol):
    """What is kept of names, in memory or in a file.

    A key has a number; numbers go by length, so that the keys of about one length lie together.
    """

    @property
    def lengths(self) -> Sequence[int]:
        """The length of every key by its number, ascending; 255 stands for all that is longer."""
        ...

    def entries(self, keys: Collection[str]) -> Mapping[str, Sequence[Entry]]:
        """What each of `keys` means to the letter; unknown ones are left out."""
        ...

    def written(self, numbers: Collection[int]) -> Mapping[int, str]:
        """The keys of those numbers."""
        ...

    def spread(self, grams: Collection[str]) -> Mapping[str, int]:
        """How many keys have each group of letters; those that none has are left out."""
        ...

    def holders(self, grams: Collection[str]) -> Mapping[str, array[int]]:
        """The numbers of the keys that have each group of letters, ascending."""
        ...

    def begun(self, beginning: str, languages: Collection[Language], limit: int) -> Sequence[Begun]:
        """At most `limit` names with a word that `beginning` begins.

        Those in `languages` first, then those whose first word it is, then the popular and the short.
        """
        ...

    def begun_by_all(
        self, words: Sequence[str], languages: Collection[Language], limit: int
    ) -> Sequence[Begun]:
        """The same for names that have every one of `words` as a beginning, in any order."""
        ...

    def bearers(
        self, words: Collection[str], languages: Collection[Language]
    ) -> Mapping[str, Sequence[Entry]]:
        """For each word one entry of each of up to two cards with that word in a longer name."""
        ...

    def borne(self, cards: Collection[str], languages: Collection[Language]) -> Mapping[str, Sequence[Entry]]:
        """Every key of those cards in those languages, with its entries of these cards."""
        ...

    def english(self, cards: Collection[str]) -> Mapping[str, str]:
        """The English names of those of `cards` that are held."""
        ...
