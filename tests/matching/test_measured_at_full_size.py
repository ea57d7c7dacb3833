"""How well names are found among every name there is, over labelled names and questions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench.name_rows import read_cards, read_rows
from bench.names import lines
from bot.bundle.nicknames import read_name_lore
from bot.matching.names import CardNames
from bot.model.language import Language
from bot.store.name_tables import FileNames

pytestmark = pytest.mark.slow
LEAST = {
    "typo1": 0.995, "typo2": 0.985, "noaccent": 0.99, "nopunct": 0.99, "reorder": 0.99, "all": 0.955,
}  # fmt: skip
"""Of the names typed with one noise, the share whose card must come first."""


@pytest.fixture(scope="module")
def names(every_name: FileNames) -> CardNames:
    lore = read_name_lore()
    return CardNames.kept(every_name, lore.nicknames, lore.verbs, lore.habits)


@pytest.fixture(scope="module")
def cards(material: Path):
    return read_cards(material / "data", read_rows(material / "data" / "names.tsv.xz"))


def test_misspelled_names(names, cards, material: Path) -> None:
    asked, first, five = Counter[str](), Counter[str](), Counter[str]()
    at_once = right_at_once = 0
    for case in lines(material / "cases" / "names.jsonl"):
        hits = names.look_up(case["q"], (Language(case["lang"]),))
        meant = {card for card, _ in cards.of(case["card"])}
        right = bool(hits) and hits[0].card in meant
        clear = names.clear(hits)
        at_once += clear
        right_at_once += clear and right
        for kind in (case["cat"], "all"):
            asked[kind] += 1
            first[kind] += right
            five[kind] += any(hit.card in meant for hit in hits)
    assert asked["all"] == 2000
    assert {
        kind: first[kind] / asked[kind] for kind, share in LEAST.items() if first[kind] / asked[kind] < share
    } == {}
    assert five["all"] / asked["all"] >= 0.99
    assert right_at_once / at_once >= 0.995
    assert at_once / asked["all"] >= 0.9


def test_names_inside_questions(names, cards, material: Path) -> None:
    taken = right = named = found = 0
    for case in lines(material / "cases" / "cards_in_questions.jsonl"):
        spans = names.find(case["q"], Language(case["lang"]))
        sure = {span.hits[0].card for span in spans if span.sure}
        gold, allowed = (
            {card for english in case[field] for card, _ in cards.of(english)} for field in ("gold", "opt")
        )
        taken += len(sure)
        right += len(sure & (gold | allowed))
        named += len(gold)
        found += len(sure & gold)
    assert named > 250
    assert right / taken >= 0.98
    assert found / named >= 0.95


def test_a_name_is_reached_by_typing_it(names, cards, material: Path) -> None:
    """Of 25 names offered, one is meant when the whole name is typed, in the language of the name."""
    reached = asked = 0
    for case in lines(material / "cases" / "names.jsonl"):
        meant = {card for card, _ in cards.of(case["card"])}
        hits = names.complete(case["name"], (Language(case["lang"]),))
        assert len(hits) <= 25
        asked += 1
        reached += any(hit.card in meant for hit in hits)
    assert reached / asked >= 0.99
