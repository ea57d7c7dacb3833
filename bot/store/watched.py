"""The index that serves, exchanged for a newer one while the bot runs."""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from bot.model.answer import ShownRuling
from bot.model.errors import Complaint
from bot.model.imported import ImportedCard
from bot.model.language import Language
from bot.store.rulings import Index

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Held:
    """An open index and how many hold it: whoever uses it, and the watch while it is the newest."""

    index: Index
    holders: int = 1


class Watched:
    """The index at `path`, as `opened` opens it; a new file there is noticed and taken before each use.

    What runs is finished on the index it began with; that one is closed when nothing uses it any more.
    A new file that cannot be used is told to the log once, and the old index goes on serving. Complaint
    when the first one cannot be opened.
    """

    def __init__(self, path: Path, opened: Callable[[Path], Index]) -> None:
        self._path = path
        self._opened = opened
        self._lock = Lock()
        self._seen = _file_at(path)
        self._newest = Held(opened(path))

    @contextmanager
    def using(self) -> Iterator[Index]:
        """The newest index, kept open until the block ends."""
        with self._lock:
            self._look()
            held = self._newest
            held.holders += 1
        try:
            yield held.index
        finally:
            self._let_go(held)

    def close(self) -> None:
        """Let go of the newest index; to be called once, after which nothing may use it anew."""
        self._let_go(self._newest)

    def card(self, name: str) -> ImportedCard | None:
        """What Index.card gives."""
        with self.using() as index:
            return index.card(name)

    def about(self, name: str, language: Language) -> list[ShownRuling]:
        """What Index.about gives."""
        with self.using() as index:
            return index.about(name, language)

    def near(
        self, text: str, cards: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """What Index.near gives."""
        with self.using() as index:
            return index.near(text, cards, language, day, limit)

    def on_topics(
        self, topics: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """What Index.on_topics gives."""
        with self.using() as index:
            return index.on_topics(topics, language, day, limit)

    def _look(self) -> None:
        there = _file_at(self._path)
        if there in (None, self._seen):
            return
        self._seen = there
        try:
            newer = Held(self._opened(self._path))
        except Complaint as complaint:
            log.warning("the old rulings go on serving: %s", complaint.text)
            return
        older, self._newest = self._newest, newer
        self._release(older)

    def _let_go(self, held: Held) -> None:
        with self._lock:
            self._release(held)

    @staticmethod
    def _release(held: Held) -> None:
        held.holders -= 1
        if not held.holders:
            held.index.close()


def _file_at(path: Path) -> tuple[int, int] | None:
    """Device and inode of what is at `path`, which a file renamed over another does not share."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
