"""What the look-up of rules needs of the rule texts that were imported."""

from __future__ import annotations

import datetime as dt
from typing import Protocol

from bot.model.edition import Passage


class Texts(Protocol):
    """Rule texts that were imported."""

    def edition(self, day: dt.date) -> Passage | None:
        """The edition in force on `day` among those imported."""

    def rule(self, number: str, edition: dt.date) -> Passage | None:
        """The rule of that number in the edition of that effective date."""

    def under(self, number: str, edition: dt.date) -> list[Passage]:
        """The rules below a rule or a chapter, in order."""

    def heading(self, number: str, edition: dt.date) -> Passage | None:
        """The heading of a chapter."""

    def term(self, term: str, edition: dt.date) -> Passage | None:
        """What the glossary says on a term."""

    def near(self, words: str, edition: dt.date, limit: int) -> list[Passage]:
        """The rules with these words, nearest first."""
