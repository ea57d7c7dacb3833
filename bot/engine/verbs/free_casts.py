"""Casting a card without paying its mana cost while something resolves (608.2g, 118.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.casting import Proposal, can_complete, cast
from bot.engine.characteristics import keyword
from bot.engine.events import Declined, Refused
from bot.engine.mechanic import Context, Verb
from bot.engine.state import GameObject
from bot.engine.verbs.selecting import objects
from bot.model.card import Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

CHOICE_OF_FACE = {"split": "split.cast", "adventure": "adventure", "modal_dfc": "mdfc"}
"""Layouts whose cards are cast as one part of several, and the rule that says so."""


def free_proposal(game: Game, player: str, item: GameObject, why: tuple[str, ...]) -> Proposal:
    """How a card would be cast for free: the part chosen, and whether its kicker is paid (118.9d)."""
    plan = chosen_part(game, player, item, Proposal(item.face, free=True, resolving=True, why=why))
    if keyword(item, "kicker") is None or not costs.can_pay(game, player, costs.kicker(item)):
        return plan
    kicked = game.choose(player, "kicker", item.name, ("unkicked", "kicked"))
    return replace(plan, kicked=kicked == "kicked")


def chosen_part(game: Game, player: str, item: GameObject, plan: Proposal) -> Proposal:
    """The plan with the part of the card that is cast: a half, the creature or its Adventure, either face.

    Only what can be cast is a choice: one part that can't leaves the other (601.2).
    """
    key = CHOICE_OF_FACE.get(item.card.layout) if item.card else None
    if key is None or item.card is None:
        return plan
    plans = {face.name: replace(plan, face=face) for face in item.card.faces}
    able = [name for name, part in plans.items() if can_complete(game, player, item, part)]
    return plans[game.choose(player, key, item.name, able)] if able else plan


def offer(game: Game, player: str, item: GameObject, about: str, why: tuple[str, ...]) -> int | None:
    """Let a player cast a card for free if they want and can; the spell's id, or None if it isn't cast."""
    plan = free_proposal(game, player, item, why)
    verdict = can_complete(game, player, item, plan)
    if not verdict:
        game.happens(Refused(player, "cast", item.id, verdict), *(r.key for r in verdict.because), *why)
        return None
    if game.choose(player, about, item.name, ("cast", "decline")) == "decline":
        game.happens(Declined(player, about, item.id), about)
        return None
    return cast(game, player, item, plan)


def cast_free(game: Game, ctx: Context, do: Instruction) -> None:
    """You may cast one of these cards, if its mana value is small enough, without paying its mana cost."""
    most = ctx.x if do.args.get("most_value") == "x" else int(str(do.args.get("most_value", 99)))
    fitting = [i for i in objects(game, ctx, str(do.args["what"])) if i.face.mana_value <= most]
    keys = (
        "resolve.cast",
        *(("cost.none-alternative",) if fitting and fitting[0].face.mana_cost is None else ()),
    )
    for item in fitting[:1]:
        offer(game, ctx.you, item, "resolve.choice", keys)


FREE_CASTS: dict[str, Verb] = {"cast-free": cast_free}
