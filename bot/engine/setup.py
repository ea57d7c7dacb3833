"""Putting a scenario on the table: its cards as objects, and what of them the engine does not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.characteristics import keyword
from bot.engine.control import from_the_start
from bot.engine.state import Effect, GameObject, ObjectKind, Zone
from bot.model.card import Ability, Face
from bot.model.ports import Cards
from bot.model.scenario import Args, Placed, Scenario

TRUE = "yes"


class UnknownCardError(LookupError):
    """A name in the scenario that is neither a card nor a description the engine knows."""


@dataclass(frozen=True, slots=True)
class Table:
    """The objects and effects of the first moment, and the names of cards that the engine does not play."""

    objects: Mapping[int, GameObject]
    effects: tuple[Effect, ...]
    not_played: tuple[str, ...]


def place(scenario: Scenario, cards: Cards) -> Table:
    """The objects a scenario begins with; UnknownCardError for a name nobody knows."""
    objects: dict[int, GameObject] = {}
    not_played: list[str] = []
    for number, placed in enumerate(scenario.placed, 1):
        item = _object(number, placed, cards)
        objects[number] = item
        if item.card and not item.card.played:
            not_played.append(item.card.name)
    attached = {key: _attached(item, objects) for key, item in objects.items()}
    return Table(*from_the_start(attached), tuple(not_played))


def _object(number: int, placed: Placed, cards: Cards) -> GameObject:
    oracle = placed.name.split("#")[0]
    card = cards.get(oracle)
    face = card.faces[0] if card else GENERIC.get("creature token" if oracle.endswith(" token") else oracle)
    if face is None:
        raise UnknownCardError(oracle)
    args = placed.args
    zone = Zone(placed.zone)
    counters = {
        k.removesuffix("_counters"): int(v)
        for k, v in args.items()
        if k in COUNTERS or k.endswith("_counters")
    }
    if zone is Zone.BATTLEFIELD and face.loyalty and face.loyalty.isdigit():
        counters.setdefault("loyalty", int(face.loyalty))
    on_table = zone in {Zone.BATTLEFIELD, Zone.STACK}
    owner = str(args.get("owner", placed.who))
    item = GameObject(
        number,
        placed.name,
        owner,
        zone,
        face,
        ObjectKind.TOKEN if oracle.endswith("token") else ObjectKind.CARD,
        card,
        controller=placed.who if on_table else None,
        counters=counters,
        notes=_notes(args, zone, face),
        tapped=args.get("tapped") == TRUE,
        since=2 if args.get("new") == TRUE else 0,
    )
    if counters.get("time") and zone is Zone.EXILE and keyword(item, "suspend") is None:
        item = replace(item, gained=(Ability("keyword", "suspend"),))
    return item


def _notes(args: Args, zone: Zone, face: Face) -> dict[str, Any]:
    """What was chosen for an object before the play begins, and what it is besides its characteristics."""
    found: dict[str, Any] = {}
    if "names" in args:
        found["name"] = str(args["names"]).strip("[]")
    if "number" in args:
        found["number"] = int(args["number"])
    if args.get("commander") == TRUE:
        found["commander"] = True
        found["left"] = zone in {Zone.EXILE, Zone.GRAVEYARD}
    if "casts" in args:
        found["taxed"] = int(args["casts"])
    if "attached" in args:
        found["attached"] = str(args["attached"])
    impending = any(ability.name == "impending" for ability in face.abilities)
    if impending and zone is Zone.BATTLEFIELD and args.get("time"):
        found["way"] = "impending"
    return found


def _attached(item: GameObject, objects: Mapping[int, GameObject]) -> GameObject:
    """The object with what it is attached to found by its name; a player stays a word."""
    name = str(item.notes.get("attached", "")).strip("[]")
    found = next((other.id for other in objects.values() if other.name == name), None)
    return item if found is None else replace(item, notes={**item.notes, "attached": found})


COUNTERS = frozenset({"time", "loyalty", "charge"})
_TARGETED = Ability("spell", targets=("permanent",))
_SUSPEND = (Ability("keyword", "suspend", {"count": 3, "cost": "{1}"}),)


def _face(
    name: str, types: str, cost: str | None = "{2}{R}", power: str | None = None, *abilities: Ability
) -> Face:
    value = 0 if cost is None else 3
    return Face(
        name, cost, value, frozenset(types.split()), power=power, toughness=power, abilities=abilities
    )


GENERIC: dict[str, Face] = {
    face.name: face
    for face in (
        _face("creature", "creature", None, "2"),
        _face("creature token", "creature", None, "2"),
        _face("land", "land", None),
        _face("artifact", "artifact", None),
        _face("enchantment", "enchantment", None),
        _face("creature card", "creature", "{2}{R}", "2"),
        _face("sorcery card", "sorcery"),
        _face("instant card", "instant"),
        _face("artifact card", "artifact"),
        _face("spell", "sorcery"),
        _face("suspend card", "sorcery", "{2}{R}", None, *_SUSPEND),
        _face("suspend creature", "creature", "{2}{R}", "2", *_SUSPEND),
        _face("suspend spell", "sorcery", "{2}{R}", None, *_SUSPEND, _TARGETED),
        _face("suspend sorcery", "sorcery", "{2}{R}", None, *_SUSPEND),
        _face(
            "vanishing creature",
            "creature",
            None,
            "2",
            Ability("keyword", "vanishing", {"count": 3, "cost": ""}),
        ),
        _face("suspend instant", "instant", "{2}{R}", None, *_SUSPEND),
    )
}
