"""How well names are found, measured over labelled questions. Cards that are not bundled are left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.bundle.cards import read_cards
from bot.matching.names import CardNames
from bot.model.language import ANSWERED, Language


def lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def sure(names: CardNames, text: str, language: Language) -> set[str]:
    return {span.hits[0].card for span in names.find(text, language) if span.sure}


def test_names_in_labelled_questions(names: CardNames, material: Path) -> None:
    cards = read_cards().keys()
    taken = right = named = found = wrong_without_a_card = 0
    for case in lines(material / "cases" / "cards_in_questions.jsonl"):
        cards_found = sure(names, case["q"], Language(case["lang"]))
        meant = set(case["gold"]) & cards
        taken += len(cards_found)
        right += len(cards_found & {*case["gold"], *case["opt"]})
        named += len(meant)
        found += len(cards_found & meant)
        wrong_without_a_card += bool(cards_found) and not case["gold"] and not case["opt"]
    assert named > 90
    assert right / taken >= 0.97
    assert found / named >= 0.95
    assert wrong_without_a_card <= 1


def test_names_in_questions_about_suspend(names: CardNames, material: Path) -> None:
    """The cards that answer a question need not stand in it, so that only what is taken is held to them."""
    taken = right = reached = labelled = 0
    for case in lines(material / "cases" / "questions.jsonl"):
        if case["topic"] != "suspend" or case["lang"] not in ANSWERED:
            continue
        language, text = Language(case["lang"]), case["question"]
        cards_found = sure(names, text, language)
        offered = {hit.card for span in names.find(text, language) for hit in span.hits}
        verbs = {span.hits[0].card for span in names.verbs(text, language)}
        meant = set(case["cards"])
        taken += len(cards_found)
        right += len(cards_found & meant)
        labelled += len(meant)
        reached += len((cards_found | offered | verbs) & meant)
    assert right / taken >= 0.95
    assert reached / labelled >= 0.8


def test_misspelled_names(names: CardNames, material: Path) -> None:
    cards = read_cards().keys()
    asked = first = at_once = right_at_once = 0
    for case in lines(material / "cases" / "names.jsonl"):
        if case["card"] not in cards:
            continue
        hits = names.look_up(case["q"], (Language(case["lang"]),))
        right = bool(hits) and hits[0].card == case["card"]
        asked += 1
        first += right
        if names.clear(hits):
            at_once += 1
            right_at_once += right
    assert asked >= 25
    assert first / asked >= 0.95
    assert at_once / asked >= 0.9
    assert right_at_once == at_once
