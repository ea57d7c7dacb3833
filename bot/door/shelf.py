"""The stored rulings as an answer takes them: by topic, near a question, or all of a name's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.asking.reading import Reading
from bot.model.answer import ShownRuling
from bot.model.citation import Citation
from bot.model.era import RulesOfTheDay
from bot.model.language import Language
from bot.model.ports import Rulings

MOST_SHOWN = 5
MOST_RULES = 8
LOOKED_AT = 500
"""Rulings on the topics that are looked at: most may be lines of cards that nobody asked about."""

MOST_LINES = 2
"""A named card's lines that come before the rulings on what is asked, which are more to the point."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Stored rulings, and the rule keys each bundled one rests on; `keyword_called` knows keywords by name.

    Used by one thread at a time, as the index of rulings is.
    """

    rulings: Rulings
    rules: Mapping[str, Sequence[str]]
    keyword_called: Callable[[str], str | None]

    def about(self, name: str, language: Language) -> tuple[str, list[ShownRuling]] | None:
        """The keyword of that name in any language, with everything filed under it; None for no keyword."""
        keyword = self.keyword_called(name)
        return (keyword, self.rulings.about(keyword, language)) if keyword else None

    def on_topics(self, topics: Sequence[str], reading: Reading) -> list[ShownRuling]:
        """The rulings on these topics that a question about these cards should be shown."""
        found = self.rulings.on_topics(topics, reading.language, reading.day, LOOKED_AT)
        return _fitting(found, reading)

    def near(self, text: str, reading: Reading) -> list[ShownRuling]:
        """The rulings on the question's topics, those of the cards it names first; then the nearest."""
        cards = [card.name for card in reading.cards]
        nearest = self.rulings.near(text, cards, reading.language, reading.day, MOST_SHOWN)
        on_topics = self.on_topics(reading.topics, reading)
        read = (reading.language, Language.EN)
        named = [r for r in (*on_topics, *nearest) if r.card in cards and r.language in read]
        own = [ruling for ruling in named if ruling in on_topics]
        lines = [ruling for ruling in named if ruling.group == "card" and ruling not in on_topics]
        once: dict[str, ShownRuling] = {}
        for ruling in [*own, *lines[:MOST_LINES], *on_topics, *nearest]:
            once.setdefault(ruling.text, ruling)
        return list(once.values())[:MOST_SHOWN]

    def rules_of(self, shown: Iterable[ShownRuling], rules: RulesOfTheDay) -> tuple[Citation, ...]:
        """The rules that these rulings rest on, as they were numbered on the day; each number once."""
        keys = [key for ruling in shown for key in self.rules.get(ruling.id, ())]
        once: dict[str, Citation] = {}
        for citation in filter(None, map(rules.cite, keys)):
            once.setdefault(citation.number, citation)
        return tuple(once.values())[:MOST_RULES]


def _fitting(found: Iterable[ShownRuling], reading: Reading) -> list[ShownRuling]:
    """Without the lines of cards that nobody asked about; the same words once."""
    cards = {card.name for card in reading.cards}
    fitting = [ruling for ruling in found if ruling.group != "card" or ruling.card in cards]
    once: dict[str, ShownRuling] = {}
    for ruling in fitting:
        once.setdefault(ruling.text, ruling)
    return list(once.values())[:MOST_SHOWN]
