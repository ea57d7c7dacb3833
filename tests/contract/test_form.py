"""Every field is always there, whatever the kind of the answer."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator


def listed(items):
    return {"type": "array", "items": items}


def whole(**fields):
    return {"type": "object", "properties": fields, "required": sorted(fields), "additionalProperties": False}


def one_of(*values):
    return {"enum": list(values)}


TEXT = {"type": "string"}
TOLD = {"type": "string", "minLength": 1}
DAY = {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"}
NO_DAY = {"anyOf": [DAY, {"type": "null"}]}
FACT = {"type": ["string", "integer", "boolean"]}
RULING = whole(
    id=TOLD,
    card=TEXT,
    date=NO_DAY,
    **{"from": NO_DAY, "to": NO_DAY},
    language=TOLD,
    status=one_of("official", "volunteer", "machine", "restated"),
    complete={"type": "boolean"},
    flags=listed(TOLD),
    text=TOLD,
    superseded_by={"type": ["string", "null"]},
    source=TOLD,
)
SCENARIOS = listed(whole(label=TOLD, scenario=TOLD))
ANSWER = whole(
    schema={"const": 1},
    question=TEXT,
    language=one_of("en", "fr", "de", "it"),
    as_of=DAY,
    kind=one_of("played", "stored", "clarify", "declined", "not_found", "error"),
    asks=one_of("permission", "outcome", "obligation", "open", None),
    verdict=one_of("yes", "no", "may", "must", "depends", None),
    answer=TEXT,
    understood=whole(
        cards=listed(
            whole(
                name=TOLD, printed=TOLD, matched=TOLD, score={"type": "number", "minimum": 0, "maximum": 100}
            )
        ),
        scenario=TEXT,
        assumptions=listed(TOLD),
    ),
    branches=listed(
        whole(
            choices=listed(whole(who=TOLD, about=TOLD, pick=TOLD)),
            facts={
                "type": "object",
                "additionalProperties": {"type": "object", "additionalProperties": FACT},
            },
            steps=listed(whole(text=TOLD, rules=listed(TOLD))),
        )
    ),
    rules={
        **listed(whole(number=TOLD, effective=DAY, key=TOLD, text={"type": ["string", "null"]})),
        "maxItems": 8,
    },
    rulings={**listed(RULING), "maxItems": 5},
    not_played=listed(TOLD),
    clarify={"anyOf": [{"type": "null"}, whole(ask=TOLD, choices={**SCENARIOS, "minItems": 2})]},
    confidence={"type": "number", "minimum": 0, "maximum": 1},
    error={"type": ["string", "null"]},
)
CHECK = Draft202012Validator(ANSWER)

KINDS = {
    "played": "what happens if I don't want to cast Plunder when its last time counter is removed?",
    "stored": "is suspend still printed on cards with vanishing and fading and phasing these days",
    "clarify": "opponent stifles the suspend trigger of my rift bolt, what happens",
    "not_found": "what will the weather be tomorrow",
}


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_of_each_kind_has_the_form(kind, ask):
    answer = ask(KINDS[kind])
    CHECK.validate(answer)
    assert answer["kind"] == kind
    assert answer["question"] == KINDS[kind]


def test_a_played_answer_tells_and_rests_on_rules(ask):
    answer = ask(KINDS["played"])
    assert len(answer["branches"]) == 2
    assert answer["verdict"] == "may"
    assert {"702.62a", "702.62b"} <= {rule["number"] for rule in answer["rules"]}
    assert all(branch["steps"] and branch["choices"] for branch in answer["branches"])
    declined = next(
        b["facts"]["Plunder"] for b in answer["branches"] if b["facts"]["Plunder"]["zone"] == "exile"
    )
    assert (declined["time counters"], declined["suspended"], declined["cast"]) == (0, False, False)


@pytest.mark.parametrize("kind", ["stored", "clarify", "not_found"])
def test_what_was_not_played_has_no_verdict(kind, ask):
    answer = ask(KINDS[kind])
    assert (answer["asks"], answer["verdict"], answer["branches"]) == (None, None, [])
    assert answer["answer"]


def test_each_choice_asked_back_is_a_scenario_that_is_played(ask):
    answer = ask(KINDS["clarify"])
    verdicts = [ask(scenario=choice["scenario"])["kind"] for choice in answer["clarify"]["choices"]]
    assert verdicts == ["played"] * len(answer["clarify"]["choices"])


def test_a_line_that_cannot_be_answered_has_the_form_too(upkeep):
    status, out, _ = upkeep("ask", "--batch", "-", stdin=b'{"question": ""}\n')
    answer = json.loads(out)
    CHECK.validate(answer)
    assert (status, answer["kind"]) == (1, "error")
    assert answer["error"]
