"""Numbers in card text: themselves, X, or something to count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.filters import every
from bot.engine.mechanic import Context

if TYPE_CHECKING:
    from bot.engine.game import Game


def number(game: Game, ctx: Context, value: object) -> int:
    """A number in card data: itself, "x" for the X of the spell or ability, or "each FILTER" to count."""
    word = str(value)
    if word == "x":
        return ctx.x
    if word.startswith("each "):
        return sum(1 for _ in every(game, word.removeprefix("each "), ctx.you))
    return int(word)
