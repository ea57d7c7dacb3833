"""Whether an answer was another earlier in the span of days that a question named."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.engine.judge import judge
from bot.engine.play import Play, play
from bot.model.era import History
from bot.model.ports import Cards
from bot.model.scenario import Scenario
from bot.model.verdict import Answered

FIRST_DAYS: Mapping[str, Callable[[dt.date], dt.date]] = MappingProxyType(
    {
        "year-last-day": lambda day: day.replace(month=1, day=1),
        "month-last-day": lambda day: day.replace(day=1),
    }
)
"""By what was assumed of the day: the first day of the span that was named."""


def without_span(scenario: Scenario) -> Scenario:
    """The scenario without what was assumed of its day, for when another day is given."""
    assumed = tuple(
        each for each in scenario.assumed if each[0] not in FIRST_DAYS and each[0] != "before-change"
    )
    return replace(scenario, assumed=assumed)


def changed(
    done: Play, verdict: Answered | None, history: History, cards: Cards
) -> list[tuple[dt.date, Answered]]:
    """The days of the span on which the answer became what it is or was something else, and what it was."""
    scenario = done.scenario
    spans = [FIRST_DAYS[key](scenario.day) for key, _ in scenario.assumed if key in FIRST_DAYS]
    if not spans or verdict is None:
        return []
    days = {day for dated in history.settings.values() for day, _ in dated.spans}
    found = []
    for day in sorted(day for day in days if spans[0] < day <= scenario.day):
        before = day - dt.timedelta(days=1)
        was = judge(play(replace(scenario, day=before), history.on(before), cards))
        if was is not None and was is not verdict:
            found.append((day, was))
    return found
