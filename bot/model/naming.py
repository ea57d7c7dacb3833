"""What is known of card names: printed names, nicknames, and how a language speaks of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.model.language import Language


@dataclass(frozen=True, slots=True)
class PrintedName:
    """A name a card bears in a language. `face` is 0 for the whole card, 1 and 2 for a face or half."""

    card: str
    language: Language
    name: str
    face: int = 0


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
