"""Storm: a copy for each spell that was cast before it this turn (702.40)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.events import Cast, Copied
from bot.engine.mechanic import Context, Mechanic
from bot.engine.state import GameObject, ObjectKind
from bot.engine.verbs.selecting import objects
from bot.model.card import Ability, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

WHEN_CAST = Ability(
    "triggered",
    "cast",
    {"of": "self", "zone": "stack", "key": "storm"},
    does=(Instruction("storm"),),
)


def storm(game: Game, ctx: Context, _do: Instruction) -> None:
    """Copy the spell once for each spell cast before it this turn; suspending a card casts nothing."""
    spell = game.state.objects.get(ctx.source) or ctx.was
    if spell is None or not isinstance(ctx.event, Cast):
        return
    names = [record.name for record in game.state.cast]
    for _ in range(names.index(spell.name) if spell.name in names else 0):
        copy_spell(game, spell, ctx.you, "storm")


def copy_spell(game: Game, spell: GameObject, player: str, *because: str) -> None:
    """Put a copy of a spell on the stack, with the same targets; it is not cast (707.10)."""
    same = sum(1 for i in game.state.objects.values() if i.name.startswith(f"{spell.name} (copy)"))
    name = f"{spell.name} (copy)" if not same else f"{spell.name} (copy)#{same + 1}"
    made = replace(
        spell, id=game.new_id(), name=name, kind=ObjectKind.COPY, controller=player, owner=player, notes={}
    )
    game.happens(Copied(made), *because, "copy.spell")


def copy_target(game: Game, ctx: Context, do: Instruction) -> None:
    """Copy target spell."""
    for spell in objects(game, ctx, do.args.get("what", "target")):
        copy_spell(game, spell, ctx.you)


STORM = Mechanic(
    "storm",
    since="storm",
    abilities=lambda _: (WHEN_CAST,),
    verbs={"storm": storm, "copy-spell": copy_target},
)
