"""Follows rule keys back through the editions of the rules: which number each had, from which day.

`python -m bot.intake.rule_history FOLDER [--doubts]` reads every edition in FOLDER and writes
`numbers.jsonl` and `editions.jsonl` beside `keys.toml`: numbers and dates, which are facts, and no wording.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from string import ascii_lowercase

from bot.intake.comprehensive_rules import EditionError, read_edition
from bot.intake.rule_likeness import Likeness
from bot.model.edition import Edition

CERTAIN = 0.85
"""A rule this like its namesake in the edition before has kept its number; no other is looked at."""
SURE = 0.6
"""A trace at least this like is followed without a word; below it a reader is asked to look."""
LEAST = 0.35
"""A trace less like than this is none: the rule is new in the later edition."""
_SAME_NUMBER = 0.03
_KEYWORDS = ("501.", "502.", "701.", "702.")
_RULES_DATA = Path("rulings_data/rules")


@dataclass(frozen=True, slots=True)
class Key:
    """A rule the engine cites: `number` is today's, or None for a rule that is gone.

    `was` holds numbers read in an edition by a person (None: no such rule then), by its effective date.
    `since` holds days on which a number came into force with an edition that is not held.
    """

    name: str
    number: str | None
    was: Mapping[dt.date, str | None] = field(default_factory=dict)
    since: Mapping[dt.date, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A step of a trace that a reader should check: the two numbers and texts, and how alike they are."""

    key: str
    newer: tuple[dt.date, str, str]
    older: tuple[dt.date, str, str]
    likeness: float


@dataclass(frozen=True, slots=True)
class Trace:
    """A key's numbers through time, oldest first, and the doubtful steps met on the way."""

    spans: tuple[tuple[dt.date, str | None], ...]
    doubts: tuple[Doubt, ...]


def read_keys(text: str) -> list[Key]:
    """The keys of a keys.toml; an empty number stands for no rule. ValueError where it is not to be read."""
    table = tomllib.loads(text)
    keys, was, since = (table.get(name, {}) for name in ("keys", "was", "since"))
    for name in (*was, *since):
        if name not in keys:
            raise ValueError(f"{name} is no key: write its number of today under [keys]")
    return [
        Key(
            name,
            number or None,
            {dt.date.fromisoformat(day): read or None for day, read in was.get(name, {}).items()},
            {dt.date.fromisoformat(day): then for day, then in since.get(name, {}).items()},
        )
        for name, number in keys.items()
    ]


def read_folder(folder: Path) -> list[Edition]:
    """Every edition in a folder, oldest first; EditionError names the file that is none."""
    editions: dict[dt.date, Edition] = {}
    for path in sorted(folder.glob("*.txt")):
        try:
            edition = read_edition(path.read_bytes())
        except EditionError as error:
            raise EditionError(f"{path.name}: {error}") from None
        editions.setdefault(edition.effective, edition)
    if not editions:
        raise EditionError(f"No edition of the rules (*.txt) in {folder}.")
    return [editions[day] for day in sorted(editions)]


def trace(key: Key, editions: Sequence[Edition], likeness: Likeness) -> Trace:
    """Where the rule of `key` stood in each edition, followed back from the newest."""
    for day in set(key.was) - {edition.effective for edition in editions}:
        raise EditionError(f"{key.name}: no edition of {day} is held.")
    newest = editions[-1]
    number = _printed(key.name, key.number, newest)
    numbers = {newest.effective: number}
    doubts: list[Doubt] = []
    for older, newer in pairwise(reversed(editions)):
        newer, older = older, newer  # noqa: PLW2901  (the walk goes backwards)
        if older.effective in key.was:
            number = _printed(key.name, key.was[older.effective], older)
        elif number is not None:
            number, doubt = _step(key.name, number, newer, older, likeness)
            doubts.extend(doubt)
        numbers[older.effective] = number
    return Trace(_spans(numbers, key.since), tuple(doubts))


