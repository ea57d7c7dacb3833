"""Mistyped words mended: one letter wrong, missing, too many, or two swapped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from bot.asking.words import Word

SHORTEST = 5
"""Shorter words are too often other words to be mended."""


class Spelling:
    """The words of one language's lexicon, found again with one letter wrong."""

    def __init__(self, known: Iterable[str]) -> None:
        """Index every known word by itself and by what is left of it without one letter."""
        self._known = frozenset(known)
        self._near: dict[str, set[str]] = defaultdict(set)
        for word in self._known:
            if len(word) >= SHORTEST:
                for shorter in _without_one(word):
                    self._near[shorter].add(word)

    def mended(self, word: Word) -> Word:
        """The word as it was meant: itself if known, else the one known word that is one letter away."""
        text = word.text
        if len(text) < SHORTEST or text in self._known or not text.isalpha():
            return word
        near = {w for cut in (text, *_without_one(text)) for w in self._near.get(cut, ())}
        near |= {cut for cut in _without_one(text) if cut in self._known and len(cut) >= SHORTEST}
        near = {w for w in near if w[0] == text[0] and _one_apart(w, text)}
        return replace(word, text=near.pop()) if len(near) == 1 else word


def _without_one(word: str) -> set[str]:
    return {word[:place] + word[place + 1 :] for place in range(len(word))}


def _one_apart(one: str, two: str) -> bool:
    """Whether one letter was changed, added, left out, or swapped with its neighbour."""
    if abs(len(one) - len(two)) > 1:
        return False
    start = next(
        (i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two))
    )
    rest_one, rest_two = one[start:], two[start:]
    return (
        rest_one[1:] == rest_two
        or rest_one == rest_two[1:]
        or rest_one[1:] == rest_two[1:]
        or (rest_one[:2] == rest_two[:2][::-1] and rest_one[2:] == rest_two[2:])
    )
