"""What was imported, kept for good: one compressed, content-addressed file an import."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.model.errors import Complaint
from bot.model.ruling import Ruling
from bot.store import files, kept, lines
from bot.store.imported_lines import Line
from bot.store.kept import SUFFIX, Import

__all__ = ["SUFFIX", "Added", "Corpus", "Import", "Kept"]


@dataclass(frozen=True, slots=True)
class Added:
    """What an import changed, in records, against the last import of the same kind and source.

    `changed` have the same id and other words, dates or flags; `gone` are no longer in the source and
    stay in the history. `written` is False when the last import had these very bytes and records;
    `number` is that of the import that holds them.
    """

    new: int
    same: int
    changed: int
    gone: int
    written: bool
    number: int = field(default=0, compare=False)


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
    """The corpus in `folder`: only ever added to. `at` is told the points that `kept.write` passes."""

    folder: Path
    at: files.At = files.nowhere

    def add(self, kind: str, source: str, day: dt.date, records: Iterable[Ruling], original: str) -> Added:
        """Keep what `source` holds on `day`; `original` is the sha256 of its bytes.

        The same bytes, read the same way, change nothing. Complaint when two records share an id, when
        a file kept before is damaged, or when the folder cannot be written; nothing is changed then.
        """
        rulings = _once_each(source, records)
        told = (Line(ruling.id, lines.ruling_to_line(ruling)) for ruling in rulings)
        return self.add_lines(Import(0, kind, source, day, original), told)

    def add_lines(self, header: Import, told: Iterable[Line]) -> Added:
        """Keep records of any kind, as many as there are; the import's number is given here.

        What `add` says holds, but that no two records share an id is the caller's promise.
        """
        with files.complaining(self.folder), files.alone(self.folder):
            imports = self._imports()
            alike = [each for each in imports if (each.kind, each.source) == (header.kind, header.source)]
            last = max(alike, key=_number, default=None)
            before = dict(_digests(kept.lines_of(imports[last]))) if last else {}
            now: dict[str, bytes] = {}

            def changed() -> bool:
                return last is None or last.original != header.original or before != now

            number = max(map(_number, imports), default=0) + 1
            records = _noted(told, now)
            kept.write(self.folder, replace(header, number=number), records, changed, self.at)
            if not changed() and last:
                number = last.number
        return _compared(before, now, written=changed(), number=number)

    def read(self) -> Iterator[Kept]:
        """Every ruling ever imported from a page, in the order in which it was first seen.

        A record that was reworded or dated anew is there once for each form. Complaint when a file is
        damaged.
        """
        with files.complaining(self.folder):
            imports = {
                each: path for each, path in self._imports().items() if each.format == kept.RULINGS_FORMAT
            }
            first: dict[tuple[str, Ruling], Import] = {}
            last: dict[tuple[str, Ruling], Import] = {}
            newest: dict[str, Import] = {}
            for each in sorted(imports, key=_number):
                newest[each.source] = each
                for ruling in map(lines.ruling_from_line, kept.lines_of(imports[each])):
                    first.setdefault((each.source, ruling), each)
                    last[each.source, ruling] = each
        for key, since in first.items():
            yield Kept(key[1], since, last[key], last[key] == newest[key[0]])

    def current(self) -> Iterator[Ruling]:
        """The rulings that the newest import of each page has."""
        return (kept.ruling for kept in self.read() if kept.current)

    def lines(self, kind: str) -> Iterator[tuple[Import, Iterator[bytes]]]:
        """The imports of a kind by the day of their data, oldest first, each with its lines.

        The lines of one are read before the next is asked for. Complaint when a file is damaged.
        """
        with files.complaining(self.folder):
            imports = self._imports()
            for each in sorted((each for each in imports if each.kind == kind), key=_age):
                yield each, kept.lines_of(imports[each])

    def imports(self) -> list[Import]:
        """Every import, oldest first."""
        with files.complaining(self.folder):
            return sorted(self._imports(), key=_number)

    def _imports(self) -> dict[Import, Path]:
        return {kept.header_of(path): path for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}"))}


def _once_each(source: str, records: Iterable[Ruling]) -> list[Ruling]:
    rulings = list(records)
    twice = [ruling_id for ruling_id, times in Counter(each.id for each in rulings).items() if times > 1]
    if twice:
        raise Complaint(f"{source}: two records share the id {twice[0]}, so nothing was stored")
    return rulings


def _noted(told: Iterable[Line], digests: dict[str, bytes]) -> Iterator[str]:
    """The texts of records, the digest of each written down under its id."""
    for line in told:
        digests[line.id] = _digest(line.text.encode())
        yield line.text


def _digests(told: Iterable[bytes]) -> Iterator[tuple[str, bytes]]:
    """The id and the digest of each record; every kind of record has an id."""
    return ((json.loads(line)["id"], _digest(line)) for line in told)


def _digest(line: bytes) -> bytes:
    return hashlib.blake2b(line, digest_size=12).digest()


def _compared(before: Mapping[str, bytes], now: Mapping[str, bytes], *, written: bool, number: int) -> Added:
    both = before.keys() & now.keys()
    same = sum(before[ruling_id] == now[ruling_id] for ruling_id in both)
    gone = len(before) - len(both)
    return Added(len(now) - len(both), same, len(both) - same, gone, written=written, number=number)


def _number(each: Import) -> int:
    return each.number


def _age(each: Import) -> tuple[dt.date, int]:
    return each.age
