"""How many of the real questions and plays are answered right, beside three controls: `make eval`.

python -m bench.eval [--show]      --show names what was not right
"""

from __future__ import annotations

import datetime as dt
import json
import logging
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bench.score import Form, right
from bot.answers import Answer, Answered, Citation, Clarification, Kind, Language, Question
from bot.asking.reading import Reading
from bot.desk import Desk
from bot.door import Answering
from bot.json_form import answer_form
from bot.settings import Settings

CASES = Path(__file__).resolve().parent.parent / "tests" / "cases"
REPORT = Path(__file__).resolve().parent / "eval.md"
LANGUAGES = ("en", "fr", "de", "it")
TIERS = frozenset({"T0", "T1"})
SCORES = ("right", "wrong", "miss")


@dataclass(frozen=True, slots=True)
class Case:
    """One question or play with its check; `rows` are the lines of the table it counts in."""

    id: str
    text: str
    language: Language
    day: dt.date | None
    check: Form
    rows: tuple[str, ...]
    scenario: str | None = None


Answers = Callable[[Case], Answer]


def questions() -> Iterator[Case]:
    """The questions about suspend as players typed them, in the four languages."""
    for line in (CASES / "questions.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        if case["topic"] == "suspend" and case["lang"] in LANGUAGES:
            rows = (f"questions, {case['lang']}", f"asked for {case['asks']}", "all questions")
            yield _case(case, case["question"], case["lang"], rows)


def own_questions() -> Iterator[Case]:
    """Questions of our own, in the same form."""
    for path in sorted(CASES.glob("asked_*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            case = json.loads(line)
            yield _case(case, case["question"], case["lang"], (f"our own, {case['lang']}",))


def plays() -> Iterator[Case]:
    """The suspend plays of tiers T0 and T1, as scenarios."""
    written = {play["id"]: play for play in tomllib.loads((CASES / "plays.toml").read_text("utf-8"))["play"]}
    for line in (CASES / "plays.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        if case["mechanic"].startswith("suspend") and case["tier"] in TIERS:
            made = _case(case, f"{case['question']} ({case['setup']})", "en", ("plays",))
            yield replace(made, scenario=written[case["id"]]["scenario"])


def _case(case: Mapping[str, Any], text: str, language: str, rows: tuple[str, ...]) -> Case:
    day = dt.date.fromisoformat(case["ask_on"]) if case["ask_on"] else None
    return Case(case["id"], text, Language(language), day, case["check"], rows)


def answered(answering: Answering, today: dt.date) -> Answers:
    """The bot itself."""
    return lambda case: answering.answer(
        Question(case.text, (case.language,), case.day, case.scenario), today
    )


def always_no(_: Case) -> Answer:
    """Control: every answer is no, by 702.62a."""
    rule = Citation("suspend.cast", "702.62a", dt.date(2026, 1, 16))
    return replace(_empty(Kind.PLAYED), verdict=Answered.NO, rules=(rule,))


def nearest(answering: Answering, today: dt.date) -> Answers:
    """Control: the nearest rulings, and the rules they rest on."""

    def answer(case: Case) -> Answer:
        day = case.day or today
        shown = answering.shelf.near(case.text, Reading(case.language, day))
        rules = answering.shelf.rules_of(shown, answering.playing.history.on(day))
        return replace(_empty(Kind.STORED), rulings=tuple(shown), rules=rules)

    return answer


def asks_back(_: Case) -> Answer:
    """Control: every question is asked back."""
    return replace(_empty(Kind.CLARIFY), clarify=Clarification("What do you mean?", ()))


def _empty(kind: Kind) -> Answer:
    return Answer("", Language.EN, dt.date(2026, 1, 16), kind, "")


def scored(cases: list[Case], answers: Answers) -> tuple[dict[str, Counter[str]], dict[str, str]]:
    """How many of each row were right, wrong and missed; and what each case came to."""
    table: dict[str, Counter[str]] = {}
    each = {}
    for case in cases:
        each[case.id] = right(answer_form(answers(case)), case.check)
        for row in case.rows:
            table.setdefault(row, Counter())[each[case.id]] += 1
    return table, each


def report(tables: Mapping[str, Mapping[str, Counter[str]]]) -> str:
    """The table, in Markdown: a line a row, right/wrong/miss for the bot and each control."""
    rows = sorted({row for table in tables.values() for row in table}, key=_order)
    lines = [f"| right / wrong / miss | {' | '.join(tables)} |", f"|---|{'---|' * len(tables)}"]
    for row in rows:
        cells = (
            " / ".join(str(table.get(row, {}).get(score, 0)) for score in SCORES) for table in tables.values()
        )
        lines.append(f"| {row} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _order(row: str) -> tuple[int, str]:
    starts = ("all questions", "questions", "asked for", "plays", "our own")
    return next(place for place, start in enumerate(starts) if row.startswith(start)), row


def main() -> None:
    """Print the table and write it to bench/eval.md."""
    logging.getLogger().addHandler(logging.NullHandler())  # a play that breaks counts as a miss here
    today = dt.date.today()  # noqa: DTZ011 - a question is about the day it is asked on
    with tempfile.TemporaryDirectory() as home:
        answering = Desk(Settings(Path(home))).answering()
        cases = [*questions(), *plays(), *own_questions()]
        ways: dict[str, Answers] = {
            "Upkeep": answered(answering, today),
            "always no, 702.62a": always_no,
            "nearest ruling": nearest(answering, today),
            "always asks back": asks_back,
        }
        results = {name: scored(cases, way) for name, way in ways.items()}
    text = report({name: table for name, (table, _) in results.items()})
    REPORT.write_text(f"# How many are answered right\n\n`make eval` writes this page.\n\n{text}", "utf-8")
    print(text)
    if "--show" in sys.argv:
        for case in cases:
            score = results["Upkeep"][1][case.id]
            if score != "right":
                print(score, case.id, case.text)


if __name__ == "__main__":
    main()
