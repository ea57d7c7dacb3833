"""Who controls what: effects in the order in which they began, and who has it when one ends (613.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_static
from bot.engine.events import ControlChanged, EffectBegan, EffectEnded, Moved
from bot.engine.state import Effect, GameObject, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game

TABLE = frozenset({Zone.BATTLEFIELD, Zone.STACK})


def gain_control(  # noqa: PLR0913 - what a change of control can be
    game: Game, item: int, player: str, *, until: str = "", source: str = "", by: int | None = None
) -> None:
    """Give `player` control of a permanent or spell; effects that last while it is controlled end.

    `until` says how long it lasts, "" for good; `by` is the permanent whose static ability does it while
    it is there. The effect that began last decides; it is kept even where it changes nothing yet.
    """
    before = game.state.objects[item].player
    others = _on(game.state.effects, item)
    if player in game.state.lost or (before == player and not others):
        return
    back = others[0].args["back"] if others else before
    args = {"back": back, **({} if by is None else {"by": by})}
    effect = Effect(game.new_id(), "control", (item,), player, until, args, source)
    game.happens(ControlChanged(item, player, None if until else effect), "control.change")
    if until:
        game.happens(EffectBegan(replace(effect, id=game.new_id())), "control.change")
    _end_while_controlled(game, item, player)


def _on(effects: Iterable[Effect], item: int) -> list[Effect]:
    """The effects that give control of an object, the one that decides last."""
    return [effect for effect in effects if effect.kind == "control" and item in effect.on]


def _end_while_controlled(game: Game, item: int, player: str) -> None:
    for effect in game.state.effects:
        if effect.until == "control" and item in effect.on and effect.player != player:
            game.happens(EffectEnded(effect), str(effect.args["key"]))


def end_control(game: Game, effect: Effect, key: str = "control.change") -> None:
    """End a control effect: the one before it decides, or whoever controlled the object by default.

    An object whose default controller has left the game is exiled (800.4c).
    """
    game.happens(EffectEnded(effect), key)
    found = (game.state.objects[number] for number in effect.on if number in game.state.objects)
    item = next((item for item in found if item.zone in TABLE), None)
    if item is None:
        return
    left = _on(game.state.effects, item.id)
    to = left[-1].player if left else str(effect.args["back"])
    if to in game.state.lost:
        game.happens(Moved(item.id, game.new_id(), Zone.EXILE, "exile"), "player.leaves")
    elif to != item.player:
        game.happens(ControlChanged(item.id, to), "control.change")
        _end_while_controlled(game, item.id, to)


def end_with_source(game: Game) -> None:
    """End each control effect of a static ability whose object has left the battlefield (611.3a)."""
    for effect in game.state.effects:
        source = game.state.objects.get(effect.args.get("by", 0))
        if "by" in effect.args and (source is None or source.zone is not Zone.BATTLEFIELD):
            end_control(game, effect)


def from_the_start(
    objects: Mapping[int, GameObject],
) -> tuple[Mapping[int, GameObject], tuple[Effect, ...]]:
    """The objects and effects of a play that begins with Auras that give control of what they are on.

    What stands under the Aura's controller would be its owner's without it; else it stands as it would be.
    """
    table, effects = dict(objects), list[Effect]()
    for aura in objects.values():
        item = table.get(aura.notes.get("attached", 0)) if has_static(aura, "controls-attached") else None
        if item is None or aura.zone is not Zone.BATTLEFIELD:
            continue
        earlier = _on(effects, item.id)
        usual = item.owner if item.player == aura.player else item.player
        back = earlier[0].args["back"] if earlier else usual
        number = len(objects) + len(effects) + 1
        args = {"back": back, "by": aura.id}
        effects.append(Effect(number, "control", (item.id,), aura.player, "", args, aura.name))
        table[item.id] = replace(item, controller=aura.player)
    return table, tuple(effects)
