"""Suspend: three abilities, kept apart because each can be answered or countered on its own (702.62)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.engine import costs
from bot.engine.casting import Proposal, can_complete, cast
from bot.engine.characteristics import keyword
from bot.engine.events import CountersPut, Declined, EffectBegan, Moved, Obliged, Refused, Stayed
from bot.engine.mechanic import Context, Mechanic, SpecialAction
from bot.engine.state import Effect, GameObject, Zone
from bot.engine.timing import may_begin_to_cast
from bot.model.card import Ability, Face, Instruction
from bot.model.verdict import Reason, Verdict, rule

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
    {**IN_EXILE, "if": "exiled", "kind": "time", "key": "suspend.cast"},
    does=(Instruction("cast-suspended"),),
)


def may_suspend(game: Game, player: str, item: GameObject, args: Mapping[str, Any]) -> Verdict:
    """Whether a player may exile a card with suspend now: from hand, when it could be begun to be cast."""
    ability = keyword(item, "suspend")
    if ability is None or "cost" not in ability.args or item.zone is not Zone.HAND:
        return Verdict(holds=False, because=(Reason("suspend.exile"), Reason("action.suspend")))
    if ability.args.get("count") == "x" and args.get("x", 1) == 0:
        return Verdict(holds=False, because=(Reason("suspend.exile"), Reason("x.suspend")))
    begin = may_begin_to_cast(game, player, item, item.face)
    prohibited = any(reason.key == "cast.prohibited" for reason in begin.because)
    own = [Reason("suspend.prohibited")] if prohibited else []
    return Verdict(begin.holds, (*own, Reason("suspend.exile"), Reason("action.suspend"), *begin.because))


def suspend(game: Game, player: str, item: GameObject, args: Mapping[str, Any]) -> None:
    """Pay the suspend cost and exile the card face up with its time counters; the stack is not used."""
    ability = keyword(item, "suspend")
    assert ability is not None  # noqa: S101 - may_suspend was asked first
    x = int(args.get("x", 1))
    count = x if ability.args["count"] == "x" else int(ability.args["count"])
    costs.pay(game, player, costs.mana(str(ability.args["cost"]), x), "suspend", item.id, "suspend.exile")
    new = game.new_id()
    game.happens(Moved(item.id, new, Zone.EXILE, "suspend"), "suspend.exile", "action.suspend", "exile.face-up")
    game.happens(CountersPut(new, "time", count), "suspend.exile")


def cast_suspended(game: Game, ctx: Context, _do: Instruction) -> None:
    """The last ability resolves: its owner casts the card, or it stays in exile for good (702.62a)."""
    item = game.state.objects[ctx.source]
    face = _face(game, ctx.you, item)
    plan = Proposal(face, free=True, resolving=True, why=("suspend.cast", "resolve.cast", "suspend.free"))
    verdict = can_complete(game, ctx.you, item, plan)
    if not verdict:
        keys = (reason.key for reason in verdict.because)
        game.happens(Refused(ctx.you, "cast", item.id, verdict), *keys, "suspend.cast")
    elif _wants(game, ctx.you, item, plan) and (spell := cast(game, ctx.you, item, plan)) is not None:
        _give_haste(game, ctx.you, item, spell)
        return
    game.happens(Stayed(item.id), "suspend.cast", "suspend.suspended")


def _face(game: Game, player: str, item: GameObject) -> Face:
    faces = item.card.faces if item.card and item.card.layout in {"split", "adventure"} else (item.face,)
    if len(faces) == 1:
        return faces[0]
    pick = game.choose(player, "split.cast", item.name, tuple(face.name for face in faces))
    return next(face for face in faces if face.name == pick)


def _wants(game: Game, player: str, item: GameObject, plan: Proposal) -> bool:
    price = costs.total(game, player, item, plan.face, free=True)
    if game.rules.setting("suspend.last") == "may":
        pick = game.choose(player, "suspend.cast", item.name, ("cast", "decline"))
        keys: tuple[str, ...] = ("suspend.cast",)
    elif costs.in_pool(game, player, price.mana):
        game.happens(Obliged(player, "suspend.cast", item.id), "suspend.cast")
        return True
    else:
        pick = game.choose(player, "cost.unpaid-mana", item.name, ("pay", "decline"))
        keys = ("cost.unpaid-mana", "suspend.cast")
    if pick == "decline":
        game.happens(Declined(player, "suspend.cast", item.id), *keys)
    return pick != "decline"


def _give_haste(game: Game, player: str, card: GameObject, spell: int) -> None:
    if "creature" in game.state.objects[spell].face.types:
        args = {"keyword": "haste", "key": "suspend.haste"}
        effect = Effect(game.new_id(), "keyword", (spell,), player, "control", args, card.name)
        game.happens(EffectBegan(effect), "suspend.haste")


SUSPEND = Mechanic(
    "suspend",
    since="suspend.cast",
    abilities=lambda _: (TICK, LAST),
    verbs={"cast-suspended": cast_suspended},
    actions={"suspend": SpecialAction(may_suspend, suspend)},
)
