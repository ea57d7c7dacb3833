"""The lines a screen is made of: what people and pages wrote is shown as it is, and does nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bot.answers import Answered, ShownRuling, Status

VERDICTS = {
    Answered.YES: "bold green",
    Answered.NO: "bold red",
    Answered.MAY: "bold cyan",
    Answered.MUST: "bold yellow",
    Answered.DEPENDS: "bold magenta",
    None: "bold",
}
HEADING, QUIET, WARNING = "bold", "dim", "yellow"
STANDING = {
    Status.OFFICIAL: "green",
    Status.RESTATED: "cyan",
    Status.VOLUNTEER: "yellow",
    Status.MACHINE: "magenta",
}
BULLET = "•"
INDENT = 2

_UNSEEN = frozenset({"Cc", "Cf", "Cs"})
_KEPT = frozenset("\n\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}")


def plain(text: str, style: str = "") -> Text:
    """`text` as it stands, without anything that would move the cursor or turn the line around."""
    shown = "".join(
        " " if letter == "\t" else letter
        for letter in text
        if letter in _KEPT or letter == "\t" or unicodedata.category(letter) not in _UNSEEN
    )
    return Text(shown, style)


def joined(parts: Iterable[Text], between: str = " · ") -> Text:
    """The parts that hold anything, in one line."""
    return Text(between, QUIET).join([part for part in parts if part.plain])


def points(marked: Iterable[tuple[str, RenderableType]]) -> RenderableType:
    """Texts with a mark before each; what does not fit in the line goes on under the text."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style=QUIET)
    grid.add_column(overflow="fold")
    for mark, text in marked:
        grid.add_row(mark, text)
    return Padding(grid, (0, 0, 0, INDENT))


def cited(text: str, rules: Sequence[str]) -> Text:
    """A sentence with the numbers of the rules that made it happen behind it."""
    line = plain(text)
    return line.append(f"  {', '.join(rules)}", QUIET) if rules else line


def standing(ruling: ShownRuling, status: str) -> Text:
    """How far a ruling is to be trusted, in its colour."""
    return plain(status, STANDING[ruling.status])
