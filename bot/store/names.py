"""Writes the names of cards into an index: keys, groups of letters, beginnings of words."""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
from itertools import groupby, islice
from operator import itemgetter

import aiosqlite

from bot.model.naming import POPULAR, Entry, NameForms
from bot.store.cards import NameRow

HOTTEST = 6
"""Beginnings of up to so many signs are ranked beforehand."""

TOO_MANY = 800
"""Names that share a beginning and are still ranked while one types."""

KEPT = 40
"""Names kept of each beginning that more share, in each language."""

AT_ONCE = 10_000

STAGE = """
CREATE TEMP TABLE said (
    key TEXT, length INTEGER,
    card TEXT, language TEXT, printed TEXT, kind INTEGER, sure INTEGER, popularity REAL
);
CREATE TEMP TABLE start (rest TEXT, language TEXT, later INTEGER, rank REAL, place INTEGER);
"""
SAID = "INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
KEYS = """
INSERT INTO name_key (number, key)
SELECT row_number() OVER (ORDER BY length, key) - 1, key FROM (SELECT DISTINCT key, length FROM said)
"""
NAMES = """
INSERT OR IGNORE INTO name (number, card, language, printed, kind, sure, popularity)
SELECT number, card, language, printed, kind, sure, popularity
FROM said JOIN name_key USING (key) ORDER BY number, said.rowid
"""
WRITTEN = "SELECT number, key FROM name_key WHERE number >= ? ORDER BY number LIMIT ?"
GRAM = "INSERT INTO name_gram (gram, spread, numbers) VALUES (?, ?, ?)"
PLACES = """
SELECT place, key, language, length(printed) - ? * popularity
FROM name JOIN name_key USING (number) WHERE place >= ? ORDER BY place LIMIT ?
"""
START = "INSERT INTO start VALUES (?, ?, ?, ?, ?)"
STARTS = """
INSERT INTO name_start (rest, language, later, rank, place)
SELECT rest, language, later, rank, place FROM start ORDER BY rest, place, later
"""
RANKED = "SELECT rest, language, later, rank, place FROM name_start ORDER BY rest, place, later"
HOT = "INSERT OR IGNORE INTO name_hot VALUES (?, ?, ?, ?, ?)"
STAMP = "INSERT INTO name_stamp (name, value) VALUES (?, ?)"
UNSTAGE = "DROP TABLE said; DROP TABLE start;"


Start = tuple[str, str, bool, float, int]
"""A row of `name_start`."""


@dataclass(frozen=True, slots=True)
class Naming:
    """How an index gets its names: `meant` makes keys with their meanings of the names of its cards."""

    meant: Callable[[Iterable[NameRow]], Iterable[tuple[str, Entry]]]
    forms: NameForms


async def build_names(
    base: aiosqlite.Connection, meant: Iterable[tuple[str, Entry]], forms: NameForms
) -> None:
    """Write every key with its meanings into `base`, which must not be in a transaction and has no names yet.

    `meant` is read once, as a stream. The same meanings in the same order give the same rows.
    """
    schema = resources("bot.store").joinpath("schema", "names.sql").read_text(encoding="utf-8")
    await base.executescript(schema + STAGE)
    await base.execute("BEGIN")
    await base.executemany(SAID, (_said(key, entry, forms) for key, entry in meant))
    await base.execute(KEYS)
    await base.execute(NAMES)
    lengths = await _write_grams(base, forms)
    async for rows in _pages(base, PLACES, POPULAR):
        await base.executemany(START, [start for row in rows for start in _starts(row, forms)])
    await base.execute(STARTS)
    await _write_hot(base)
    await base.executemany(STAMP, [("version", forms.version), ("lengths", lengths)])
    await base.commit()
    await base.executescript(UNSTAGE)


def _said(key: str, entry: Entry, forms: NameForms) -> tuple[str | float, ...]:
    told = (entry.card, entry.language, entry.name, entry.kind, entry.sure, entry.popularity)
    return (key, forms.length(key), *told)


async def _write_grams(base: aiosqlite.Connection, forms: NameForms) -> bytes:
    """Write which keys have each group of letters; gives the length of every key, a byte each."""
    lengths = bytearray()
    holders: dict[str, array[int]] = {}
    async for rows in _pages(base, WRITTEN):
        for number, key in rows:
            lengths.append(forms.length(key))
            for gram in forms.grams(key):
                holders.setdefault(gram, array("I")).append(number)
    await base.executemany(
        GRAM, ((gram, len(holders[gram]), holders[gram].tobytes()) for gram in sorted(holders))
    )
    return bytes(lengths)


async def _write_hot(base: aiosqlite.Connection) -> None:
    """Write the first names of every short beginning that many share; they lie together in `name_start`."""
    groups: dict[int, list[Start]] = {signs: [] for signs in range(1, HOTTEST + 1)}
    async with base.execute(RANKED) as cursor:
        while rows := list(await cursor.fetchmany(AT_ONCE)):
            hot = [first for row in rows for signs in groups for first in _grouped(groups, signs, tuple(row))]
            await base.executemany(HOT, hot)
    await base.executemany(HOT, [first for signs, group in groups.items() for first in _first(group, signs)])


def _grouped(groups: dict[int, list[Start]], signs: int, start: Start) -> Iterator[Start]:
    """Add a name to those of its beginning; when it has another than they, they are complete."""
    group, rest = groups[signs], start[0]
    if group and group[0][0][:signs] != rest[:signs]:
        yield from _first(group, signs)
        group.clear()
    if len(rest) >= signs:
        group.append(start)


def _first(group: Sequence[Start], signs: int) -> Iterator[Start]:
    """The first names of each language in a group of too many to be ranked while one types."""
    if len(group) <= TOO_MANY:
        return
    for _, own in groupby(sorted(group, key=itemgetter(1, 2, 3, 4)), key=itemgetter(1)):
        for rest, language, later, rank, place in islice(own, KEPT):
            yield rest[:signs], language, later, rank, place


def _starts(row: sqlite3.Row, forms: NameForms) -> Iterator[Start]:
    place, key, language, rank = row
    for at in forms.starts(key):
        yield key[at:], language, at > 0, rank, place


async def _pages(base: aiosqlite.Connection, sql: str, *values: float) -> AsyncIterator[list[sqlite3.Row]]:
    """What `sql` gives, a page at a time; its first column counts upwards."""
    after = 0
    while rows := list(await base.execute_fetchall(sql, (*values, after, AT_ONCE))):
        yield rows
        after = rows[-1][0] + 1
