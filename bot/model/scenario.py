"""A question read as a short play: who has what, what is done, and what is asked about it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.model.verdict import Asks

Value = str | int
Args = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Placed:
    """An object that is there before the first move.

    `name` is the key it has in facts: the Oracle name, with "#2" for a second of that name, or a
    description such as "creature"; `args` holds counters ("time=3") and states ("tapped=yes").
    """

    who: str
    zone: str
    name: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Move:
    """One thing done: by whom, the verb, on what, how.

    A move made in `response` finds the stack as it is when its window (`args["when"]` or the target it
    names) first opens; any other move waits until the stack is empty.
    """

    who: str
    verb: str
    subject: str = ""
    args: Args = field(default_factory=dict)
    response: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """How a decision goes: `option` alone ("only"), or tried first ("first")."""

    about: str
    subject: str
    option: str
    only: bool = True


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked: the form, and a predicate over the play.

    `test` is "move" (is the move legal; `args["number"]`, from 1), "event" (did it happen; `args["kind"]`),
    "fact" (`args["key"]`, `args["value"]`), "choice" (is there a choice; `args["about"]`) or "" (open).
    """

    asks: Asks = Asks.OPEN
    test: str = ""
    subject: str = ""
    args: Args = field(default_factory=dict)
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Scenario:
    """A play, whole: it alone gives the same answer.

    `players` in turn order; `turn` is whose turn it is and `step` where the play begins; `pools` are mana
    pools, absent where unknown; `absent` names spells for which no other legal target than those placed
    exists; `stop` ends the play with its last move instead of playing the stack empty; `assumed` are the
    message keys of what was assumed in reading, each with its subject or "".
    """

    day: dt.date
    players: tuple[str, ...] = ("me", "opponent")
    turn: str = "me"
    step: str = "main"
    placed: tuple[Placed, ...] = ()
    lives: Mapping[str, int] = field(default_factory=dict)
    pools: Mapping[str, str] = field(default_factory=dict)
    absent: tuple[str, ...] = ()
    picks: tuple[Pick, ...] = ()
    moves: tuple[Move, ...] = ()
    stop: bool = False
    ask: Asked = field(default_factory=Asked)
    assumed: tuple[tuple[str, str], ...] = ()
