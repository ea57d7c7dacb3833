"""Who controls what, and what ends when that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import ControlChanged, EffectBegan, EffectEnded
from bot.engine.state import Effect, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game


def gain_control(game: Game, item: int, player: str, *, until: str = "", source: str = "") -> None:
    """Give `player` control of a permanent or spell; effects that last while it is controlled end."""
    before = game.state.objects[item].player
    if before == player:
        return
    game.happens(ControlChanged(item, player), "control.change")
    if until:
        args = {"back": before}
        effect = Effect(game.new_id(), "control", (item,), player, until, args, source)
        game.happens(EffectBegan(effect), "control.change")
    for effect in game.state.effects:
        if effect.until == "control" and item in effect.on and effect.player != player:
            game.happens(EffectEnded(effect), str(effect.args["key"]))


def give_back(game: Game, effect: Effect) -> None:
    """End a control effect: the object goes back to whoever controlled it before."""
    item = game.state.objects.get(effect.on[0])
    if item and item.zone is Zone.BATTLEFIELD and item.controller == effect.player:
        gain_control(game, item.id, str(effect.args["back"]))
