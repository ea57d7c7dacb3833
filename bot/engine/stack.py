"""The stack: what resolves, what does not, and where everything goes (405, 608)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.engine.characteristics import abilities
from bot.engine.control import gain_control
from bot.engine.events import Became, Ceased, Declined, EffectBegan, Failed, Moved, Noted, Resolving
from bot.engine.filters import PERMANENT_TYPES
from bot.engine.mechanic import Context
from bot.engine.sba import check_state_based_actions
from bot.engine.state import Effect, GameObject, ObjectKind, Zone
from bot.engine.targets import legal, still_legal, wish
from bot.engine.triggers import condition_holds, keys_of, put_on_stack
from bot.engine.verbs.counters import put_counters
from bot.engine.verbs.numbers import number
from bot.engine.verbs.selecting import players, source_name
from bot.model.card import Ability

if TYPE_CHECKING:
    from bot.engine.game import Game


def before_priority(game: Game) -> None:
    """What happens each time a player would get priority: state-based actions, then triggers (704.3)."""
    while check_state_based_actions(game) or put_on_stack(game):
        pass


def settle(game: Game, until: Callable[[Game], bool] | None = None) -> bool:
    """Let everybody pass until the stack is empty, or until `until` holds; whether it came to hold.

    Nothing goes on once the game is over.
    """
    while True:
        before_priority(game)
        if game.state.over:
            return False
        if until and until(game):
            return True
        if not game.state.stack:
            return False
        resolve_top(game)


def resolve_top(game: Game) -> None:
    """Resolve the topmost object of the stack (608)."""
    item = game.state.objects[game.state.stack[-1]]
    targets = still_legal(game, item)
    if item.targets and not any(target is not None for target in targets):
        _fail(game, item)
    elif item.kind is ObjectKind.ABILITY:
        _resolve_ability(game, item, targets)
    else:
        _resolve_spell(game, item, targets)


def _fail(game: Game, item: GameObject) -> None:
    game.happens(Failed(item.id), "resolve.targets")
    _leave(game, item, "failed", "resolve.targets")


def _leave(game: Game, item: GameObject, why: str, *keys: str) -> None:
    if item.kind is ObjectKind.CARD and item.notes.get("way") == "flashback":
        game.happens(Moved(item.id, game.new_id(), Zone.EXILE, why), "flashback", *keys)
    elif item.kind is ObjectKind.CARD and why == "resolve" and "Adventure" in item.face.subtypes:
        _go_on_an_adventure(game, item)
    elif item.kind is ObjectKind.CARD:
        game.happens(Moved(item.id, game.new_id(), Zone.GRAVEYARD, why), *keys)
    elif item.kind is ObjectKind.COPY:
        game.happens(Ceased(item.id, "copy"), *keys, "sba.copy")
    else:
        game.happens(Ceased(item.id, why), *keys)


def _go_on_an_adventure(game: Game, item: GameObject) -> None:
    """An Adventure that resolves is exiled; the player may cast its creature from there (715.3d)."""
    new = game.new_id()
    game.happens(Moved(item.id, new, Zone.EXILE, "adventure"), "adventure.exile")
    usual = {"as": game.state.objects[new].face.name}
    effect = Effect(game.new_id(), "castable", (new,), item.player, "", usual, item.name)
    game.happens(EffectBegan(effect), "adventure.exile")


def _resolve_ability(game: Game, item: GameObject, targets: tuple[int | str | None, ...]) -> None:
    assert item.ability is not None  # noqa: S101 - an ability on the stack has its ability
    assert item.source is not None  # noqa: S101 - and the object it is of
    game.happens(Resolving(item.id), *keys_of(item.ability), "resolve.begin")
    if not condition_holds(game, item):
        game.happens(Ceased(item.id, "if"), "trigger.if")
        return
    event, source = item.notes.get("event"), item.notes.get("source")
    ctx = Context(item.id, item.source, item.player, targets, item.x, event, source)
    follow(game, ctx, item.ability)
    if item.id in game.state.stack:
        game.happens(Ceased(item.id, "resolved"), "resolve.graveyard")


def follow(game: Game, ctx: Context, ability: Ability) -> None:
    """Follow an ability's instructions in order (608.2c); one marked `if_done` only if the last was.

    An instruction with `may` is followed if the player it names wants to (608.2d).
    """
    done = True
    for instruction in ability.does:
        if instruction.args.get("if_done") and not done:
            continue
        done = "may" not in instruction.args or _wanted(game, ctx, str(instruction.args["may"]))
        if done:
            game.verbs[instruction.verb](game, ctx, instruction)


def _wanted(game: Game, ctx: Context, whose: str) -> bool:
    name = source_name(game, ctx)
    for player in players(game, ctx, whose):
        if game.choose(player, "resolve.choice", name, ("do", "decline")) == "do":
            return True
        game.happens(Declined(player, "resolve.choice", ctx.source), "resolve.choice")
    return False


def _resolve_spell(game: Game, item: GameObject, targets: tuple[int | str | None, ...]) -> None:
    game.happens(Resolving(item.id), "resolve.begin")
    if item.face.types & PERMANENT_TYPES:
        enter(game, item)
        return
    ctx = Context(item.id, item.id, item.player, targets, item.x)
    for ability in item.face.abilities:
        if ability.kind == "spell":
            follow(game, ctx, ability)
    left = game.state.objects.get(item.id)
    leaving = (
        [mechanic.leaves for mechanic in game.mechanics.values()] if item.kind is ObjectKind.CARD else []
    )
    if left and left.zone is Zone.STACK and not any(leaves(game, item) for leaves in leaving):
        _leave(game, item, "resolve", "resolve.graveyard")


def enter(
    game: Game, item: GameObject, why: str = "resolve", controller: str | None = None, *because: str
) -> int:
    """Put an object onto the battlefield, with what it enters as and with; its new id."""
    new = game.new_id()
    attached = item.targets[:1] if item.zone is Zone.STACK and "Aura" in item.face.subtypes else ()
    face = item.face if item.zone is Zone.STACK else None
    moved = Moved(item.id, new, Zone.BATTLEFIELD, why, controller or item.player, face)
    game.happens(moved, *because, "resolve.permanent" if why == "resolve" else "zone.new-object")
    if attached:
        game.happens(Noted(new, "attached", attached[0]), "resolve.permanent")
    for ability in abilities(game, game.state.objects[new]):
        if ability.kind == "static" and ability.name in ENTERS:
            ENTERS[ability.name](game, game.state.objects[new], ability)
    entered = game.state.objects[new]
    if entered.face.loyalty and entered.face.loyalty.isdigit():
        put_counters(game, new, "loyalty", int(entered.face.loyalty), "replace.enter")
    return new


def _enters_with(game: Game, item: GameObject, ability: Ability) -> None:
    args = ability.args
    if args.get("way", item.notes.get("way")) != item.notes.get("way"):
        return
    if "unless_from" in args and item.cast_from is not None and item.cast_from.value == args["unless_from"]:
        return
    count = number(game, Context(None, item.id, item.player, x=item.x), args["count"])
    if count:
        put_counters(game, item.id, str(args["kind_of"]), count, str(args.get("key", "replace.enter")))


def _enters_as_copy(game: Game, item: GameObject, ability: Ability) -> None:
    """It enters as a copy of something already there, if its controller wants (707.5)."""
    others = [c for c in legal(game, wish(str(ability.args["what"])), item.player) if c != item.id]
    first = game.state.objects[others[0]] if others and isinstance(others[0], int) else None
    if first:
        game.happens(Became(item.id, first.face), "copy.enter", "copy")


def _controls_attached(game: Game, item: GameObject, _ability: Ability) -> None:
    """Its controller controls what it is attached to."""
    attached = item.notes.get("attached")
    if isinstance(attached, int) and attached in game.state.objects:
        gain_control(game, attached, item.player, source=item.name, by=item.id)


ENTERS: dict[str, Callable[[Game, GameObject, Ability], None]] = {
    "enters-with": _enters_with,
    "enters-as-copy": _enters_as_copy,
    "controls-attached": _controls_attached,
}
"""What replaces the way a permanent enters the battlefield (614.12)."""
