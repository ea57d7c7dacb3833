"""What a plot is: what makes the play, and which concepts of a question it takes account of.

A plot is played only if it accounts for every concept and every card of the question: a word that it
does not know the meaning of in its play could change the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.asking.agreeing import agrees
from bot.asking.draft import Draft
from bot.asking.frame import Frame


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


HARMLESS = _words(
    "me opp card spell counters cast number names in-play works uncast target step-by-step "
    "right-away as-of still lose or how-many change what-happens where who when can must "
    "suspend suspended off of old-words old-rules since is-mine is-theirs not-yet"
)
"""Concepts that name what every play of suspend is about, or that each plot reads for itself."""

LANDS = _words("land-plains land-island land-swamp land-mountain land-forest")
"""The basic lands by name: a plot that takes account of a land takes account of these."""


@dataclass(frozen=True, slots=True)
class Plot:
    """One way to read a question: what makes the play, and which concepts it takes account of."""

    read: Callable[[Frame], Draft | None]
    knows: frozenset[str]

    def draft(self, frame: Frame) -> Draft | None:
        """The play, or None where the question is not of this kind or says more than the plot knows."""
        if any(found.concept not in self.knows for found in frame.concepts):
            return None
        draft = self.read(frame)
        return draft if draft and agrees(frame, draft) else None


def plot(read: Callable[[Frame], Draft | None], knows: str) -> Plot:
    words = _words(knows)
    return Plot(read, HARMLESS | words | (LANDS if "land" in words else frozenset()))


COUNTS = "one-left two-counters three-counters"
LAST = f"last upkeep trigger cast-trigger resolve free {COUNTS}"
"""Concepts of the last counter, which most plots about it take account of."""
