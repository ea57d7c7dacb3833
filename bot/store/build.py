"""Builds rulings.db: the index of rulings, from values, beside the one that serves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from importlib.resources import files as resources
from pathlib import Path

from bot.model.errors import Complaint
from bot.model.ruling import Ruling
from bot.store import cards, files, rules
from bot.store.cards import NO_CARDS, Cards, names_in
from bot.store.connecting import connected
from bot.store.names import Naming, build_names
from bot.store.rule_editions import NO_TEXTS, Texts

STAMP = "INSERT INTO stamp (name, value) VALUES (?, ?)"
RULING = """
INSERT INTO ruling (place, id, topic, about, filed, date, first, last, rules, superseded_by, statement)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
RENDERING = """
INSERT INTO rendering (ruling, language, text, status, complete, flags, source, era_words)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
INDEX_WORDS = "INSERT INTO words (words) VALUES ('rebuild')"
CHECK_WORDS = "INSERT INTO words (words, rank) VALUES ('integrity-check', 1)"

Row = tuple[str | int | None, ...]


async def build(  # noqa: PLR0913, PLR0917 - all that an index is made of
    path: Path,
    rulings: Iterable[Ruling],
    stamp: Mapping[str, str],
    at: files.At = files.nowhere,
    texts: Texts = NO_TEXTS,
    imported: Cards = NO_CARDS,
    naming: Naming | None = None,
) -> None:
    """Write the index of `rulings`, of the rules' `texts` and of imported cards in the place of the old one.

    It is written whole or not at all. The same rulings in the same order give the same rows. `stamp` is
    kept with them and says what they were built from; without `naming` no card is found by its name. Passes
    "begun", "cards" after every few hundred cards, "filled", "named", "checked" and the points of
    `files.settle`. Complaint when the folder cannot be written; the old index is still there then.
    """
    part = files.part_of(path)
    with files.complaining(path), files.alone(path.parent):
        try:
            _clear(part)  # what a build that was killed left behind
            at("begun")
            await _fill(part, joined(rulings), stamp, texts)
            await _fill_cards(part, imported, at)
            at("filled")
            if naming:
                await _fill_names(part, naming)
            at("named")
            await _check(part)
            at("checked")
            files.settle(part, path, at)
        finally:
            _clear(part)


def joined(rulings: Iterable[Ruling]) -> list[Ruling]:
    """Each ruling once, in the order of its first: what several sources render is one with all renderings."""
    once: dict[str, Ruling] = {}
    for ruling in rulings:
        known = once.setdefault(ruling.id, ruling)
        renderings = tuple(dict.fromkeys(known.renderings + ruling.renderings))
        once[ruling.id] = replace(known, renderings=renderings)
    return list(once.values())


async def _fill(part: Path, rulings: list[Ruling], stamp: Mapping[str, str], texts: Texts) -> None:
    schema = resources("bot.store").joinpath("schema", "rulings.sql").read_text(encoding="utf-8")
    async with connected(part) as base:
        await base.execute("PRAGMA journal_mode = DELETE")
        await base.execute("PRAGMA synchronous = OFF")  # it is synced once, whole, before it is renamed
        await base.executescript(schema)
        await base.executescript(rules.schema())
        await base.execute("BEGIN")
        await base.executemany(STAMP, sorted(stamp.items()))
        await base.executemany(RULING, [_ruling(place, each) for place, each in enumerate(rulings, 1)])
        await base.executemany(
            RENDERING, [row for place, each in enumerate(rulings, 1) for row in _renderings(place, each)]
        )
        await base.execute(INDEX_WORDS)
        await rules.fill(base, texts)
        await base.commit()


async def _fill_cards(part: Path, imported: Cards, at: files.At) -> None:
    async with connected(part) as base:
        await base.execute("PRAGMA synchronous = OFF")
        await base.executescript(cards.schema())
        await base.execute("BEGIN")
        await cards.fill(base, imported, at)
        await base.commit()


async def _fill_names(part: Path, naming: Naming) -> None:
    async with connected(part) as base:
        await base.execute("PRAGMA synchronous = OFF")
        await build_names(base, naming.meant(names_in(part)), naming.forms)


async def _check(part: Path) -> None:
    async with connected(part) as base:
        await base.execute(CHECK_WORDS)
        found = [str(row[0]) for row in await base.execute_fetchall("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise Complaint(f"{part} was not written as it should be ({found[0]}): check the disk and try again")


def _ruling(place: int, ruling: Ruling) -> Row:
    return (
        place,
        ruling.id,
        ruling.topic,
        ruling.about,
        ruling.group,
        ruling.date.isoformat() if ruling.date else None,
        ruling.span.first.isoformat() if ruling.span.first else None,
        ruling.span.last.isoformat() if ruling.span.last else None,
        json.dumps(ruling.rules),
        ruling.superseded_by,
        ruling.statement,
    )


def _renderings(place: int, ruling: Ruling) -> Iterator[Row]:
    for each in ruling.renderings:
        flags = json.dumps(each.flags)
        words = (each.language, each.text, each.status, each.complete, flags, each.source, each.era_words)
        yield (place, *words)


def _clear(part: Path) -> None:
    """Remove a half-written index and its journal, which would otherwise be played back into the next."""
    part.unlink(missing_ok=True)
    part.with_name(f"{part.name}-journal").unlink(missing_ok=True)
