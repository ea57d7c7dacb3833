"""Connections for writing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bot.store import files


@asynccontextmanager
async def connected(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    """The database at `path`, made where missing; a statement is a transaction unless one is begun.

    OSError where there can be no such file.
    """
    # Tried first, because aiosqlite leaves a thread behind when a connection cannot be made at all.
    files.make(path)
    async with aiosqlite.connect(path, isolation_level=None) as base:
        yield base
