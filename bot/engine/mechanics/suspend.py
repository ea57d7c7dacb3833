"""Suspend: three abilities, kept apart because each can be answered or countered on its own (702.62)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.engine import costs
from bot.engine.characteristics import keyword
from bot.engine.events import CountersPut, Moved
from bot.engine.mana import price
from bot.engine.mechanic import Mechanic, SpecialAction
from bot.engine.state import GameObject, Zone
from bot.engine.timing import may_begin_to_cast
from bot.engine.verbs.last_counter import cast_suspended
from bot.model.card import Ability, Instruction
from bot.model.verdict import Reason, Verdict

if TYPE_CHECKING:
    from bot.engine.game import Game

IN_EXILE = {"zone": "exile", "who": "owner"}
TICK = Ability(
    "triggered",
    "upkeep",
    {**IN_EXILE, "if": "suspended", "key": "suspend.tick"},
    does=(Instruction("remove", {"what": "self", "kind": "time", "count": 1, "key": "suspend.tick"}),),
)
LAST = Ability(
    "triggered",
    "last-counter",
    {**IN_EXILE, "if": "exiled", "key": "suspend.cast"},
    does=(Instruction("cast-suspended"),),
)


def may_suspend(game: Game, player: str, item: GameObject, args: Mapping[str, Any]) -> Verdict:
    """Whether a player may exile a card with suspend now: from hand, when it could be begun to be cast."""
    ability = keyword(item, "suspend")
    because = (Reason("suspend.exile"), Reason("action.suspend"))
    if ability is None or "cost" not in ability.args or item.zone is not Zone.HAND or item.owner != player:
        return Verdict(holds=False, because=because)
    if ability.args["count"] == "x" and args.get("x", 1) == 0:
        return Verdict(holds=False, because=(*because, Reason("x.suspend")))
    begin = may_begin_to_cast(game, player, item, item.face)
    cost = price(str(ability.args["cost"]), int(args.get("x", 1)))
    if begin and not costs.can_pay(game, player, cost):
        return Verdict(holds=False, because=(*because, Reason("cost.pay")))
    prohibited = any(reason.key == "cast.prohibited" for reason in begin.because)
    own = (Reason("suspend.prohibited"),) if prohibited else ()
    return Verdict(begin.holds, (*own, *because, *begin.because))


def suspend(game: Game, player: str, item: GameObject, args: Mapping[str, Any]) -> None:
    """Pay the suspend cost and exile the card face up with its time counters; the stack is not used."""
    ability = keyword(item, "suspend")
    assert ability is not None  # noqa: S101 - may_suspend was asked first
    x = int(args.get("x", 1))
    count = x if ability.args["count"] == "x" else int(ability.args["count"])
    keys = ("suspend.exile", *(("x.suspend",) if ability.args["count"] == "x" else ()))
    costs.pay(game, player, price(str(ability.args["cost"]), x), "suspend", item.id, *keys)
    new = game.new_id()
    game.happens(
        Moved(item.id, new, Zone.EXILE, "suspend"), "suspend.exile", "action.suspend", "exile.face-up"
    )
    game.happens(CountersPut(new, "time", count), "suspend.exile")


SUSPEND = Mechanic(
    "suspend",
    since="suspend.cast",
    abilities=lambda _: (TICK, LAST),
    verbs={"cast-suspended": cast_suspended},
    actions={"suspend": SpecialAction(may_suspend, suspend)},
)
