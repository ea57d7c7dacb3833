"""Pages of rulings in files, into the corpus."""

from __future__ import annotations

import datetime as dt
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.intake.pages import PageReader
from bot.intake.sniff import MOST_BYTES
from bot.model.errors import Complaint
from bot.store.corpus import Added, Corpus

PAGE = "page"
"""The kind of import a page of rulings is."""


@dataclass(frozen=True, slots=True)
class ImportedPage:
    """One page that was imported: its name, what it changed, how many of its records are flagged, remarks."""

    name: str
    added: Added
    flagged: int
    notes: tuple[str, ...]


def import_pages(
    paths: Sequence[Path], reader: PageReader, corpus: Corpus, today: dt.date
) -> list[ImportedPage]:
    """Keep pages of rulings: all of them or, with a Complaint, none where one cannot be read."""
    raw = [(path, _bytes(path)) for path in paths]
    pages = [(reader.read(path.name, data), hashlib.sha256(data).hexdigest()) for path, data in raw]
    return [
        ImportedPage(
            page.name,
            corpus.add(PAGE, page.name, today, page.records, original),
            sum(any(rendering.flags for rendering in record.renderings) for record in page.records),
            page.notes,
        )
        for page, original in pages
    ]


def _bytes(path: Path) -> bytes:
    if not path.is_file():
        raise Complaint(f"{path} is no file: give files that hold pages of rulings")
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)  # one more than the reader takes, which then says so
    except OSError as error:
        raise Complaint(f"{path} cannot be read ({error.strerror or error})") from error
