"""A refresh on the terminal: a bar while something comes, else a line; then what came of each source."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TaskID, TextColumn, TransferSpeedColumn

from bot.intake.refresh.fault import WAITING
from bot.terminal.lines import WARNING, plain

Say = Callable[..., str]


class Why(Protocol):
    """Why a source failed: a message and what it takes."""

    @property
    def why(self) -> str:
        """The message."""

    @property
    def told(self) -> Mapping[str, str | int]:
        """What it takes."""


class Outcome(Protocol):
    """What came of one source."""

    @property
    def source(self) -> str:
        """What people know it by."""

    @property
    def what(self) -> str:
        """`new`, `same` or `failed`."""

    @property
    def day(self) -> dt.date | None:
        """The day of what serves now; None where nothing was fetched."""

    @property
    def fault(self) -> Why | None:
        """Why it failed, if it did."""


class Refreshed:
    """Shows a refresh: `hears` is told how far a download is, `show` prints the outcomes.

    Outcomes go to stdout, progress to stderr: a bar on a terminal, a line for each source elsewhere.
    """

    def __init__(self, say: Say, out: Console | None = None, progress: Console | None = None) -> None:
        self._say = say
        self._out = out or Console(highlight=False, markup=False, emoji=False)
        self._beside = progress or Console(stderr=True, highlight=False, markup=False, emoji=False)
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), DownloadColumn())
        self._bar = Progress(*columns, TransferSpeedColumn(), console=self._beside, transient=True)
        self._told: dict[str, set[str]] = {}
        self._tasks: dict[str, TaskID] = {}

    def hears(self, source: str, done: int, whole: int) -> None:
        """Take note that `done` bytes of `whole` have come; `whole` is 0 where nobody knows.

        Of no bytes, that the source is asked; of WAITING, that it is tried again in `whole` seconds.
        """
        message = "refresh-again" if done == WAITING else "refresh-fetching" if done else "refresh-asking"
        if done == WAITING or message not in self._told.setdefault(source, set()):
            self._told.setdefault(source, set()).add(message)
            if done == WAITING or not self._beside.is_terminal:
                self._beside.print(self._say(message, source=source, seconds=whole), soft_wrap=True)
        if source not in self._tasks:
            self._tasks[source] = self._bar.add_task(source, total=None)
        if done != WAITING:
            self._bar.update(self._tasks[source], completed=done, total=whole or None)

    def show(self, outcomes: Iterable[Outcome]) -> bool:
        """Print the line of each source as soon as it is done, and give whether none failed."""
        well = True
        with self._bar if self._beside.is_terminal else nullcontext():
            for outcome in outcomes:
                self._out.print(plain(self._line(outcome), WARNING if outcome.fault else ""), soft_wrap=True)
                well = well and not outcome.fault
                if outcome.source in self._tasks:
                    self._bar.update(self._tasks[outcome.source], visible=False)
        return well

    def _line(self, outcome: Outcome) -> str:
        day = outcome.day.isoformat() if outcome.day else ""
        message = f"refresh-{outcome.what}" + ("-none" if outcome.fault and not day else "")
        why = self._say(outcome.fault.why, **outcome.fault.told).rstrip(".") if outcome.fault else ""
        return self._say(message, source=outcome.source, day=day, why=why)
