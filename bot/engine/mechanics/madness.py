"""Madness: discarded into exile, and cast from there for its cost or put into the graveyard (702.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.casting import Proposal, can_complete, cast
from bot.engine.events import Declined, Moved
from bot.engine.mechanic import Context, Mechanic
from bot.engine.state import Zone
from bot.engine.verbs.selecting import objects
from bot.model.card import Ability, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

WHEN_EXILED = Ability(
    "triggered",
    "discarded-into-exile",
    {"zone": "exile", "who": "owner", "key": "madness"},
    does=(Instruction("cast-madness"),),
)


def cast_madness(game: Game, ctx: Context, _do: Instruction) -> None:
    """The owner may cast the card for its madness cost; if not, it goes to the graveyard."""
    for item in objects(game, ctx, "self"):
        plan = Proposal(item.face, resolving=True, way="madness", why=("madness", "resolve.cast"))
        if can_complete(game, ctx.you, item, plan):
            if game.choose(ctx.you, "resolve.choice", item.name, ("cast", "decline")) == "cast":
                cast(game, ctx.you, item, plan)
                return
            game.happens(Declined(ctx.you, "resolve.choice", item.id), "madness")
        game.happens(Moved(item.id, game.new_id(), Zone.GRAVEYARD, "put"), "madness")


MADNESS = Mechanic(
    "madness", since="madness", abilities=lambda _: (WHEN_EXILED,), verbs={"cast-madness": cast_madness}
)
