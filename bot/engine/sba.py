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


def _auras(game: Game) -> Iterator[tuple[GameObject, Event]]:
    """Auras whose object is gone (704.5m); what an Aura is attached to counts only where it is known."""
    for item in game.state.within(Zone.BATTLEFIELD):
        attached = item.notes.get("attached")
        there = game.state.objects.get(attached) if isinstance(attached, int) else None
        gone = isinstance(attached, int) and (there is None or there.zone is not Zone.BATTLEFIELD)
        if "Aura" in item.face.subtypes and gone:
            yield item, Moved(item.id, 0, Zone.GRAVEYARD, "die")


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
    ("sba.aura", _auras),
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
    """The legend rule of the day: each player keeps one of a name, or all die, or the newer (704.5j)."""
    if sum("legendary" in item.face.supertypes for item in game.state.within(Zone.BATTLEFIELD)) < 2:
        return False
    how = game.rules.setting("core.legend")
    for same in _legends(game, by_player=how == "player").values():
        if len(same) > 1:
            gone = LEGENDS[how](game, same)
            first = game.new_id()
            dying = [Moved(i.id, first + n, Zone.GRAVEYARD, "legend") for n, i in enumerate(gone)]
            game.together(dying, "sba.legend")
            return True
    return False


def _legends(game: Game, *, by_player: bool) -> dict[tuple[str, str], list[GameObject]]:
    """Legendary permanents by name, and by who controls them if that matters; the oldest first."""
    found: dict[tuple[str, str], list[GameObject]] = {}
    for item in game.state.within(Zone.BATTLEFIELD):
        if "legendary" in item.face.supertypes:
            found.setdefault((item.player if by_player else "", item.face.name), []).append(item)
    return found


def _all_but_one(game: Game, same: list[GameObject]) -> list[GameObject]:
    newest_first = tuple(item.name for item in reversed(same))
    kept = game.choose(same[0].player, "sba.legend", same[0].name, newest_first)
    return [item for item in same if item.name != kept]


LEGENDS: dict[str, Callable[[Game, list[GameObject]], list[GameObject]]] = {
    "player": _all_but_one,
    "all": lambda _game, same: same,
    "newer": lambda _game, same: same[1:],
}
"""Which legends of one name go, by the setting of the day."""


def _players_lose(game: Game) -> bool:
    lost = game.state.lost
    due = [p for p, player in game.state.players.items() if player.life <= 0 and p not in lost]
    for player in due:
        game.happens(Lost(player), "sba.life")
    return bool(due)
