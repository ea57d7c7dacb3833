"""Every card is written in words the engine knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.eras import rule_keys
from bot.engine import filters
from bot.engine.mechanics import VERBS
from bot.engine.stack import ENTERS
from bot.engine.targets import wish
from bot.engine.verbs.selecting import SELECTORS
from bot.engine.waiting import CONDITIONS, WAITS
from bot.model.card import Ability, Card, Instruction

PLAYED = [card for card in read_cards().values() if card.played]
STATICS = ENTERS.keys() | {
    "prohibit",
    "prohibit-activation",
    "tax",
    "discount",
    "floor",
    "flash",
    "additional-cost",
    "alternative-cost",
    "uncounterable",
    "no-counters",
    "more-counters",
    "more-tokens",
    "graveyard-to-exile",
    "hexproof",
}
WHOM = ("what", "who", "to", "may")


def abilities(card: Card) -> Iterator[Ability]:
    return (ability for face in card.faces for ability in face.abilities)


def instructions(card: Card) -> Iterator[Instruction]:
    return (step for ability in abilities(card) for step in ability.does)


@pytest.mark.parametrize("card", PLAYED, ids=[card.name for card in PLAYED])
def test_words(card: Card) -> None:
    for ability in abilities(card):
        for what in ability.targets:
            filters.check(wish(what).what)
        if ability.kind == "triggered":
            assert ability.name in WAITS
        if ability.kind == "static":
            assert ability.name in STATICS
        assert str(ability.args.get("if", "suspended")) in CONDITIONS
        assert set(ability.args.get("cites", ())) <= set(rule_keys())
    for step in instructions(card):
        assert step.verb in VERBS
        for key in WHOM:
            word, _, rest = str(step.args.get(key, "self")).partition(" ")
            if step.verb == "counter" and key == "to":
                continue
            if step.verb == "sacrifice-any" and key == "what":
                filters.check(str(step.args[key]))
                continue
            assert word in SELECTORS, step
            if word in {"all", "chosen"}:
                filters.check(rest)


def test_every_suspend_card_says_its_cost_and_its_counters() -> None:
    suspended = [a for card in PLAYED for a in abilities(card) if a.name == "suspend"]
    assert len(suspended) == 70
    assert all(set(ability.args) == {"cost", "count"} for ability in suspended)
