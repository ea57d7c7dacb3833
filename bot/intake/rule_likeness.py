"""How alike rule texts of different editions are, numbers and the words of their day set aside."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

_REFERENCE = re.compile(r"\b\d{3}(?:\.\d+[a-z]?)?(?:[-\u2013?][a-z0-9]+)?\b")
_WORD = re.compile(r"[a-z0-9/+]+|\{[^}]*\}")
_APOSTROPHE = re.compile(r"(?<=\w)['\u2019?](?=[a-z])")
# What the rules once said, and what they say now: a change of words alone moves no rule.
_WORDS_OF_THEIR_DAY: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(old), new)
    for old, new in (
        (r"removed[- ]from[- ]the[- ]game", "exile"),
        (r"\bremov(?:e|es|ed|ing) (.{1,40}?) from the game", r"exile \1"),
        (r"\bexil(?:e|es|ed|ing)\b", "exile"),
        (r"(?:from )?(?:\bin|\binto|\bof) play\b|\bfrom play\b|\bleaves play\b", "battlefield"),
        (r"\b(?:comes|come|coming|put|puts) battlefield", "enter battlefield"),
        (r"\benters(?: the battlefield)?", "enter battlefield"),
        (r"\bthe battlefield\b", "battlefield"),
        (r"\b(?:he or she|him or her|they|them)\b", "they"),
        (r"\b(?:his or her|their)\b", "their"),
        (r"\bconverted mana cost\b", "mana value"),
        (r"\b(?:play|cast|activat)(?:e|es|s|ed|ing)?\b", "play"),
        (r"\bremoved counters\b", "remove counters"),
        (r"\bcomponents?\b", "part"),
    )
)


@lru_cache(maxsize=20_000)
def shape(text: str) -> tuple[tuple[str, int], ...]:
    """The words and pairs of words of a rule with how often each stands there, examples left out."""
    rule = _REFERENCE.sub(" ", text.split("\nExample:", 1)[0].lower())
    rule = _APOSTROPHE.sub("", rule)
    for old, new in _WORDS_OF_THEIR_DAY:
        rule = old.sub(new, rule)
    words = _WORD.findall(rule)
    pairs = [f"{one} {two}" for one, two in pairwise(words)]
    return tuple(Counter([*words, *pairs]).items())


@dataclass(frozen=True, slots=True)
class Likeness:
    """Likeness of rule texts, 0 to 1, where rare words weigh more than common ones."""

    weights: Mapping[str, float]
    heaviest: float

    @classmethod
    def among(cls, texts: Iterable[str]) -> Likeness:
        """The likeness that weighs words by how few of `texts` use them."""
        seen = Counter(word for text in texts for word, _ in shape(text))
        heaviest = math.log(1 + sum(1 for _ in seen))
        return cls({word: heaviest - math.log(count) for word, count in seen.items()}, heaviest)

    def of(self, one: str, two: str) -> float:
        """1 for texts of the same shape, 0 for texts with no word in common."""
        first, second = dict(shape(one)), dict(shape(two))
        shared = sum(
            self._weight(word) * min(count, second[word]) for word, count in first.items() if word in second
        )
        whole = self._mass(first) + self._mass(second)
        return 2 * shared / whole if whole else 0.0

    def _mass(self, counts: Mapping[str, int]) -> float:
        return sum(self._weight(word) * count for word, count in counts.items())

    def _weight(self, word: str) -> float:
        return self.weights.get(word, self.heaviest)
