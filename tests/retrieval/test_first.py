"""The right topic comes first: on the labelled questions, and on those held out when weights were written."""

from __future__ import annotations

import json

import pytest

from bench.retrieval import CASES, DAY, Case, held_out, labelled, place
from bot.answers import Question
from bot.bundle.rulings import read_rulings
from bot.door import Answering

TOPIC_OF = {ruling.id: ruling.topic for ruling in read_rulings()}


def answered(answering: Answering, case: Case) -> list[str]:
    shown = answering.answer(Question(case.text, (case.language,)), DAY).rulings
    return [TOPIC_OF[ruling.id] for ruling in shown]


def first(answering: Answering, cases: list[Case]) -> int:
    return sum(place(answered(answering, case), case.topics) == 0 for case in cases)


def test_the_labelled_questions_are_those_of_the_material(material) -> None:
    for name in ("rulings.jsonl", "languages.jsonl"):
        ours, theirs = (
            [json.loads(line) for line in (folder / name).read_text("utf-8").splitlines()]
            for folder in (CASES, material / "cases")
        )
        assert ours == theirs


def test_the_right_topic_is_first_for_the_labelled_questions(answering: Answering) -> None:
    cases = labelled()
    assert len(cases) == 77
    assert first(answering, cases) >= 66


def test_the_right_topic_is_first_for_the_held_out_questions(answering: Answering) -> None:
    cases = held_out()
    assert len(cases) == 40
    assert first(answering, cases) >= 33


@pytest.mark.parametrize("table", [labelled(), held_out()], ids=["labelled", "held out"])
def test_every_topic_of_a_case_has_rulings(table: list[Case]) -> None:
    assert {topic for case in table for topic in case.topics} <= set(TOPIC_OF.values())


@pytest.mark.parametrize(
    ("topics", "at"),
    [(["a", "b"], 0), (["b", "b", "a"], 1), (["b"], None), ([], None)],
)
def test_a_place_counts_distinct_topics(topics: list[str], at: int | None) -> None:
    assert place(topics, frozenset("a")) == at
