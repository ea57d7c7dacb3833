"""Every plot, the most particular first: the first that accounts for the whole question is played."""

from __future__ import annotations

from collections.abc import Callable

from bot.asking.draft import Draft
from bot.asking.frame import Frame
from bot.asking.plots import answers, creature, given, last_counter, suspending

Plot = Callable[[Frame], Draft | None]

PLOTS: tuple[Plot, ...] = (
    answers.vanishing_stifled,
    answers.stifled,
    answers.taken_from_exile,
    answers.fizzled,
    given.source_killed,
    given.delayed,
    given.on_a_token,
    given.on_a_stolen_one,
    creature.sacrificing,
    creature.ticking_on_cast,
    creature.attack,
    creature.haste,
    last_counter.storm_count,
    last_counter.more_than_there_are,
    last_counter.two_upkeeps,
    last_counter.two_at_once,
    suspending.is_open_information,
    suspending.reached_from_outside,
    suspending.never_suspended,
    suspending.both_ends,
    last_counter.countered_on_cast,
    last_counter.taxed,
    last_counter.obligation,
    last_counter.no_target,
    suspending.answering_it,
    last_counter.may_cast,
    suspending.may_suspend,
    answers.countered_spell,
    suspending.what_it_gives,
    last_counter.what_happens,
)
