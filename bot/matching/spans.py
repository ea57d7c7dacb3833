"""Findings that overlap, settled into names that do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.matching.ordinary import MAYBE, SURE
from bot.matching.text import Words
from bot.model.ports import NameHit, NameSpan

_CLOSE = 5.0
_NEAR = 90.0


@dataclass(frozen=True, slots=True)
class Found:
    """A window of words that may be a name: `weight` is how little speaks for it, lower is surer.

    `exact` tells names found to the letter from likenesses; `part` those that are only a part of a name.
    """

    first: int
    last: int
    hits: tuple[NameHit, ...]
    weight: float = 0.0
    exact: bool = True
    part: bool = False

    @property
    def sure(self) -> bool:
        """Whether the first hit may be taken without asking."""
        return self.weight < SURE

    @property
    def rank(self) -> tuple[bool, bool, float, float]:
        """The surer, then the whole, then the longer, then the more like."""
        length = self.last - self.first + (0.5 if self.exact else 0.0)
        return self.sure, not self.part, length, self.hits[0].score

    def overlaps(self, other: Found) -> bool:
        """Whether both claim a word."""
        return self.first < other.last and other.first < self.last


def settle(found: Sequence[Found], words: Words) -> list[NameSpan]:
    """The findings that stand, in order and without overlaps; those too ordinary are left out.

    A likeness with another card close behind is offered with it, never sure; one that claims the words of a
    name found to the letter must be near.
    """
    kept: list[Found] = []
    named = [one for one in found if one.exact and one.sure and not one.part]
    for one in sorted(found, key=lambda one: one.rank, reverse=True):
        if not one.exact and one.hits[0].score < _NEAR and any(one.overlaps(other) for other in named):
            continue
        if one.weight < MAYBE and not any(one.overlaps(other) for other in kept):
            kept.append(one if one.exact else _with_rivals(one, found))
    return [_span(one, words) for one in sorted(kept, key=lambda one: one.first)]


def _with_rivals(one: Found, found: Sequence[Found]) -> Found:
    best = one.hits[0]
    rivals = {
        other.hits[0].card: other.hits[0]
        for other in found
        if not other.exact
        and other.overlaps(one)
        and other.hits[0].card != best.card
        and best.score - other.hits[0].score < _CLOSE
    }
    if not rivals:
        return one
    hits = (*one.hits, *rivals.values())
    return Found(one.first, one.last, hits, max(one.weight, SURE), exact=False)


def _span(one: Found, words: Words) -> NameSpan:
    start, end = words.tokens[one.first].start, words.tokens[one.last - 1].end
    return NameSpan(start, end, words.text[start:end], one.hits, one.sure)
