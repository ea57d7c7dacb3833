"""Cards as data: what is printed on them, in the vocabulary the engine knows."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.model.language import Language


@dataclass(frozen=True, slots=True)
class Instruction:
    """One thing an ability does: a verb the engine knows and what it needs (numbers, filters, words)."""

    verb: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card.

    `kind` is "keyword", "spell", "activated", "triggered" or "static"; `name` is the keyword's name, the
    event a triggered ability waits for, or the static rule it makes; `args` holds numbers, costs, filters;
    `does` are the instructions in order; `targets` are filters, one for each target.
    """

    kind: str
    name: str = ""
    args: Mapping[str, Any] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    does: tuple[Instruction, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """One face or half: what a spell cast with it has. `mana_cost` None means no mana cost at all."""

    name: str
    mana_cost: str | None
    mana_value: int
    types: frozenset[str]
    supertypes: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its English Oracle name, with its faces, its printed names and its first day.

    `played` is False for a card of which only names and facts are held, so that the engine never takes
    it for a card without abilities; `unplayed` names what of its text the vocabulary does not cover.
    """

    name: str
    oracle_id: str
    layout: str
    faces: tuple[Face, ...]
    printed: Mapping[Language, tuple[str, ...]] = field(default_factory=dict)
    first: dt.date | None = None
    played: bool = False
    unplayed: tuple[str, ...] = ()

    def named(self, language: Language) -> str:
        """The name printed in `language`, or the English name where none is known."""
        names = self.printed.get(language)
        return names[0] if names else self.name
