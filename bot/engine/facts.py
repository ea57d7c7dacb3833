"""What holds at the end of a branch: one entry for every object named or moved, and for every player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword, is_suspended, keyword, power, toughness, types
from bot.engine.events import CountersPut, CountersRemoved, Event, Gained, Stacked, Supposed, Together
from bot.engine.state import GameObject, ObjectKind, State, Zone
from bot.model.answer import Fact

if TYPE_CHECKING:
    from bot.engine.game import Game, Happened

TABLE = frozenset({Zone.BATTLEFIELD, Zone.STACK})
WHERE_THEY_ARE = frozenset(
    {"controller", "power", "toughness", "damage", "loyalty", "life", "poison", "hand"}
)
"""Facts that an object elsewhere has no value of: asked about there, they stay unsaid."""


def facts(game: Game) -> dict[str, dict[str, Fact]]:
    """The facts of the state now, keyed by Oracle name or description, then by player (the contract)."""
    state = game.state
    counted, idle = _counted(game.log), _untouched(game.log)
    found: dict[str, dict[str, Fact]] = {}
    for item in sorted(state.objects.values(), key=lambda o: o.id):
        if item.kind is not ObjectKind.ABILITY and item.name not in idle:
            found[item.name] = _of(state, item, counted.get(item.name, frozenset()))
    for name, player in state.players.items():
        found[name] = {"life": player.life, "poison": player.poison}
    subject, key = game.asked
    asked = next((item for item in state.objects.values() if item.name == subject), None)
    if asked and key and key not in found.get(subject, {}) and key not in WHERE_THEY_ARE:
        found.setdefault(subject, {})[key] = _asked(state, asked, key)
    return found


def _asked(state: State, item: GameObject, key: str) -> Fact:
    """A fact that only the question touches: counters, being suspended, or a keyword."""
    if key.endswith(" counters"):
        return item.count(key.removesuffix(" counters"))
    return is_suspended(item) if key == "suspended" else has_keyword(state, item, key)


def _of(state: State, item: GameObject, counted: frozenset[str]) -> dict[str, Fact]:
    """What is known of one object; `counted` are the kinds of counters that its name had in the play."""
    known: dict[str, Fact] = {
        "zone": item.zone.value,
        "owner": item.owner,
        "cast": item.name in state.ever_cast,
    }
    known |= {f"{kind} counters": item.count(kind) for kind in sorted(counted | item.counters.keys())}
    if "time" in counted or keyword(item, "suspend") or keyword(item, "vanishing"):
        known |= {"time counters": item.count("time"), "suspended": is_suspended(item)}
    if item.zone in TABLE:
        known["controller"] = item.player
        if "creature" in item.face.types:
            known["haste"] = has_keyword(state, item, "haste")
        if keyword(item, "impending"):
            known["creature"] = "creature" in types(item)
    if item.zone is Zone.BATTLEFIELD:
        known |= {"tapped": item.tapped}
        if not item.face_up:
            known["face up"] = False
        if "planeswalker" in item.face.types:
            known["loyalty"] = item.count("loyalty")
        if (strength := power(state, item)) is not None and (size := toughness(state, item)) is not None:
            known |= {"power": strength, "toughness": size, "damage": item.damage}
    if item.zone is Zone.EXILE:
        known["face up"] = item.face_up
    return known


def _parts(log: list[Happened]) -> Iterator[tuple[Happened, Event]]:
    for done in log:
        for part in done.event.parts if isinstance(done.event, Together) else (done.event,):
            yield done, part


def _counted(log: list[Happened]) -> Mapping[str, frozenset[str]]:
    """The kinds of counters that each name had or was to get; one that gained suspend counts for "time"."""
    found: dict[str, set[str]] = {}
    for item in log[0].before.objects.values() if log else ():
        found.setdefault(item.name, set()).update(kind for kind, count in item.counters.items() if count)
    for done, event in _parts(log):
        if isinstance(event, CountersPut | CountersRemoved):
            found.setdefault(done.after.objects[event.item].name, set()).add(event.kind)
        elif isinstance(event, Gained) and event.ability.name == "suspend":
            found.setdefault(done.after.objects[event.item].name, set()).add("time")
        elif isinstance(event, Stacked):
            for name in _to_be_suspended(done, event):
                found.setdefault(name, set()).add("time")
    return {name: frozenset(kinds) for name, kinds in found.items()}


def _to_be_suspended(done: Happened, event: Stacked) -> Iterator[str]:
    """The cards exiled to pay for an ability that is to give them suspend, whether or not it ever does."""
    ability = event.ability.ability
    if ability and any(step.verb == "exile-with-time" for step in ability.does):
        yield from (done.after.objects[number].name for number in event.ability.notes.get("paid", ()))


def _untouched(log: list[Happened]) -> frozenset[str]:
    """The names of what was taken to be there and stayed as it was."""
    supposed = {d.event.item.name: d.event.item for d in log if isinstance(d.event, Supposed)}
    last = log[-1].after.objects if log else {}
    return frozenset(name for name, item in supposed.items() if last.get(item.id) == item)
