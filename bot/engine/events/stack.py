"""What happens on the stack: spells cast, abilities triggered, countered, resolving."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.state import GameObject
from bot.model.card import Face


@dataclass(frozen=True, slots=True)
class Cast:
    """A spell has become cast (601.2i): it is on the stack with all its choices made.

    `way` names the alternative cost that was paid for it, such as "flashback", or "".
    """

    item: int
    new: int
    player: str
    face: Face
    targets: tuple[int | str, ...] = ()
    x: int = 0
    mana: int = 0
    free: bool = False
    way: str = ""


@dataclass(frozen=True, slots=True)
class Triggered:
    """An ability triggered and waits for the next time a player would get priority (603.3)."""

    ability: GameObject


@dataclass(frozen=True, slots=True)
class Stacked:
    """An ability is put on the stack; `how` is "triggered", "activated" or "copied"."""

    ability: GameObject
    how: str


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy of a spell is put on the stack; it is not cast (707.10)."""

    copy: GameObject


@dataclass(frozen=True, slots=True)
class Countered:
    """A spell or ability is countered (701.6a)."""

    item: int


@dataclass(frozen=True, slots=True)
class Resolving:
    """A spell or ability begins to resolve (608.1)."""

    item: int


@dataclass(frozen=True, slots=True)
class Failed:
    """A spell or ability does not resolve: all its targets are illegal (608.2b)."""

    item: int
