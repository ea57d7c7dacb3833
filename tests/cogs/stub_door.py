"""A door that answers what it was told to, and remembers what it was asked."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Any

from bot.answers import Answer, CardAnswer, FoundCard, Kind, Language, NamedChoice, Question

DAY = dt.date(2026, 1, 16)
PLUNDER = FoundCard("Plunder", "Saccagement", Language.FR, 100.0, "00000000-0000-0000-0000-000000000001")
"""A card, as a French reader finds it."""


def an_answer(**given: Any) -> Answer:
    """A short French answer, but for what is given."""
    plain = {
        "question": "dois-je lancer Saccagement ?",
        "language": Language.FR,
        "as_of": DAY,
        "kind": Kind.PLAYED,
        "answer": "Non, vous pouvez refuser.",
    }
    return Answer(**(plain | given))


@dataclass
class StubDoor:
    """Answers `answer` and `found`, raises `failure` if there is one; says a message by its name."""

    answer: Answer = field(default_factory=an_answer)
    found: CardAnswer = field(default_factory=lambda: CardAnswer("found", (PLUNDER,), "Saccagement, {4}{R}"))
    names: list[NamedChoice] = field(default_factory=list)
    failure: Exception | None = None
    asked: list[Any] = field(default_factory=list)

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        if self.failure:
            raise self.failure
        return self.answer

    async def card(self, name: str, languages: tuple[Language, ...]) -> CardAnswer:
        self.asked.append((name, languages))
        if self.failure:
            raise self.failure
        return self.found

    def complete(self, typed: str, languages: tuple[Language, ...]) -> list[NamedChoice]:
        self.asked.append((typed, languages))
        if self.failure:
            raise self.failure
        return self.names

    def say(self, message: str, languages: tuple[Language, ...], **args: str | int) -> str:
        return " ".join(("-".join((message, *languages[:1])), *map(str, args.values())))
