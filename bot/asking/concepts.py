"""Phrases found in a question: longest first, each word in one phrase only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from bot.asking.spelling import Spelling
from bot.asking.words import Word, fold
from bot.model.lexicon import Lexicon

MOST_WORDS = 7
NUMERAL = "number-"
"""What the concepts of written numbers begin with; the number follows."""


@dataclass(frozen=True, slots=True)
class Found:
    """A concept found in the text, with the offsets of its phrase; a number carries its value."""

    concept: str
    start: int
    end: int
    value: int | None = None


class Phrases:
    """A lexicon made ready: phrases by their number of words and first letters."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Index the phrases of one language."""
        self.lexicon = lexicon
        self._exact: dict[tuple[str, ...], tuple[str, ...]] = {}
        loose: dict[int, list[tuple[tuple[str, ...], tuple[str, ...]]]] = defaultdict(list)
        by_phrase: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for concept, phrases in lexicon.concepts.items():
            for phrase in phrases:
                pattern = tuple(fold(word, lexicon.language) for word in phrase.split())
                by_phrase[pattern].append(concept)
        for pattern, concepts in by_phrase.items():
            if any(word.endswith("*") or word == "_" for word in pattern):
                loose[len(pattern)].append((pattern, tuple(concepts)))
            else:
                self._exact[pattern] = tuple(concepts)
        self._parts = frozenset(self._said())
        self._spelling = Spelling(self._words())
        self._starts = tuple(part[:-1] for part in self._said() if part.endswith("*"))
        for patterns in loose.values():
            patterns.sort(key=lambda p: -sum(len(word) for word in p[0]))
        self._begun = {
            (size, letter): [pattern for pattern in patterns if pattern[0][0][0] in {letter, "_"}]
            for size, patterns in loose.items()
            for letter in {pattern[0][0][0] for pattern in patterns}
        }

    def has(self, word: Word) -> bool:
        """Whether any phrase has this word."""
        return word.text in self._parts

    def _said(self) -> set[str]:
        """The words of all phrases, one by one."""
        phrases = (phrase for phrases in self.lexicon.concepts.values() for phrase in phrases)
        return {fold(word, self.lexicon.language) for phrase in phrases for word in phrase.split()}

    def _words(self) -> set[str]:
        return {word for word in self._said() if not word.endswith("*")} | self.lexicon.idle

    def _mended(self, word: Word) -> Word:
        """The word spelled right; one that begins as a phrase has it is right already."""
        return word if word.text.startswith(self._starts) else self._spelling.mended(word)

    def find(self, words: Sequence[Word]) -> tuple[list[Found], list[Word]]:
        """Concepts in order, and the words that belong to none and are not idle."""
        words = [self._mended(word) for word in words]
        found: list[Found] = []
        left: list[Word] = []
        place = 0
        while place < len(words):
            size, concepts = self._longest(words, place)
            span = words[place : place + max(size, 1)]
            if size:
                found += [_found(concept, span) for concept in concepts]
            elif span[0].text.isdecimal():
                found.append(Found("number", span[0].start, span[0].end, int(span[0].text)))
            elif span[0].text not in self.lexicon.idle and len(span[0].text) > 1:
                left.append(span[0])
            place += max(size, 1)
        return found, left

    def _longest(self, words: Sequence[Word], place: int) -> tuple[int, tuple[str, ...]]:
        for size in range(min(MOST_WORDS, len(words) - place), 0, -1):
            window = tuple(word.text for word in words[place : place + size])
            if window in self._exact:
                return size, self._exact[window]
            for pattern, concepts in self._begun.get((size, window[0][0]), self._begun.get((size, "_"), ())):
                if all(_fits(part, word) for part, word in zip(pattern, window, strict=True)):
                    return size, concepts
        return 0, ()


def _found(concept: str, span: Sequence[Word]) -> Found:
    """The concept where its phrase stands; a numeral is a number with its value."""
    value = int(concept.removeprefix(NUMERAL)) if concept.startswith(NUMERAL) else None
    return Found("number" if value else concept, span[0].start, span[-1].end, value)


def _fits(pattern: str, word: str) -> bool:
    if pattern == "_":
        return True
    return word.startswith(pattern[:-1]) if pattern.endswith("*") else word == pattern
