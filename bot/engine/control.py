"""Who controls what, and what ends when that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import ControlChanged, EffectBegan, EffectEnded
from bot.engine.state import Effect, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game


def gain_control(  # noqa: PLR0913 - what a change of control can be
    game: Game, item: int, player: str, *, until: str = "", source: str = "", by: int | None = None
) -> None:
    """Give `player` control of a permanent or spell; effects that last while it is controlled end.

    `until` says how long it lasts; `by` is the permanent whose static ability does it while it is there.
    """
    before = game.state.objects[item].player
    if before == player:
        return
    game.happens(ControlChanged(item, player), "control.change")
    if until or by is not None:
        args = {"back": before, **({} if by is None else {"by": by})}
        effect = Effect(game.new_id(), "control", (item,), player, until, args, source)
        game.happens(EffectBegan(effect), "control.change")
    for effect in game.state.effects:
        if effect.until == "control" and item in effect.on and effect.player != player:
            game.happens(EffectEnded(effect), str(effect.args["key"]))


def end_with_source(game: Game) -> None:
    """End each control effect of a static ability whose object has left the battlefield (611.3a)."""
    for effect in game.state.effects:
        if "by" in effect.args and effect.args["by"] not in game.state.objects:
            game.happens(EffectEnded(effect), "control.change")
            give_back(game, effect)


def give_back(game: Game, effect: Effect) -> None:
    """End a control effect: the object goes back to whoever controlled it before."""
    item = game.state.objects.get(effect.on[0])
    if item and item.zone is Zone.BATTLEFIELD and item.controller == effect.player:
        gain_control(game, item.id, str(effect.args["back"]))
