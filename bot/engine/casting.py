"""Casting a spell, step by step, all or nothing (601.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.events import Cast, Refused
from bot.engine.filters import Candidate, every
from bot.engine.state import GameObject
from bot.engine.targets import can_choose, default_targets, spell_filters
from bot.engine.timing import may_begin_to_cast
from bot.engine.verbs.selecting import sacrifice_for_cost
from bot.model.card import Face
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game


@dataclass(frozen=True, slots=True)
class Proposal:
    """How a spell is to be cast: the face, free or not, X, targets wanted, mana paid on top (kicker)."""

    face: Face
    free: bool = False
    resolving: bool = False
    x: int = 0
    targets: tuple[Candidate, ...] = ()
    more: int = 0
    why: tuple[str, ...] = ()


def can_complete(game: Game, player: str, item: GameObject, plan: Proposal) -> Verdict:
    """Whether the spell can be begun and every step of casting it completed (601.2, 601.3)."""
    begin = may_begin_to_cast(game, player, item, plan.face, ignore_type_timing=plan.resolving)
    if not begin:
        return begin
    if plan.face.mana_cost is None and not plan.free and "land" not in plan.face.types:
        return rule("cost.none", holds=False)
    filters = spell_filters(plan.face)
    chosen = can_choose(game, player, filters, item.name)
    if not chosen and not plan.targets:
        return rule("cast.targets", holds=False)
    price = costs.total(game, player, item, plan.face, free=plan.free, x=plan.x, more=plan.more)
    if not costs.can_pay(game, player, price.mana):
        return Verdict(holds=False, because=(Reason("cast.pay"), *price.because))
    for cost in costs.additional(plan.face):
        if not any(True for _ in every(game, str(cost.args["sacrifice"]), player)) and item.name in game.absent:
            return rule("cost.additional", holds=False)
    return begin


def cast(game: Game, player: str, item: GameObject, plan: Proposal) -> int | None:
    """Cast the spell and give its id on the stack; refuse with the reasons and give None if it can't be."""
    verdict = can_complete(game, player, item, plan)
    filters = spell_filters(plan.face)
    targets = default_targets(game, player, filters, item.name, plan.targets) if verdict else None
    if verdict and targets is None:
        verdict = _illegal(game, plan)
    if not verdict or targets is None:
        game.happens(Refused(player, "cast", item.id, verdict), *(r.key for r in verdict.because))
        return None
    price = costs.total(game, player, item, plan.face, free=plan.free, x=plan.x, more=plan.more)
    costs.pay(game, player, price.mana, "spell", item.id, "cast.pay", *(r.key for r in price.because))
    for cost in costs.additional(plan.face):
        sacrifice_for_cost(game, player, str(cost.args["sacrifice"]))
    new = game.new_id()
    event = Cast(item.id, new, player, plan.face, targets, plan.x, price.mana, plan.free)
    reasons = (*plan.why, *(("x.free",) if plan.free and "{X}" in (plan.face.mana_cost or "") else ()))
    game.happens(event, *reasons, *(("cast.targets",) if targets else ()), "cast.done")
    return new


def _illegal(game: Game, plan: Proposal) -> Verdict:
    """Why a wanted target can't be chosen: it is not on the stack, or just not of that kind."""
    for target in plan.targets:
        item = game.state.objects.get(target) if isinstance(target, int) else None
        if item and any("spell" in what for what in spell_filters(plan.face)) and item.zone.value != "stack":
            return Verdict(holds=False, because=(Reason("counter", item.name), Reason("target.spell", item.name)))
    return rule("cast.targets", holds=False)
