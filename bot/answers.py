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
    day on; an empty one means that the rule was gone. `text` and `examples` are those of the edition, where
    that is imported; `lossy` tells that its quotes and dashes were lost. `keyword` is what the rule is the
    heading of; `key` is the first of all our `keys` for it, "" for none.
    """

    key: str
    number: str
    effective: dt.date
    says: str
    numbers: tuple[tuple[dt.date, str], ...]
    text: str | None = None
    examples: tuple[str, ...] = ()
    lossy: bool = False
    keyword: str = ""
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Term:
    """What the glossary of the rules says on a term."""

    term: str
    text: str


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """The rules that a number or words led to, best first. `kind` is "found" or "not_found".

    `notes` are sentences on what was found, `terms` entries of the glossary that belong to it, `effective`
    is the date of the edition all this is from.
    """

    kind: str
    rules: tuple[FoundRule, ...]
    text: str
    notes: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    effective: dt.date | None = None


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What became of one rule between two editions: "added", "gone", "reworded" or "renumbered".

    `was` and `number` are its numbers then and now, None where it was not there. `words` is what it says,
    piece by piece, each marked "same", "gone" or "new"; empty where no text is held.
    """

    change: str
    was: str | None
    number: str | None
    words: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class RuleDiff:
    """What changed in a rule between the editions `older` and `newer`, by their effective dates."""

    kind: str
    text: str
    older: dt.date
    newer: dt.date
    changes: tuple[RuleChange, ...] = ()
    notes: tuple[str, ...] = ()


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
    "RuleChange",
    "RuleDiff",
    "ShownRuling",
    "Status",
    "Step",
    "Term",
]
