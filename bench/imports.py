"""How fast card data comes in, and in how much memory: `python -m bench.imports [FOLDER]`.

FOLDER is one of material with the whole AtomicCards file; without it only the made-up file is measured. That
one is written here: every printing of every card in eleven languages, in the shape of Scryfall's lines.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.speed import run

REPORT: Final = Path(__file__).resolve().parent / "imports.md"
ATOMIC: Final = "data/mtgjson/AtomicCards.2022-04.json.xz"
MEGABYTES: Final = 500
CARDS: Final = 28_000
LANGUAGES: Final = ("en", "fr", "de", "it", "es", "pt", "ja", "ko", "ru", "zhs", "zht")
WORDS: Final = (
    *("bear", "crane", "wolf", "patient", "elder", "moss", "river", "stone", "waking", "dozing", "gathers"),
    *("answers", "returns", "until", "whenever", "each", "turn", "player", "creature", "counter", "exile"),
    *("library", "graveyard", "hand", "draws", "discards", "attacks", "blocks", "upkeep", "beginning"),
)

READ: Final = """
import datetime as dt, sys
from pathlib import Path
from bot.intake.card_data import Reader
from bot.intake.streams import head_of
from bot.store.corpus import Corpus
path = Path(sys.argv[1])
Reader(Corpus(Path(sys.argv[2])), dt.date(2026, 11, 30), {}).read(path, head_of(path))
"""
"""Reads a file into a corpus and builds no index: what streams, alone."""


def cards() -> Iterator[dict[str, Any]]:
    """Card objects without end: a card in all languages, the next; and all of them again, reprinted."""
    chance = random.Random(1)  # noqa: S311 - the same file each time
    for number in range(1_000_000):
        card, edition = number % CARDS, number // CARDS
        words = chance.choices(WORDS, k=60)
        for language in LANGUAGES:
            yield _card(card, edition, language, words)


def _card(card: int, edition: int, language: str, words: list[str]) -> dict[str, Any]:
    name, text = f"Card Number {card}", " ".join(words)
    translated = {
        "printed_name": f"{name} {language}",
        "printed_type_line": f"Creature {language}",
        "printed_text": f"{text} {language} {edition % 4}",
    }
    return {
        "object": "card",
        "id": f"{card:08}-0000-4000-8000-{edition:06}{language:>6}",
        "oracle_id": f"{card:08}-0000-4000-8000-000000000000",
        "name": name,
        "lang": language,
        "released_at": f"{1994 + edition % 30}-06-01",
        "layout": "normal",
        "set": f"s{edition}",
        "set_type": "expansion",
        "mana_cost": "{1}{G}",
        "cmc": 2.0,
        "colors": ["G"],
        "type_line": "Creature — Bear",
        "oracle_text": text,
        "power": "2",
        "toughness": "2",
        # What the real lines are mostly made of, and nobody here reads:
        "image_uris": {
            size: f"https://cards.example/{size}/{card}/{edition}.jpg?{'0' * 60}" for size in WORDS[:6]
        },
        "legalities": {f"format {n}": "not_legal" for n in range(21)},
        "prices": dict.fromkeys(("usd", "usd_foil", "eur", "tix"), "0.25"),
        "related_uris": {shop: f"https://{shop}.example/{card}?{'x' * 120}" for shop in WORDS[:5]},
    } | ({} if language == "en" else translated)


def write(path: Path, megabytes: int) -> int:
    """Write a packed file of so many megabytes unpacked; gives how many lines it has."""
    left, lines = megabytes * 1_000_000, 0
    with gzip.open(path, "wb", compresslevel=1) as file:
        for card in cards():
            line = json.dumps(card, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            file.write(line)
            left, lines = left - len(line), lines + 1
            if left <= 0:
                return lines
    return lines


def rows(material: Path | None) -> Iterator[str]:
    """The lines of the table."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        if material:
            path = str(material / ATOMIC)
            first = run(("-m", "bot", "import", path), home / "atomic")
            again = run(("-m", "bot", "import", path), home / "atomic")
            for what, took in (
                ("80 MB in xz, with the index", first),
                ("again, which changes nothing", again),
            ):
                yield f"| AtomicCards of 2022-04, {what} | {took.seconds:.0f} | {took.memory:.0f} | |"
        bulk = home / "all_cards.jsonl.gz"
        lines = write(bulk, MEGABYTES)
        read = run(("-c", READ, str(bulk), str(home / "corpus")), home)
        speed = f"{MEGABYTES / read.seconds:.0f}"
        yield (
            f"| a made-up all_cards of {MEGABYTES} MB, {lines:,} lines in gz, into the corpus "
            f"| {read.seconds:.0f} | {read.memory:.0f} | {speed} |"
        )


def main(arguments: list[str]) -> None:
    """Measure, print the table and write it to the report."""
    material = Path(arguments[0]) if arguments else None
    head = ("| what | seconds | memory, MB | MB a second |", "|---|---|---|---|")
    cores = os.cpu_count()
    told = [f"# Imports, on {cores} cores", "", *head, *rows(material), ""]
    print("\n".join(told))
    REPORT.write_text("\n".join(told), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
