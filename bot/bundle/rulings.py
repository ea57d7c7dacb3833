"""The bundled rulings: statements in our own sentences, each in every language that is answered."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from bot.model.errors import Complaint
from bot.model.language import ANSWERED
from bot.model.ruling import Rendering, Ruling, Span, Status

Table = Mapping[str, Any]

GROUP: Final = "ours"
FILE_KEYS: Final[Mapping[str, type]] = {"source": str, "about": str, "ruling": list}
RULING_KEYS: Final[Mapping[str, type]] = {
    "id": str,
    "topic": str,
    "about": str,
    "first": dt.date,
    "last": dt.date,
    "date": dt.date,
    "rules": list,
    "superseded_by": str,
    "answers": bool,
    **{str(language): dict for language in ANSWERED},
}
ERA_WORDS: Final = {"text": "exile", "old": "removed"}
"""The field of a language's table, and whose words it holds."""


@cache
def read_rulings() -> tuple[Ruling, ...]:
    """Every bundled ruling, file by file and in the order people wrote them; Complaint for a bad file."""
    data = files("rulings_data")
    return read_rulings_in(data / "rulings", read_sources(data / "sources.toml"))


def read_sources(path: Traversable) -> dict[str, Status | None]:
    """Every source by its id, with the status of its sentences; None where only facts were taken."""
    sources = {}
    for source, table in _read_toml(path).items():
        try:
            sources[source] = Status(table["status"]) if "status" in table else None
        except ValueError as error:
            raise Complaint(f"{path.name}: {source}: {error}") from error
    return sources


def read_rulings_in(folder: Traversable, sources: Mapping[str, Status | None]) -> tuple[Ruling, ...]:
    """Every ruling of every .toml in `folder`; Complaint names the file and the ruling that is wrong."""
    rulings: dict[str, Ruling] = {}
    written_in: dict[str, str] = {}
    for path in sorted(folder.iterdir(), key=lambda each: each.name):
        if not path.name.endswith(".toml"):
            continue
        for ruling in _rulings(path, sources):
            if ruling.id in rulings:
                raise Complaint(
                    f"{path.name}: {ruling.id}: it stands in {written_in[ruling.id]} too; keep one of the two"
                )
            rulings[ruling.id] = ruling
            written_in[ruling.id] = path.name
    for ruling in rulings.values():
        if ruling.superseded_by and ruling.superseded_by not in rulings:
            raise Complaint(
                f"{written_in[ruling.id]}: {ruling.id}: superseded_by names no ruling: {ruling.superseded_by}"
            )
    return tuple(rulings.values())


def _rulings(path: Traversable, sources: Mapping[str, Status | None]) -> Iterator[Ruling]:
    file = _read_toml(path)
    _check(path.name, file, FILE_KEYS, {"source", "about", "ruling"})
    source = file["source"]
    status = sources.get(source)
    if status is None:
        raise Complaint(f"{path.name}: source {source!r} has no status in sources.toml")
    for place, table in enumerate(file["ruling"], start=1):
        where = f"{path.name}: {table.get('id', f'ruling {place}')}"
        _check(where, table, RULING_KEYS, {"id", "topic", "first", *ANSWERED})
        yield Ruling(
            id=table["id"],
            topic=table["topic"],
            about=table.get("about", file["about"]),
            group=GROUP,
            span=_span(where, table),
            renderings=tuple(_renderings(where, table, status, source)),
            date=table.get("date", table["first"]),
            rules=tuple(table.get("rules", ())),
            superseded_by=table.get("superseded_by"),
            answers=table.get("answers", True),
        )


def _span(where: str, table: Table) -> Span:
    first, last = table["first"], table.get("last")
    if last is not None and last < first:
        raise Complaint(f"{where}: the last day {last} is before the first {first}")
    return Span(first, last)


def _renderings(where: str, table: Table, status: Status, source: str) -> Iterator[Rendering]:
    for language in ANSWERED:
        words = table[language]
        _check(f"{where}: {language}", words, dict.fromkeys(ERA_WORDS, str), {"text"})
        for field, era in ERA_WORDS.items():
            if field in words:
                yield Rendering(language, words[field].strip(), status, source=source, era_words=era)


def _check(where: str, table: Table, known: Mapping[str, type], needed: set[str]) -> None:
    """Complain of a key that is missing, unknown, of the wrong kind or empty."""
    for key in sorted(needed - table.keys()):
        raise Complaint(f"{where}: {key} is missing")
    for key, value in table.items():
        if key not in known:
            raise Complaint(f"{where}: {key} is not one of {', '.join(known)}")
        if not isinstance(value, known[key]):
            raise Complaint(f"{where}: {key} should be a {known[key].__name__}, not {value!r}")
        if isinstance(value, str) and not value.strip():
            raise Complaint(f"{where}: {key} is empty")


def _read_toml(path: Traversable) -> Table:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise Complaint(f"{path.name}: not TOML: {error}") from error
