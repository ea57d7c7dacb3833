"""Everything that can happen in a game."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.events.decided import Allowed, Declined, Nothing, Obliged, Refused, Unplayed
from bot.engine.events.objects import (
    Became,
    Ceased,
    ControlChanged,
    CountersPut,
    CountersRemoved,
    Created,
    EffectBegan,
    EffectEnded,
    Gained,
    Moved,
    Noted,
    Stayed,
    Supposed,
    TapChanged,
)
from bot.engine.events.stack import Cast, Copied, Countered, Failed, Resolving, Stacked, Triggered
from bot.engine.events.turn import (
    Damaged,
    Drew,
    ExtraStep,
    ExtraTurn,
    LifeChanged,
    Lost,
    ManaAdded,
    Paid,
    StepBegan,
    TurnBegan,
)

__all__ = [
    "Allowed",
    "Became",
    "Cast",
    "Ceased",
    "ControlChanged",
    "Copied",
    "Countered",
    "CountersPut",
    "CountersRemoved",
    "Created",
    "Damaged",
    "Declined",
    "Drew",
    "EffectBegan",
    "EffectEnded",
    "Event",
    "ExtraStep",
    "ExtraTurn",
    "Failed",
    "Gained",
    "LifeChanged",
    "Lost",
    "ManaAdded",
    "Moved",
    "Noted",
    "Nothing",
    "Obliged",
    "Paid",
    "Refused",
    "Resolving",
    "Stacked",
    "Stayed",
    "StepBegan",
    "Supposed",
    "TapChanged",
    "Together",
    "Triggered",
    "TurnBegan",
    "Unplayed",
]


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
