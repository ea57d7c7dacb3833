"""The scorer, by the words of the contract."""

from __future__ import annotations

import pytest

from bench.score import right

IN_EXILE = {"Rift Bolt": {"zone": "exile", "time counters": 0, "suspended": False}}
CAST = {"Rift Bolt": {"zone": "graveyard", "time counters": 0, "suspended": False}}


def answer(kind="played", verdict="may", branches=(CAST, IN_EXILE), rules=("702.62a",)):
    return {
        "kind": kind,
        "verdict": verdict,
        "branches": [{"facts": facts} for facts in branches],
        "rules": [{"number": number} for number in rules],
    }


CHECK = {
    "kind": ["played"],
    "verdict": ["may"],
    "facts": {"Rift Bolt": {"zone": "exile"}},
    "in": "some",
    "rules_any": ["702.62a", "702.62b"],
}
STORED = {"kind": "stored", "verdict": None, "branches": ()}


@pytest.mark.parametrize(
    ("given", "check", "score"),
    [
        ({}, {}, "right"),
        ({"verdict": "must"}, {}, "wrong"),
        ({"verdict": None}, {}, "miss"),
        ({"verdict": None}, {"verdict": ["may", None]}, "right"),
        (STORED, {}, "miss"),
        ({"kind": "clarify", "verdict": None, "branches": ()}, {}, "miss"),
        ({}, {"kind": ["clarify"]}, "wrong"),
        (STORED, {"kind": ["stored"], "verdict": [None]}, "right"),
        ({"branches": (CAST,)}, {}, "wrong"),
        ({}, {"in": "every"}, "wrong"),
        ({"branches": (IN_EXILE, IN_EXILE)}, {"in": "every"}, "right"),
        ({"branches": ({},)}, {}, "wrong"),
        ({"branches": ()}, {}, "miss"),
        ({}, {"facts": {"Rift Bolt": {"time counters": False}}}, "wrong"),
        ({}, {"facts": {"Rift Bolt": {"suspended": 0}}}, "wrong"),
        ({}, {"facts": {"Rift Bolt": {"tapped": False}}}, "wrong"),
        ({"rules": ("116.2f",)}, {}, "miss"),
        ({"rules": ()}, {"rules_any": []}, "right"),
    ],
)
def test_an_answer_is_scored(given, check, score):
    assert right(answer(**given), {**CHECK, **check}) == score
