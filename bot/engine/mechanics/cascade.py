"""Cascade: a card from the library for free, if it is cheap enough (702.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.characteristics import mana_value
from bot.engine.events import Moved, Nothing
from bot.engine.mechanic import Context, Mechanic
from bot.engine.state import GameObject, Zone
from bot.engine.verbs.free_casts import offer
from bot.model.card import Ability, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

WHEN_CAST = Ability(
    "triggered",
    "cast",
    {"of": "self", "zone": "stack", "key": "cascade"},
    does=(Instruction("cascade"),),
)


def cascade(game: Game, ctx: Context, _do: Instruction) -> None:
    """Exile the hit that the scenario names in the library and offer it; it is never paid for.

    What is not cast goes to the bottom of the library. Where the scenario names no hit, none is claimed.
    """
    spell = game.state.objects.get(ctx.source) or ctx.was
    most = mana_value(spell.face, spell) if spell else 0
    hit = next((card for card in game.state.within(Zone.LIBRARY) if _is_hit(card, ctx.you, most)), None)
    if hit is None:
        game.happens(Nothing("no-hit", ctx.item), "cascade")
        return
    new = game.new_id()
    keys = ("cascade", *(("mana-value.none",) if hit.face.mana_cost is None else ()))
    game.happens(Moved(hit.id, new, Zone.EXILE, "exile"), *keys)
    if offer(game, ctx.you, game.state.objects[new], "cascade", ("cascade", "resolve.cast")) is None:
        game.happens(Moved(new, game.new_id(), Zone.LIBRARY, "put"), "cascade")


def _is_hit(card: GameObject, player: str, most: int) -> bool:
    cheap = mana_value(card.face, card) < most
    return card.owner == player and "land" not in card.face.types and cheap


CASCADE = Mechanic("cascade", since="cascade", abilities=lambda _: (WHEN_CAST,), verbs={"cascade": cascade})
