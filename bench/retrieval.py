"""How often the right ruling comes first, beside plain bm25: `python -m bench.retrieval [--show]`.

Two tables: the questions that the profiles were written with sight of, and questions that were written
before the profiles (two general mends came after its first reading). --show names what was not first.
"""

from __future__ import annotations

import datetime as dt
import json
import re
import sqlite3
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.answers import Language, Question
from bot.asking.reading import Reading
from bot.bundle.rulings import read_rulings
from bot.desk import Desk
from bot.door import Answering
from bot.settings import Settings

CASES = Path(__file__).resolve().parent.parent / "tests" / "cases"
REPORT = Path(__file__).resolve().parent / "retrieval.md"
TITLE = "# How often the right ruling comes first\n\n`python -m bench.retrieval` writes this page.\n"
DAY = dt.date(2026, 1, 16)
ALL = "all"
PLAIN = """
SELECT ruling.topic FROM words JOIN rendering ON rendering.place = words.rowid
JOIN ruling ON ruling.place = rendering.ruling
WHERE words MATCH ? ORDER BY rendering.language != ?, words.rank LIMIT 5
"""
"""Every word of the question, the likest rendering first, those in the reader's language before others."""


@dataclass(frozen=True, slots=True)
class Case:
    """A question and the topics of which one should come first."""

    text: str
    language: Language
    topics: frozenset[str]


Ways = Mapping[str, Callable[[Case], Sequence[str]]]
"""Ways to find rulings: each gives the topics of those it shows, in order."""


def labelled() -> list[Case]:
    """The questions with their labels."""
    topics = tomllib.loads((CASES / "case_topics.toml").read_text("utf-8"))
    return [
        Case(row["q"], Language(row["lang"]), frozenset(t for c in row["c"].split("/") for t in topics[c]))
        for row in _rows("rulings.jsonl")
    ]


def held_out() -> list[Case]:
    """The questions that were written before the profiles, and are only measured."""
    return [
        Case(row["q"], Language(row["lang"]), frozenset(row["topic"]))
        for row in _rows("rulings_held_out.jsonl")
    ]


def _rows(name: str) -> Iterator[dict[str, str]]:
    for line in (CASES / name).read_text("utf-8").splitlines():
        yield json.loads(line)


def ways(answering: Answering, base: sqlite3.Connection) -> Ways:
    """The bot's answers, the rulings it takes from the shelf, its topics alone, and plain bm25."""
    topic_of = {ruling.id: ruling.topic for ruling in read_rulings()}

    def read(case: Case) -> Reading:
        return answering.reader.read(case.text, (case.language,), None, DAY)

    def answer(case: Case) -> list[str]:
        shown = answering.answer(Question(case.text, (case.language,)), DAY).rulings
        return [topic_of[ruling.id] for ruling in shown]

    def shelf(case: Case) -> list[str]:
        return [topic_of[ruling.id] for ruling in answering.shelf.near(case.text, read(case))]

    def topics(case: Case) -> Sequence[str]:
        return read(case).topics

    def bm25(case: Case) -> list[str]:
        words = " OR ".join(f'"{word}"' for word in re.findall(r"\w+", case.text.lower()))
        return [topic for (topic,) in base.execute(PLAIN, (words, case.language.value))]

    return {"as answered": answer, "rulings near": shelf, "topics alone": topics, "plain bm25": bm25}


def place(topics: Sequence[str], wanted: frozenset[str]) -> int | None:
    """The place of the first wanted one among the distinct topics, from 0; None if none is there."""
    return next((at for at, topic in enumerate(dict.fromkeys(topics)) if topic in wanted), None)


def cell(places: Sequence[int | None]) -> str:
    """First, among the first three, and the mean of one over the place."""
    first = sum(at == 0 for at in places)
    three = sum(at is not None and at < 3 for at in places)
    mean = sum(1 / (at + 1) for at in places if at is not None) / len(places)
    return f"{first} / {three} / {mean:.2f}"


def table(cases: Sequence[Case], by: Ways) -> str:
    """A line a language, in Markdown."""
    places = {name: [place(way(case), case.topics) for case in cases] for name, way in by.items()}
    lines = [f"| first / in three / MRR | of | {' | '.join(by)} |", f"|---|---|{'---|' * len(by)}"]
    for row in (ALL, *dict.fromkeys(case.language.value for case in cases)):
        of = [at for at, case in enumerate(cases) if row in {ALL, case.language.value}]
        cells = (cell([found[at] for at in of]) for found in places.values())
        lines.append(f"| {row} | {len(of)} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print both tables and write them to bench/retrieval.md."""
    with tempfile.TemporaryDirectory() as home:
        answering = Desk(Settings(Path(home))).answering()
        index = Path(home, "rulings.db").as_uri()
        by = ways(answering, sqlite3.connect(f"{index}?mode=ro", uri=True))
        tables = {"Labelled questions": labelled(), "Held out": held_out()}
        text = "".join(f"\n## {title}\n\n{table(cases, by)}" for title, cases in tables.items())
        REPORT.write_text(f"{TITLE}{text}", "utf-8")
        print(text)
        if "--show" in sys.argv:
            for case in (case for cases in tables.values() for case in cases):
                shown = by["as answered"](case)
                if place(shown, case.topics) != 0:
                    print(case.language.value, case.text, sorted(case.topics), shown[:3])


if __name__ == "__main__":
    main()
