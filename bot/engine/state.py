"""What the table looks like at one moment. Nothing here changes; it is replaced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from bot.engine.mana import Pool
from bot.model.card import Ability, Card, Face


class Zone(StrEnum):
    """Where an object is (400.1); NONE for what has ceased to exist."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    NONE = "none"


class Step(StrEnum):
    """The steps and phases of a turn in which something can happen, in order (500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN = "main"
    COMBAT = "combat"
    MAIN2 = "main2"
    END = "end"
    CLEANUP = "cleanup"


class ObjectKind(StrEnum):
    """What an object is made of (109.1)."""

    CARD = "card"
    TOKEN = "token"  # noqa: S105 - of the game
    COPY = "copy"
    ABILITY = "ability"


@dataclass(frozen=True, slots=True)
class GameObject:
    """A card, token, copy of a spell, or ability on the stack.

    `id` is new on every zone change (400.7); `name` stays with the card, so that a reader can follow it.
    `face` is what its characteristics are now. On the stack it has targets (object ids or players), X,
    and an ability has its source and the event that triggered it.
    """

    id: int
    name: str
    owner: str
    zone: Zone
    face: Face
    kind: ObjectKind = ObjectKind.CARD
    card: Card | None = None
    controller: str | None = None
    counters: Mapping[str, int] = field(default_factory=dict)
    gained: tuple[Ability, ...] = ()
    notes: Mapping[str, Any] = field(default_factory=dict)
    tapped: bool = False
    face_up: bool = True
    damage: int = 0
    since: int = 0
    ability: Ability | None = None
    source: int | None = None
    targets: tuple[int | str, ...] = ()
    x: int = 0
    cast_from: Zone | None = None
    mana_spent: int = 0
    was: int | None = None

    @property
    def player(self) -> str:
        """Its controller, or its owner where it has none (109.5, 108.4a)."""
        return self.controller or self.owner

    def count(self, kind: str) -> int:
        """How many counters of that kind are on it."""
        return self.counters.get(kind, 0)


FACE_DOWN = Face("", None, 0, frozenset({"creature"}), power="2", toughness="2")
"""What a spell cast face down is, and the permanent it becomes (708.2a)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A continuous effect made by a resolved spell or ability (611.2).

    `kind` is "keyword", "lose", "pt" or "prohibit"; `on` are the objects it applies to (empty: a player
    effect of `player`); `until` is "end of turn", "control" (until `player` loses control) or "".
    """

    id: int
    kind: str
    on: tuple[int, ...]
    player: str
    until: str
    args: Mapping[str, Any]
    source: str


@dataclass(frozen=True, slots=True)
class Player:
    """A player: life, mana (None where the question does not say) and whether more can be made.

    `pool` is the mana that the question says is there, by type, and stays there; `made` was made in the
    play and is lost as the step or phase ends.
    """

    life: int = 20
    poison: int = 0
    pool: Pool | None = None
    made: Pool = field(default_factory=dict)
    drawn: int = 0
    lands: bool = True


@dataclass(frozen=True, slots=True)
class CastRecord:
    """A spell that was cast this turn: by whom, which object it was on the stack, what it was, from where."""

    player: str
    spell: int
    name: str
    types: frozenset[str]
    cast_from: Zone


@dataclass(frozen=True, slots=True)
class State:
    """The whole game at one moment.

    `in_order` is the player of the last turn that was no extra turn, "" while that is the active one's.
    """

    players: Mapping[str, Player]
    order: tuple[str, ...]
    active: str
    step: Step
    turn: int = 1
    objects: Mapping[int, GameObject] = field(default_factory=dict)
    stack: tuple[int, ...] = ()
    waiting: tuple[GameObject, ...] = ()
    effects: tuple[Effect, ...] = ()
    cast: tuple[CastRecord, ...] = ()
    ever_cast: frozenset[str] = frozenset()
    lost: frozenset[str] = frozenset()
    in_order: str = ""
    extra_turns: tuple[str, ...] = ()
    extra_steps: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()
    next_id: int = 1

    def change(self, **fields: Any) -> State:
        """The same moment with these fields replaced."""
        return replace(self, **fields)

    def with_object(self, item: GameObject) -> State:
        """The state with `item` put in or replaced."""
        return replace(self, objects={**self.objects, item.id: item}, next_id=max(self.next_id, item.id + 1))

    def change_object(self, item: int, **fields: Any) -> State:
        """The state with one object's fields replaced."""
        return self.with_object(replace(self.objects[item], **fields))

    def change_player(self, player: str, **fields: Any) -> State:
        """The state with one player's fields replaced."""
        return replace(self, players={**self.players, player: replace(self.players[player], **fields)})

    def named(self, name: str) -> GameObject | None:
        """The object called `name` where it is now, or None if there is none."""
        return next((item for item in self.objects.values() if item.name == name), None)

    @property
    def over(self) -> bool:
        """Whether the game is over: all players but one have lost (104.2a)."""
        return len(self.lost) >= max(len(self.order) - 1, 1)

    def within(self, zone: Zone) -> Iterator[GameObject]:
        """Every object in a zone, oldest first."""
        return (item for item in self.objects.values() if item.zone is zone)

    def apnap(self) -> tuple[str, ...]:
        """Players in turn order, the active one first, without those who have left (101.4)."""
        place = self.order.index(self.active)
        everybody = self.order[place:] + self.order[:place]
        return tuple(player for player in everybody if player not in self.lost)
