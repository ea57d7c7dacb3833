"""Which rule of one edition became which of the next: same words, same keyword, likest words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from string import ascii_lowercase

from bot.intake.rule_likeness import Likeness, shape

CERTAIN = 0.85
"""A rule this like its namesake in the edition before has kept its number; no other is looked at."""
SURE = 0.55
"""What is this like is the same rule, wherever it stands."""
LEAST = 0.35
"""What is this like is the same rule where its number or its keyword is the same too."""
SAME_NUMBER = 0.03
"""How much nearer the same number makes two rules that are about equally like others."""
KEYWORDS = ("501.", "502.", "701.", "702.")
"""Chapters that define keywords: "702.62. Suspend" has nothing but the name, its sub-rules say the rest."""

_TELLING_WORDS = 8
_LONGEST_NAME = 40

Rules = Mapping[str, str]
Link = tuple[str, str]


def keyword_over(rules: Rules, number: str) -> str | None:
    """The name over a sub-rule of a keyword ("suspend" over 702.62a), or None; lower case."""
    over = number.rstrip(ascii_lowercase)
    return keyword_named(rules, over).lower() or None if over != number else None


def keyword_named(rules: Rules, number: str) -> str:
    """The keyword that a rule without a letter is the heading of, as printed; "" for any other rule."""
    text = rules.get(number, "")
    if not number.startswith(KEYWORDS) or number[-1].isalpha() or f"{number}a" not in rules:
        return ""
    return text.rstrip(".") if len(text) <= _LONGEST_NAME else ""


@dataclass(frozen=True, slots=True)
class Following:
    """Follows rules from one edition to the next, by how alike their words are."""

    likeness: Likeness

    def links(self, older: Rules, newer: Rules, known: Iterable[Link] = ()) -> set[Link]:
        """Pairs of numbers, older and newer, that are one rule. What is `known` is taken as it is.

        A rule is linked once at most, except by what is known: rules can be split and joined.
        """
        links = {link for link in known if link[0] in older and link[1] in newer}
        old, new = {one for one, _ in links}, {other for _, other in links}
        for one, other in (*self._kept(older, newer), *self._likest(older, newer, old, new)):
            if one not in old and other not in new:
                links.add((one, other))
                old.add(one)
                new.add(other)
        return links

    def _kept(self, older: Rules, newer: Rules) -> Iterator[Link]:
        """Numbers under which both editions say the same, or nearly."""
        for number in older.keys() & newer.keys():
            one, other = older[number], newer[number]
            named = keyword_over(older, number) == keyword_over(newer, number)
            if one == other or (named and self.likeness.of(one, other) >= CERTAIN):
                yield number, number

    def _likest(self, older: Rules, newer: Rules, old: set[str], new: set[str]) -> Iterator[Link]:
        """The pairs that are left, the likest first."""
        kept = {number for number, _ in self._kept(older, newer)}
        left = {number: text for number, text in older.items() if number not in old | kept}
        found = []
        words = _Words(left, self.likeness)
        for number, text in newer.items():
            if number in new or number in kept:
                continue
            for other in words.near(text) | words.under(keyword_over(newer, number)) | {number} & left.keys():
                score = self._score(older, other, newer, number)
                if score:
                    found.append((-score, number, other))
        yield from ((other, number) for _, number, other in sorted(found))

    def _score(self, older: Rules, one: str, newer: Rules, other: str) -> float:
        """How likely it is that two numbers are one rule, 0 where they are not."""
        was, now = keyword_over(older, one), keyword_over(newer, other)
        if was and now and was != now:
            return 0.0
        close = one == other or (was is not None and was == now)
        score = self.likeness.of(older[one], newer[other]) + (SAME_NUMBER if one == other else 0.0)
        return score if score >= (LEAST if close else SURE) else 0.0


class _Words:
    """Rules by their rarest words, so that only a few are compared with each."""

    def __init__(self, rules: Rules, likeness: Likeness) -> None:
        self._likeness = likeness
        self._by_word: defaultdict[str, set[str]] = defaultdict(set)
        self._by_keyword: defaultdict[str, set[str]] = defaultdict(set)
        for number, text in rules.items():
            for word in self._telling(text):
                self._by_word[word].add(number)
            if name := keyword_over(rules, number):
                self._by_keyword[name].add(number)

    def near(self, text: str) -> set[str]:
        """The rules that share a rare word with `text`."""
        return set().union(*(self._by_word.get(word, ()) for word in self._telling(text)))

    def under(self, keyword: str | None) -> set[str]:
        """The rules of a keyword."""
        return self._by_keyword.get(keyword or "", set())

    def _telling(self, text: str) -> list[str]:
        weights = self._likeness.weights
        # A word that today's rules lack says little of where a rule went.
        words = sorted(
            (word for word, _ in shape(text)),
            key=lambda word: (word not in weights, -weights.get(word, 0.0), word),
        )
        return words[:_TELLING_WORDS]