def _printed(name: str, number: str | None, edition: Edition) -> str | None:
    if number is None or number in edition.rules:
        return number
    raise EditionError(f"{name}: there is no rule {number} in the edition of {edition.effective}.")


def _step(
    name: str, number: str, newer: Edition, older: Edition, likeness: Likeness
) -> tuple[str | None, list[Doubt]]:
    text = newer.rules[number]
    if number in older.rules and likeness.of(text, older.rules[number]) >= CERTAIN:
        return number, []
    title = _title(newer, number)
    scores = {
        other: likeness.of(text, was) + (_SAME_NUMBER if other == number else 0)
        for other, was in older.rules.items()
        if not title or _title(older, other) == title
    }
    if not scores:
        return None, []
    best = max(scores, key=lambda other: scores[other])
    doubt = Doubt(
        name, (newer.effective, number, text), (older.effective, best, older.rules[best]), scores[best]
    )
    return (best if scores[best] >= LEAST else None), [doubt] if scores[best] < SURE else []


def _title(edition: Edition, number: str) -> str | None:
    """The keyword a sub-rule defines ("Suspend" over 702.62a): it is traced under that name alone."""
    if not number.startswith(_KEYWORDS):
        return None
    return edition.rules.get(number.rstrip(ascii_lowercase), "").rstrip(".").lower()


def _spans(
    numbers: Mapping[dt.date, str | None], since: Mapping[dt.date, str]
) -> tuple[tuple[dt.date, str | None], ...]:
    spans: list[tuple[dt.date, str | None]] = []
    for day, number in sorted({**numbers, **since}.items()):
        if number != (spans[-1][1] if spans else None):
            spans.append((day, number))
    return tuple(spans)


def number_lines(traces: Mapping[str, Trace]) -> Iterator[str]:
    """One JSON line a key: its name and its spans, [first day, number or null]."""
    for key, traced in traces.items():
        spans = [[day.isoformat(), number] for day, number in traced.spans]
        yield json.dumps({"key": key, "spans": spans})


def edition_lines(editions: Sequence[Edition]) -> Iterator[str]:
    """One JSON line an edition: its effective date, how many rules it has, whether its marks were lost."""
    for edition in editions:
        yield json.dumps(
            {"effective": edition.effective.isoformat(), "rules": len(edition.rules), "lossy": edition.lossy}
        )


def _read_keys_file(path: Path) -> list[Key]:
    try:
        return read_keys(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise EditionError(f"{path}: {error}") from None


def _write(path: Path, lines: Iterator[str]) -> None:
    beside = path.with_suffix(".part")
    beside.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    beside.replace(path)


def _show(doubt: Doubt) -> str:
    old = " ".join((doubt.older[0].isoformat(), doubt.older[1], doubt.older[2][:300]))
    new = " ".join((doubt.newer[0].isoformat(), doubt.newer[1], doubt.newer[2][:300]))
    return f"{doubt.key} {doubt.likeness:.2f}\n  {new}\n  {old}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the data files; 1 and one line on stderr where an edition or a key is wrong."""
    parser = argparse.ArgumentParser(prog="python -m bot.intake.rule_history")
    parser.add_argument("folder", type=Path, help="a folder of rules editions, *.txt")
    parser.add_argument("--data", type=Path, default=_RULES_DATA, help="where keys.toml is")
    parser.add_argument("--doubts", action="store_true", help="show the steps that a reader should check")
    asked = parser.parse_args(arguments)
    try:
        keys = _read_keys_file(asked.data / "keys.toml")
        editions = read_folder(asked.folder)
        likeness = Likeness.among(editions[-1].rules.values())
        traces = {key.name: trace(key, editions, likeness) for key in keys}
    except (EditionError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    _write(asked.data / "numbers.jsonl", number_lines(traces))
    _write(asked.data / "editions.jsonl", edition_lines(editions))
    if asked.doubts:
        sys.stdout.writelines(f"{_show(doubt)}\n" for traced in traces.values() for doubt in traced.doubts)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
