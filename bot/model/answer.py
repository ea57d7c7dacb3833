"""A question and its answer: the values of the one door, and their JSON form."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.model.citation import Citation
from bot.model.language import Language
from bot.model.ruling import Flag, Status
from bot.model.verdict import Answered, Asks

Fact = str | int | bool
Facts = Mapping[str, Mapping[str, Fact]]


class Kind(StrEnum):
    """How far an answer got."""

    PLAYED = "played"
    STORED = "stored"
    CLARIFY = "clarify"
    DECLINED = "declined"
    NOT_FOUND = "not_found"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Question:
    """What a person asks. `languages` are those they read, best first; empty: told from the text.

    `as_of` is None for today or the day the text names; `scenario` replaces the text when given.
    """

    text: str = ""
    languages: tuple[Language, ...] = ()
    as_of: dt.date | None = None
    scenario: str | None = None


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card found in the question: Oracle name, printed name, the words it was read from, 0 to 100."""

    name: str
    printed: str
    matched: str
    score: float


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision of a branch: who decided, about what, and what was picked."""

    who: str
    about: str
    pick: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, told in the answer's language, with the rules that made it happen."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """One way the play can go."""

    choices: tuple[Choice, ...]
    facts: Facts
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ShownRuling:
    """A ruling in one rendering, as an answer shows it. `first` and `last` are the days it holds."""

    id: str
    card: str
    date: dt.date | None
    first: dt.date | None
    last: dt.date | None
    language: Language
    status: Status
    complete: bool
    flags: tuple[Flag, ...]
    text: str
    superseded_by: str | None
    source: str
    group: str = "ours"


@dataclass(frozen=True, slots=True)
class Option:
    """One way to close the open point: how it reads, and the complete scenario it leads to."""

    label: str
    scenario: str


@dataclass(frozen=True, slots=True)
class Clarification:
    """One open point, asked back."""

    ask: str
    choices: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything an answer holds, in the order a reader wants it."""

    question: str
    language: Language
    as_of: dt.date
    kind: Kind
    answer: str
    asks: Asks | None = None
    verdict: Answered | None = None
    cards: tuple[NamedCard, ...] = ()
    scenario: str = ""
    assumptions: tuple[str, ...] = ()
    branches: tuple[Branch, ...] = ()
    rules: tuple[Citation, ...] = ()
    rule_texts: Mapping[str, str] = field(default_factory=dict)
    rulings: tuple[ShownRuling, ...] = ()
    not_played: tuple[str, ...] = ()
    clarify: Clarification | None = None
    confidence: float = 0.0
    error: str | None = None
