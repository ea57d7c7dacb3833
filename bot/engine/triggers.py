"""Triggered abilities: what they wait for, the condition they check twice, and how they reach the stack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import abilities, is_suspended, mana_value
from bot.engine.events import (
    Cast,
    Countered,
    CountersRemoved,
    Drew,
    Event,
    Moved,
    Stacked,
    StepBegan,
    Together,
    Triggered,
)
from bot.engine.state import GameObject, ObjectKind, State, Step, Zone
from bot.model.card import Ability

if TYPE_CHECKING:
    from bot.engine.game import Game, Happened

Condition = Callable[["Game", GameObject], bool]
Waits = Callable[["Game", "Happened", Event, GameObject, Ability], bool]


def _who(ability: Ability, item: GameObject, player: str) -> bool:
    match ability.args.get("who", "you"):
        case "you":
            return item.player == player
        case "owner":
            return item.owner == player
        case "opponents":
            return item.player != player
        case _:
            return True


def _step(step: Step) -> Waits:
    def waits(_game: Game, _done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
        return isinstance(event, StepBegan) and event.step is step and _who(ability, item, event.player)

    return waits


def _counter_removed(*, last: bool) -> Waits:
    def waits(_game: Game, done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
        if not isinstance(event, CountersRemoved) or event.item != item.id or not event.count:
            return False
        if event.kind != ability.args.get("kind", "time"):
            return False
        return not last or done.after.objects[item.id].count(event.kind) == 0

    return waits


def _moved(*, to: Zone | None, out_of: Zone | None, why: str = "") -> Waits:
    def waits(_game: Game, done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
        if not isinstance(event, Moved) or (why and event.why != why):
            return False
        before = done.before.objects[event.item]
        if (to and event.to is not to) or (out_of and before.zone is not out_of):
            return False
        if item.id in {event.item, event.new}:
            return ability.args.get("of", "self") in {"self", "any"}
        moved = done.after.objects[event.new] if to is Zone.BATTLEFIELD else before
        kinds = frozenset(ability.args.get("types", ()))
        return ability.args.get("of", "self") in {"other", "any"} and (not kinds or bool(kinds & moved.face.types))

    return waits


def _cast(_game: Game, done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
    if not isinstance(event, Cast):
        return False
    if ability.args.get("of") == "self":
        return item.id == event.new
    if not _who(ability, item, event.player) or item.id == event.new:
        return False
    return spell_fits(ability, done.after.objects[event.new], item)


def spell_fits(ability: Ability, spell: GameObject, source: GameObject) -> bool:
    """Whether a spell is of the kind the ability speaks of: types, mana value, zone, mana spent."""
    args = ability.args
    wanted = (
        "types" not in args or bool(frozenset(args["types"]) & spell.face.types),
        "not_types" not in args or not frozenset(args["not_types"]) & spell.face.types,
        "value_counters" not in args or mana_value(spell.face, spell) == source.count(args["value_counters"]),
        "from" not in args or str(spell.cast_from) == args["from"],
        not args.get("no_mana") or spell.mana_spent == 0,
    )
    return all(wanted)


def _drew(_game: Game, _done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
    return isinstance(event, Drew) and _who(ability, item, event.player)


def _countered(_game: Game, _done: Happened, event: Event, item: GameObject, _ability: Ability) -> bool:
    return isinstance(event, Countered) and event.item == item.id


WAITS: dict[str, Waits] = {
    "upkeep": _step(Step.UPKEEP),
    "draw-step": _step(Step.DRAW),
    "end-step": _step(Step.END),
    "counter-removed": _counter_removed(last=False),
    "last-counter": _counter_removed(last=True),
    "enters": _moved(to=Zone.BATTLEFIELD, out_of=None),
    "leaves": _moved(to=None, out_of=Zone.BATTLEFIELD),
    "dies": _moved(to=Zone.GRAVEYARD, out_of=Zone.BATTLEFIELD),
    "cast": _cast,
    "draws": _drew,
}

CONDITIONS: dict[str, Condition] = {
    "suspended": lambda _game, item: is_suspended(item),
    "exiled": lambda _game, item: item.zone is Zone.EXILE,
    "timed": lambda _game, item: item.count("time") > 0,
    "untimed": lambda _game, item: item.count("time") == 0,
    "cast-by-you": lambda _game, item: item.cast_from is not None,
}
LOOK_BACK = frozenset({"leaves", "dies"})


def see(game: Game, done: Happened) -> None:
    """Let every ability that waits for what just happened trigger."""
    events = done.event.parts if isinstance(done.event, Together) else (done.event,)
    for event in events:
        if isinstance(event, Triggered | Stacked):
            continue
        for item, ability in _watching(game, done, event):
            holds = CONDITIONS.get(str(ability.args.get("if", "")))
            if WAITS[ability.name](game, done, event, item, ability) and (not holds or holds(game, item)):
                _trigger(game, item, ability, event)


def _watching(game: Game, done: Happened, event: Event) -> list[tuple[GameObject, Ability]]:
    found = []
    for item in done.after.objects.values():
        found += [(item, a) for a in _functioning(game, item) if a.name not in LOOK_BACK]
    found += [(item, a) for item in _left(done.before, event) for a in _functioning(game, item) if a.name in LOOK_BACK]
    for item in done.before.objects.values():
        if item.zone is Zone.BATTLEFIELD and not (isinstance(event, Moved) and event.item == item.id):
            found += [(item, a) for a in _functioning(game, item) if a.name in LOOK_BACK]
    return found


def _left(before: State, event: Event) -> list[GameObject]:
    return [before.objects[event.item]] if isinstance(event, Moved) else []


def _functioning(game: Game, item: GameObject) -> list[Ability]:
    if item.kind is ObjectKind.ABILITY:
        return []
    return [a for a in abilities(game, item) if a.kind == "triggered" and functions(a, item.zone)]


def functions(ability: Ability, zone: Zone) -> bool:
    """Whether an ability works in that zone (113.6): on the battlefield unless it says otherwise."""
    return str(ability.args.get("zone", "battlefield")) in {zone.value, "any"}


def _trigger(game: Game, item: GameObject, ability: Ability, event: Event) -> None:
    key = str(ability.args.get("key", ability.name))
    waiting = GameObject(
        game.new_id(),
        f"{key}:[{item.name}]",
        item.owner,
        Zone.NONE,
        item.face,
        ObjectKind.ABILITY,
        item.card,
        controller=item.player,
        ability=ability,
        source=item.id,
        notes={"event": event},
    )
    game.happens(Triggered(waiting), *keys_of(ability), "trigger")


def keys_of(ability: Ability) -> tuple[str, ...]:
    """The rule key an ability cites, if it is a keyword's."""
    key = str(ability.args.get("key", ""))
    return (key,) if key else ()


def put_on_stack(game: Game) -> bool:
    """Put waiting triggered abilities on the stack in APNAP order (603.3b); whether there were any."""
    waiting = game.state.waiting
    for player in game.state.apnap():
        mine = [a for a in waiting if a.controller == player]
        reasons = ("trigger.stack", "trigger.order") if len(waiting) > 1 else ("trigger.stack",)
        for ability in mine:
            game.happens(Stacked(_with_targets(game, ability), "triggered"), *reasons)
    return bool(waiting)


def _with_targets(game: Game, waiting: GameObject) -> GameObject:
    from bot.engine.targets import default_targets  # noqa: PLC0415 - targets commit events themselves

    if not waiting.ability or not waiting.ability.targets:
        return waiting
    found = default_targets(game, waiting.player, waiting.ability.targets, waiting.name)
    return replace(waiting, targets=found or ())


def condition_holds(game: Game, ability: GameObject) -> bool:
    """Whether the intervening if of an ability on the stack still holds (603.4)."""
    if not ability.ability or ability.source is None:
        return True
    holds = CONDITIONS.get(str(ability.ability.args.get("if", "")))
    if not holds:
        return True
    source = game.state.objects.get(ability.source)
    return source is not None and holds(game, source)
