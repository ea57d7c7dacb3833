"""Which topics of the rulings tell most about a play, read from rulings_data/topics.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Topics:
    """Topics by card, and by the signs of a play; the most telling first."""

    by_card: Mapping[str, tuple[str, ...]]
    by_signs: tuple[tuple[str, tuple[frozenset[str], ...]], ...]

    def of(self, cards: Collection[str], signs: Collection[str]) -> tuple[str, ...]:
        """The topics of these cards, then those of which one row of signs is there whole."""
        there = frozenset(signs) | {f"card {card}" for card in cards}
        named = [topic for card in cards for topic in self.by_card.get(card, ())]
        shown = [topic for topic, rows in self.by_signs if any(row <= there for row in rows)]
        return tuple(dict.fromkeys([*named, *shown]))


@cache
def read_topics() -> Topics:
    """The bundled table."""
    table = tomllib.loads(files("rulings_data").joinpath("topics.toml").read_text("utf-8"))
    return Topics(
        {card: tuple(topics) for card, topics in table["card"].items()},
        tuple((row["topic"], tuple(map(frozenset, row["when"]))) for row in table["sign"]),
    )
