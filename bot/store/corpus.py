"""What was imported, kept for good: one compressed, content-addressed file an import."""

from __future__ import annotations

import datetime as dt
import gzip
import hashlib
import json
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.model.errors import Complaint
from bot.model.ruling import Ruling
from bot.store import files, lines

FORMAT = 1
"""The form of a corpus file: raised when an older Upkeep could no longer read a new file."""

SUFFIX = ".jsonl.gz"


@dataclass(frozen=True, slots=True)
class Import:
    """One import: its number in this corpus, what it held, where it came from, and on which day.

    `original` is the sha256 of the bytes as they came, before anything was read out of them.
    """

    number: int
    kind: str
    source: str
    day: dt.date
    original: str


@dataclass(frozen=True, slots=True)
class Added:
    """What an import changed, in records, against the last import of the same source.

    `changed` have the same id and other words, dates or flags; `gone` are no longer in the source and
    stay in the history. `written` is False when the last import had these very bytes and records.
    """

    new: int
    same: int
    changed: int
    gone: int
    written: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """A record as one source had it: the first and last import that had exactly this.

    `current` is whether the newest import of its source still has it.
    """

    ruling: Ruling
    first: Import
    last: Import
    current: bool


@dataclass(frozen=True, slots=True)
class Corpus:
    """The corpus in `folder`: only ever added to. `at` is told the points that `files.write` passes."""

    folder: Path
    at: files.At = files.nowhere

    def add(self, kind: str, source: str, day: dt.date, records: Iterable[Ruling], original: str) -> Added:
        """Keep what `source` holds on `day`; `original` is the sha256 of its bytes.

        The same bytes, read the same way, change nothing. Complaint when two records share an id, when
        a file kept before is damaged, or when the folder cannot be written; nothing is changed then.
        """
        now = {ruling.id: ruling for ruling in _once_each(source, records)}
        with files.complaining(self.folder), files.alone(self.folder):
            imports = self._imports()
            last = max((each for each in imports if each.source == source), key=_number, default=None)
            before = {ruling.id: ruling for ruling in self._rulings(imports[last])} if last else {}
            written = last is None or last.original != original or before != now
            if written:
                number = max(map(_number, imports), default=0) + 1
                self._write(Import(number, kind, source, day, original), now.values())
        return _compared(before, now, written=written)

    def read(self) -> Iterator[Kept]:
        """Every record ever imported, in the order in which it was first seen.

        A record that was reworded or dated anew is there once for each form. Complaint when a file is
        damaged.
        """
        with files.complaining(self.folder):
            imports = self._imports()
            first: dict[tuple[str, Ruling], Import] = {}
            last: dict[tuple[str, Ruling], Import] = {}
            newest: dict[str, Import] = {}
            for each in sorted(imports, key=_number):
                newest[each.source] = each
                for ruling in self._rulings(imports[each]):
                    first.setdefault((each.source, ruling), each)
                    last[each.source, ruling] = each
        for key, since in first.items():
            yield Kept(key[1], since, last[key], last[key] == newest[key[0]])

    def current(self) -> Iterator[Ruling]:
        """The records that the newest import of each source has."""
        return (kept.ruling for kept in self.read() if kept.current)

    def imports(self) -> list[Import]:
        """Every import, oldest first."""
        with files.complaining(self.folder):
            return sorted(self._imports(), key=_number)

    def _imports(self) -> dict[Import, Path]:
        return {_header(path): path for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}"))}

    def _write(self, header: Import, rulings: Iterable[Ruling]) -> None:
        told = {
            "format": FORMAT,
            "import": header.number,
            "kind": header.kind,
            "source": header.source,
            "day": header.day,
            "original": header.original,
        }
        text = "\n".join([lines.to_line(told), *map(lines.ruling_to_line, rulings), ""]).encode()
        # No name and no time inside, so that the same lines give the same file.
        files.write(self.folder / f"{_digest(text)}{SUFFIX}", gzip.compress(text, mtime=0), self.at)

    def _rulings(self, path: Path) -> list[Ruling]:
        text = _text(path)
        if f"{_digest(text)}{SUFFIX}" != path.name:
            raise Complaint(f"{path}{files.DAMAGED}")
        return [lines.ruling_from_line(line) for line in text.split(b"\n")[1:-1]]


def _once_each(source: str, records: Iterable[Ruling]) -> list[Ruling]:
    rulings = list(records)
    twice = [ruling_id for ruling_id, times in Counter(each.id for each in rulings).items() if times > 1]
    if twice:
        raise Complaint(f"{source}: two records share the id {twice[0]}, so nothing was stored")
    return rulings


def _compared(before: Mapping[str, Ruling], now: Mapping[str, Ruling], *, written: bool) -> Added:
    both = before.keys() & now.keys()
    same = sum(before[ruling_id] == now[ruling_id] for ruling_id in both)
    return Added(len(now) - len(both), same, len(both) - same, len(before) - len(both), written=written)


def _number(each: Import) -> int:
    return each.number


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def _text(path: Path) -> bytes:
    try:
        return gzip.decompress(path.read_bytes())
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Complaint(f"{path}{files.DAMAGED}") from error


def _header(path: Path) -> Import:
    try:
        with gzip.open(path) as file:
            raw = json.loads(file.readline())
        if raw["format"] > FORMAT:
            raise Complaint(f"{path} was written by a newer Upkeep: update this one")
        day = dt.date.fromisoformat(raw["day"])
        return Import(raw["import"], raw["kind"], raw["source"], day, raw["original"])
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise Complaint(f"{path}{files.DAMAGED}") from error
