"""What card data from outside says: a card's facts and texts, its printings, and the rulings on it."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from bot.model.language import Language
from bot.model.ruling import Flag


@dataclass(frozen=True, slots=True)
class OracleFace:
    """One face or half in today's Oracle words. `cost` None means no mana cost; `text` may be empty."""

    name: str
    cost: str | None = None
    value: int = 0
    type_line: str = ""
    text: str = ""
    colors: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None


@dataclass(frozen=True, slots=True, order=True)
class Printing:
    """A face as it was printed. `face` is 0 for a card of one face, 1 and up for each face or half.

    `released` is the day of the set it was first printed in with these words and `edition` that set's
    code, where they are known; `text` and `type_line` keep the words of that day.
    """

    language: Language
    face: int
    name: str
    type_line: str = ""
    text: str = ""
    released: dt.date | None = None
    edition: str = ""
    flags: tuple[Flag, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportedCard:
    """A card as card data has it, by its Oracle name ("Fire // Ice" for two faces).

    `first` is the first day it was printed and `rank` its place among all cards by how often it is played
    (1 the most), where they are known; `source` and `day` say which data this is and of which day.
    """

    name: str
    oracle_id: str
    layout: str
    faces: tuple[OracleFace, ...]
    printings: tuple[Printing, ...] = ()
    first: dt.date | None = None
    rank: int | None = None
    source: str = ""
    day: dt.date | None = None


@dataclass(frozen=True, slots=True)
class CardRuling:
    """A ruling as card data has it: in English, without an id. One of `card` and `oracle_id` may be "".

    `by` is "wotc" for an official one, "scryfall" for a note of Scryfall's people.
    """

    card: str
    oracle_id: str
    date: dt.date | None
    text: str
    by: str = "wotc"
