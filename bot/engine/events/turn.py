"""What happens to the turn and to players: steps, life, mana, draws."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engine.mana import Pool
from bot.engine.state import Step


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins; an extra turn comes before the turn that would come next (500.7)."""

    player: str
    extra: bool = False


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step or phase of a player's turn begins; `keeps` says that mana made before is not lost."""

    step: Step
    player: str
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """A player takes an extra turn after this one."""

    player: str


@dataclass(frozen=True, slots=True)
class ExtraStep:
    """An additional step comes after this one (500.9)."""

    step: Step
    player: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A player pays mana; `cost` is its total, `what` what it is paid for, `spent` what leaves the pool."""

    player: str
    cost: int
    what: str
    item: int
    spent: Pool = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ManaAdded:
    """Mana is added to a pool, by its type."""

    player: str
    amount: int
    mana: Pool


@dataclass(frozen=True, slots=True)
class Damaged:
    """Damage is dealt to an object or a player (120.3); `infect`: as counters (120.3b, 120.3d)."""

    source: int
    target: int | str
    amount: int
    combat: bool = False
    infect: bool = False


@dataclass(frozen=True, slots=True)
class LifeChanged:
    """A player gains or loses life."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A player draws cards."""

    player: str
    count: int


@dataclass(frozen=True, slots=True)
class Lost:
    """A player loses the game (704.5a)."""

    player: str
