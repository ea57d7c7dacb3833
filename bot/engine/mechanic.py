"""What a mechanic is: what its keyword stands for, as a declarative table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.model.card import Ability, Instruction
from bot.model.verdict import Verdict

if TYPE_CHECKING:
    from bot.engine.events import Event
    from bot.engine.game import Game
    from bot.engine.state import GameObject


@dataclass(frozen=True, slots=True)
class Context:
    """Where an instruction stands: its spell or ability on the stack, its source, who follows it.

    `item` is the object on the stack (None for a special action), `source` the object the ability is of;
    `targets` are those still legal, None in the place of one that is not; `event` is what triggered it;
    `was` is the source as it last was, for when it is gone (113.7a).
    """

    item: int | None
    source: int
    you: str
    targets: tuple[int | str | None, ...] = ()
    x: int = 0
    event: Event | None = None
    was: GameObject | None = None


Verb = Callable[["Game", Context, Instruction], None]
Action = Callable[["Game", str, "GameObject", Mapping[str, Any]], None]
Check = Callable[["Game", str, "GameObject", Mapping[str, Any]], Verdict]


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """Something a player may do without using the stack (116): whether, and what happens."""

    check: Check
    does: Action


@dataclass(frozen=True, slots=True)
class Mechanic:
    """A keyword: the abilities it stands for, and the verbs and special actions they need.

    `abilities` gives what the keyword ability of one object stands for (702.1); `since` is the rule key
    whose first number tells when the mechanic came to be; `leaves` puts a spell that has resolved where the
    keyword says, and tells whether it did.
    """

    name: str
    since: str
    abilities: Callable[[Ability], tuple[Ability, ...]] = lambda _: ()
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    actions: Mapping[str, SpecialAction] = field(default_factory=dict)
    leaves: Callable[[Game, GameObject], bool] = lambda _game, _spell: False
