"""A refresh: each source asked for its newest, which is fetched, imported and written down."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil
from pathlib import Path
from typing import Final

from bot.intake.refresh.download import Told, Wanted, download
from bot.intake.refresh.fault import WAITING, Fault, of_complaint
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

    `take` reads a file into the corpus, and `build` builds the index of all that was taken; a Complaint of
    either leaves the old index serving. `held` gives the sha256 of every file the corpus was made from.
    `told` hears of each source as it is asked and of each download: its title, the bytes that have come, and
    how many there will be, 0 where nobody knows; or WAITING, and the seconds until the next try.
    """

    home: Path
    manner: Manner
    take: Callable[[Path], object]
    build: Callable[[], object]
    held: Callable[[], Collection[str]]
    told: Callable[[str, int, int], None]

    def run(self, sources: Sequence[Source], today: dt.date) -> Iterator[Outcome]:
        """Refresh source after source; one that fails keeps none of the others from being tried.

        The index is built once, at the end; what of each source is new is told when it serves. Complaint
        where the folder cannot be written, or another refresh is at work in it.
        """
        folder = self.home / DOWNLOADS
        with files.complaining(folder), files.alone(folder):
            record = Record(self.home / RECORD)
            came: list[tuple[Source, Outcome | Fetched]] = []
            for source in sources:
                each = self._one(source, today, record)
                if isinstance(each, Outcome) and not came:
                    yield each
                else:
                    came.append((source, each))  # to be told in order, when the index is built
            yield from self._served(came, record)

    def _one(self, source: Source, today: dt.date, record: Record) -> Outcome | Fetched:
        """What came of a source, or what was fetched of it and is in the corpus now."""
        try:
            fetched = asyncio.run(self._fetched(source, today, record))
            if fetched is None:
                return Outcome(source.title, What.SAME, _day(record.serving(source.key)))
            self.take(self._path(fetched.name))
        except Fault as fault:
            return self._failed(source, record, fault)
        except Complaint as complaint:
            return self._failed(source, record, of_complaint(complaint))
        return fetched

    def _served(self, came: Sequence[tuple[Source, Outcome | Fetched]], record: Record) -> Iterator[Outcome]:
        """What came of each, once the index has it; where that cannot be built, the next refresh tries."""
        fault = self._fault_of_building() if came else None
        held = self.held()
        for source, each in came:
            if isinstance(each, Outcome):
                yield each
            elif fault:
                yield self._failed(source, record, fault)
            else:
                record.imported(source.key, each, kept=each.sha256 in held)
                self._path(each.name).unlink(missing_ok=True)  # the corpus has it now
                yield Outcome(source.title, What.NEW, _day(record.serving(source.key)))

    def _fault_of_building(self) -> Fault | None:
        try:
            self.build()
        except Complaint as complaint:
            return of_complaint(complaint)
        return None

    def _failed(self, source: Source, record: Record, fault: Fault) -> Outcome:
        return Outcome(source.title, What.FAILED, _day(record.serving(source.key)), fault)

    async def _fetched(self, source: Source, today: dt.date, record: Record) -> Fetched | None:
        """The newest file of a source, fetched and verified; None where the corpus has it."""
        last = record.fetched(source.key)
        self.told(source.title, 0, 0)
        async with Web(replace(self.manner, sleep=self._waiting(source))) as web:
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

    def _lies_there(self, last: Fetched, newest: Newest) -> bool:
        """Whether what was fetched and could not be imported is still whole."""
        path = self._path(last.name)
        try:
            return path.exists() and bool(verify(path, last.sha256, json=newest.json))
        except Fault:
            return False

    def _path(self, name: str) -> Path:
        return self.home / DOWNLOADS / name

    def _waiting(self, source: Source) -> Callable[[float], Awaitable[None]]:
        """Sleep until the next try, and tell of it first."""

        async def sleep(seconds: float) -> None:
            self.told(source.title, WAITING, ceil(seconds))
            await self.manner.sleep(seconds)

        return sleep

    def _hearing(self, source: Source) -> Told:
        return lambda done, whole: self.told(source.title, done, whole)


def _day(fetched: Fetched | None) -> dt.date | None:
    return fetched.day if fetched else None
