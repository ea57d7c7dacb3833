"""Whether an answer is right, wrong or a miss, by the check of its case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

Score = Literal["right", "wrong", "miss"]
Form = Mapping[str, Any]


def right(answer: Form, check: Form) -> Score:
    """Score `answer`, as `ask --json` prints it, by `check`.

    Right: its kind and verdict are allowed, the facts hold in one branch ("some") or in each ("every"), and
    one of `rules_any` is among its rules. Wrong: it was played where that was not wanted, or has a verdict
    that is not allowed, or its branches speak against the facts. Everything else is a miss.
    """
    if answer["kind"] not in check["kind"]:
        return "wrong" if answer["kind"] == "played" else "miss"
    if answer["verdict"] not in check.get("verdict", [answer["verdict"]]):
        return "miss" if answer["verdict"] is None else "wrong"
    facts = check.get("facts") or {}
    if facts and answer["branches"] and not _holds(answer["branches"], facts, check.get("in", "every")):
        return "wrong"
    if facts and not answer["branches"]:
        return "miss" if answer["kind"] == "played" else _ruled(answer, check)
    return _ruled(answer, check)


def _ruled(answer: Form, check: Form) -> Score:
    wanted = check.get("rules_any") or []
    numbers = {rule["number"] for rule in answer["rules"]}
    return "right" if not wanted or numbers & set(wanted) else "miss"


def _holds(branches: list[Form], facts: Form, where: str) -> bool:
    holding = [_agrees(branch["facts"], facts) for branch in branches]
    return any(holding) if where == "some" else all(holding)


def _agrees(held: Form, facts: Form) -> bool:
    """Whether every fact is held with that very value; true is not 1."""
    return all(
        key in held.get(name, {}) and type(held[name][key]) is type(value) and held[name][key] == value
        for name, wanted in facts.items()
        for key, value in wanted.items()
    )
