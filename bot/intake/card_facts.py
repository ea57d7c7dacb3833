"""Write the facts of the bundled cards: names, costs, types, colors and first days, and not a word of text.

`python -m bot.intake.card_facts MATERIAL_FOLDER` reads the cards named in rulings_data/cards/wanted.txt out
of card data in MTGJSON's form and writes rulings_data/cards/facts.jsonl, one card a line, sorted by name.
"""

from __future__ import annotations

import csv
import json
import lzma
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import rulings_data
from bot.bundle.printed import color_words, cost_colors, mana_value, read_type_line
from bot.intake.card_names import OTHERS_NAMES
from bot.model.language import Language

ATOMIC: Final = "data/mtgjson/AtomicCards.2022-04.json.xz"
NAMES: Final = "data/names.tsv.xz"
ORACLE_IDS: Final = "data/oracle_ids.tsv.xz"
NEWER: Final = "cases/cards.jsonl"
SUSPEND: Final = "domain/suspend_cards.tsv"
NEIGHBOURS: Final = "domain/neighbour_names.tsv"

BUNDLED: Final = Path(rulings_data.__file__).parent / "cards"

CREATURE_TYPES_NOW: Final = {"Cephalid": "Octopus", "Naga": "Snake", "Viashino": "Lizard"}
"""Creature types that left the list of CR 205.3m after the card data was made, and what replaced them."""

ONE_MANA_VALUE: Final = frozenset({"transform", "meld", "flip"})
"""Layouts whose other side has the mana value of the front (CR 202.3b, 202.3c, 710.1c)."""

SLIPS: Final[Mapping[Language, frozenset[str]]] = {
    Language.FR: frozenset(
        {"Edit diabolique", "Etincelle de mort", "Fauche dans l'Aether", "Ile", "RancOEur"}
        | {"forêt", "marais", "montagne", "plaine", "île"}
    ),
    Language.IT: frozenset({"Montagne"}),
    Language.ES: frozenset({"Ira de Díos"}),
}
"""Printed names with a slip in them: kept, for people copy what they read, but behind the right one."""

Row = Mapping[str, str]
Facts = dict[str, Any]


class MaterialError(Exception):
    """The folder of card data lacks a file or a card; the message is one line that says which."""


@dataclass(frozen=True)
class Material:
    """What a folder of card data says, each by English Oracle name."""

    atomic: Mapping[str, Sequence[Mapping[str, Any]]]
    names: Mapping[str, Mapping[str, Sequence[str]]]
    oracle_ids: Mapping[str, str]
    newer: Mapping[str, Mapping[str, Any]]
    suspend: Mapping[str, Row]
    neighbours: Mapping[str, Row]
    sets: Mapping[str, str]


def read_material(folder: Path, wanted: Iterable[str]) -> Material:
    """Read what `folder` says of the `wanted` cards; raise MaterialError when it lacks a file."""
    try:
        return Material(
            atomic=json.loads(lzma.decompress((folder / ATOMIC).read_bytes()))["data"],
            names=_names(
                folder / NAMES, frozenset(half for name in wanted for half in (name, *name.split(" // ")))
            ),
            oracle_ids=dict(_tab_separated(folder / ORACLE_IDS)),
            newer=_newer(folder / NEWER),
            suspend=_table(folder / SUSPEND),
            neighbours=_table(folder / NEIGHBOURS),
            sets={row["set"]: row["released"] for row in _rows(BUNDLED / "sets.tsv")},
        )
    except FileNotFoundError as missing:
        raise MaterialError(f"{missing.filename} is missing; name the folder that holds it") from missing


def _tab_separated(path: Path) -> list[list[str]]:
    return [line.split("\t") for line in lzma.decompress(path.read_bytes()).decode("utf-8").splitlines()]


def _names(path: Path, wanted: frozenset[str]) -> dict[str, dict[str, list[str]]]:
    names: dict[str, dict[str, list[str]]] = {}
    for english, language, printed in _tab_separated(path):
        if english in wanted:
            names.setdefault(english, {}).setdefault(language, []).append(printed)
    return names


def _newer(path: Path) -> dict[str, Mapping[str, Any]]:
    cards = map(json.loads, path.read_text("utf-8").splitlines())
    return {card["name"]: card for card in cards}


