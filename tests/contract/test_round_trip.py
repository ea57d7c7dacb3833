"""What was understood is a scenario that alone gives the same answer."""

from __future__ import annotations

import json

import pytest

from tests.contract.conftest import CASES

SPOKEN = ("en", "fr", "de", "it")
ASKED = [
    case
    for path in (CASES / "questions.jsonl", *sorted(CASES.glob("asked_*.jsonl")))
    for case in map(json.loads, path.read_text("utf-8").splitlines())
    if case["lang"] in SPOKEN
]


def held(answer):
    return (
        answer["verdict"],
        answer["asks"],
        answer["as_of"],
        [branch["facts"] for branch in answer["branches"]],
        [rule["number"] for rule in answer["rules"]],
        answer["understood"]["scenario"],
        answer["understood"]["assumptions"],
    )


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case["id"])
def test_the_scenario_gives_the_same_answer(case, ask):
    answer = ask(case["question"], case["lang"], case["ask_on"])
    if answer["kind"] != "played":
        assert not answer["branches"]
        return
    assert held(ask(scenario=answer["understood"]["scenario"], lang=case["lang"])) == held(answer)


@pytest.mark.parametrize("language", SPOKEN)
def test_language_and_day_can_be_given_beside_a_scenario(language, ask):
    scenario = ask("what if I don't want to cast Plunder when the last time counter is removed?")[
        "understood"
    ]
    answer = ask(scenario=scenario["scenario"], lang=language, as_of="2010-06-01")
    assert (answer["language"], answer["as_of"], answer["verdict"]) == (language, "2010-06-01", "must")
    assert "702.59a" in {rule["number"] for rule in answer["rules"]}
