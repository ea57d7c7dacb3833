"""How well and how fast names are found among all there are, beside a plain scan: `python -m bench.names`.

Needs the folder of material, as the tests do: UPKEEP_MATERIAL names it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

# Only what a process that serves names needs: its memory is a measure.
from bench.material import material
from bot.bundle.nicknames import read_name_lore
from bot.matching.forms import FORMS
from bot.matching.names import CardNames
from bot.model.language import Language
from bot.store.name_tables import FileNames

REPORT = Path(__file__).resolve().parent / "names.md"
TIMES = 3
"""Every measure is the best of so many."""

MADE_UP = 190_000
SCANNED = 60
TYPED = 300

Numbers = Mapping[str, Any]


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file with one a line."""
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def best(job: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds that `job` takes at best, and what it gives."""
    taken, given = [], None
    for _ in range(TIMES):
        start = time.perf_counter()
        given = job()
        taken.append(time.perf_counter() - start)
    return min(taken) * 1e3, given


def spread(taken: Iterable[float]) -> dict[str, float]:
    """The median and the 99th percentile."""
    ordered = sorted(taken)
    return {"median": ordered[len(ordered) // 2], "late": ordered[int(len(ordered) * 0.99)]}


def write(path: Path, *, more: int) -> int:
    """Write the file of every name and `more` made-up ones; gives the number of keys."""
    import aiosqlite  # noqa: PLC0415 - each process loads only what it measures

    from bench.name_rows import printed, read_cards, read_rows, recombined  # noqa: PLC0415 - each process loads only what it measures
    from bot.matching.held import meanings  # noqa: PLC0415 - each process loads only what it measures
    from bot.store.names import build_names  # noqa: PLC0415 - each process loads only what it measures

    data = material() / "data"
    rows = read_rows(data / "names.tsv.xz")
    names = list(printed(rows, read_cards(data, rows)))
    meant = meanings(chain(names, recombined(names, more)), read_name_lore().nicknames, FORMS)

    async def build() -> None:
        async with aiosqlite.connect(path, isolation_level=None) as base:
            await base.execute("PRAGMA synchronous = OFF")
            await build_names(base, meant, FORMS)

    asyncio.run(build())
    return len(FileNames(path, FORMS).lengths)


def write_real(path: Path) -> Numbers:
    """Write the file of every name."""
    return {"keys": write(path, more=0)}


def write_larger(path: Path) -> Numbers:
    """Write the file of every name and made-up ones."""
    return {"keys": write(path, more=MADE_UP)}


def opened(path: Path) -> CardNames:
    """The names in the file at `path`, with all that is bundled of names."""
    lore = read_name_lore()
    return CardNames.kept(FileNames(path, FORMS), lore.nicknames, lore.verbs, lore.habits)


def look_ups(path: Path) -> Numbers:
    """Look up every labelled name: who answers, how soon, with how much memory."""
    names = opened(path)
    cases = list(lines(material() / "cases" / "names.jsonl"))
    gc.collect()
    gc.freeze()
    results = [best(lambda case=case: names.look_up(case["q"], (Language(case["lang"]),))) for case in cases]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    memory *= 1 if sys.platform == "darwin" else 1024  # bytes there, KB elsewhere
    found = [[hit.card for hit in hits] for _, hits in results]
    clear = [names.clear(hits) for _, hits in results]
    return {**spread(ms for ms, _ in results), "memory": memory / 1e6, "found": found, "clear": clear}


def keystrokes(path: Path) -> Numbers:
    """Type names of the list, letter by letter, in other orders, with a wrong letter."""
    names = opened(path)
    chance = random.Random(5)  # noqa: S311 - a bench, no secret
    cases = chance.sample(list(lines(material() / "cases" / "names.jsonl")), TYPED)
    gc.collect()
    gc.freeze()
    typed = [(text, Language(case["lang"])) for case in cases for text in _typed(case["name"], chance)]
    return spread(
        best(lambda text=text, language=language: names.complete(text, (language,)))[0]
        for text, language in typed
    ) | {"typed": len(typed)}


def _typed(name: str, chance: random.Random) -> Iterator[str]:
    yield from (name[: end + 1] for end in range(min(len(name), 25)))
    words = name.split()
    if len(words) > 1:
        yield f"{words[-1][:4]} {words[0][:4]}"
    wrong = chance.randrange(len(name[:8]))
    yield name[:wrong] + chance.choice("aeiours") + name[wrong + 1 : 8]


def scan(path: Path) -> Numbers:
    """Compare some names with every key, by rapidfuzz's WRatio: what one does without an index."""
    from rapidfuzz import process  # noqa: PLC0415 - each process loads only what it measures
    from rapidfuzz.fuzz import WRatio  # noqa: PLC0415 - each process loads only what it measures

    from bot.matching.normalise import normalise  # noqa: PLC0415 - each process loads only what it measures

    tables = FileNames(path, FORMS)
    keys = list(tables.written(range(len(tables.lengths))).values())
    cases = random.Random(5).sample(list(lines(material() / "cases" / "names.jsonl")), SCANNED)  # noqa: S311
    gc.collect()
    gc.freeze()
    taken = []
    for case in cases:
        start = time.perf_counter()
        process.extract(normalise(case["q"]), keys, scorer=WRatio, limit=5)
        taken.append((time.perf_counter() - start) * 1e3)
    return spread(taken)


MEASURES = {"look_ups": look_ups, "keystrokes": keystrokes, "scan": scan}
WRITTEN = {"real": write_real, "larger": write_larger}


def apart(measure: str, path: Path) -> Numbers:
    """What a measure gives in a process of its own, started from one that holds little.

    What a process holds when it starts another counts as that one's memory too.
    """
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-m", "bench.names", measure, str(path)], check=True, stdout=subprocess.PIPE
    )
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def rights(looked_up: Numbers) -> list[tuple[str, int, float, float]]:
    """For each kind of noise and for all: names, share right at once, share right in the first five."""
    from bench.name_rows import read_cards, read_rows  # noqa: PLC0415 - each process loads only what it measures

    data = material() / "data"
    rows = read_rows(data / "names.tsv.xz")
    cards, held = read_cards(data, rows), {row[0] for row in rows}
    asked, first, five = Counter[str](), Counter[str](), Counter[str]()
    at_once = right_at_once = 0
    cases = lines(material() / "cases" / "names.jsonl")
    for case, found, clear in zip(cases, looked_up["found"], looked_up["clear"], strict=True):
        if case["card"] not in held:  # tokens, which are no cards of the list
            continue
        meant = {card for card, _ in cards.of(case["card"])}
        right = bool(meant & set(found[:1]))
        at_once += clear
        right_at_once += clear and right
        for kind in (case["cat"], "all"):
            asked[kind] += 1
            first[kind] += right
            five[kind] += bool(meant & set(found))
    table = [
        (kind, asked[kind], first[kind] / asked[kind], five[kind] / asked[kind]) for kind in sorted(asked)
    ]
    share = right_at_once / at_once
    return [*table, (f"taken at once ({at_once / asked['all']:.1%})", at_once, share, share)]


