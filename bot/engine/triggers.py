"""Triggered abilities: who sees what happens, and how what triggers reaches the stack (603)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import abilities
from bot.engine.events import Ceased, CountersRemoved, Event, Moved, Noted, Stacked, Together, Triggered
from bot.engine.state import GameObject, ObjectKind, Zone
from bot.engine.waiting import ABOUT_ITS_PLAYER, CONDITIONS, EACH_COUNTER, LOOK_BACK, WAITS, WATCHED
from bot.model.card import Ability

if TYPE_CHECKING:
    from bot.engine.game import Game, Happened


def see(game: Game, done: Happened) -> None:
    """Let every ability that waits for what just happened trigger."""
    events = done.event.parts if isinstance(done.event, Together) else (done.event,)
    for event in events:
        if type(event) not in WATCHED:
            continue
        for item, ability in _watching(game, done, event):
            kinds, waits = WAITS[ability.name]
            if not isinstance(event, kinds) or not waits(done, event, item, ability):
                continue
            holds = CONDITIONS.get(str(ability.args.get("if", "")))
            spent = ability.args.get("once") and item.notes.get("spent")
            if not spent and (not holds or holds(game, item)):
                _trigger_each(game, item, ability, event)


def _trigger_each(game: Game, item: GameObject, ability: Ability, event: Event) -> None:
    """Let an ability trigger, once for each time that what it waits for is in the event (603.2c)."""
    each = isinstance(event, CountersRemoved) and ability.name in EACH_COUNTER
    for place in range(event.count if each and isinstance(event, CountersRemoved) else 1):
        _trigger(game, item, ability, event, *(("trigger.each",) if place else ()))


def _watching(game: Game, done: Happened, event: Event) -> list[tuple[GameObject, Ability]]:
    """Each ability that might trigger: those of now, and those that look back as they were before."""
    found = [
        (item, ability)
        for item in done.after.objects.values()
        for ability in _functioning(game, item)
        if ability.name not in LOOK_BACK
    ]
    if isinstance(event, Moved):
        found += [
            (item, a) for item in _before(done) for a in _functioning(game, item) if a.name in LOOK_BACK
        ]
    return found


def _before(done: Happened) -> Iterator[GameObject]:
    return done.before.within(Zone.BATTLEFIELD)


def _functioning(game: Game, item: GameObject) -> list[Ability]:
    if item.kind is ObjectKind.ABILITY:
        return []
    found = [a for a in abilities(game, item) if a.kind == "triggered" and functions(a, item.zone)]
    return [a for a in found if "mode" not in a.args or a is _modes(found, a)[0]]


def _modes(among: Iterable[Ability], ability: Ability) -> list[Ability]:
    """The modes of a modal triggered ability: each is written as an ability that waits for the same."""
    return [a for a in among if a.name == ability.name and "mode" in a.args]


def _moded(game: Game, waiting: GameObject) -> GameObject:
    """The ability with its mode chosen, out of those that have a legal target (603.3c)."""
    from bot.engine.targets import can_choose  # noqa: PLC0415 - targets commit events themselves

    if waiting.ability is None or "mode" not in waiting.ability.args:
        return waiting
    source = waiting.notes["source"]
    able = {
        str(mode.args["mode"]): mode
        for mode in _modes(abilities(game, source), waiting.ability)
        if can_choose(game, waiting.player, mode.targets, source.name, waiting.face)
    }
    if not able:
        return waiting
    pick = game.choose(waiting.player, "resolve.choice", source.name, tuple(able))
    return replace(waiting, ability=able[pick])


def functions(ability: Ability, zone: Zone) -> bool:
    """Whether an ability works in that zone (113.6): on the battlefield unless it says otherwise."""
    return str(ability.args.get("zone", "battlefield")) in {zone.value, "any"}


def _trigger(game: Game, item: GameObject, ability: Ability, event: Event, *more: str) -> None:
    args = ability.args
    key = str(args.get("called", args.get("key", ability.name)))
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
        notes={"event": event, "source": item},
    )
    game.happens(Triggered(waiting), *keys_of(ability), *more, "trigger")
    if args.get("once"):
        game.happens(Noted(item.id, "spent", value=True), "trigger.delayed")


def keys_of(ability: Ability) -> tuple[str, ...]:
    """The rule keys an ability cites: its keyword's, and those of what it speaks of."""
    key = str(ability.args.get("key", ""))
    return (*((key,) if key else ()), *ability.args.get("cites", ()))


def put_on_stack(game: Game) -> bool:
    """Put waiting triggered abilities on the stack in APNAP order (603.3b); whether there were any."""
    waiting = game.state.waiting
    if not waiting:
        return False
    for player in game.state.apnap():
        mine = [a for a in waiting if a.controller == player]
        reasons = ("trigger.stack", "trigger.order") if len(waiting) > 1 else ("trigger.stack",)
        for ability in mine:
            modal = ability.ability is not None and "mode" in ability.ability.args
            _put(game, _moded(game, ability), *reasons, *(("trigger.mode",) if modal else ()))
    return True


def _put(game: Game, ability: GameObject, *reasons: str) -> None:
    """Put one on the stack with its targets; one that needs a target and has none is removed (603.3d)."""
    from bot.engine.targets import default_targets  # noqa: PLC0415 - targets commit events themselves

    filters = ability.ability.targets if ability.ability else ()
    source = ability.notes["source"].name
    found = default_targets(game, ability.player, filters, source, source=ability.face) if filters else ()
    game.happens(Stacked(replace(ability, targets=found or ()), "triggered"), *reasons)
    if found is None:
        game.happens(Ceased(ability.id, "no-target"), "trigger.targets")


def condition_holds(game: Game, ability: GameObject) -> bool:
    """Whether the intervening if of an ability on the stack still holds (603.4).

    What it asks of its controller it can ask though the object is gone (113.7a).
    """
    if not ability.ability or ability.source is None:
        return True
    condition = str(ability.ability.args.get("if", ""))
    holds = CONDITIONS.get(condition)
    if not holds:
        return True
    was = ability.notes.get("source") if condition in ABOUT_ITS_PLAYER else None
    source = game.state.objects.get(ability.source, was)
    return source is not None and holds(game, source)
