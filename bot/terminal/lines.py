"""The lines a screen is made of: what people and pages wrote is shown as it is, and does nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
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
NARROWEST = 10
"""Columns that a text is given at least, however narrow the terminal is."""

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


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text with a mark before it; what does not fit in a line goes on under the text."""

    text: Text
    mark: str = ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines, as wide as there is room, with nothing behind the last letter of each."""
        lead = " " * INDENT + f"{self.mark} " if self.mark else ""
        room = max(options.max_width - len(lead), NARROWEST)
        for place, line in enumerate(self.text.wrap(console, room, overflow="fold")):
            line.rstrip()
            yield Text(" " * len(lead) if place else lead, QUIET).append_text(line)


def points(marked: Iterable[tuple[str, Text]]) -> list[Paragraph]:
    """Texts with a mark before each."""
    return [Paragraph(text, mark) for mark, text in marked]


def bullets(texts: Iterable[Text]) -> list[Paragraph]:
    """Texts with a bullet before each."""
    return points((BULLET, text) for text in texts)


def cited(text: str, rules: Sequence[str]) -> Text:
    """A sentence with the numbers of the rules that made it happen behind it."""
    line = plain(text)
    return line.append(f"  {', '.join(rules)}", QUIET) if rules else line


def standing(ruling: ShownRuling, status: str) -> Text:
    """How far a ruling is to be trusted, in its colour."""
    return plain(status, STANDING[ruling.status])
