"""The names in a question, where every card there ever was is known by name."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from bot.model.language import Language
from bot.model.ports import NameHit, Names, NameSpan


@dataclass(frozen=True, slots=True)
class AskedNames:
    """Names for reading questions: of those that are only offered, the cards in `bundled` alone.

    Nearly every word stands in the name of some card. What is bundled are the cards that people ask about;
    any other is taken to be meant only where its name is sure.
    """

    names: Names
    bundled: Container[str]

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """The card names inside a question, in order, without overlaps."""
        found = [self._kept(span) for span in self.names.find(text, language)]
        return [span for span in found if span.hits]

    def verbs(self, text: str, language: Language) -> list[NameSpan]:
        """Verbs made of card names, in order."""
        return self.names.verbs(text, language)

    def look_up(self, name: str, languages: Sequence[Language] = (), limit: int = 5) -> list[NameHit]:
        """The cards `name` may mean, best first."""
        return self.names.look_up(name, languages, limit)

    def clear(self, hits: Sequence[NameHit]) -> bool:
        """Whether the first of `hits` may be taken at once."""
        return self.names.clear(hits)

    def complete(self, typed: str, languages: Sequence[Language] = (), limit: int = 25) -> list[NameHit]:
        """The cards whose names go on from `typed`."""
        return self.names.complete(typed, languages, limit)

    def _kept(self, span: NameSpan) -> NameSpan:
        if span.sure:
            return span
        return replace(span, hits=tuple(hit for hit in span.hits if hit.card in self.bundled))
