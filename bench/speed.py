"""How fast it starts and answers, in time and memory, beside baselines of the same run: `make bench`."""

from __future__ import annotations

import datetime as dt
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

# The bot is imported only when the processes have been measured: what a process holds when it starts another
# counts as that one's memory too.

REPORT = Path(__file__).resolve().parent / "speed.md"
QUESTION = "what happens if I don't want to cast Plunder when its last time counter is removed?"
ASK = ("-m", "bot", "ask", "--json", "--", QUESTION)
TIMES = 3
"""Every measure is the best of so many."""


@dataclass(frozen=True, slots=True)
class Run:
    """A process that ended: seconds from its start to its end, and the most memory it held, in MB."""

    seconds: float
    memory: float


def run(arguments: Sequence[str], home: Path) -> Run:
    """Run this Python with `arguments` and the data directory `home`."""
    start = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - the tables above are all that is run
        [sys.executable, *arguments], env={**os.environ, "UPKEEP_HOME": str(home)}, stdout=subprocess.DEVNULL
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(arguments)} ended with {process.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024  # ru_maxrss is in bytes there, in KB elsewhere
    return Run(time.perf_counter() - start, used.ru_maxrss * unit / 1e6)


def best(arguments: Sequence[str], home: Path) -> Run:
    """The fastest of some runs."""
    return min((run(arguments, home) for _ in range(TIMES)), key=lambda each: each.seconds)


def once(job: Callable[[], object]) -> float:
    """Seconds that `job` takes."""
    start = time.perf_counter()
    job()
    return time.perf_counter() - start


def fastest(job: Callable[[], object]) -> float:
    """Seconds that `job` takes at best."""
    return min(once(job) for _ in range(TIMES))


def warm(home: Path) -> tuple[list[float], float]:
    """Seconds of each question, answered in a process that has answered all of them once; and a baseline.

    The baseline writes one answer as JSON and reads it back.
    """
    from bench.eval import questions  # noqa: PLC0415
    from bot.answers import Question  # noqa: PLC0415
    from bot.desk import Desk  # noqa: PLC0415
    from bot.json_form import answer_form  # noqa: PLC0415
    from bot.settings import Settings  # noqa: PLC0415

    answering = Desk(Settings(home)).answering()
    today = dt.date.today()  # noqa: DTZ011 - a question is about the day it is asked on
    asked = [Question(case.text, (case.language,), case.day) for case in questions()]
    forms = [answer_form(answering.answer(question, today)) for question in asked]
    longest = max(forms, key=lambda form: len(str(form)))
    gc.collect()
    gc.freeze()
    # Round after round, so that no question finds what it left a moment ago.
    rounds = [
        [once(lambda question=question: answering.answer(question, today)) for question in asked]  # type: ignore[misc]
        for _ in range(TIMES)
    ]
    return sorted(map(min, zip(*rounds, strict=True))), fastest(lambda: json.loads(json.dumps(longest)))


def main() -> None:
    """Print the table and write it to bench/speed.md."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        first = run(ASK, home)
        cold, bare = best(ASK, home), best(("-c", "pass"), home)
        taken, round_trip = warm(home)
    median, late = statistics.median(taken), taken[max(0, -(-99 * len(taken) // 100) - 1)]
    rows = [
        ("very first answer, the index built", f"{first.seconds:.2f} s", first.seconds / bare.seconds),
        ("start to first answer", f"{cold.seconds:.2f} s", cold.seconds / bare.seconds),
        ("memory of that", f"{cold.memory:.0f} MB", cold.memory / bare.memory),
        ("warm answer, median", f"{median * 1e3:.2f} ms", median / round_trip),
        ("warm answer, 99th percentile", f"{late * 1e3:.2f} ms", late / round_trip),
    ]
    text = "| measure | here | times the baseline |\n|---|---|---|\n"
    text += "".join(f"| {name} | {value} | {ratio:.1f} |\n" for name, value, ratio in rows)
    text += (
        f"\nBaselines of the same run: Python that starts and ends, {bare.seconds:.2f} s and"
        f" {bare.memory:.0f} MB; the longest answer written as JSON and read back, {round_trip * 1e3:.2f} ms."
        f" {len(taken)} questions, each the best of {TIMES}. Bounds aimed at: 2 s, 150 MB, 10 ms, 40 ms.\n"
    )
    REPORT.write_text(
        f"# How fast it starts and answers\n\n`make bench` writes this page.\n\n{text}", "utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
