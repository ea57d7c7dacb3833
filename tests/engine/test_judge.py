"""What a judge would rule, written down from the rules of the day before it was played."""

from __future__ import annotations

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
from bot.engine.play import Line, play

CASES = Path(__file__).parent.parent / "cases" / "judge.toml"
SCENARIOS = tomllib.loads(CASES.read_text("utf-8"))["scenario"]
TABLE = [
    pytest.param(case["text"].replace("{day}", day), on, id=f"{case['name']}, {day}")
    for case in SCENARIOS
    for on in case["on"]
    for day in on["days"]
]
KEYS = {"days", "verdict", "every", "some", "none", "branches", "rules", "steps"}


def holds(line: Line, wanted: Mapping[str, Mapping[str, Any]]) -> bool:
    return all(
        line.facts.get(name, {}).get(key) == value
        for name, facts in wanted.items()
        for key, value in facts.items()
    )


@pytest.mark.parametrize(("text", "on"), TABLE)
def test_ruling(text: str, on: Mapping[str, Any]) -> None:
    scenario = read_scenario(text)
    done = play(scenario, read_history().on(scenario.day), read_cards())
    told = [dict(line.facts) for line in done.lines]
    verdict = judge(done)
    assert "verdict" not in on or (verdict and verdict.value) == on["verdict"], told
    assert all(holds(line, on.get("every", {})) for line in done.lines), told
    assert "some" not in on or any(holds(line, on["some"]) for line in done.lines), told
    assert "none" not in on or not any(holds(line, on["none"]) for line in done.lines), told
    assert len(done.lines) == on.get("branches", len(done.lines)), told
    deciders = {rule.number for rule in deciding(done)}
    assert {done.rules.numbers[key] for key in on.get("rules", ())} <= deciders
    cited = {rule.key for line in done.lines for happened in line.log for rule in happened.rules}
    assert set(on.get("steps", ())) & done.rules.numbers.keys() <= cited


@pytest.mark.parametrize("case", SCENARIOS, ids=[case["name"] for case in SCENARIOS])
def test_it_asks_something_and_reads_as_it_is_written(case: Mapping[str, Any]) -> None:
    assert all(on.keys() <= KEYS and on.keys() - {"days"} for on in case["on"])
    scenario = read_scenario(case["text"].replace("{day}", "2026-11-30"))
    assert read_scenario(write_scenario(scenario)) == scenario
