"""An import brought together: each card once, with all its printings; each ruling once."""

from __future__ import annotations

import datetime as dt
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from importlib.resources import files as resources
from pathlib import Path

from bot.model.errors import Complaint
from bot.model.imported import CardRuling, ImportedCard
from bot.model.language import Language
from bot.store import files
from bot.store.imported_lines import Line, card_facts, card_line, printing_row, ruling_key, ruling_line

CARD = """
INSERT INTO card (name, facts, first, rank) VALUES (?, ?, ?, ?)
ON CONFLICT (name) DO UPDATE SET
    first = min(coalesce(first, excluded.first), coalesce(excluded.first, first)),
    rank = coalesce(excluded.rank, rank)
RETURNING place
"""
PRINTING = """
INSERT INTO printing VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET released = excluded.released, edition = excluded.edition
WHERE excluded.released <> '' AND (released = '' OR excluded.released < released)
"""
RULING = "INSERT OR IGNORE INTO ruling (id, line) VALUES (?, ?)"
CARDS = "SELECT place, name, facts, first, rank FROM card ORDER BY name"
PRINTINGS = """
SELECT language, face, name, type, text, released, edition FROM printing WHERE card = ?
ORDER BY language, face, released, name, type, text
"""
RULINGS = "SELECT id, line FROM ruling ORDER BY place"


PREFIX = ".gathering-"


class Gathering:
    """What one file gave, on the disk, so that a file of any size needs little memory."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self.newest: dt.date | None = None
        """The newest day that anything in the file carries: the file is no older."""
        self.codes: set[str] = set()
        """The sets that printings are of."""
        self.translated = False
        """Whether there are printings in other languages than English."""

    def take(self, found: Iterable[ImportedCard | CardRuling]) -> None:
        """Take everything a file holds; of a card that stands there often, the first facts count."""
        self._base.execute("BEGIN")
        for each in found:
            if isinstance(each, ImportedCard):
                self._take_card(each)
            else:
                self._saw(each.date)
                self._base.execute(RULING, (ruling_key(each), ruling_line(each)))
        self._base.execute("COMMIT")

    def cards(self) -> Iterator[Line]:
        """The line of each card, by name, with the printings in the order they were released."""
        for place, name, facts, first, rank in self._base.execute(CARDS):
            rows = self._base.execute(PRINTINGS, (place,)).fetchall()
            yield Line(name, card_line(facts, first, rank, rows))

    def rulings(self) -> Iterator[Line]:
        """The line of each ruling, in the order of the file."""
        for key, line in self._base.execute(RULINGS):
            yield Line(key, line)

    def count_cards(self) -> int:
        """How many cards there are."""
        return self._count("SELECT count(*) FROM card")

    def count_rulings(self) -> int:
        """How many rulings there are."""
        return self._count("SELECT count(*) FROM ruling")

    def _count(self, sql: str) -> int:
        return int(self._base.execute(sql).fetchone()[0])

    def _take_card(self, card: ImportedCard) -> None:
        self._saw(card.day or card.first)
        self.translated = self.translated or any(each.language is not Language.EN for each in card.printings)
        first = card.first.isoformat() if card.first else None
        row = (card.name, card_facts(card), first, card.rank)
        ((place,),) = self._base.execute(CARD, row).fetchall()
        self.codes.update(each.edition for each in card.printings if each.edition)
        self._base.executemany(PRINTING, [(place, *printing_row(each)) for each in card.printings])

    def _saw(self, day: dt.date | None) -> None:
        if day and (self.newest is None or day > self.newest):
            self.newest = day


@contextmanager
def gathering(folder: Path) -> Iterator[Gathering]:
    """A place to bring an import together, in `folder`, gone afterwards; Complaint where it cannot be."""
    with files.complaining(folder):
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder)
        with (
            tempfile.TemporaryDirectory(prefix=PREFIX, dir=folder) as place,
            files.alone(Path(place)),
            closing(sqlite3.connect(Path(place) / "import.db", isolation_level=None)) as base,
        ):
            base.executescript(
                resources("bot.store").joinpath("schema", "gathering.sql").read_text(encoding="utf-8")
            )
            yield Gathering(base)


def _clear(folder: Path) -> None:
    """Remove what imports that were killed left behind; the place of one that runs is locked."""
    for place in folder.glob(f"{PREFIX}*"):
        try:
            with files.alone(place):
                shutil.rmtree(place)
        except Complaint:
            continue
