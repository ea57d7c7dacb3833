"""Everything that can happen; `bot.engine.applying` has what each does to the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.state import Effect, GameObject, Step, Zone
from bot.model.card import Ability, Face
from bot.model.verdict import Verdict


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins."""

    player: str


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step or phase of a player's turn begins."""

    step: Step
    player: str


@dataclass(frozen=True, slots=True)
class Moved:
    """An object changes zones and becomes a new one (400.7); `why` says what moved it."""

    item: int
    new: int
    to: Zone
    why: str = ""
    controller: str | None = None
    face: Face | None = None


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


@dataclass(frozen=True, slots=True)
class Ceased:
    """An object ceases to exist; `why` is "resolved", "if", "countered", "token", "copy" or "failed"."""

    item: int
    why: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A player pays mana; `cost` is its total, `what` what it is paid for."""

    player: str
    cost: int
    what: str
    item: int


@dataclass(frozen=True, slots=True)
class ManaAdded:
    """Mana is added to a pool."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Damaged:
    """Damage is dealt to an object or a player (120.3)."""

    source: int
    target: int | str
    amount: int
    combat: bool = False


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
class ControlChanged:
    """A player gains control of an object."""

    item: int
    to: str


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
class Declined:
    """A player chooses not to do what they may."""

    player: str
    about: str
    item: int


@dataclass(frozen=True, slots=True)
class Obliged:
    """A player has to do something, wanted or not."""

    player: str
    about: str
    item: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A player can't do something, for the reasons in the verdict."""

    player: str
    what: str
    item: int | None
    verdict: Verdict
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Allowed:
    """A player can do something, for the reasons in the verdict."""

    player: str
    what: str
    item: int | None
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Stayed:
    """A card stays in exile without time counters; it is not suspended and never will be by itself."""

    item: int


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
class Nothing:
    """An instruction does nothing, for a reason worth telling (101.3)."""

    why: str
    item: int | None = None


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Text that the engine does not play: said aloud, never passed over."""

    item: int
    text: str


@dataclass(frozen=True, slots=True)
class Supposed:
    """An object that the play needs and nobody mentioned is taken to be there."""

    item: GameObject


@dataclass(frozen=True, slots=True)
class Lost:
    """A player loses the game (704.5a)."""

    player: str


@dataclass(frozen=True, slots=True)
class Together:
    """Changes that happen at the same moment."""

    parts: tuple[Event, ...]


Event = (
    TurnBegan
    | StepBegan
    | Moved
    | CountersPut
    | CountersRemoved
    | Cast
    | Triggered
    | Stacked
    | Copied
    | Countered
    | Resolving
    | Failed
    | Ceased
    | Paid
    | ManaAdded
    | Damaged
    | LifeChanged
    | Drew
    | ControlChanged
    | EffectBegan
    | EffectEnded
    | Gained
    | Became
    | Created
    | TapChanged
    | Noted
    | Declined
    | Obliged
    | Refused
    | Allowed
    | Stayed
    | ExtraTurn
    | ExtraStep
    | Nothing
    | Unplayed
    | Supposed
    | Lost
    | Together
)
