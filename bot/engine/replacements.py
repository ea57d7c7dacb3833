"""What happens instead: effects that change an event before it happens (614)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import keyword
from bot.engine.events import Event, Moved, Noted, Together
from bot.engine.state import GameObject, ObjectKind, Zone
from bot.engine.timing import applies_to, statics

if TYPE_CHECKING:
    from bot.engine.game import Game

Replaced = tuple[Moved, tuple[str, ...]]
Replacement = Callable[["Game", Moved, GameObject], Replaced | None]


def replaced(game: Game, event: Event) -> tuple[Event, tuple[str, ...]]:
    """The event as it will happen, and the keys of the rules that changed it; each applies once (614.5)."""
    if isinstance(event, Moved):
        return _moved(game, event)
    if isinstance(event, Together) and any(isinstance(part, Moved) for part in event.parts):
        parts = [replaced(game, part) for part in event.parts]
        return Together(tuple(part for part, _ in parts)), tuple(key for _, keys in parts for key in keys)
    return event, ()


def _moved(game: Game, event: Moved) -> Replaced:
    item = game.state.objects[event.item]
    keys: tuple[str, ...] = ()
    for replacement in REPLACEMENTS:
        if found := replacement(game, event, item):
            event, keys = found[0], (*keys, *found[1])
    return event, keys


def _to_exile_instead(game: Game, event: Moved, item: GameObject) -> Replaced | None:
    """A card that would be put into a graveyard is exiled instead."""
    if event.to is not Zone.GRAVEYARD or item.kind is ObjectKind.COPY:
        return None
    for source, args in statics(game, "graveyard-to-exile"):
        if applies_to(args, source.player, item.owner):
            return replace(event, to=Zone.EXILE), ("replace",)
    return None


def _madness(_game: Game, event: Moved, item: GameObject) -> Replaced | None:
    """A card with madness is discarded into exile (702.35a)."""
    if event.why == "discard" and event.to is Zone.GRAVEYARD and keyword(item, "madness"):
        return replace(event, to=Zone.EXILE, why="madness"), ("madness",)
    return None


def _commander(game: Game, event: Moved, item: GameObject) -> Replaced | None:
    """A commander may go to the command zone instead: from everywhere once, today from hand and library."""
    if not item.notes.get("commander"):
        return None
    once = game.rules.setting("core.commander_zone") == "replacement"
    zones = {Zone.HAND: "commander.hand", Zone.LIBRARY: "commander.hand"}
    zones |= {Zone.EXILE: "commander.exile", Zone.GRAVEYARD: "commander.exile"} if once else {}
    key = zones.get(event.to)
    if key is None:
        return None
    if game.choose(item.owner, key, item.name, (event.to.value, "command")) == "command":
        return replace(event, to=Zone.COMMAND), (key,)
    return None


REPLACEMENTS: tuple[Replacement, ...] = (_madness, _to_exile_instead, _commander)
"""In the order in which they apply when several could."""


def fetch_commanders(game: Game) -> bool:
    """State-based: owners may fetch commanders from graveyard and exile, asked once (903.9a)."""
    commanders = [item for item in game.state.objects.values() if item.notes.get("commander")]
    if not commanders or game.rules.setting("core.commander_zone") != "state":
        return False
    for item in commanders:
        away = item.zone in {Zone.EXILE, Zone.GRAVEYARD}
        if not away or item.notes.get("left"):
            continue
        if game.choose(item.owner, "commander.exile", item.name, (item.zone.value, "command")) == "command":
            game.happens(Moved(item.id, game.new_id(), Zone.COMMAND, "commander"), "commander.exile")
            return True
        game.happens(Noted(item.id, "left", value=True), "commander.exile")
    return False
