"""Rulings: language-free statements, and their renderings in each language."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum

from bot.model.language import Language


class Status(StrEnum):
    """Who stands behind a rendering."""

    OFFICIAL = "official"
    VOLUNTEER = "volunteer"
    MACHINE = "machine"
    RESTATED = "restated"


class Flag(StrEnum):
    """What is doubtful about a rendering."""

    UNTRANSLATED = "untranslated"
    MIXED_ERA = "mixed_era"
    MEANING = "meaning"
    TRANSLATION_MISSING = "translation_missing"
    CARD_UNKNOWN = "card_unknown"
    MISPLACED = "misplaced"
    CUT = "cut"
    SHIFTED = "shifted"
    BOTH_SIDES = "both_sides"


@dataclass(frozen=True, slots=True)
class Span:
    """Days something holds, first and last included; None is open."""

    first: dt.date | None = None
    last: dt.date | None = None

    def holds_on(self, day: dt.date) -> bool:
        """Whether `day` lies in the span."""
        return (self.first is None or self.first <= day) and (self.last is None or day <= self.last)


@dataclass(frozen=True, slots=True)
class Rendering:
    """A ruling's words in one language, as they stand in one source.

    `era_words` says whose words they are: "removed" (played, removed from the game: before 2009-07-11),
    "exile" (cast, exiled: since then), or "" where that is not known.
    """

    language: Language
    text: str
    status: Status
    complete: bool = True
    flags: tuple[Flag, ...] = ()
    source: str = ""
    era_words: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One statement: what it is about, when it holds, and how it is worded in each language.

    `id` is stable; `topic` groups statements that answer the same question; `about` is the card's Oracle
    name, a keyword such as "suspend", or "" where a page names neither; `group` is "card", "keyword" or
    "ours"; `date` is the label printed beside it, which is not the era; `span` is when it holds. A ruling
    with `answers` False (a heading, an introduction) is kept and listed, and never offered as an answer.
    """

    id: str
    topic: str
    about: str
    group: str
    span: Span
    renderings: tuple[Rendering, ...]
    date: dt.date | None = None
    rules: tuple[str, ...] = ()
    superseded_by: str | None = None
    statement: str | None = None
    answers: bool = True
