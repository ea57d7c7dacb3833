"""What a page is about: a card named in its heading, in any language, or a keyword."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.intake.pages.words import every_language, folded
from bot.model.card import Card
from bot.model.language import Language

RULE_NUMBER = re.compile(r"^\d{3}\.\d+[a-z]?\.?\s+")


@dataclass(frozen=True, slots=True)
class Subject:
    """A card by Oracle name, or a keyword; `group` is "card" or "keyword", `about` "" when unknown."""

    about: str
    group: str


@dataclass(frozen=True, slots=True)
class PrintedNames:
    """Every printed name of the cards held, in every language, for looking headings up."""

    cards: Mapping[str, tuple[str, ...]]
    translated: Mapping[Language, frozenset[str]]

    @classmethod
    def of(cls, cards: Iterable[Card]) -> PrintedNames:
        """Index `cards` by their names; a name that two cards share leads to both."""
        by_name: defaultdict[str, dict[str, None]] = defaultdict(dict)
        translated: defaultdict[Language, set[str]] = defaultdict(set)
        for card in cards:
            for name in (card.name, *(printed for names in card.printed.values() for printed in names)):
                by_name[folded(name)][card.name] = None
            for language, names in card.printed.items():
                if " " in card.name and card.name not in names:
                    translated[language].add(card.name)
        return cls(
            {name: tuple(found) for name, found in by_name.items()},
            {language: frozenset(names) for language, names in translated.items()},
        )

    def called(self, heading: str) -> tuple[str, ...]:
        """Give the Oracle names of the cards that a heading may name."""
        return self.cards.get(folded(heading), ())

    def english_in(self, text: str, language: Language) -> tuple[str, ...]:
        """Give the English names of more than one word in `text` for which `language` prints another.

        Names of one word are left alone: most are ordinary words.
        """
        return tuple(name for name in self.translated.get(language, ()) if name in text)


def keyword_called(heading: str) -> str | None:
    """Give the keyword that a heading names in any language, its rule number aside, or None."""
    wanted = folded(RULE_NUMBER.sub("", heading))
    return next(
        (
            keyword
            for words in every_language()
            for keyword, forms in words.keywords.items()
            if wanted in forms.names
        ),
        None,
    )


def subject(heading: str, names: PrintedNames, *, card_page: bool) -> Subject | None:
    """Give what a heading names, or None.

    A keyword and a card can share a name (sospendere, Sospendere): on a page of dated lines it is the
    card, on one that quotes rules the keyword. A name that two cards share names neither.
    """
    called = names.called(heading)
    card = Subject(called[0], "card") if len(called) == 1 else None
    keyword = keyword_called(heading)
    filed = Subject(keyword, "keyword") if keyword else None
    return (card or filed) if card_page else (filed or card)


def keywords_in(text: str) -> frozenset[str]:
    """Give the keywords that a text speaks of, in any form and language."""
    plain = folded(text)
    return frozenset(
        keyword
        for words in every_language()
        for keyword in words.keywords
        if keyword in words.concepts and words.concepts[keyword].stand_in(plain)
    )


def keywords_spoken_of(texts: Collection[str]) -> frozenset[str]:
    """Give the keywords that a page is taken up with: at least a quarter of its texts speak of them."""
    spoken = Counter(keyword for text in texts for keyword in keywords_in(text))
    return frozenset(keyword for keyword, count in spoken.items() if 4 * count >= len(texts))
