"""The words that tell a page: read from rulings_data/languages, found in a text whatever its accents."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bot.model.language import ANSWERED, Language

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
GAP = r"(?:\w+ ){0,5}"


def folded(text: str) -> str:
    """Give the words of `text` alone: no case, accents or punctuation, one space between two words."""
    bare = "".join(
        sign
        for sign in unicodedata.normalize("NFD", text.casefold().translate(LIGATURES))
        if not unicodedata.combining(sign)
    )
    return " ".join(re.findall(r"[^\W_]+", bare))


@dataclass(frozen=True, slots=True)
class Phrases:
    """Words and phrases looked for together; a phrase is found at whole words only."""

    pattern: re.Pattern[str]

    @classmethod
    def of(cls, phrases: Iterable[str]) -> Phrases:
        """Compile phrases; a word that ends in * goes on freely, ~ is up to five words."""
        parts = sorted((_part(phrase) for phrase in phrases), key=len, reverse=True)
        return cls(re.compile(rf"\b(?:{'|'.join(parts)})\b" if parts else r"(?!)"))

    def found(self, text: str) -> tuple[str, ...]:
        """Give what of these is in a folded `text`, in order."""
        return tuple(match.group() for match in self.pattern.finditer(text))

    def stand_in(self, text: str) -> bool:
        """Whether any of these is in a folded `text`."""
        return self.pattern.search(text) is not None


def _part(phrase: str) -> str:
    words = []
    for word in phrase.split():
        if word == "~":
            words.append(GAP)
        else:
            words.append(re.escape(folded(word)) + (r"\w*" if word.endswith("*") else "") + " ")
    return "".join(words).removesuffix(" ")


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword of the game: what a language prints for it, and what only a translator makes of it."""

    names: frozenset[str]
    coined: Phrases


@dataclass(frozen=True, slots=True)
class PageWords:
    """The words of one language that tell its pages; rulings_data/languages/<code>/page_words.toml."""

    language: Language
    stop: frozenset[str]
    game_words: tuple[str, ...]
    shared: frozenset[str]
    of_the_game: Phrases
    months: Mapping[str, int]
    summary_signs: Phrases
    credit: Phrases
    promise: Phrases
    automatic: Phrases
    source_labels: frozenset[str]
    old: Phrases
    old_weak: Phrases
    new: Phrases
    keywords: Mapping[str, Keyword]
    concepts: Mapping[str, Phrases]

    def concepts_in(self, text: str) -> frozenset[str]:
        """Give the ids of the concepts that a folded `text` speaks of."""
        return frozenset(name for name, phrases in self.concepts.items() if phrases.stand_in(text))


@cache
def page_words(language: Language) -> PageWords:
    """Read the page words of `language`; KeyError or FileNotFoundError when its file lacks something."""
    path = files("rulings_data") / "languages" / language.value / "page_words.toml"
    return _read(language, tomllib.loads(path.read_text(encoding="utf-8")))


def every_language() -> tuple[PageWords, ...]:
    """Give the page words of every language whose pages are read."""
    return tuple(page_words(language) for language in ANSWERED)


def _read(language: Language, told: Mapping[str, Any]) -> PageWords:
    return PageWords(
        language=language,
        stop=frozenset(map(folded, told["stop"])),
        game_words=tuple(map(folded, told["game_words"])),
        shared=frozenset(map(folded, told["shared"])),
        of_the_game=Phrases.of([*told["of_the_game"], *told["game_words"]]),
        months={folded(month): place for place, month in enumerate(told["months"], start=1)},
        summary_signs=Phrases.of(told["summary_signs"]),
        credit=Phrases.of(told["credit"]),
        promise=Phrases.of(told["promise"]),
        automatic=Phrases.of(told["automatic"]),
        source_labels=frozenset(map(folded, told["source_labels"])),
        old=Phrases.of(told["era"]["old"]),
        old_weak=Phrases.of(told["era"]["old_weak"]),
        new=Phrases.of(told["era"]["new"]),
        keywords={
            name: Keyword(frozenset(map(folded, forms["names"])), Phrases.of(forms["coined"]))
            for name, forms in told["keywords"].items()
        },
        concepts={name: Phrases.of(phrases) for name, phrases in told["concepts"].items()},
    )
