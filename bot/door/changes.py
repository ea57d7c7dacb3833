"""What the answer was or is on other days: in the span that a question named, before today, and since."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from bot.engine.judge import judge
from bot.engine.moves import MoveError
from bot.engine.play import play
from bot.model.era import History
from bot.model.ports import Cards
from bot.model.scenario import Scenario
from bot.model.verdict import Answered
from bot.wording.short import Otherwise

FIRST_DAYS: Mapping[str, Callable[[dt.date], dt.date]] = MappingProxyType(
    {
        "year-last-day": lambda day: day.replace(month=1, day=1),
        "month-last-day": lambda day: day.replace(day=1),
    }
)
"""By what was assumed of the day: the first day of the span that was named."""
MOST_PLAYS = 4
"""How many other days a scenario is played on, the newest first."""
ONE = dt.timedelta(days=1)


def without_span(scenario: Scenario) -> Scenario:
    """The scenario without what was assumed of its day, for when another day is given."""
    assumed = tuple(
        each for each in scenario.assumed if each[0] not in FIRST_DAYS and each[0] != "before-change"
    )
    return replace(scenario, assumed=assumed)


@dataclass(frozen=True)
class Heeded(Mapping[str, str]):
    """The settings of a day, which note the names of those that a play asks for."""

    settings: Mapping[str, str]
    names: set[str] = field(default_factory=set)

    def __getitem__(self, name: str) -> str:
        """The setting, noted."""
        self.names.add(name)
        return self.settings[name]

    def __iter__(self) -> Iterator[str]:
        """Every name, none noted."""
        return iter(self.settings)

    def __len__(self) -> int:
        """How many settings the day has."""
        return len(self.settings)


@dataclass(frozen=True, slots=True)
class OtherDays:
    """A scenario under the rules of other days: from `born`, when its mechanics were all there, to `today`.

    `heeded` are the settings that its play asked for.
    """

    scenario: Scenario
    heeded: frozenset[str]
    born: dt.date
    today: dt.date
    history: History
    cards: Cards

    def within_span(self, verdict: Answered | None) -> list[Otherwise]:
        """Every other answer earlier in the span of days that the question named, the newest first."""
        day = self.scenario.day
        firsts = [FIRST_DAYS[key](day) for key, _ in self.scenario.assumed if key in FIRST_DAYS]
        return self._until(day, max(firsts[0], self.born), verdict) if firsts else []

    def beyond(self, verdict: Answered | None) -> list[Otherwise]:
        """For an answer about today, until when it was last another; for an older one, since when it is."""
        day = self.scenario.day
        if day == self.today:
            return self._until(day, self.born, verdict)[:1]
        now = self._on(self.today)
        if verdict is None or now is None or now is verdict:
            return []
        since = (change for change, was in self._before_changes(self.today, day) if was is not now)
        return [Otherwise(next(since, self.today), now, since=True)]

    def _until(self, last: dt.date, first: dt.date, verdict: Answered | None) -> list[Otherwise]:
        if verdict is None:
            return []
        earlier = self._before_changes(last, first)
        return [Otherwise(day - ONE, was) for day, was in earlier if was and was is not verdict]

    def _before_changes(self, last: dt.date, first: dt.date) -> Iterator[tuple[dt.date, Answered | None]]:
        """Days after `first` on which what is heeded changed, newest first, with the answer before each."""
        dated = [self.history.settings[name].spans[1:] for name in self.heeded]
        days = sorted({day for spans in dated for day, _ in spans if first < day <= last}, reverse=True)
        return ((day, self._on(day - ONE)) for day in days[:MOST_PLAYS])

    def _on(self, day: dt.date) -> Answered | None:
        """The answer on that day; None where there was none or the scenario could not be played."""
        try:
            return judge(play(replace(self.scenario, day=day), self.history.on(day), self.cards))
        except (MoveError, LookupError):
            return None
