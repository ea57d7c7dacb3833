"""Rebound: cast from hand, a spell is exiled as it resolves, and may be cast once more (702.88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.characteristics import keyword
from bot.engine.events import Gained, Moved
from bot.engine.mechanic import Context, Mechanic
from bot.engine.state import GameObject, Zone
from bot.engine.verbs.free_casts import offer
from bot.engine.verbs.selecting import objects
from bot.model.card import Ability, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

NEXT_UPKEEP = Ability(
    "triggered",
    "upkeep",
    {"zone": "exile", "who": "owner", "key": "rebound", "once": True},
    does=(Instruction("cast-rebound"),),
)


def leaves(game: Game, spell: GameObject) -> bool:
    """Exile a spell that was cast from hand; at its owner's next upkeep it may be cast for free."""
    if keyword(spell, "rebound") is None or spell.cast_from is not Zone.HAND:
        return False
    new = game.new_id()
    game.happens(Moved(spell.id, new, Zone.EXILE, "rebound"), "rebound")
    game.happens(Gained(new, NEXT_UPKEEP), "rebound", "trigger.delayed")
    return True


def cast_rebound(game: Game, ctx: Context, _do: Instruction) -> None:
    """Offer the card; not cast, it stays in exile."""
    for item in objects(game, ctx, "self"):
        offer(game, ctx.you, item, "rebound", ("rebound", "resolve.cast"))


REBOUND = Mechanic("rebound", since="rebound", verbs={"cast-rebound": cast_rebound}, leaves=leaves)
