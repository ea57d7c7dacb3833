"""What happens to objects: where they go, what is put on them, what they gain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.state import Effect, GameObject, Zone
from bot.model.card import Ability, Face


@dataclass(frozen=True, slots=True)
class Moved:
    """An object changes zones and becomes a new one (400.7); `why` says what moved it, `down` face down."""

    item: int
    new: int
    to: Zone
    why: str = ""
    controller: str | None = None
    face: Face | None = None
    down: bool = False


@dataclass(frozen=True, slots=True)
class CountersPut:
    """Counters are put on an object."""

    item: int
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class CountersRemoved:
    """Counters are removed from an object; never more than were there."""

    item: int
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class ControlChanged:
    """A player gains control of an object, by an effect that lasts if `effect` is there."""

    item: int
    to: str
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """A continuous effect begins."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class EffectEnded:
    """A continuous effect ends."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Gained:
    """An object gains an ability for as long as it exists (611.2a)."""

    item: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class Became:
    """An object has another face from now on: it is a copy of something (707.2)."""

    item: int
    face: Face


@dataclass(frozen=True, slots=True)
class Created:
    """A token is created."""

    item: GameObject


@dataclass(frozen=True, slots=True)
class Supposed:
    """An object that the play needs and nobody mentioned is taken to be there."""

    item: GameObject


@dataclass(frozen=True, slots=True)
class TapChanged:
    """A permanent becomes tapped or untapped."""

    item: int
    tapped: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """Something is chosen for an object, such as the card that Meddling Mage names."""

    item: int
    key: str
    value: Any


@dataclass(frozen=True, slots=True)
class Ceased:
    """An object ceases to exist; `why` is "resolved", "if", "countered", "token", "copy" or "failed"."""

    item: int
    why: str


@dataclass(frozen=True, slots=True)
class Stayed:
    """A card stays in exile without time counters; it is not suspended and never will be by itself."""

    item: int
