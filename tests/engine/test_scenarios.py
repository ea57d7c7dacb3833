"""Scenarios end as the rules of their day say."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.engine.judge import deciding, judge
from bot.engine.notation.read import read_scenario
from bot.engine.notation.write import write_scenario
from bot.engine.play import Line, Play, play

CASES = Path(__file__).parent.parent / "cases" / "scenarios.toml"
SCENARIOS = tomllib.loads(CASES.read_text("utf-8"))["scenario"]
TABLE = [
    pytest.param(case["text"].replace("{day}", day), on, id=f"{case['name']}, {day}")
    for case in SCENARIOS
    for on in case["on"]
    for day in on["days"]
]


def played(text: str) -> Play:
    scenario = read_scenario(text)
    return play(scenario, read_history().on(scenario.day), read_cards())


def holds(line: Line, wanted: Mapping[str, Mapping[str, Any]]) -> bool:
    return all(
        line.facts.get(name, {}).get(key) == value
        for name, facts in wanted.items()
        for key, value in facts.items()
    )


@pytest.mark.parametrize(("text", "on"), TABLE)
def test_scenario(text: str, on: Mapping[str, Any]) -> None:
    done = played(text)
    told = [dict(line.facts) for line in done.lines]
    if "verdict" in on:
        verdict = judge(done)
        assert verdict is not None
        assert verdict.value == on["verdict"], told
    if "every" in on:
        assert all(holds(line, on["every"]) for line in done.lines), told
    if "some" in on:
        assert any(holds(line, on["some"]) for line in done.lines), told
    rules = deciding(done)
    assert set(on.get("numbers", ())) <= {rule.number for rule in rules}, rules
    wanted = {done.rules.numbers[key] for key in on.get("rules", ())}
    assert wanted <= {rule.number for rule in rules}, rules


@pytest.mark.parametrize("case", SCENARIOS, ids=[case["name"] for case in SCENARIOS])
def test_a_scenario_is_written_as_it_was_read(case: Mapping[str, Any]) -> None:
    scenario = read_scenario(case["text"].replace("{day}", "2026-11-30"))
    assert read_scenario(write_scenario(scenario)) == scenario


@pytest.mark.parametrize(
    ("day", "number", "key"),
    [
        ("2010-06-01", "702.59a", "suspend.cast"),
        ("2012-06-01", "702.59a", "splitsecond.cast"),
        ("2026-11-30", "702.62a", "suspend.cast"),
        ("2006-12-01", "502.59a", "suspend.cast"),
    ],
)
def test_a_number_means_what_it_meant_that_day(day: str, number: str, key: str) -> None:
    citation = read_history().on(dt.date.fromisoformat(day)).cite(key)
    assert citation is not None
    assert citation.number == number
