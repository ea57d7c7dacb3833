"""The bundled names, indexed once; and every name there is, kept in a file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bench.name_rows import printed, read_cards, read_rows
from bot.bundle.cards import read_cards as read_bundled
from bot.bundle.nicknames import read_name_lore
from bot.matching.forms import FORMS
from bot.matching.held import meanings
from bot.matching.names import CardNames, printed_names
from bot.store.name_tables import FileNames
from bot.store.names import build_names


@pytest.fixture(scope="session")
def names() -> CardNames:
    lore = read_name_lore()
    return CardNames(printed_names(read_bundled().values()), lore.nicknames, lore.verbs, lore.habits)


@pytest.fixture(scope="session")
def every_name(material: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileNames]:
    rows = read_rows(material / "data" / "names.tsv.xz")
    named = printed(rows, read_cards(material / "data", rows))
    path = tmp_path_factory.mktemp("every") / "names.db"

    async def write() -> None:
        async with aiosqlite.connect(path, isolation_level=None) as base:
            await base.execute("PRAGMA synchronous = OFF")
            await build_names(base, meanings(named, read_name_lore().nicknames, FORMS), FORMS)

    asyncio.run(write())
    with closing(FileNames(path, FORMS)) as tables:
        yield tables
