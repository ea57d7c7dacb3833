"""What it takes to serve everything there is, beside what is bundled alone: `python -m bench.serving`.

Needs the folder of material, as the tests do: UPKEEP_MATERIAL names it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

REPORT: Final = Path(__file__).resolve().parent / "serving.md"
BROUGHT: Final = (
    "data/mtgjson/AtomicCards.2022-04.json.xz",
    "data/scryfall/scryfall_all_cards.sample.jsonl.gz",
    "data/scryfall/oracle_cards_sample_2021-08.json",
    "data/scryfall/scryfall_rulings.sample.jsonl.gz",
    "data/rules/cr_txt_all_2003-2026.tar.xz",
)
"""What is imported: names and texts of every card, rulings, and every edition of the rules."""

QUESTION: Final = "what happens if I don't want to cast Plunder when its last time counter is removed?"
TYPED: Final = ("l", "li", "lig", "light", "ecl", "der s", "fulm", "稲", "tarmogoyf", "jace the")
TIMES: Final = 3

Numbers = Mapping[str, Any]


def memory() -> float:
    """The most memory this process has held, in MB."""
    unit = 1 if sys.platform == "darwin" else 1024  # bytes there, KB elsewhere
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


async def taken(jobs: list[Callable[[], Awaitable[object]]]) -> list[float]:
    """Milliseconds of each job at its best, ascending.

    Round after round, so that no job finds what it left a moment ago.
    """
    best = [float("inf")] * len(jobs)
    for _ in range(TIMES):
        for place, job in enumerate(jobs):
            start = time.perf_counter()
            await job()
            best[place] = min(best[place], (time.perf_counter() - start) * 1e3)
    return sorted(best)


async def served(home: Path) -> Numbers:
    """Serve from `home` as the bot does, and tell what it took; prints a line as soon as it can answer."""
    import bot.client  # noqa: F401, PLC0415 - what serves holds the library of Discord too
    from bot.answers import Language, Question  # noqa: PLC0415
    from bot.here import Here  # noqa: PLC0415
    from bot.settings import Settings  # noqa: PLC0415

    door = Here(Settings(home)).door()
    await door.ask(Question(QUESTION))
    print("ready", flush=True)
    begun = memory()
    from bench.eval import questions  # noqa: PLC0415

    asked = [Question(case.text, (case.language,), case.day) for case in questions()]
    gc.collect()
    gc.freeze()
    answers = await taken([lambda each=each: door.ask(each) for each in asked])  # type: ignore[misc]

    async def complete(typed: str) -> None:
        door.complete(typed, (Language.EN,))

    keystrokes = await taken([lambda each=each: complete(each) for each in TYPED])  # type: ignore[misc]
    before, index = memory(), home / "rulings.db"
    newer = index.with_name("newer")
    shutil.copy(index, newer)
    newer.replace(index)  # as a refresh does it
    start = time.perf_counter()
    await door.ask(Question(QUESTION))
    swap = time.perf_counter() - start
    door.close()
    return {
        "begun": begun,
        "before": before,
        "swapping": memory(),
        "swap": swap * 1e3,
        "median": answers[len(answers) // 2],
        "late": answers[int(len(answers) * 0.99)],
        "keystroke": keystrokes[-1],
    }


def apart(home: Path) -> Numbers:
    """What serving from `home` takes, in a process of its own; "ready" is seconds from its start."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "bench.serving", str(home)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own code
        if process.stdout is None or process.stdout.readline() != "ready\n":
            raise SystemExit("it does not serve")
        ready = time.perf_counter() - start
        return {**json.loads(process.stdout.read()), "ready": ready}


def best(home: Path) -> Numbers:
    """Each number at its best of some runs."""
    runs = [apart(home) for _ in range(TIMES)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def made(home: Path, *words: str) -> None:
    """Run a command of the program on the data directory `home`."""
    environment = {**os.environ, "UPKEEP_HOME": str(home)}
    command = [sys.executable, "-m", "bot", *words]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603 - our own code


ROWS: Final = {
    "from start to the first answer, s": ("ready", 2),
    "memory at the first answer, MB": ("begun", 0),
    "memory after all questions, MB": ("before", 0),
    "memory after a newer index was taken up, MB": ("swapping", 0),
    "the answer that takes up a newer index, ms": ("swap", 1),
    "an answer, median, ms": ("median", 2),
    "an answer, 99th percentile, ms": ("late", 2),
    "a keystroke of autocomplete, the slowest, ms": ("keystroke", 2),
}


def lines(full: Numbers, bundled: Numbers) -> Iterator[str]:
    """The lines of the table."""
    yield "| measure | everything | bundled alone | ratio |"
    yield "|---|---|---|---|"
    for told, (name, digits) in ROWS.items():
        numbers = f"{full[name]:.{digits}f} | {bundled[name]:.{digits}f} | {full[name] / bundled[name]:.1f}"
        yield f"| {told} | {numbers} |"
    yield ""
    yield (
        f"Everything: AtomicCards of 2022-04, Scryfall's samples, 110 editions of the rules; an index of"
        f" {full['size'] / 1e6:.0f} MB. Each number the best of {TIMES} processes, with the library of"
        f" Discord loaded; memory is the most that was ever held. Swapping takes"
        f" {full['swapping'] / full['before']:.2f} times the memory before. Bounds aimed at: 4 s, 350 MB,"
        " 1.5 times."
    )


def main() -> None:
    """Print the table and write it to bench/serving.md."""
    if len(sys.argv) > 1:
        print(json.dumps(asyncio.run(served(Path(sys.argv[1])))))
        return
    from bench.material import material  # noqa: PLC0415

    folder = material()
    with tempfile.TemporaryDirectory() as temporary:
        full, bundled = Path(temporary) / "full", Path(temporary) / "bundled"
        made(full, "import", *(str(folder / each) for each in BROUGHT))
        made(bundled, "build")
        sized = {"size": (full / "rulings.db").stat().st_size}
        text = "\n".join(lines(best(full) | sized, best(bundled))) + "\n"
    REPORT.write_text(
        f"# What it takes to serve everything\n\n`python -m bench.serving` writes this page.\n\n{text}",
        "utf-8",
    )
    print(text)


if __name__ == "__main__":
    main()
