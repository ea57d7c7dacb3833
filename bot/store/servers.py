"""What servers and people chose, in servers.db."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from bot.model.language import Language
from bot.store import files
from bot.store.connecting import connected
from bot.store.migrating import Migration, migrate, migrations

BUSY_MS = 5000
"""Milliseconds to wait for another connection to finish writing."""

OF_SERVER = "SELECT language FROM server WHERE id = ?"
OF_CHANNEL = "SELECT language FROM channel WHERE id = ?"
OF_PERSON = "SELECT language FROM person WHERE id = ?"

CHOOSE_FOR_SERVER = """
INSERT INTO server (id, language) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET language = excluded.language
"""
KNOW_SERVER = "INSERT INTO server (id) VALUES (?) ON CONFLICT (id) DO NOTHING"
CHOOSE_FOR_CHANNEL = """
INSERT INTO channel (id, server, language) VALUES (?, ?, ?)
ON CONFLICT (id) DO UPDATE SET server = excluded.server, language = excluded.language
"""
CHOOSE_FOR_PERSON = """
INSERT INTO person (id, language) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET language = excluded.language
"""
FORGET_CHANNEL = "DELETE FROM channel WHERE id = ?"
FORGET_PERSON = "DELETE FROM person WHERE id = ?"
FORGET_SERVER = "DELETE FROM server WHERE id = ?"


@asynccontextmanager
async def servers_at(path: Path, steps: Sequence[Migration] | None = None) -> AsyncIterator[Servers]:
    """The choices kept at `path`, made where missing and brought to the newest schema.

    Complaint where the file is damaged, newer than this Upkeep, or cannot be written; nothing is
    changed then.
    """
    async with AsyncExitStack() as opened:
        with files.complaining(path):
            base = await opened.enter_async_context(connected(path))
            await base.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            await base.execute("PRAGMA synchronous = FULL")
            await migrate(base, path, steps or migrations())
            await base.execute("PRAGMA journal_mode = WAL")
            await base.execute("PRAGMA foreign_keys = ON")
        yield Servers(path, base)


@dataclass(frozen=True, slots=True)
class Servers:
    """Languages chosen for servers, channels and people, by their Discord ids; None where none was.

    Every call raises Complaint where the file refuses; what was chosen before stays.
    """

    path: Path
    base: aiosqlite.Connection

    async def server_language(self, server: int) -> Language | None:
        """What a server chose."""
        return await self._language(OF_SERVER, server)

    async def channel_language(self, channel: int) -> Language | None:
        """What was chosen for one channel, over its server's language."""
        return await self._language(OF_CHANNEL, channel)

    async def person_language(self, person: int) -> Language | None:
        """What a person chose for themselves."""
        return await self._language(OF_PERSON, person)

    async def choose_for_server(self, server: int, language: Language | None) -> None:
        """Set a server's language; None takes the choice back and keeps those of its channels."""
        await self._write(CHOOSE_FOR_SERVER, server, language)

    async def choose_for_channel(self, channel: int, server: int, language: Language | None) -> None:
        """Set the language of a channel of `server`; None takes the choice back."""
        if language is None:
            await self._write(FORGET_CHANNEL, channel)
        else:
            await self._write(KNOW_SERVER, server)
            await self._write(CHOOSE_FOR_CHANNEL, channel, server, language)

    async def choose_for_person(self, person: int, language: Language | None) -> None:
        """Set a person's language; None takes the choice back."""
        if language is None:
            await self._write(FORGET_PERSON, person)
        else:
            await self._write(CHOOSE_FOR_PERSON, person, language)

    async def forget_server(self, server: int) -> None:
        """Drop everything a server chose, its channels' choices with it."""
        await self._write(FORGET_SERVER, server)

    async def _language(self, sql: str, chooser: int) -> Language | None:
        with files.complaining(self.path):
            rows = list(await self.base.execute_fetchall(sql, (chooser,)))
        return Language(rows[0][0]) if rows and rows[0][0] else None

    async def _write(self, sql: str, *values: int | str | None) -> None:
        with files.complaining(self.path):
            async with self.base.execute(sql, values):
                pass  # one statement is one transaction: the connection commits each by itself
