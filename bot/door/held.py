"""What is open of one index, its rulings and its names; and both used as if they were never exchanged."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from bot.matching.names import CardNames
from bot.model.answer import ShownRuling
from bot.model.imported import ImportedCard
from bot.model.language import Language
from bot.model.ports import NameHit, NameSpan
from bot.store.name_tables import FileNames
from bot.store.rulings import Index


@dataclass(frozen=True, slots=True)
class Held:
    """The rulings and the names of one index; `tables` is the open file of the names, None in memory."""

    rulings: Index
    names: CardNames
    tables: FileNames | None = None

    def close(self) -> None:
        """Let go of the file."""
        self.rulings.close()
        if self.tables:
            self.tables.close()


Using = Callable[[], AbstractContextManager[Held]]
"""Gives what is newest, kept open until the block ends."""


@dataclass(frozen=True, slots=True)
class HeldRulings:
    """The rulings and cards of whatever index is the newest at each call."""

    using: Using

    def card(self, name: str) -> ImportedCard | None:
        """What Index.card gives."""
        with self.using() as held:
            return held.rulings.card(name)

    def about(self, name: str, language: Language) -> list[ShownRuling]:
        """What Index.about gives."""
        with self.using() as held:
            return held.rulings.about(name, language)

    def near(
        self, text: str, cards: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """What Index.near gives."""
        with self.using() as held:
            return held.rulings.near(text, cards, language, day, limit)

    def on_topics(
        self, topics: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """What Index.on_topics gives."""
        with self.using() as held:
            return held.rulings.on_topics(topics, language, day, limit)


@dataclass(frozen=True, slots=True)
class HeldNames:
    """The names of whatever index is the newest at each call."""

    using: Using

    def look_up(self, name: str, languages: Sequence[Language] = (), limit: int = 5) -> list[NameHit]:
        """What CardNames.look_up gives."""
        with self.using() as held:
            return held.names.look_up(name, languages, limit)

    def clear(self, hits: Sequence[NameHit]) -> bool:
        """What CardNames.clear gives."""
        with self.using() as held:
            return held.names.clear(hits)

    def complete(self, typed: str, languages: Sequence[Language] = (), limit: int = 25) -> list[NameHit]:
        """What CardNames.complete gives."""
        with self.using() as held:
            return held.names.complete(typed, languages, limit)

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """What CardNames.find gives."""
        with self.using() as held:
            return held.names.find(text, language)

    def verbs(self, text: str, language: Language) -> list[NameSpan]:
        """What CardNames.verbs gives."""
        with self.using() as held:
            return held.names.verbs(text, language)
