"""What reading a question gives: a play to be made, an open point, or how far the reading got."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from bot.model.answer import NamedCard
from bot.model.language import Language
from bot.model.scenario import Scenario


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """One point that changes the answer: the message key that asks it, and each choice's key and play."""

    ask: str
    choices: tuple[tuple[str, Scenario], ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A question as it was understood.

    Exactly one of `scenario`, `open_point` and `declined` is set for a question that was read; none for
    one that was not, which falls to the stored rulings on `topics`. `day` is the day asked about;
    `confidence` the chance that the reading is right, from 0 to 1. `day_assumed` is a message key when
    the day was read out of words ("a bare year is its last day"). `unheld` are words that stand where a
    card would and name none.
    """

    language: Language
    day: dt.date
    cards: tuple[NamedCard, ...] = ()
    scenario: Scenario | None = None
    open_point: OpenPoint | None = None
    declined: str | None = None
    topics: tuple[str, ...] = ()
    confidence: float = 0.0
    day_assumed: str = ""
    unheld: str = ""
