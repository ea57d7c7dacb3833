"""What serves out of the index, exchanged for what a newer index has while the bot runs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Generic, Protocol, TypeVar

from bot.model.errors import Complaint

log = logging.getLogger(__name__)


class Open(Protocol):
    """What holds a file open."""

    def close(self) -> None:
        """Let go of the file."""


T = TypeVar("T", bound=Open)


@dataclass(slots=True)
class Counted(Generic[T]):
    """What is open and how many hold it: whoever uses it, and the watch while it is the newest."""

    held: T
    holders: int = 1


class Watched(Generic[T]):
    """The file at `path`, as `opened` opens it; a new file there is noticed and taken before each use.

    What runs is finished on the file it began with; that one is closed when nothing uses it any more.
    A new file that cannot be used is told to the log once, and the old one goes on serving. Complaint
    when the first one cannot be opened.
    """

    def __init__(self, path: Path, opened: Callable[[Path], T]) -> None:
        self._path = path
        self._opened = opened
        self._lock = Lock()
        self._seen = _file_at(path)
        self._newest = Counted(opened(path))

    @contextmanager
    def using(self) -> Iterator[T]:
        """What is newest, kept open until the block ends."""
        with self._lock:
            self._look()
            counted = self._newest
            counted.holders += 1
        try:
            yield counted.held
        finally:
            self._let_go(counted)

    def close(self) -> None:
        """Let go of the newest; to be called once, after which nothing may use it anew."""
        self._let_go(self._newest)

    def _look(self) -> None:
        there = _file_at(self._path)
        if there in (None, self._seen):
            return
        self._seen = there
        try:
            newer = Counted(self._opened(self._path))
        except Complaint as complaint:
            log.warning("the old rulings go on serving: %s", complaint.text)
            return
        older, self._newest = self._newest, newer
        self._release(older)

    def _let_go(self, counted: Counted[T]) -> None:
        with self._lock:
            self._release(counted)

    @staticmethod
    def _release(counted: Counted[T]) -> None:
        counted.holders -= 1
        if not counted.holders:
            counted.held.close()


def _file_at(path: Path) -> tuple[int, int] | None:
    """Device and inode of what is at `path`, which a file renamed over another does not share."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
