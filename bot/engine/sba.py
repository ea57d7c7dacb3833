"""State-based actions: one table, applied together until none applies (704)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword, toughness, types
from bot.engine.events import Ceased, CountersRemoved, Damaged, Event, Lost, Moved, Together
from bot.engine.leaving import leave
from bot.engine.replacements import fetch_commanders
from bot.engine.state import GameObject, ObjectKind, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game

DEADLY_POISON = 10
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


def _deathtouched(game: Game) -> Iterator[tuple[GameObject, Event]]:
    """Creatures dealt damage by a source with deathtouch since the last check (704.5h)."""
    hit = frozenset(_touched(game))
    if not hit or game.rules.setting("core.deathtouch") != "state":
        return iter(())
    dead = (
        item
        for item in _permanents(game, "creature")
        if item.id in hit
        and (toughness(game.state, item) or 0) > 0
        and not has_keyword(game.state, item, "indestructible")
    )
    return _to_graveyard(dead, "destroy")


def _touched(game: Game) -> Iterator[int | str]:
    for done in game.log[max(game.checked, 0) :]:
        for event in done.event.parts if isinstance(done.event, Together) else (done.event,):
            if isinstance(event, Damaged) and event.amount > 0:
                source = done.before.objects.get(event.source)
                if source and has_keyword(done.before, source, "deathtouch"):
                    yield event.target


def _annihilated(game: Game) -> Iterator[tuple[GameObject, Event]]:
    """As many +1/+1 as -1/-1 counters are removed from a permanent that has both (704.5q)."""
    for item in game.state.within(Zone.BATTLEFIELD):
        count = min(item.count("+1/+1"), item.count("-1/-1"))
        if count and game.rules.setting("core.annihilation") == "yes":
            yield item, CountersRemoved(item.id, "+1/+1", count)
            yield item, CountersRemoved(item.id, "-1/-1", count)


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
    ("sba.deathtouch", _deathtouched),
    ("sba.loyalty", _no_loyalty),
    ("sba.aura", _auras),
    ("sba.counters", _annihilated),
)


def check_state_based_actions(game: Game) -> bool:
    """Perform every state-based action that applies now, as one event; whether there were any (704.3).

    Where nothing has happened since the last check there is nothing to do.
    """
    if game.checked == len(game.log):
        return False
    due: dict[int, tuple[str, list[Event]]] = {}
    quiet = not any(_concerns(item) for item in game.state.objects.values())
    for key, find in () if quiet else ACTIONS:
        for item, event in find(game):
            why, events = due.setdefault(item.id, (key, []))
            if why == key:
                events.append(event)
    game.checked = len(game.log)
    first = game.state.next_id
    done = [
        replace(event, new=first + place) if isinstance(event, Moved) else event
        for place, event in enumerate(event for _, events in due.values() for event in events)
    ]
    game.together(done, *dict.fromkeys(key for key, _ in due.values()))
    unique = not quiet and (keep_one(game, LEGEND) or keep_one(game, PLANESWALKER))
    return bool(due) or _players_lose(game) or unique or fetch_commanders(game)


def _concerns(item: GameObject) -> bool:
    """Whether state-based actions look at an object: a permanent, or a token or copy wherever it is."""
    return item.zone is Zone.BATTLEFIELD or item.kind in {ObjectKind.TOKEN, ObjectKind.COPY}


@dataclass(frozen=True, slots=True)
class Unique:
    """A rule that lets one permanent of a kind stay: the setting that says how, and what is one kind."""

    setting: str
    key: str
    why: str
    kinds: Callable[[Game, GameObject], Iterator[str]]


def _legend(game: Game, item: GameObject) -> Iterator[str]:
    """Its name, if it is legendary; planeswalkers were not while they had a rule of their own."""
    own_rule = "planeswalker" in types(item) and game.rules.setting("core.planeswalker") != "no"
    if "legendary" in item.face.supertypes and not own_rule:
        yield item.face.name


def _planeswalker(_game: Game, item: GameObject) -> Iterator[str]:
    """Its planeswalker types."""
    return iter(sorted(item.face.subtypes) if "planeswalker" in types(item) else ())


LEGEND = Unique("core.legend", "sba.legend", "legend", _legend)
PLANESWALKER = Unique("core.planeswalker", "sba.planeswalker", "planeswalker", _planeswalker)


def keep_one(game: Game, rule: Unique) -> bool:
    """The legend or planeswalker rule of the day: each player keeps one, or all go, or the newer (704.5j)."""
    for alike in _of_a_kind(game, rule):
        how = game.rules.setting(rule.setting)
        players = [[item for item in alike if item.player == player] for player in game.state.order]
        for same in players if how == "player" else [alike]:
            if how in GO and len(same) > 1:
                gone = GO[how](game, same)
                first = game.new_id()
                dying = [Moved(i.id, first + n, Zone.GRAVEYARD, rule.why) for n, i in enumerate(gone)]
                game.together(dying, rule.key)
                return True
    return False


def _of_a_kind(game: Game, rule: Unique) -> list[list[GameObject]]:
    """Permanents that are one kind where there are several, the oldest first."""
    found: dict[str, list[GameObject]] = {}
    for item in game.state.within(Zone.BATTLEFIELD):
        for kind in rule.kinds(game, item):
            found.setdefault(kind, []).append(item)
    return [alike for alike in found.values() if len(alike) > 1]


def _all_but_one(game: Game, same: list[GameObject]) -> list[GameObject]:
    newest_first = tuple(item.name for item in reversed(same))
    kept = game.choose(same[0].player, "sba.legend", same[0].name, newest_first)
    return [item for item in same if item.name != kept]


GO: dict[str, Callable[[Game, list[GameObject]], list[GameObject]]] = {
    "player": _all_but_one,
    "all": lambda _game, same: same,
    "newer": lambda _game, same: same[1:],
}
"""Which of one kind go, by the setting of the day."""


def _players_lose(game: Game) -> bool:
    due = [
        (player, "sba.life" if told.life <= 0 else "sba.poison")
        for player, told in game.state.players.items()
        if player not in game.state.lost and (told.life <= 0 or told.poison >= DEADLY_POISON)
    ]
    for player, key in due:
        game.happens(Lost(player), key)
    for player, _ in () if game.state.over else due:
        leave(game, player)
    return bool(due)