def _rows(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def _table(path: Path) -> dict[str, Row]:
    return {row["name_en"]: row for row in _rows(path)}


def wanted_names(path: Path) -> list[str]:
    """Give the English Oracle names that `path` lists, one a line."""
    return [line for line in path.read_text("utf-8").splitlines() if line]


def card_facts(name: str, material: Material) -> Facts:
    """Give the facts of one card; raise MaterialError when `material` does not know it."""
    if name in material.atomic:
        sides = material.atomic[name]
        layout = sides[0]["layout"]
        faces = [_face(side, layout) for side in sides]
    elif name in material.newer:
        layout, faces = "normal", [_newer_face(material.newer[name])]
    else:
        raise MaterialError(f"{name!r} is in no card data; correct its spelling in {BUNDLED / 'wanted.txt'}")
    return {
        "name": name,
        "oracle_id": material.oracle_ids.get(name, ""),
        "layout": layout,
        "first": _first(name, material),
        "faces": faces,
        "names": _printed(name, material),
    }


def _face(side: Mapping[str, Any], layout: str) -> Facts:
    value = side["manaValue"] if layout in ONE_MANA_VALUE else side.get("faceManaValue", side["manaValue"])
    return _present(
        name=side.get("faceName", side["name"]),
        cost=side.get("manaCost"),
        value=int(value),
        types=[word.lower() for word in side["types"]],
        supertypes=[word.lower() for word in side["supertypes"]],
        subtypes=[_subtype(word) for word in side["subtypes"]],
        colors=color_words(side["colors"]),
        indicator=color_words(side.get("colorIndicator", ())),
        power=side.get("power"),
        toughness=side.get("toughness"),
        loyalty=side.get("loyalty"),
    )


def _subtype(word: str) -> str:
    return CREATURE_TYPES_NOW.get(word, word.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))


def _newer_face(card: Mapping[str, Any]) -> Facts:
    line = read_type_line(card["type"])
    return _present(
        name=card["name"],
        cost=card.get("cost"),
        value=mana_value(card.get("cost")),
        types=line.types,
        supertypes=line.supertypes,
        subtypes=line.subtypes,
        colors=cost_colors(card.get("cost")),
        power=card.get("power"),
        toughness=card.get("toughness"),
        loyalty=card.get("loyalty"),
    )


def _present(**facts: object) -> Facts:
    """Leave out what the face has not, but never its cost: that a card has none decides questions."""
    return {key: fact for key, fact in facts.items() if key == "cost" or fact not in (None, [], ())}


def _first(name: str, material: Material) -> str | None:
    """Give the first day: as the tables that people judged have it, else of its oldest set in sets.tsv."""
    if name in material.suspend:
        return material.suspend[name]["first_release"]
    if name in material.newer:
        return str(material.newer[name]["first"])
    printings = material.atomic[name][0]["printings"]
    return min((material.sets[code] for code in printings if code in material.sets), default=None)


def _printed(name: str, material: Material) -> dict[str, list[str]]:
    names = {language: _in_language(name, language, material) for language in Language if language != "en"}
    return {language.value: printed for language, printed in names.items() if printed}


def _in_language(name: str, language: Language, material: Material) -> list[str]:
    """Order the printed names: those that people judged first, those with a slip last."""
    slips: frozenset[str] = SLIPS.get(language, frozenset())
    others = OTHERS_NAMES.get((name, language), frozenset())
    collected = [it for it in _collected(name, language, material.names) if it not in others]
    judged = (_judged(table.get(name, {}), language) for table in (material.suspend, material.neighbours))
    ordered = [*(name for names in judged for name in names), *sorted(collected, key=slips.__contains__)]
    return list(dict.fromkeys(ordered))


def _collected(
    name: str, language: Language, names: Mapping[str, Mapping[str, Sequence[str]]]
) -> Sequence[str]:
    """Give the names of the whole card, or join those of its halves where only they are known."""
    halves = [names.get(half, {}).get(language, ()) for half in name.split(" // ")]
    whole = names.get(name, {}).get(language, ())
    return whole or ([" // ".join(half[0] for half in halves)] if all(halves) else [])


def _judged(row: Row, language: Language) -> list[str]:
    cell = row.get(f"name_{language}") or ""
    return [name for name in cell.split(" / ") if name]


def write_facts(folder: Path, target: Path) -> int:
    """Write `target` from the material in `folder`, all of it or none, and give the number of cards."""
    names = sorted(wanted_names(BUNDLED / "wanted.txt"))
    material = read_material(folder, names)
    lines = [json.dumps(card_facts(name, material), ensure_ascii=False) for name in names]
    beside = target.with_suffix(".new")
    beside.write_text("\n".join(lines) + "\n", "utf-8")
    beside.replace(target)
    return len(lines)


def main(arguments: Sequence[str]) -> int:
    """Run the script: 0 when facts.jsonl is written, 1 with one line on stderr when it is not."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m bot.intake.card_facts MATERIAL_FOLDER\n")
        return 1
    try:
        count = write_facts(Path(arguments[0]), BUNDLED / "facts.jsonl")
    except (MaterialError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{count} cards\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
