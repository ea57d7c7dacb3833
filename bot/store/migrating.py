"""Brings servers.db to the newest schema, a numbered step at a time, with a copy before each."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
from pathlib import Path

import aiosqlite

from bot.model.errors import Complaint
from bot.store import files
from bot.store.connecting import connected


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: the schema it leads to, from 1 on, and the SQL that gets there."""

    number: int
    sql: str


def migrations() -> tuple[Migration, ...]:
    """Every step there is, in order, from migrations/NNNN_what_it_does.sql."""
    folder = resources("bot.store").joinpath("migrations")
    named = sorted((each.name, each) for each in folder.iterdir() if each.name.endswith(".sql"))
    return tuple(Migration(int(name[:4]), each.read_text(encoding="utf-8")) for name, each in named)


async def migrate(base: aiosqlite.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Take the steps that `base`, the database at `path`, has not taken yet.

    Each is one transaction: taken whole or not at all. Before each the database is copied to
    PATH.before-NNNN, unless it is still empty. Complaint when it is newer than the last step, or when a
    step fails.
    """
    version = await schema(base)
    newest = steps[-1].number
    if version > newest:
        raise Complaint(
            f"{path} was written by a newer Upkeep (schema {version}, this one knows {newest}): update Upkeep"
        )
    for step in steps:
        if step.number > version:
            if step.number > 1:
                await _copy(base, path.with_name(f"{path.name}.before-{step.number:04}"))
            await _take(base, path, step)


async def schema(base: aiosqlite.Connection) -> int:
    """The number of the last step taken; 0 for a new database."""
    async with base.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    return int(row[0]) if row else 0


async def _copy(base: aiosqlite.Connection, copy: Path) -> None:
    part = files.part_of(copy)
    part.unlink(missing_ok=True)
    async with connected(part) as target:
        await base.backup(target)
    files.settle(part, copy)


async def _take(base: aiosqlite.Connection, path: Path, step: Migration) -> None:
    try:
        await base.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number};")
        broken = list(await base.execute_fetchall("PRAGMA foreign_key_check"))
    except sqlite3.Error as error:
        await base.rollback()
        raise Complaint(
            f"{path} could not be brought to schema {step.number} ({error}); it is as it was: "
            "go back to the Upkeep you had and report this"
        ) from error
    if broken:
        await base.rollback()
        raise Complaint(
            f"{path} could not be brought to schema {step.number} ({len(broken)} rows would point nowhere); "
            "it is as it was: go back to the Upkeep you had and report this"
        )
    await base.commit()
