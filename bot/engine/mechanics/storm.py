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
    spells = [record.spell for record in game.state.cast]
    for _ in range(spells.index(ctx.event.new) if ctx.event.new in spells else 0):
        copy_spell(game, spell, ctx.you, "storm")


def copy_spell(game: Game, spell: GameObject, player: str, *because: str) -> None:
    """Put a copy of a spell on the stack; it is not cast, and nothing is paid for it (707.10).

    Every decision made for the spell is copied: its targets, X, what it was cast for.
    """
    same = sum(1 for i in game.state.objects.values() if i.name.startswith(f"{spell.name} (copy)"))
    name = f"{spell.name} (copy)" if not same else f"{spell.name} (copy)#{same + 1}"
    made = replace(
        spell,
        id=game.new_id(),
        name=name,
        kind=ObjectKind.COPY,
        controller=player,
        owner=player,
        notes={key: value for key, value in spell.notes.items() if key == "way"},
        cast_from=None,
        mana_spent=0,
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
