"""Imported cards and rulings as lines of the corpus, and back without loss."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from bot.model.imported import CardRuling, ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.store.lines import day_of, to_line

Row = tuple[str, int, str, str, str, str, str]
"""A printing: language, face, name, type, text, day or "", set."""

ALIKE: Final = str.maketrans(
    {"\N{LEFT SINGLE QUOTATION MARK}": "'", "\N{RIGHT SINGLE QUOTATION MARK}": "'", "`": "'"}
    | {"\N{LEFT DOUBLE QUOTATION MARK}": '"', "\N{RIGHT DOUBLE QUOTATION MARK}": '"'}
    | dict.fromkeys("\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{HYPHEN}\N{NON-BREAKING HYPHEN}", "-")
)
"""Signs that one source writes in one way and another in another."""


@dataclass(frozen=True, slots=True)
class Line:
    """A record of the corpus: what it is known by in its file, and its one line, which holds that as "id"."""

    id: str
    text: str


def card_facts(card: ImportedCard) -> str:
    """The line of a card without its printings, its first day and its rank."""
    faces = [_told(face) for face in card.faces]
    return to_line({"id": card.name, "oracle_id": card.oracle_id, "layout": card.layout, "faces": faces})


def card_line(facts: str, first: str | None, rank: int | None, rows: Sequence[Row]) -> str:
    """The line of a card: its facts, then its first day, its rank and its printings."""
    return to_line({**json.loads(facts), "first": first, "rank": rank, "printings": rows})


def card_from_line(line: str | bytes, source: str = "", day: dt.date | None = None) -> ImportedCard:
    """The card a line holds; ValueError, KeyError or TypeError where it holds none."""
    raw = json.loads(line)
    return ImportedCard(
        name=raw["id"],
        oracle_id=raw["oracle_id"],
        layout=raw["layout"],
        faces=tuple(OracleFace(**face) for face in raw["faces"]),
        printings=tuple(_printing(row) for row in raw["printings"]),
        first=day_of(raw["first"]),
        rank=raw["rank"],
        source=source,
        day=day,
    )


def printing_row(printing: Printing) -> Row:
    """A printing as a row."""
    released = printing.released.isoformat() if printing.released else ""
    words = (printing.name, printing.type_line, printing.text)
    return (printing.language.value, printing.face, *words, released, printing.edition)


def ruling_line(ruling: CardRuling) -> str:
    """The line of a ruling."""
    return to_line({"id": ruling_key(ruling), **asdict(ruling)})


def ruling_from_line(line: str | bytes) -> CardRuling:
    """The ruling a line holds; ValueError, KeyError or TypeError where it holds none."""
    raw = json.loads(line)
    return CardRuling(raw["card"], raw["oracle_id"], day_of(raw["date"]), raw["text"], raw["by"])


def ruling_key(ruling: CardRuling) -> str:
    """What a ruling is known by: its card, its date and its words, however they are set.

    Quotes, dashes, composed letters and spaces do not count, for each source sets them in its own way.
    """
    about = ruling.oracle_id or ruling.card
    date = ruling.date.isoformat() if ruling.date else ""
    told = "\n".join((about, date, plain(ruling.text)))
    return "ruling-" + hashlib.sha256(told.encode()).hexdigest()[:16]


def plain(text: str) -> str:
    """A text in the form that texts are compared in."""
    return " ".join(unicodedata.normalize("NFKC", text).translate(ALIKE).split())


def _told(face: OracleFace) -> dict[str, Any]:
    return {key: value for key, value in asdict(face).items() if value not in (None, "")}


def _printing(row: Row) -> Printing:
    language, face, name, kind, text, released, code = row
    return Printing(Language(language), face, name, kind, text, day_of(released), code)
