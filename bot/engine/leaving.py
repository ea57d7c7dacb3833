"""A player leaves a game of three or more: what goes with them, and what stays (800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.control import end_control
from bot.engine.events import Ceased, Moved
from bot.engine.state import ObjectKind, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game

KEY = "player.leaves"


def leave(game: Game, player: str) -> None:
    """Take a player's objects out of the game, end their control, exile what they still control (800.4a)."""
    objects = [item for item in game.state.objects.values() if item.zone is not Zone.NONE]
    owned = [item for item in objects if item.owner == player and item.kind is not ObjectKind.ABILITY]
    game.together([Ceased(item.id, "left") for item in owned], KEY)
    for effect in game.state.effects:
        if effect.kind == "control" and effect.player == player and effect in game.state.effects:
            end_control(game, effect, KEY)
    for number in reversed(game.state.stack):
        item = game.state.objects[number]
        if item.player == player and item.kind is not ObjectKind.CARD:
            game.happens(Ceased(number, "left"), KEY)
    table = [i for i in game.state.objects.values() if i.zone in {Zone.STACK, Zone.BATTLEFIELD}]
    first = game.new_id()
    left = [item for item in table if item.player == player]
    game.together([Moved(i.id, first + n, Zone.EXILE, "exile") for n, i in enumerate(left)], KEY)
