"""Files that are written whole or not at all."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.model.errors import Complaint

At = Callable[[str], None]
"""Told the name of each point a write passes, so that a test can stop it there."""

FULL = ": the disk is full: free some space and try again"
UNWRITABLE = " cannot be written: choose a folder that can be, with UPKEEP_HOME"
UNMAKEABLE = " cannot be made: choose another folder with UPKEEP_HOME"
DAMAGED = " is damaged: put a copy of it back"

OF_THE_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: UNWRITABLE,
    errno.EACCES: UNWRITABLE,
    errno.EPERM: UNWRITABLE,
    errno.ENOTDIR: UNWRITABLE,
    errno.EEXIST: UNWRITABLE,
    errno.ENOENT: UNMAKEABLE,
    errno.ENAMETOOLONG: UNMAKEABLE,
}
OF_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: UNWRITABLE,
    sqlite3.SQLITE_CANTOPEN: UNWRITABLE,
    sqlite3.SQLITE_PERM: UNWRITABLE,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_BUSY: " is in use by another process: try again when it is done",
}


def nowhere(_: str) -> None:
    """Pass a point of a write without stopping."""


@contextmanager
def complaining(path: Path) -> Iterator[None]:
    """Turn what the system or SQLite refuses about `path` into a Complaint that says what to do."""
    try:
        yield
    except OSError as error:
        told = OF_THE_SYSTEM.get(error.errno or 0, f" cannot be used ({error.strerror or error}): try again")
        raise Complaint(f"{path}{told}") from error
    except sqlite3.Error as error:
        # The low byte is the primary code; the rest only tells where inside SQLite it happened.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise Complaint(f"{path}{OF_SQLITE.get(code, f' cannot be used ({error}): try again')}") from error


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Make `folder` where missing and be its only writer; a second one gets a Complaint at once.

    The lock is the system's and ends with the process, however that ends.
    """
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(handle)
        raise Complaint(f"{folder} is being written by another Upkeep: try again when it is done") from error
    try:
        yield
    finally:
        os.close(handle)


def make(path: Path) -> None:
    """Make an empty file at `path`, and its folder, where there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def part_of(path: Path) -> Path:
    """Where `path` is written before it is whole: the same folder, so that a rename is atomic."""
    return path.with_name(f".{path.name}.part")


def settle(part: Path, path: Path, at: At = nowhere) -> None:
    """Put the finished `part` in the place of `path`, on the disk for good: file, rename, folder.

    Passes the points "synced", "renamed" and "settled".
    """
    sync(part)
    at("synced")
    part.replace(path)
    at("renamed")
    sync(path.parent)
    at("settled")


def write(path: Path, content: bytes, at: At = nowhere) -> None:
    """Write `content` as `path`, whole or not at all. Passes "written" and the points of `settle`."""
    part = part_of(path)
    try:
        part.write_bytes(content)
        at("written")
        settle(part, path, at)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    """Wait until what was written to the file or folder `path` is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
