"""An import on the terminal: a bar while a file is read, then one table of what each file changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich import box
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TaskID, TextColumn
from rich.table import Table

from bot.terminal.lines import QUIET, WARNING, plain

Say = Callable[..., str]
Told = Callable[[int, int], None]

COUNTS = ("new", "changed", "gone", "same", "flagged")


class Row(Protocol):
    """What one file changed in one kind of record."""

    @property
    def name(self) -> str:
        """The file's name."""

    @property
    def kind(self) -> str:
        """What it holds."""

    @property
    def new(self) -> int:
        """How many records came."""

    @property
    def same(self) -> int:
        """How many stayed as they were."""

    @property
    def changed(self) -> int:
        """How many have other words or dates."""

    @property
    def gone(self) -> int:
        """How many it no longer has."""

    @property
    def flagged(self) -> int:
        """How many look wrong."""

    @property
    def written(self) -> bool:
        """Whether anything changed."""


class ImportedTable:
    """Shows an import. The table goes to stdout, progress to stderr, and only where that is a terminal."""

    def __init__(self, say: Say, out: Console | None = None, beside: Console | None = None) -> None:
        self._say = say
        self._out = out or Console(highlight=False, markup=False, emoji=False)
        console = beside or Console(stderr=True, highlight=False, markup=False, emoji=False)
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), DownloadColumn())
        self.progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        """The bars: they are drawn while it is entered."""

    def hears(self, name: str) -> Told:
        """What is told how far the file of that name is read."""
        task: list[TaskID] = []

        def told(done: int, of: int) -> None:
            if not task:
                task.append(self.progress.add_task(plain(name).plain, total=of))
            self.progress.update(task[0], completed=done, total=of)

        return told

    def show(self, rows: Sequence[Row]) -> None:
        """Print the table; a line of it for each kind of record in each file."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self._say("import-file", ()), overflow="fold")
        table.add_column(self._say("import-holds", ()))
        for count in COUNTS:
            table.add_column(self._say(f"import-{count}", ()), justify="right")
        for row in rows:
            kind = self._say("import-what", (), kind=row.kind.replace(" ", "_"))
            counts = [f"{getattr(row, count):,}" for count in COUNTS]
            style = WARNING if row.flagged else ""
            table.add_row(plain(row.name), plain(kind), *counts[:-1], plain(counts[-1], style))
        self._out.print(table)
        if not any(row.written for row in rows):
            self._out.print(plain(self._say("import-nothing", ()), QUIET))
