"""The files of the corpus: a header and one record a line, packed, named by the sha256 of the text inside."""

from __future__ import annotations

import datetime as dt
import gzip
import hashlib
import json
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.model.errors import Complaint
from bot.store import files
from bot.store.lines import to_line

RULINGS_FORMAT, LINES_FORMAT = 1, 2
"""The form of a file: each line a ruling with its renderings, or what its kind says.

The second is the newest: raised when an older Upkeep could no longer read a new file.
"""

SUFFIX = ".jsonl.gz"
PART = ".import"


@dataclass(frozen=True, slots=True)
class Import:
    """One import: its number in this corpus, what it held, where it came from, and on which day.

    `original` is the sha256 of the bytes as they came, before anything was read out of them. `made` is
    the day of the data itself, where it tells one: an old file may be imported late.
    """

    number: int
    kind: str
    source: str
    day: dt.date
    original: str
    made: dt.date | None = None
    format: int = RULINGS_FORMAT

    @property
    def age(self) -> tuple[dt.date, int]:
        """What imports are put in order by: the day of the data, then the order they came in."""
        return self.made or self.day, self.number


def header_of(path: Path) -> Import:
    """What a file says it is; Complaint where it is damaged or of a newer Upkeep."""
    try:
        with gzip.open(path) as file:
            raw = json.loads(file.readline())
        if raw["format"] > LINES_FORMAT:
            raise Complaint(f"{path} was written by a newer Upkeep: update this one")
        day, made = dt.date.fromisoformat(raw["day"]), raw.get("made")
        return Import(
            raw["import"],
            raw["kind"],
            raw["source"],
            day,
            raw["original"],
            dt.date.fromisoformat(made) if made else None,
            raw["format"],
        )
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise Complaint(f"{path}{files.DAMAGED}") from error


def lines_of(path: Path) -> Iterator[bytes]:
    """The records of a file, a line each, read as they are asked for; Complaint where it is damaged.

    That a file is not what its name promises shows at its end: what was read until then is worth nothing.
    """
    digest = hashlib.sha256()
    try:
        with gzip.open(path) as file:
            digest.update(file.readline())
            for line in file:
                digest.update(line)
                yield line.rstrip(b"\n")
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Complaint(f"{path}{files.DAMAGED}") from error
    if f"{digest.hexdigest()}{SUFFIX}" != path.name:
        raise Complaint(f"{path}{files.DAMAGED}")


def write(
    folder: Path,
    header: Import,
    records: Iterable[str],
    wanted: Callable[[], bool] = lambda: True,
    at: files.At = files.nowhere,
) -> None:
    """Write a file whole or not at all, of any size; `wanted` is asked at its end whether it is kept.

    Passes "begun", "line" before each record, "written" and the points of `files.settle`.
    """
    part = files.part_of(folder / PART)
    digest = hashlib.sha256()
    at("begun")
    try:
        # No name and no time inside, so that the same lines give the same file.
        with part.open("wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as file:
            for line in _all_lines(header, records, at):
                digest.update(line)
                file.write(line)
        at("written")
        if wanted():
            files.settle(part, folder / f"{digest.hexdigest()}{SUFFIX}", at)
    finally:
        part.unlink(missing_ok=True)


def _all_lines(header: Import, records: Iterable[str], at: files.At) -> Iterator[bytes]:
    told = {
        "format": header.format,
        "import": header.number,
        "kind": header.kind,
        "source": header.source,
        "day": header.day,
        "original": header.original,
    }
    yield f"{to_line(told | ({'made': header.made} if header.made else {}))}\n".encode()
    for record in records:
        at("line")
        yield f"{record}\n".encode()
