"""The plays, written as scenarios, end as their checks say."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bench.score import right
from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.engine.judge import deciding, judge
from bot.engine.notation.read import read_scenario
from bot.engine.play import play

CASES = Path(__file__).parent.parent / "cases"


def checks(name: str) -> dict[str, dict[str, Any]]:
    lines = (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()
    return {case["id"]: case["check"] for case in map(json.loads, lines)}


def scenarios(name: str) -> dict[str, str]:
    cases = tomllib.loads((CASES / f"{name}.toml").read_text("utf-8"))["play"]
    return {case["id"]: case["scenario"] for case in cases}


def answer(text: str) -> dict[str, Any]:
    """What an answer says of a scenario, as far as a check looks."""
    scenario = read_scenario(text)
    played = play(scenario, read_history().on(scenario.day), read_cards())
    verdict = judge(played)
    return {
        "kind": "played",
        "verdict": verdict.value if verdict else None,
        "branches": [{"facts": line.facts} for line in played.lines],
        "rules": [{"number": citation.number} for citation in deciding(played)],
    }


TABLES = ("plays",)
TABLE = [(name, key, text) for name in TABLES for key, text in scenarios(name).items()]


@pytest.mark.parametrize(("name", "key", "text"), TABLE, ids=[key for _, key, _ in TABLE])
def test_play(name: str, key: str, text: str) -> None:
    check, given = checks(name)[key], answer(text)
    assert right(given, check) == "right", f"{given} for {check}"


def test_every_suspend_play_of_the_first_tiers_is_in_the_table() -> None:
    lines = (CASES / "plays.jsonl").read_text("utf-8").splitlines()
    wanted = {
        case["id"]
        for case in map(json.loads, lines)
        if case["id"].startswith("sus-") and case["tier"] in {"T0", "T1"}
    }
    assert wanted <= scenarios("plays").keys()
