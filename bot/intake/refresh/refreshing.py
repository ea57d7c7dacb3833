"""A refresh: each source asked for its newest, which is fetched, imported and written down."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.intake.refresh.download import Told, Wanted, download
from bot.intake.refresh.fault import Fault, of_complaint
from bot.intake.refresh.newest import Newest
from bot.intake.refresh.record import Fetched, Record
from bot.intake.refresh.sources import Source
from bot.intake.refresh.verify import verify
from bot.intake.refresh.web import Manner, Web
from bot.model.errors import Complaint
from bot.store import files

DOWNLOADS: Final = "downloads"
RECORD: Final = "refreshed.json"


class What(StrEnum):
    """What came of a source."""

    NEW = "new"
    SAME = "same"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one source. `day` is the day of what serves now, None where nothing of it was fetched.

    `fault` says why it failed.
    """

    source: str
    what: What
    day: dt.date | None
    fault: Fault | None = None


@dataclass(frozen=True, slots=True)
class Refreshing:
    """A refresh of the data directory `home`.

    `take` imports a file and builds the index; a Complaint of it leaves the old corpus serving. `held`
    gives the sha256 of every file the corpus was made from. `told` hears of each download: the source's
    title, the bytes that have come, and how many there will be, 0 where nobody knows.
    """

    home: Path
    manner: Manner
    take: Callable[[Path], object]
    held: Callable[[], Collection[str]]
    told: Callable[[str, int, int], None]

    def run(self, sources: Sequence[Source], today: dt.date) -> Iterator[Outcome]:
        """Refresh source after source; one that fails keeps none of the others from being tried.

        Complaint where the folder cannot be written, or another refresh is at work in it.
        """
        folder = self.home / DOWNLOADS
        with files.complaining(folder), files.alone(folder):
            for source in sources:
                yield self._one(source, today)

    def _one(self, source: Source, today: dt.date) -> Outcome:
        record = Record(self.home / RECORD)
        try:
            fetched = asyncio.run(self._fetched(source, today, record))
            if fetched is None:
                what = What.SAME
            else:
                self._import(source, fetched, record)
                what = What.NEW
        except Fault as fault:
            return self._failed(source, record, fault)
        except Complaint as complaint:
            return self._failed(source, record, of_complaint(complaint))
        return Outcome(source.title, what, _day(record.serving(source.key)))

    def _failed(self, source: Source, record: Record, fault: Fault) -> Outcome:
        return Outcome(source.title, What.FAILED, _day(record.serving(source.key)), fault)

    async def _fetched(self, source: Source, today: dt.date, record: Record) -> Fetched | None:
        """The newest file of a source, fetched and verified; None where the corpus has it."""
        last = record.fetched(source.key)
        async with Web(self.manner) as web:
            newest = await source.find(web, today, _day(last))
            if last and last.version == newest.version:
                if last.imported and (not last.kept or last.sha256 in self.held()):
                    return None
                if self._lies_there(last, newest):
                    return last
            path = self._path(newest.name)
            wanted = Wanted(newest.url, path, newest.json, newest.packed, newest.checksum)
            digest = await download(web, wanted, self._hearing(source))
        moment = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
        fetched = Fetched(newest.version, newest.day, newest.url, newest.name, digest, moment)
        record.note(source.key, fetched)
        if last and last.name != fetched.name:
            self._path(last.name).unlink(missing_ok=True)
        return fetched

    def _import(self, source: Source, fetched: Fetched, record: Record) -> None:
        path = self._path(fetched.name)
        self.take(path)
        record.imported(source.key, fetched, kept=fetched.sha256 in self.held())
        path.unlink(missing_ok=True)  # the corpus has it now

    def _lies_there(self, last: Fetched, newest: Newest) -> bool:
        """Whether what was fetched and could not be imported is still whole."""
        path = self._path(last.name)
        try:
            return path.exists() and bool(verify(path, last.sha256, json=newest.json))
        except Fault:
            return False

    def _path(self, name: str) -> Path:
        return self.home / DOWNLOADS / name

    def _hearing(self, source: Source) -> Told:
        return lambda done, whole: self.told(source.title, done, whole)


def _day(fetched: Fetched | None) -> dt.date | None:
    return fetched.day if fetched else None
