"""Cards looked up by any of their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.answers import CardAnswer, FoundCard, NamedChoice
from bot.door.checking import Say
from bot.door.known_cards import KnownCards
from bot.model.card import Card
from bot.model.language import Language
from bot.model.ports import NameHit, Names

LEAST = 65.0
"""The score below which a name is no longer one that somebody may have meant."""


@dataclass(frozen=True, slots=True)
class CardLookUp:
    """Finds cards by any of their names; `keyword` gives the rule of the keyword of a name, or ""."""

    names: Names
    cards: KnownCards
    keyword: Callable[[str], str] = lambda _: ""

    def find(self, name: str, languages: Sequence[Language]) -> list[NameHit]:
        """The cards `name` may mean, best first: one where it is clear."""
        hits = [hit for hit in self.names.look_up(name, languages) if hit.score >= LEAST]
        return hits[:1] if self.names.clear(hits) else hits

    def answer(self, name: str, languages: Sequence[Language], say: Say) -> CardAnswer:
        """The card, described; or the cards that the name may mean, named."""
        hits = self.find(name, languages)
        found = tuple(self._found(hit) for hit in hits)
        if not found:
            return CardAnswer("not_found", (), say("kind-no-card", name=name))
        if len(found) > 1:
            offered = ", ".join(_label(card.printed, card.name) for card in found)
            return CardAnswer("choices", found, say("kind-many-cards", cards=offered))
        card = self.cards.get(found[0].name)
        if card is None:
            return CardAnswer("found", found, found[0].printed)
        texts = self.cards.texts(card.name, next(iter(languages), found[0].language), say)
        words = [(word, rule) for word in (name, card.name) if (rule := self.keyword(word))][:1]
        also = [say("door-card-keyword", name=word, number=rule) for word, rule in words]
        return CardAnswer(
            "found", found, "\n".join((*_described(card, found[0].printed, say), *also, *texts))
        )

    def complete(self, typed: str, languages: Sequence[Language]) -> list[NamedChoice]:
        """Card names that go on from `typed`; asked for by its Oracle name."""
        hits = self.names.complete(typed, languages)
        return [NamedChoice(_label(hit.printed, hit.card), hit.card) for hit in hits]

    def _found(self, hit: NameHit) -> FoundCard:
        card = self.cards.get(hit.card)
        return FoundCard(hit.card, hit.printed, hit.language, hit.score, card.oracle_id if card else "")


def _label(printed: str, name: str) -> str:
    return printed if printed == name else f"{printed} ({name})"


def _described(card: Card, printed: str, say: Say) -> Iterator[str]:
    yield _label(printed, card.name)
    for face in card.faces:
        types = " ".join((*sorted(face.supertypes), *sorted(face.types))).title()
        line = " — ".join(part for part in (types, " ".join(sorted(face.subtypes))) if part)
        size = f"{face.power}/{face.toughness}" if face.power is not None else ""
        named = f"{face.name}:" if len(card.faces) > 1 else ""
        yield " ".join(part for part in (named, face.mana_cost or "", line, size) if part)
    others = (f"{names[0]} ({language})" for language, names in card.printed.items() if names[0] != printed)
    if named := ", ".join(others):
        yield say("door-card-names", names=named)
    if card.first:
        yield say("door-card-first", day=card.first.isoformat())
