"""A question taken apart: its language, concepts, cards and what each card can be in a play."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.asking.concepts import Found
from bot.asking.roles import Role
from bot.model.card import Card
from bot.model.language import Language

OPP = "opponent"
ME = "me"
NEAR = 22
"""How many characters before a word its subject or possessive may stand."""


BREAKS = frozenset(",.;:?!")
"""Signs that part what is said of one thing from what is said of another."""

TOLD = {"is-mine": ME, "is-theirs": OPP}
"""Concepts that follow a thing and say whose it is."""

BESIDE = 8
"""How many characters may lie between a thing and such a concept."""

CLOSE = 9
"""How many characters may lie between a word, its "of" and whose it is."""


@dataclass(frozen=True, slots=True)
class Named:
    """A card in the question: what it is, where it stands, what it can be; `name` is its key in facts."""

    name: str
    card: Card
    roles: frozenset[Role]
    start: int
    end: int
    score: float = 100.0


@dataclass(frozen=True, slots=True)
class Frame:
    """A question taken apart. `unknown` are the words that nothing here speaks of."""

    text: str
    language: Language
    day: dt.date
    concepts: tuple[Found, ...]
    cards: tuple[Named, ...]
    unknown: tuple[str, ...] = ()

    def has(self, *concepts: str) -> bool:
        """Whether any of these concepts is in the question."""
        return any(found.concept in concepts for found in self.concepts)

    def first(self, *concepts: str) -> Found | None:
        """The first of these concepts in the text, or None."""
        return next((found for found in self.concepts if found.concept in concepts), None)

    def every(self, *concepts: str) -> list[Found]:
        """All of these concepts, in order."""
        return [found for found in self.concepts if found.concept in concepts]

    def number(self) -> int | None:
        """The first bare number in the question."""
        return next((found.value for found in self.concepts if found.value is not None), None)

    def with_role(self, *wanted: Role) -> list[Named]:
        """The cards that can be any of these, in order."""
        return [card for card in self.cards if card.roles & set(wanted)]

    def one(self, *wanted: Role) -> Named | None:
        """The first card that can be any of these."""
        return next(iter(self.with_role(*wanted)), None)

    def whose(self, start: int, default: str = ME) -> str:
        """Whose something is: by an "is mine" after it, else by the nearest "my" or "their" before it."""
        if said := self._told_after(start) or self.whose_before(start):
            return said
        return OPP if self._of_opponent(start) else default

    def whose_before(self, start: int) -> str:
        """Whose something is by the nearest "my" or "their" close before it; "" where none is."""
        near = [
            f
            for f in self.concepts
            if f.concept in {"me", "opp"}
            and (0 <= start - f.end <= NEAR or f.start == start)
            and not BREAKS & set(self.text[f.end : start])
            and not self._speaks_of_another(f, start)
        ]
        return {"me": ME, "opp": OPP}[near[-1].concept] if near else ""

    def _speaks_of_another(self, word: Found, start: int) -> bool:
        """Whether a "my" or "their" tells whose the thing before it is, or who names what follows."""
        told = any(f.start == word.start and f.concept in TOLD for f in self.concepts)
        acts = [f.start for f in self.every("names", "pay", "steal")]
        return told or any(word.end <= at < start for at in (*acts, *self._cards_before(start)))

    def _cards_before(self, start: int) -> list[int]:
        """Where the cards before a card stand: a "my" before one of them is said of that one."""
        is_card = any(card.start == start for card in self.cards)
        return [card.start for card in self.cards if card.start < start] if is_card else []

    def _told_after(self, start: int) -> str:
        """Whose something is, by an "is mine" or "on their side" right after it; "" where none is."""
        end = self._end(start)
        told = next((f for f in self.concepts if f.start >= end and f.concept in TOLD), None)
        close = (
            told is not None and told.start - end < BESIDE and not BREAKS & set(self.text[end : told.start])
        )
        between = close and any(end <= card.start < told.start for card in self.cards if told)
        return TOLD[told.concept] if told and close and not between else ""

    def _end(self, start: int) -> int:
        card = next((c for c in self.cards if c.start == start), None)
        word = next((f for f in self.concepts if f.start == start), None)
        return card.end if card else word.end if word else start

    def _of_opponent(self, start: int) -> bool:
        """Whether "of the opponent" follows what begins at `start`."""
        end = self._end(start)
        after = [f for f in self.concepts if f.start >= end][:2]
        said = [f.concept for f in after]
        return (
            said == ["of", "opp"] and after[0].start - end < CLOSE and after[1].start - after[0].end < CLOSE
        )


def other(player: str) -> str:
    """The other one of the two who play."""
    return OPP if player == ME else ME


def distinct(cards: Iterable[Named]) -> list[Named]:
    """Cards without repeats, the first mention of each."""
    seen: dict[str, Named] = {}
    for card in cards:
        seen.setdefault(card.name, card)
    return list(seen.values())


def names(cards: Sequence[Named]) -> set[str]:
    """The names of cards."""
    return {card.name for card in cards}
