"""Whatever is typed is answered or told to be no question; nothing breaks."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers import Kind, Question, QuestionError
from bot.json_form import answer_form, dumped
from tests.contract.conftest import TODAY
from tests.contract.test_round_trip import ASKED

TEXTS = st.text(max_size=200)
WORDS = sorted({word for case in ASKED for word in case["question"].split()})
JUMBLES = st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join)
ODD = "³ ① ½ Ⅷ İ ß ﬁ 💩 \u202e \x00 \x1b[31m {x} $x `x` %s [bold] <@1> @everyone ' \" \\ ; --"
WITH_ODD = st.tuples(st.sampled_from(ASKED), st.sampled_from(ODD.split(" "))).map(
    lambda pair: f"{pair[0]['question']} {pair[1]} {pair[1]}"
)


@given(text=TEXTS | JUMBLES | WITH_ODD)
@settings(max_examples=150, deadline=None)
def test_any_text_is_answered_or_refused(answering, text):
    try:
        answer = answering.answer(Question(text), TODAY)
    except QuestionError as refused:
        assert refused.text  # noqa: PT017 - most texts raise nothing
        return
    assert answer.kind is not Kind.ERROR
    assert answer.answer
    assert (answer.kind is Kind.PLAYED) == bool(answer.branches)
    assert "\n" not in dumped(answer_form(answer))


class Broken:
    def read(self, *_):
        raise RuntimeError("the reader is broken")


@pytest.fixture
def quiet():
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.usefixtures("quiet")
def test_a_reading_that_breaks_leaves_the_stored_rulings(answering):
    answer = replace(answering, reader=Broken()).answer(
        Question("does a suspended creature have haste"), TODAY
    )
    assert answer.kind is Kind.STORED
    assert answer.rulings
