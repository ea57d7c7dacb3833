"""The bundled cards: facts written by a script, joined with the abilities that people wrote."""

from __future__ import annotations

import datetime as dt
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final

from bot.bundle.abilities import read_abilities, strings, tables
from bot.bundle.printed import COLORS, check_cost, cost_colors, mana_value, read_type_line
from bot.model.card import Card, Face
from bot.model.language import Language

Table = Mapping[str, Any]

CARD_KEYS: Final = frozenset({"abilities", "faces", "facts", "unplayed"})
FACE_KEYS: Final = frozenset({"name", "cost", "type", "colors", "power", "toughness", "loyalty"})
FACTS_KEYS: Final = FACE_KEYS - {"name"} | {"faces", "first", "layout", "names", "oracle_id"}


class CardError(ValueError):
    """A file of cards cannot be read; the message is one line that names the file and the card."""


@cache
def read_cards() -> Mapping[str, Card]:
    """Give every bundled card by its English Oracle name; raise CardError when a file is not right."""
    return read_cards_in(files("rulings_data") / "cards")


def read_cards_in(folder: Traversable) -> Mapping[str, Card]:
    """Join facts.jsonl with every .toml in `folder`: a card that stands in a .toml is played."""
    known = _read_facts(folder / "facts.jsonl")
    cards = dict(known)
    written_in: dict[str, str] = {}
    for file in sorted(path.name for path in folder.iterdir() if path.name.endswith(".toml")):
        for name, table in _read_toml(folder / file).items():
            if name in written_in:
                raise CardError(f"{file}: {name}: it stands in {written_in[name]} too; keep one of the two")
            written_in[name] = file
            cards[name] = _written(file, name, table, known)
    return MappingProxyType(cards)


def _read_facts(path: Traversable) -> dict[str, Card]:
    try:
        facts = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        return {card["name"]: _card(card) for card in facts}
    except (ValueError, KeyError, TypeError) as error:
        raise CardError(f"{path.name}: not as the script writes it ({error!r}); run it again") from error


def _card(facts: Table) -> Card:
    return Card(
        name=facts["name"],
        oracle_id=facts["oracle_id"],
        layout=facts["layout"],
        faces=tuple(_face(face) for face in facts["faces"]),
        printed={Language(code): tuple(names) for code, names in facts["names"].items()},
        first=dt.date.fromisoformat(facts["first"]) if facts["first"] else None,
    )


def _face(facts: Table) -> Face:
    return Face(
        name=facts["name"],
        mana_cost=facts["cost"],
        mana_value=facts["value"],
        types=frozenset(facts["types"]),
        supertypes=frozenset(facts.get("supertypes", ())),
        subtypes=frozenset(facts.get("subtypes", ())),
        colors=frozenset(facts.get("colors", ())),
        power=facts.get("power"),
        toughness=facts.get("toughness"),
        loyalty=facts.get("loyalty"),
    )


def _read_toml(path: Traversable) -> Table:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise CardError(f"{path.name}: not TOML: {error}") from error


def _written(file: str, name: str, table: object, known: Mapping[str, Card]) -> Card:
    try:
        checked = _checked(table, CARD_KEYS, "a card")
        return _with_abilities(_known_or_new(name, checked, known), checked)
    except ValueError as error:
        raise CardError(f"{file}: {name}: {error}") from error


def _known_or_new(name: str, table: Table, known: Mapping[str, Card]) -> Card:
    if "facts" in table:
        if name in known:
            raise ValueError("facts.jsonl has its facts; leave `facts` out")
        return _new_card(name, _checked(table["facts"], FACTS_KEYS, "facts"))
    if name not in known:
        raise ValueError("no card of this name in facts.jsonl; correct the name, or give its `facts`")
    return known[name]


def _with_abilities(card: Card, table: Table) -> Card:
    halves = [face.name for face in card.faces]
    if "abilities" in table and (len(halves) > 1 or "faces" in table):
        raise ValueError(
            f'abilities of a card with faces stand by face: faces."{halves[0]}".abilities = [ ... ]'
        )
    faces = table.get("faces", {halves[0]: {"abilities": table.get("abilities", [])}})
    read = {
        name: read_abilities(_checked(face, {"abilities"}, "a face").get("abilities", []))
        for name, face in _checked(faces, halves, "faces").items()
    }
    return replace(
        card,
        faces=tuple(replace(face, abilities=read.get(face.name, ())) for face in card.faces),
        played=True,
        unplayed=strings(table.get("unplayed", []), "unplayed"),
    )


def _checked(table: object, keys: Iterable[str], what: str) -> Table:
    """Give `table` back when it is one, with no key that nobody reads; raise ValueError when it is not."""
    if not isinstance(table, dict):
        raise ValueError(f"{what} must be a table")  # noqa: TRY004 - what a person wrote is wrong, not the call
    if unread := sorted(table.keys() - set(keys)):
        raise ValueError(f"{what} has no key {', '.join(unread)}; it has {', '.join(sorted(keys))}")
    return table


def _new_card(name: str, facts: Table) -> Card:
    """Read a card given by hand, as it is printed: cost, type line, and what stands beside them."""
    faces = tables(facts["faces"], "faces") if "faces" in facts else [_only_face(name, facts)]
    if name != " // ".join(str(face.get("name")) for face in faces):
        raise ValueError("a card with several faces is called by all their names, joined by ' // '")
    return Card(
        name=name,
        oracle_id=str(facts.get("oracle_id", "")),
        layout=str(facts.get("layout", "normal")),
        faces=tuple(_new_face(_checked(face, FACE_KEYS, "a face")) for face in faces),
        printed=_new_names(facts.get("names", {})),
        first=_day(facts.get("first")),
    )


def _only_face(name: str, facts: Table) -> Table:
    return {"name": name} | {key: fact for key, fact in facts.items() if key in FACE_KEYS}


def _new_face(face: Table) -> Face:
    cost = check_cost(face["cost"]) if "cost" in face else None
    line = read_type_line(str(face.get("type", "")))
    colors = strings(face["colors"], "colors") if "colors" in face else cost_colors(cost)
    if unknown := set(colors) - set(COLORS.values()):
        raise ValueError(f"colors are {', '.join(COLORS.values())}; not {', '.join(sorted(unknown))}")
    return Face(
        name=str(face["name"]),
        mana_cost=cost,
        mana_value=mana_value(cost),
        types=frozenset(line.types),
        supertypes=frozenset(line.supertypes),
        subtypes=frozenset(line.subtypes),
        colors=frozenset(colors),
        power=_number(face, "power"),
        toughness=_number(face, "toughness"),
        loyalty=_number(face, "loyalty"),
    )


def _number(face: Table, key: str) -> str | None:
    return str(face[key]) if key in face else None


def _new_names(names: object) -> dict[Language, tuple[str, ...]]:
    return {
        Language(code): strings(given, code) for code, given in _checked(names, Language, "names").items()
    }


def _day(day: object) -> dt.date | None:
    if day is not None and type(day) is not dt.date:
        raise ValueError("first must be a day: first = 2002-10-07")
    return day