def report(sizes: Sequence[tuple[int, Numbers, Numbers, Numbers]]) -> str:
    """The tables of this page."""
    text = (
        "| keys | look-up, median | look-up, p99 | memory | keystroke, p99 | WRatio scan, median | ratio |\n"
    )
    text += "|---|---|---|---|---|---|---|\n"
    for keys, found, typed, scanned in sizes:
        text += (
            f"| {keys:,} | {found['median']:.2f} ms | {found['late']:.2f} ms | {found['memory']:.0f} MB"
            f" | {typed['late']:.2f} ms | {scanned['median']:.0f} ms"
            f" | {scanned['median'] / found['median']:,.0f} |\n"
        )
    text += "\n| typed with | names | right | right in five |\n|---|---|---|---|\n"
    for kind, asked, first, five in rights(sizes[0][1]):
        text += f"| {kind} | {asked} | {first:.4f} | {five:.4f} |\n"
    return text + (
        f"\nEach measure in a process of its own, whose whole memory is told; each look-up and each of"
        f" {sizes[0][2]['typed']:,} keystrokes the best of {TIMES}, garbage frozen; the ratio is of medians,"
        f" over {SCANNED} names compared with every key. The larger list is the real one with made-up names"
        " of real beginnings and ends. Rightness is told over the real list, of names whose cards are in it."
        " Bounds aimed at: 2 ms and 90 MB, 3 ms with the larger list, 1.5 ms a keystroke.\n"
    )


def main() -> None:
    """Print the tables and write them to bench/names.md."""
    if len(sys.argv) > 1:
        print(json.dumps((MEASURES | WRITTEN)[sys.argv[1]](Path(sys.argv[2]))))
        return
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        for written in WRITTEN:
            path = Path(folder) / f"{written}.db"
            keys = apart(written, path)["keys"]
            sizes.append((keys, *(apart(measure, path) for measure in MEASURES)))
    text = report(sizes)
    REPORT.write_text(
        f"# How names are found\n\n`python -m bench.names` writes this page.\n\n{text}", "utf-8"
    )
    print(text)


if __name__ == "__main__":
    main()
