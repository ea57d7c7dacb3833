"""Casting a spell, step by step, all or nothing (601.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.announcing import ALTERNATIVE, cost_of, own_way, pitch, with_kicker, with_mode, with_way
from bot.engine.characteristics import has_keyword
from bot.engine.events import Cast, LifeChanged, Moved, Refused
from bot.engine.filters import Candidate, every, matches
from bot.engine.mana import Price
from bot.engine.state import GameObject, Zone
from bot.engine.targets import can_choose, default_targets, shielded, spell_filters
from bot.engine.timing import may_begin_to_cast
from bot.engine.verbs.selecting import sacrifice_for_cost
from bot.model.card import Face
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game


@dataclass(frozen=True, slots=True)
class Proposal:
    """How a spell is to be cast.

    `free`: without paying its mana cost; `resolving`: while something resolves, so that the timing of its
    types is ignored; `way`: the alternative cost, such as "flashback"; `exiled`: the card that "pitch"
    exiles; `kicked`: with its kicker; `why`: the rules that let it be cast.
    """

    face: Face
    free: bool = False
    resolving: bool = False
    x: int = 0
    targets: tuple[Candidate, ...] = ()
    mode: str = ""
    kicked: bool = False
    way: str = ""
    exiled: int | None = None
    why: tuple[str, ...] = ()


def propose(game: Game, player: str, item: GameObject, plan: Proposal) -> Proposal:
    """The proposal with its mode, its kicker and the way it is paid for settled (601.2b)."""
    way = plan.way or ("" if plan.free else own_way(game, item))
    face = with_way(with_kicker(plan.face, kicked=plan.kicked), way)
    face = with_mode(game, player, item, face, wanted=plan.mode, targets=plan.targets)
    return replace(plan, face=face, way=way)


def can_complete(game: Game, player: str, item: GameObject, plan: Proposal) -> Verdict:
    """Whether the spell can be begun and every step of casting it completed (601.2, 601.3)."""
    plan = propose(game, player, item, plan)
    begin = may_begin_to_cast(game, player, item, plan.face, ignore_type_timing=plan.resolving)
    if not begin:
        return begin
    if not (base := _has_base(game, item, plan)):
        return base
    if not plan.targets and not can_choose(game, player, spell_filters(plan.face), item.name, plan.face):
        return rule("cast.targets", holds=False)
    price = total_price(game, player, item, plan)
    if not costs.can_pay(game, player, price.mana):
        return Verdict(holds=False, because=(Reason("cast.pay"), *price.because))
    if not _can_pay_more(game, player, item, plan):
        return rule("cost.additional", holds=False)
    return begin & _why_pitch(game, item, plan)


def _has_base(game: Game, item: GameObject, plan: Proposal) -> Verdict:
    """Whether there is a cost to begin with: a mana cost, or the alternative one that is to be paid."""
    if plan.way in ALTERNATIVE and not has_keyword(game.state, item, plan.way):
        return rule(ALTERNATIVE[plan.way], holds=False)
    if not plan.free and cost_of(item, plan.face, plan.way) is None:
        because = (Reason("cost.none", item.name), *((Reason(plan.way),) if plan.way else ()))
        return Verdict(holds=False, because=because)
    return Verdict(holds=True)


def total_price(game: Game, player: str, item: GameObject, plan: Proposal) -> costs.Total:
    base = "" if plan.free else cost_of(item, plan.face, plan.way) or ""
    more = costs.kicker(item) if plan.kicked else Price()
    return costs.total(game, player, item, plan.face, base, free=plan.free, x=plan.x, more=more)


def _can_pay_more(game: Game, player: str, item: GameObject, plan: Proposal) -> bool:
    return item.name not in game.absent or all(
        any(True for _ in every(game, f"your {cost.args['sacrifice']}", player))
        for cost in costs.additional(plan.face)
    )


def _why_pitch(game: Game, item: GameObject, plan: Proposal) -> Verdict:
    """Whether the card to exile is one that the alternative cost asks for, and what makes it one."""
    cost = pitch(plan.face) if plan.way == "pitch" else None
    if cost is None:
        return Verdict(holds=plan.way != "pitch")
    exiled = game.state.objects[plan.exiled] if plan.exiled is not None else None
    what = f"card {cost.args['exile']}"
    holds = exiled is not None and exiled.zone is Zone.HAND and matches(game, exiled.id, what, item.player)
    by_indicator = exiled is not None and exiled.face.mana_cost is None and bool(exiled.face.colors)
    keys = (*(("color.indicator", "indicator") if by_indicator else ()), "cost.one-alternative")
    return Verdict(holds, tuple(Reason(key, exiled.name if exiled else "") for key in keys))


def cast(game: Game, player: str, item: GameObject, plan: Proposal) -> int | None:
    """Cast the spell and give its id on the stack; refuse with the reasons and give None if it can't be."""
    verdict = can_complete(game, player, item, plan)
    plan = propose(game, player, item, plan)
    filters = spell_filters(plan.face)
    targets = None
    if verdict:
        targets = default_targets(game, player, filters, item.name, plan.targets, source=plan.face)
        verdict = verdict if targets is not None else _illegal(game, player, plan)
    if not verdict or targets is None:
        game.happens(Refused(player, "cast", item.id, verdict), *(r.key for r in verdict.because))
        return None
    price = total_price(game, player, item, plan)
    _pay(game, player, item, plan, price)
    new = game.new_id()
    event = Cast(item.id, new, player, plan.face, targets, plan.x, price.mana.amount, plan.free, plan.way)
    game.happens(event, *plan.why, *_announced(plan), *(("cast.targets",) if targets else ()), "cast.done")
    return new


def _pay(game: Game, player: str, item: GameObject, plan: Proposal, price: costs.Total) -> None:
    costs.pay(game, player, price.mana, "spell", item.id, "cast.pay", *(r.key for r in price.because))
    for cost in costs.additional(plan.face):
        sacrifice_for_cost(game, player, str(cost.args["sacrifice"]))
    cost_instead = pitch(plan.face) if plan.way == "pitch" else None
    if cost_instead and plan.exiled is not None:
        game.happens(Moved(plan.exiled, game.new_id(), Zone.EXILE, "cost"), "cost.one-alternative")
        if life := int(cost_instead.args.get("life", 0)):
            game.happens(LifeChanged(player, -life), "cost.one-alternative")


def _announced(plan: Proposal) -> tuple[str, ...]:
    """The rules of what was announced: X without a cost to pay it in, the kicker, the alternative cost."""
    has_x = "{X}" in (plan.face.mana_cost or "")
    return (
        *(("x.free",) if plan.free and has_x else ()),
        *(("kicker", "cost.over-alternative") if plan.kicked else ()),
        *((plan.way,) if plan.way and plan.way != "pitch" else ()),
    )


def _illegal(game: Game, player: str, plan: Proposal) -> Verdict:
    """Why a wanted target can't be chosen: it is not on the stack, it is shielded, or not of that kind."""
    for target in plan.targets:
        if shield := shielded(game, target, player, plan.face):
            by = game.state.objects[target].name if isinstance(target, int) else ""
            return Verdict(holds=False, because=(Reason(shield, by), Reason("cast.targets")))
        item = game.state.objects.get(target) if isinstance(target, int) else None
        if item and any("spell" in what for what in spell_filters(plan.face)) and item.zone.value != "stack":
            return Verdict(
                holds=False, because=(Reason("counter", item.name), Reason("target.spell", item.name))
            )
    return rule("cast.targets", holds=False)
