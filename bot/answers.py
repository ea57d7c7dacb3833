"""The one door: Question in, Answer out. Terminal and cogs both come through it."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import Protocol

from bot.model.answer import (
    Answer,
    Branch,
    Choice,
    Clarification,
    Fact,
    Facts,
    Kind,
    NamedCard,
    Option,
    Question,
    ShownRuling,
    Step,
)
from bot.model.citation import Citation
from bot.model.errors import Complaint
from bot.model.language import ANSWERED, Language
from bot.model.ruling import Flag, Status
from bot.model.verdict import Answered, Asks


class QuestionError(Complaint):
    """What was asked cannot be asked: empty, too long, a day or a scenario that cannot be read."""


class Busy(Exception):  # noqa: N818 - what the door is, not what went wrong
    """Too many questions are waiting: ask again in a moment."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card a name may mean: its Oracle name, the printed name hit and its language, 0 to 100."""

    name: str
    printed: str
    language: Language
    score: float
    oracle_id: str


@dataclass(frozen=True, slots=True)
class CardAnswer:
    """What a card name led to, best first. `kind` is "found", "choices" or "not_found"; `text` says it."""

    kind: str
    cards: tuple[FoundCard, ...]
    text: str


@dataclass(frozen=True, slots=True)
class NamedChoice:
    """One name offered while typing: how it reads, and what to ask for when it is chosen."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule by our key: its number on the day asked about, in which edition, and every number it has had.

    `says` is what it says in our own words, "" where none are held. Of `numbers` each is from its first
    day on; an empty one means that the rule was gone.
    """

    key: str
    number: str
    effective: dt.date
    says: str
    numbers: tuple[tuple[dt.date, str], ...]


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """The rules that a number or words led to, best first. `kind` is "found" or "not_found"."""

    kind: str
    rules: tuple[FoundRule, ...]
    text: str


class Answers(Protocol):
    """The door as those who come through it know it."""

    async def ask(self, question: Question) -> Answer:
        """The answer; QuestionError for what cannot be asked, Busy when too many are waiting."""
        ...

    async def card(self, name: str, languages: tuple[Language, ...]) -> CardAnswer:
        """The card of that name, or the cards it may mean; the same errors as `ask`."""
        ...

    def complete(self, typed: str, languages: tuple[Language, ...]) -> list[NamedChoice]:
        """Card names that go on from `typed`, those in `languages` first."""
        ...

    def say(self, message: str, languages: tuple[Language, ...], **args: str | int) -> str:
        """The words of `message` in the first of `languages` that is answered in, else in English."""
        ...


__all__ = [
    "ANSWERED",
    "Answer",
    "Answered",
    "Answers",
    "Asks",
    "Branch",
    "Busy",
    "CardAnswer",
    "Choice",
    "Citation",
    "Clarification",
    "Complaint",
    "Fact",
    "Facts",
    "Flag",
    "FoundCard",
    "FoundRule",
    "Kind",
    "Language",
    "NamedCard",
    "NamedChoice",
    "Option",
    "Question",
    "QuestionError",
    "RuleAnswer",
    "ShownRuling",
    "Status",
    "Step",
]
