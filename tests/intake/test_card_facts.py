"""The script that writes the facts of the bundled cards, against the material it reads."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.printed import COLORS, cost_colors
from bot.intake.card_facts import (
    BUNDLED,
    MaterialError,
    card_facts,
    main,
    read_material,
    wanted_names,
    write_facts,
)
from bot.model.language import Language

DOMAIN_LANGUAGES = (Language.FR, Language.DE, Language.IT, Language.ES)


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_every_wanted_card_is_there_and_no_other() -> None:
    wanted = wanted_names(BUNDLED / "wanted.txt")
    written = [card["name"] for card in _lines(BUNDLED / "facts.jsonl")]
    assert written == sorted(set(wanted))
    assert len(wanted) == len(written)


def test_facts_hold_no_text_of_cards() -> None:
    for card in _lines(BUNDLED / "facts.jsonl"):
        assert card.keys() == {"name", "oracle_id", "layout", "first", "faces", "names"}
        for face in card["faces"]:
            assert face.keys() <= {
                *("name", "cost", "value", "types", "supertypes", "subtypes"),
                *("colors", "indicator", "power", "toughness", "loyalty"),
            }


def test_a_face_has_the_colors_of_its_cost_and_its_indicator() -> None:  # CR 105.2
    for card in _lines(BUNDLED / "facts.jsonl"):
        for face in card["faces"]:
            colors = {*cost_colors(face["cost"]), *face.get("indicator", ())}
            assert face.get("colors", []) == [color for color in COLORS.values() if color in colors], face[
                "name"
            ]


def test_the_script_writes_the_bundled_file(material: Path, tmp_path: Path) -> None:
    assert write_facts(material, tmp_path / "facts.jsonl") == len(wanted_names(BUNDLED / "wanted.txt"))
    assert (tmp_path / "facts.jsonl").read_bytes() == (BUNDLED / "facts.jsonl").read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["facts.jsonl"]


def test_suspend_cards_are_as_in_the_table_made_by_hand(material: Path) -> None:
    cards = read_cards()
    rows = _rows(material / "domain/suspend_cards.tsv")
    assert len(rows) == 70
    for row in rows:
        card = cards[row["name_en"]]
        (face,) = card.faces
        assert str(card.first) == row["first_release"], card.name
        assert (face.mana_cost or "", str(face.mana_value)) == (row["mana_cost"], row["mana_value"]), (
            card.name
        )
        for language in DOMAIN_LANGUAGES:
            assert card.named(language) == (row[f"name_{language}"].split(" / ")[0] or card.name)


def test_neighbours_are_named_as_in_the_table_made_by_hand(material: Path) -> None:
    cards = read_cards()
    for row in _rows(material / "domain/neighbour_names.tsv"):
        card = cards[row["name_en"]]
        for language in DOMAIN_LANGUAGES:
            assert card.named(language) == row[f"name_{language}"].split(" / ")[0]


@pytest.mark.parametrize("file", ["questions", "plays"])
def test_every_card_of_the_cases_is_bundled(material: Path, file: str) -> None:
    held = {face.name for card in read_cards().values() for face in card.faces} | set(read_cards())
    asked = {name for case in _lines(material / f"cases/{file}.jsonl") for name in case.get("cards", ())}
    assert len(asked) > 50
    assert asked <= held


def test_newer_cards_are_bundled(material: Path) -> None:
    newer = {card["name"] for card in _lines(material / "cases/cards.jsonl")}
    assert newer <= set(read_cards())


def test_a_card_that_no_data_knows_is_named(material: Path) -> None:
    with pytest.raises(MaterialError, match="'Bllack Lotus' is in no card data"):
        card_facts("Bllack Lotus", read_material(material, ["Bllack Lotus"]))


@pytest.mark.parametrize(("arguments", "said"), [([], "usage: "), (["{nowhere}"], "AtomicCards")])
def test_the_script_says_in_one_line_what_it_lacks(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (BUNDLED / "facts.jsonl").read_bytes()
    assert main([argument.format(nowhere=tmp_path) for argument in arguments]) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert (told.out, (BUNDLED / "facts.jsonl").read_bytes()) == ("", before)
