"""Writes the number of every rule and sub-rule in every edition: from which day to which, moved from where.

`python -m bot.intake.rule_numbers FOLDER` reads every edition in FOLDER and writes `all_numbers.tsv`
beside `numbers.jsonl`, whose traces are taken as known. Numbers, dates and names of keywords are facts;
no wording is written.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from bot.bundle.rule_numbers import Numbered, place_of
from bot.intake.comprehensive_rules import EditionError
from bot.intake.rule_following import Following, Link, keyword_named
from bot.intake.rule_history import read_folder
from bot.intake.rule_likeness import Likeness
from bot.model.edition import Edition

FILE = "all_numbers.tsv"
COLUMNS = ("number", "from", "to", "moved from", "keyword")

_RULES_DATA = Path("rulings_data/rules")
_DAY = dt.timedelta(days=1)

Spans = Sequence[tuple[dt.date, str | None]]


def numbered(editions: Sequence[Edition], keys: Mapping[str, Spans]) -> list[Numbered]:
    """Every rule of the editions, oldest first, under each number it has had, in the order of numbers.

    `keys` are rules that were followed before, under the eye of a person: their moves are taken over.
    """
    following = Following(Likeness.among(editions[-1].rules.values()))
    known = _moves(editions, keys.values())
    first = editions[0]
    running = {
        number: Numbered(number, first.effective, keyword=keyword_named(first.rules, number))
        for number in first.rules
    }
    done: list[Numbered] = []
    for older, newer in pairwise(editions):
        links = following.links(older.rules, newer.rules, known[newer.effective])
        was: dict[str, list[str]] = {number: [] for number in newer.rules}
        for one, other in sorted(links, key=lambda link: place_of(link[0])):
            was[other].append(one)
        kept = {number for number, olds in was.items() if olds == [number]}
        last = newer.effective - _DAY
        done += [replace(each, last=last) for number, each in running.items() if number not in kept]
        running = {
            number: replace(
                running[number] if number in kept else Numbered(number, newer.effective, was=tuple(olds)),
                keyword=keyword_named(newer.rules, number),
            )
            for number, olds in was.items()
        }
    rows = [*done, *running.values()]
    dated = _begun_earlier(rows, editions, keys.values())
    return sorted(dated, key=lambda each: (place_of(each.number), each.first))


def _moves(editions: Sequence[Edition], keys: Iterable[Spans]) -> dict[dt.date, set[Link]]:
    """By effective date of the newer edition, what the keys' rules were numbered before and then."""
    known: dict[dt.date, set[Link]] = {edition.effective: set() for edition in editions}
    for spans in keys:
        for older, newer in pairwise(editions):
            was, now = _on(spans, older.effective), _on(spans, newer.effective)
            if was and now:
                known[newer.effective].add((was, now))
    return known


def _on(spans: Spans, day: dt.date) -> str | None:
    return next((number for first, number in reversed(spans) if first <= day), None)


def _begun_earlier(
    rows: Iterable[Numbered], editions: Sequence[Edition], keys: Iterable[Spans]
) -> Iterator[Numbered]:
    """The rows, where a key tells that a whole chapter was renumbered with an edition that is not held.

    What its chapter shows first in the next edition held is then taken to have begun with that one too.
    """
    days = [edition.effective for edition in editions]
    earlier: dict[tuple[dt.date, str], dt.date] = {}
    for spans in keys:
        for first, number in spans:
            later = min((day for day in days if day >= first), default=first)
            if number and later != first:
                earlier[later, number.partition(".")[0]] = first
    for row in rows:
        chapter = row.number.partition(".")[0]
        first = earlier.get((row.first, chapter), row.first)
        last = row.last and earlier.get((row.last + _DAY, chapter), row.last + _DAY) - _DAY
        yield replace(row, first=first, last=last)


def lines_of(rows: Iterable[Numbered]) -> Iterator[str]:
    """One line a row, its columns apart by tabs, the names of the columns first."""
    yield "\t".join(COLUMNS)
    for row in rows:
        last = row.last.isoformat() if row.last else ""
        yield "\t".join((row.number, row.first.isoformat(), last, ",".join(row.was), row.keyword))


def read_key_spans(text: str) -> dict[str, Spans]:
    """The spans of every key in a numbers.jsonl."""
    return {
        line["key"]: [(dt.date.fromisoformat(day), number) for day, number in line["spans"]]
        for line in map(json.loads, text.splitlines())
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the file; 1 and one line on stderr where an edition cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m bot.intake.rule_numbers")
    parser.add_argument("folder", type=Path, help="a folder of rules editions, *.txt")
    parser.add_argument("--data", type=Path, default=_RULES_DATA, help="where numbers.jsonl is")
    asked = parser.parse_args(arguments)
    try:
        keys = read_key_spans((asked.data / "numbers.jsonl").read_text(encoding="utf-8"))
        rows = numbered(read_folder(asked.folder), keys)
        beside = asked.data / f"{FILE}.part"
        beside.write_text("".join(f"{line}\n" for line in lines_of(rows)), encoding="utf-8")
        beside.replace(asked.data / FILE)
    except (EditionError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
