"""The stack: what resolves, what does not, and where everything goes (405, 608)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.engine.characteristics import abilities
from bot.engine.events import Ceased, CountersPut, Failed, Moved, Resolving
from bot.engine.filters import PERMANENT_TYPES
from bot.engine.mechanic import Context
from bot.engine.sba import check_state_based_actions
from bot.engine.state import GameObject, ObjectKind, Zone
from bot.engine.targets import still_legal
from bot.engine.triggers import condition_holds, keys_of, put_on_stack
from bot.model.card import Ability, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

_ATTACH = Instruction("attach", {"to": "target"})


def before_priority(game: Game) -> None:
    """What happens each time a player would get priority: state-based actions, then triggers (704.3)."""
    while check_state_based_actions(game) or put_on_stack(game):
        pass


def settle(game: Game, until: Callable[[Game], bool] | None = None) -> bool:
    """Let everybody pass until the stack is empty, or until `until` holds; whether it came to hold."""
    while True:
        before_priority(game)
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
    if item.kind is ObjectKind.CARD:
        game.happens(Moved(item.id, game.new_id(), Zone.GRAVEYARD, why), *keys)
    else:
        game.happens(Ceased(item.id, why if item.kind is ObjectKind.ABILITY else "copy"), *keys)


def _resolve_ability(game: Game, item: GameObject, targets: tuple[int | str | None, ...]) -> None:
    assert item.ability is not None  # noqa: S101 - an ability on the stack has its ability
    assert item.source is not None  # noqa: S101 - and the object it is of
    game.happens(Resolving(item.id), *keys_of(item.ability), "resolve.begin")
    if not condition_holds(game, item):
        game.happens(Ceased(item.id, "if"), "trigger.if")
        return
    ctx = Context(item.id, item.source, item.player, targets, item.x, item.notes.get("event"))
    follow(game, ctx, item.ability)
    game.happens(Ceased(item.id, "resolved"))


def follow(game: Game, ctx: Context, ability: Ability) -> None:
    """Follow an ability's instructions in order (608.2c)."""
    for instruction in ability.does:
        game.verbs[instruction.verb](game, ctx, instruction)


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
    if left and left.zone is Zone.STACK:
        _leave(game, item, "resolve", "resolve.graveyard")


def enter(game: Game, item: GameObject, why: str = "resolve", controller: str | None = None) -> int:
    """Put an object onto the battlefield, with the counters it enters with; its new id."""
    new = game.new_id()
    x = item.x
    attached = item.targets[:1] if item.zone is Zone.STACK and "Aura" in item.face.subtypes else ()
    player = controller or item.player
    moved = Moved(item.id, new, Zone.BATTLEFIELD, why, player, item.face if item.zone is Zone.STACK else None)
    game.happens(moved, "resolve.permanent" if why == "resolve" else "zone.new-object")
    if attached:
        game.verbs["attach"](game, Context(None, new, player, attached), _ATTACH)
    entered = game.state.objects[new]
    for ability in abilities(game, entered):
        if ability.kind == "static" and ability.name == "enters-with":
            count = x if ability.args["count"] == "x" else int(ability.args["count"])
            if count:
                key = str(ability.args.get("key", "replace.enter"))
                game.happens(CountersPut(new, str(ability.args["kind"]), count), key)
    if entered.face.loyalty and entered.face.loyalty.isdigit():
        game.happens(CountersPut(new, "loyalty", int(entered.face.loyalty)))
    return new
