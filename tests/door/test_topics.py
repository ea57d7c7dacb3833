"""What is written in rulings_data/topics.toml names things that are there."""

from __future__ import annotations

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.eras import rule_keys
from bot.bundle.rulings import read_rulings
from bot.bundle.topics import Topics, read_topics
from bot.engine import events
from bot.engine.acts import ACTS
from bot.engine.mechanics import ACTIONS

TOPICS = read_topics()
SIGNS = sorted({sign for _, rows in TOPICS.by_signs for row in rows for sign in row})
KNOWN = {
    "rule": set(rule_keys()),
    "move": {*ACTS, *ACTIONS},
    "ask": {"move", "event", "fact", "choice", ""},
}


@pytest.mark.parametrize(
    "topic",
    sorted({topic for topic, _ in TOPICS.by_signs} | {t for of in TOPICS.by_card.values() for t in of}),
)
def test_a_topic_has_rulings(topic):
    assert topic in {ruling.topic for ruling in read_rulings()}


@pytest.mark.parametrize("card", TOPICS.by_card)
def test_a_card_is_held(card):
    assert card in read_cards()


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_can_come_up(sign):
    kind, _, about = sign.partition(" ")
    if kind in KNOWN:
        assert about in KNOWN[kind]
    else:
        assert kind in {name.lower() for name in vars(events)}


def test_every_sign_of_one_row_must_be_there_and_cards_come_first():
    topics = Topics(
        {"Thalia": ("tax",)},
        (("both", (frozenset({"a", "b"}),)), ("either", (frozenset("a"), frozenset("c")))),
    )
    assert topics.of(["Thalia"], ["a"]) == ("tax", "either")
    assert topics.of([], ["a", "b"]) == ("both", "either")
    assert topics.of([], ["b", "c"]) == ("either",)
