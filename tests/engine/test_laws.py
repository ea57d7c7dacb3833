"""What holds of every play, whatever is played."""

from __future__ import annotations

import datetime as dt
from functools import reduce

from hypothesis import HealthCheck, given, settings

from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.engine.applying import apply
from bot.engine.characteristics import is_suspended
from bot.engine.events import (
    Ceased,
    Created,
    Damaged,
    Moved,
    Refused,
    Supposed,
    TapChanged,
    Triggered,
)
from bot.engine.judge import deciding, judge
from bot.engine.notation.read import read_scenario
from bot.engine.notation.write import write_scenario
from bot.engine.play import MOST_BRANCHES, Play, play
from bot.engine.state import ObjectKind, State, Zone
from bot.model.scenario import Scenario
from tests.engine.made import scenarios

NUMBERED = dt.date(2009, 7, 11)
"""Since this day the verbs of card text have rules of their own; before, most stood in the glossary."""
GLOSSARY = (Created, Damaged, Moved, TapChanged)

quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(scenario: Scenario) -> Play:
    return play(scenario, read_history().on(scenario.day), read_cards())


@quick
@given(scenarios())
def test_a_scenario_is_read_as_it_was_written(scenario: Scenario) -> None:
    text = write_scenario(scenario)
    assert read_scenario(text) == scenario
    assert write_scenario(read_scenario(text)) == text


@quick
@given(scenarios())
def test_the_end_is_the_fold_of_the_events(scenario: Scenario) -> None:
    for line in played(scenario).lines:
        assert reduce(apply, (done.event for done in line.log), line.start) == line.end


@quick
@given(scenarios())
def test_playing_again_gives_the_same(scenario: Scenario) -> None:
    first, second = played(scenario), played(scenario)
    assert [line.facts for line in first.lines] == [line.facts for line in second.lines]
    assert [line.log for line in first.lines] == [line.log for line in second.lines]
    assert judge(first) == judge(second)
    assert deciding(first) == deciding(second)


@quick
@given(scenarios())
def test_branches_end_differently_and_are_bounded(scenario: Scenario) -> None:
    done = played(scenario)
    ends = [repr((line.facts, line.verdicts)) for line in done.lines]
    assert len(set(ends)) == len(ends)
    assert len(ends) <= MOST_BRANCHES
    assert ends or done.bounded


@quick
@given(scenarios())
def test_every_change_cites_a_rule(scenario: Scenario) -> None:
    for line in played(scenario).lines:
        for done in line.log:
            old_verb = scenario.day < NUMBERED and isinstance(done.event, GLOSSARY)
            if done.before != done.after and not isinstance(done.event, Supposed) and not old_verb:
                assert done.rules, done.event


@quick
@given(scenarios())
def test_every_moment_is_sound(scenario: Scenario) -> None:
    for line in played(scenario).lines:
        for done in line.log:
            sound(done.after)
            if isinstance(done.event, Refused):
                assert not done.event.verdict
            if isinstance(done.event, Triggered | Ceased):
                assert done.before != done.after


def sound(state: State) -> None:
    """No negative counters; everything in one place; what is suspended is in exile with counters."""
    on_stack = {item.id for item in state.objects.values() if item.zone is Zone.STACK}
    assert on_stack == set(state.stack)
    assert len(state.stack) == len(set(state.stack))
    alive = [
        i.name for i in state.objects.values() if i.kind is not ObjectKind.ABILITY and i.zone is not Zone.NONE
    ]
    assert len(alive) == len(set(alive))
    for key, item in state.objects.items():
        assert key == item.id < state.next_id
        assert all(count >= 0 for count in item.counters.values())
        assert item.damage >= 0
        if is_suspended(item):
            assert item.zone is Zone.EXILE
            assert item.count("time") > 0
