"""What one room needs of another: Protocols, handed in where the rooms are wired together."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.model.answer import ShownRuling
from bot.model.card import Card
from bot.model.language import Language


@dataclass(frozen=True, slots=True)
class NameHit:
    """A card a name may mean. `score` is 0 to 100; `printed` is the name hit, in `language`."""

    card: str
    printed: str
    language: Language
    score: float


@dataclass(frozen=True, slots=True)
class NameSpan:
    """A card name found inside a text: `start` and `end` are offsets into it; `hits` best first.

    `sure` is whether the first hit may be taken without asking.
    """

    start: int
    end: int
    text: str
    hits: tuple[NameHit, ...]
    sure: bool


class Names(Protocol):
    """Card names found by likeness."""

    def look_up(self, name: str, languages: Sequence[Language] = (), limit: int = 5) -> list[NameHit]:
        """The cards `name` may mean, best first."""
        ...

    def clear(self, hits: Sequence[NameHit]) -> bool:
        """Whether the first of `hits` may be taken at once."""
        ...

    def complete(self, typed: str, languages: Sequence[Language] = (), limit: int = 25) -> list[NameHit]:
        """The cards whose names go on from `typed`, for autocomplete."""
        ...

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """Card names inside a question, in order, without overlaps."""
        ...

    def verbs(self, text: str, language: Language) -> list[NameSpan]:
        """Verbs made of card names ("stifles"), in order; each says which card was used."""
        ...


class Rulings(Protocol):
    """Stored rulings, found by card, by topic or by words."""

    def about(self, name: str, language: Language) -> list[ShownRuling]:
        """Every ruling filed under a card: its own, then its keywords', then ours."""
        ...

    def near(
        self, text: str, cards: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """The rulings nearest to a question, those in force on `day` first."""
        ...

    def on_topics(
        self, topics: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """The rulings on these topics in force on `day`, in the order of the topics."""
        ...


class Cards(Protocol):
    """Cards by Oracle name."""

    def get(self, name: str) -> Card | None:
        """The card of that Oracle name, or None."""
        ...
