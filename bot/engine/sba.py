"""State-based actions: one table, applied together until none applies (704)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword, toughness, types
from bot.engine.events import Ceased, Event, Lost, Moved
from bot.engine.replacements import fetch_commanders
from bot.engine.state import GameObject, ObjectKind, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game

Finder = Callable[["Game"], Iterator[tuple[GameObject, Event]]]


def _permanents(game: Game, kind: str) -> Iterator[GameObject]:
    return (item for item in game.state.within(Zone.BATTLEFIELD) if kind in types(item))


def _to_graveyard(items: Iterator[GameObject], why: str) -> Iterator[tuple[GameObject, Event]]:
    for item in items:
        yield item, Moved(item.id, 0, Zone.GRAVEYARD, why)


def _no_toughness(game: Game) -> Iterator[tuple[GameObject, Event]]:
    dead = (
        i for i in _permanents(game, "creature") if (t := toughness(game.state, i)) is not None and t <= 0
    )
    return _to_graveyard(dead, "die")


def _lethal(game: Game) -> Iterator[tuple[GameObject, Event]]:
    dead = (
        item
        for item in _permanents(game, "creature")
        if (size := toughness(game.state, item)) is not None
        and 0 < size <= item.damage
        and not has_keyword(game.state, item, "indestructible")
    )
    return _to_graveyard(dead, "destroy")


def _no_loyalty(game: Game) -> Iterator[tuple[GameObject, Event]]:
    return _to_graveyard((i for i in _permanents(game, "planeswalker") if not i.count("loyalty")), "die")


def _tokens(game: Game) -> Iterator[tuple[GameObject, Event]]:
    for item in game.state.objects.values():
        if item.kind is ObjectKind.TOKEN and item.zone not in {Zone.BATTLEFIELD, Zone.NONE}:
            yield item, Ceased(item.id, "token")


def _copies(game: Game) -> Iterator[tuple[GameObject, Event]]:
    for item in game.state.objects.values():
        if item.kind is ObjectKind.COPY and item.zone not in {Zone.STACK, Zone.BATTLEFIELD, Zone.NONE}:
            yield item, Ceased(item.id, "copy")


ACTIONS: tuple[tuple[str, Finder], ...] = (
    ("sba.token", _tokens),
    ("sba.copy", _copies),
    ("sba.toughness", _no_toughness),
    ("sba.lethal", _lethal),
    ("sba.loyalty", _no_loyalty),
)


def check_state_based_actions(game: Game) -> bool:
    """Perform every state-based action that applies now, as one event; whether there were any (704.3)."""
    due: dict[int, tuple[str, Event]] = {}
    for key, find in ACTIONS:
        for item, event in find(game):
            due.setdefault(item.id, (key, event))
    first = game.state.next_id
    events = [
        Moved(event.item, first + place, event.to, event.why) if isinstance(event, Moved) else event
        for place, (_, event) in enumerate(due.values())
    ]
    game.together(events, *dict.fromkeys(key for key, _ in due.values()))
    legends = keep_one_legend(game)
    return bool(due) or _players_lose(game) or legends or fetch_commanders(game)


def keep_one_legend(game: Game) -> bool:
    """The legend rule: of two legendary permanents of one name a player keeps one (704.5j)."""
    seen: dict[tuple[str, str], GameObject] = {}
    for item in list(game.state.within(Zone.BATTLEFIELD)):
        if "legendary" not in item.face.supertypes:
            continue
        key = (item.player, item.face.name)
        if key in seen:
            kept = game.choose(item.player, "sba.legend", item.name, (item.name, seen[key].name))
            gone = seen[key] if kept == item.name else item
            game.happens(Moved(gone.id, game.new_id(), Zone.GRAVEYARD, "legend"), "sba.legend")
            return True
        seen[key] = item
    return False


def _players_lose(game: Game) -> bool:
    gone = [e.event.player for e in game.log if isinstance(e.event, Lost)]
    due = [p for p, player in game.state.players.items() if player.life <= 0 and p not in gone]
    for player in due:
        game.happens(Lost(player), "sba.life")
    return bool(due)
