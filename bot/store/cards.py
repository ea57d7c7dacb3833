"""The cards that were imported, in the index: written with it, found by their Oracle names."""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files as resources
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

import aiosqlite

from bot.model.imported import ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.model.ruling import Flag
from bot.store import files
from bot.store.imported_lines import card_facts, printing_row
from bot.store.lines import day_of

CARD: Final = """
INSERT INTO card VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (name) DO UPDATE SET
    oracle_id = CASE oracle_id WHEN '' THEN excluded.oracle_id ELSE oracle_id END,
    first = min(coalesce(first, excluded.first), coalesce(excluded.first, first)),
    rank = coalesce(rank, excluded.rank)
"""
PRINTING: Final = """
INSERT INTO printing VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET released = excluded.released, edition = excluded.edition
WHERE excluded.released <> '' AND (released = '' OR excluded.released < released)
"""
SIGHTING: Final = "INSERT INTO sighting VALUES (?, ?, ?, ?)"
NAMED: Final = "SELECT * FROM card WHERE name = ?"
PRINTED: Final = "SELECT * FROM printing WHERE card = ? ORDER BY language, face, released, name, type, text"
NAMES: Final = """
SELECT card.name, card.oracle_id, card.rank, card.faces, printing.language, printing.face, printing.name
FROM card LEFT JOIN printing ON printing.card = card.place
  AND NOT (printing.flags LIKE '%untranslated%' AND printing.name IN (
    SELECT json_extract(value, '$.name') FROM json_each(card.faces)))
ORDER BY card.place, printing.language, printing.face, printing.released, printing.name
"""

AT_ONCE: Final = 500
"""Cards that are written in one go."""

Rows = Callable[..., Sequence[sqlite3.Row]]
"""Rows of the index for a statement and its values."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """When a ruling on a card was first and last seen in the data of a source."""

    ruling: str
    first: dt.date
    last: dt.date
    source: str


@dataclass(frozen=True, slots=True)
class Cards:
    """What was imported on cards: the cards, newest data first, and when each ruling was seen."""

    cards: Iterable[ImportedCard] = ()
    sightings: Iterable[Sighting] = ()


NO_CARDS: Final = Cards()
"""What is held where nothing was imported."""


@dataclass(frozen=True, slots=True)
class NameRow:
    """A name a card bears. `face` is 0 for the whole card, 1 and up for a face or half.

    `rank` is the card's place among all by how often it is played, where that is known: 1 is the most.
    """

    card: str
    oracle_id: str
    language: Language
    name: str
    face: int
    rank: int | None


def schema() -> str:
    """The tables of this room."""
    return resources("bot.store").joinpath("schema", "cards.sql").read_text(encoding="utf-8")


async def fill(base: aiosqlite.Connection, imported: Cards, at: files.At = files.nowhere) -> None:
    """Write cards, the newest data first: what a card is named and says comes from where it stands first.

    Later ones add their printings, an oracle id or a rank where there was none, and an earlier first day.
    Passes "cards" after every few hundred.
    """
    places: dict[str, int] = {}
    by_oracle_id: dict[str, str] = {}
    for several in _several(imported.cards):
        facts, printings = [], []
        for card in several:
            name = by_oracle_id.setdefault(card.oracle_id, card.name) if card.oracle_id else card.name
            place = places.setdefault(name, len(places) + 1)
            facts.append(_facts(place, name, card))
            renamed = [Printing(Language.EN, 0, card.name)] if name != card.name else []
            printings += [_printed(place, each) for each in (*card.printings, *renamed)]
        await base.executemany(CARD, facts)
        await base.executemany(PRINTING, printings)
        at("cards")
    seen = [
        (each.ruling, each.first.isoformat(), each.last.isoformat(), each.source)
        for each in imported.sightings
    ]
    await base.executemany(SIGHTING, seen)


def card_named(rows: Rows, name: str) -> ImportedCard | None:
    """The card of that Oracle name with its printings, or None."""
    for row in rows(NAMED, name):
        return ImportedCard(
            name=row["name"],
            oracle_id=row["oracle_id"],
            layout=row["layout"],
            faces=tuple(OracleFace(**face) for face in json.loads(row["faces"])),
            printings=tuple(map(_printing, rows(PRINTED, row["place"]))),
            first=day_of(row["first"]),
            rank=row["rank"],
            source=row["source"],
            day=day_of(row["day"]),
        )
    return None


def names_in(path: Path) -> Iterator[NameRow]:
    """Every name of every card in the index at `path`: English, printed, of each face and of the whole."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as base:
        for (card, oracle_id, rank, faces), several in groupby(base.execute(NAMES), itemgetter(0, 1, 2, 3)):
            halves = [face["name"] for face in json.loads(faces)]
            printed = [row[4:] for row in several if row[4]]
            for language, face, name in all_names(card, halves, printed):
                yield NameRow(card, oracle_id, Language(language), name, face, rank)


def all_names(
    card: str, halves: Sequence[str], printed: Sequence[tuple[str, int, str]]
) -> Iterable[tuple[str, int, str]]:
    """Language, face and name of all a card is called: English, printed, of each face and of the whole.

    `printed` are the names of faces by language; 0 is the face of a card that has no other.
    """
    named = [(Language.EN.value, 0, card)]
    if len(halves) > 1:
        named += [(Language.EN.value, number, half) for number, half in enumerate(halves, 1)]
    return dict.fromkeys([*named, *_wholes(printed, len(halves)), *printed])


def _wholes(printed: Sequence[tuple[str, int, str]], of: int) -> Iterator[tuple[str, int, str]]:
    """The whole name of a card with several faces, in each language that all of them are known in."""
    for language in dict.fromkeys(language for language, _, _ in printed):
        first: dict[int, str] = {}
        for spoken, face, name in printed:
            if spoken == language and face:
                first.setdefault(face, name)
        if len(first) == of > 1:
            yield language, 0, " // ".join(first[face] for face in sorted(first))


def _several(cards: Iterable[ImportedCard]) -> Iterator[list[ImportedCard]]:
    several: list[ImportedCard] = []
    for card in cards:
        several.append(card)
        if len(several) == AT_ONCE:
            yield several
            several = []
    yield several


def _facts(place: int, name: str, card: ImportedCard) -> tuple[str | int | None, ...]:
    faces = json.dumps(json.loads(card_facts(card))["faces"], ensure_ascii=False)
    day = card.day.isoformat() if card.day else ""
    first = card.first.isoformat() if card.first else None
    return (place, name, card.oracle_id, card.layout, faces, first, card.rank, card.source, day)


def _printed(place: int, printing: Printing) -> tuple[str | int, ...]:
    return (place, *printing_row(printing), json.dumps(printing.flags))


def _printing(row: sqlite3.Row) -> Printing:
    return Printing(
        language=Language(row["language"]),
        face=row["face"],
        name=row["name"],
        type_line=row["type"],
        text=row["text"],
        released=day_of(row["released"]),
        edition=row["edition"],
        flags=tuple(Flag(flag) for flag in json.loads(row["flags"])),
    )
