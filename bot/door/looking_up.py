"""Cards and rules looked up by name, by number and by words."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.answers import CardAnswer, FoundCard, FoundRule, NamedChoice, RuleAnswer
from bot.door.checking import Say
from bot.model.card import Card
from bot.model.era import History
from bot.model.language import Language
from bot.model.ports import Cards, NameHit, Names, Rulings
from bot.model.ruling import Ruling

MOST_RULES = 12
LEAST = 65.0
"""The score below which a name is no longer one that somebody may have meant."""

MAIN = "sus-"
"""How the ids of the rulings begin that state what the rules of suspend say, not what follows for a card."""

OLD_WORDS, NEW_WORDS = "removed", "exile"

_NUMBER = re.compile(r"(?:CR\s*)?(\d{3}(?:\.\d{1,3}[a-z]?)?)\.?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CardLookUp:
    """Finds cards by any of their names."""

    names: Names
    cards: Cards

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
        text = found[0].printed if card is None else "\n".join(_described(card, found[0].printed, say))
        return CardAnswer("found", found, text)

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


@dataclass(frozen=True, slots=True)
class RuleLookUp:
    """Finds rules by a number they had on a day, or by words; `known` are the bundled rulings."""

    history: History
    known: Sequence[Ruling]

    def answer(self, asked: str, language: Language, day: dt.date, rulings: Rulings, say: Say) -> RuleAnswer:
        """The rules that `asked` led to, with what they say in our own words."""
        number = _NUMBER.fullmatch(asked)
        if number:
            keys = self._numbered(number[1].lower(), day)
        else:
            keys = self._worded(asked, language, day, rulings)
        rules = tuple(self._found(key, language, day) for key in dict.fromkeys(keys))[:MOST_RULES]
        edition = self.history.on(day).effective.isoformat()
        if not rules:
            return RuleAnswer("not_found", (), say("kind-no-rule", name=asked, day=day.isoformat()))
        return RuleAnswer("found", rules, say("door-rule-found", edition=edition))

    def keys_of(self) -> Mapping[str, tuple[str, ...]]:
        """The rule keys of every bundled ruling, by its id."""
        return {ruling.id: ruling.rules for ruling in self.known}

    def _numbered(self, number: str, day: dt.date) -> list[str]:
        """The keys that had this number on the day, or a rule under it ("702.62" has 702.62a)."""
        found = []
        for key, dated in self.history.numbers.items():
            held = dated.on(day)
            under = held and held.startswith(number) and not held[len(number) : len(number) + 1].isdigit()
            if under:
                found.append((held != number, key))
        return [key for _, key in sorted(found, key=lambda pair: pair[0])]

    def _worded(self, words: str, language: Language, day: dt.date, rulings: Rulings) -> list[str]:
        asked = set(re.findall(r"\w{3,}", words.casefold()))
        named = [key for key in self.history.numbers if asked & set(re.split(r"[.-]", key))]
        rules = self.keys_of()
        near = [key for ruling in rulings.near(words, (), language, day) for key in rules.get(ruling.id, ())]
        held = self.history.on(day).numbers
        return [key for key in (*named, *near) if key in held]

    def _found(self, key: str, language: Language, day: dt.date) -> FoundRule:
        rules = self.history.on(day)
        return FoundRule(
            key,
            rules.numbers[key],
            rules.effective,
            self._says(key, language, day),
            self.history.numbers[key].spans,
        )

    def _says(self, key: str, language: Language, day: dt.date) -> str:
        """The first bundled ruling, not on a card, that rests on the rule and holds that day."""
        holding = [each for each in self.known if each.answers and each.span.holds_on(day)]
        stating = [each for each in holding if key in each.rules and each.about.islower()]
        if not stating:
            return ""
        chosen = min(
            stating, key=lambda ruling: (ruling.rules.index(key) > 0, not ruling.id.startswith(MAIN))
        )
        words = [each for each in chosen.renderings if each.language == language]
        words = words or [each for each in chosen.renderings if each.language == Language.EN]
        wanted = OLD_WORDS if self.history.on(day).settings.get("suspend.words") == "removed" else NEW_WORDS
        return min(words, key=lambda each: each.era_words != wanted).text
