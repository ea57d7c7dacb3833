"""What the names in the index are made of: those that are bundled, and those of every imported card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Final

from bot.bundle.nicknames import read_name_lore
from bot.matching.forms import FORMS
from bot.matching.held import meanings
from bot.matching.names import printed_names
from bot.model.card import Card
from bot.model.language import Language
from bot.model.naming import Entry, PrintedName
from bot.store.cards import NameRow
from bot.store.names import Naming

OTHERS_NAMES: Final = {
    ("Plains", Language.ES): frozenset({"Isla", "Llanure"}),
    ("Island", Language.ES): frozenset({"Pantano"}),
    ("Swamp", Language.ES): frozenset({"Llanura"}),
}
"""Names that card data gives to the wrong card: each is another basic land's."""

LEAST_PLAYED: Final = 25_000
"""The rank from which on a card counts as played by nobody."""


def naming(cards: Mapping[str, Card]) -> Naming:
    """How the index gets its names; `cards` are those that are bundled."""
    return Naming(partial(_meant, cards), FORMS)


def names_of(cards: Mapping[str, Card], rows: Iterable[NameRow]) -> Iterator[PrintedName]:
    """Every name of the bundled `cards` and of the imported ones, whose `rows` lie together card by card.

    What is bundled of a card comes before what was imported of it: people have chosen it.
    """
    left = dict(cards)
    for name, several in groupby(rows, attrgetter("card")):
        imported = list(several)
        popularity = _popularity(imported[0].rank)
        own = left.pop(name, None)
        for one in printed_names([own] if own else []):
            yield PrintedName(one.card, one.language, one.name, popularity=popularity)
        for row in imported:
            if row.name not in OTHERS_NAMES.get((name, row.language), ()):
                yield PrintedName(name, row.language, row.name, row.face, popularity)
    yield from printed_names(left.values())


def _popularity(rank: int | None) -> float:
    """From 1 for the card that is played most down to 0, which it is too where nobody knows."""
    return max(0.0, 1 - rank / LEAST_PLAYED) if rank else 0.0


def _meant(cards: Mapping[str, Card], rows: Iterable[NameRow]) -> Iterator[tuple[str, Entry]]:
    return meanings(names_of(cards, rows), read_name_lore().nicknames, FORMS)
