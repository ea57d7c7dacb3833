"""Every printed name of a list of names: English, language, printed name; a line each, between tabs."""

from __future__ import annotations

import lzma
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.model.language import Language
from bot.model.naming import PrintedName

VARIANT = re.compile(r" \([a-g]\)$")  # printings with other flavour text
OLD_HALF = re.compile(r"^(?P<half>[^()]+) \((?P<first>[^()/]+)/(?P<second>[^()/]+)\)$")
ARENA = "A-"  # cards changed for a game on computers
LANGUAGES = frozenset(Language)
WRONG = frozenset({
    ("Fire", "es", "Hielo"), ("Ice", "es", "Fuego"), ("Island", "es", "Pantano"), ("Plains", "es", "Isla"),
    ("Plains", "es", "Llanure"), ("Swamp", "es", "Llanura"), ("Mountain", "it", "Montagne"),
})  # fmt: skip
"""Rows known to be wrong: names of basic lands and halves under one another."""

Row = tuple[str, str, str]


class Cards:
    """Which cards a row is of: a face is of the whole, a variant of the card."""

    def __init__(self, english: Sequence[str], known: frozenset[str] = frozenset()) -> None:
        """Take every English name of the list; of two wholes with one face the `known` ones count."""
        wholes: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
        for name in english:
            if " // " in name and not name.startswith(ARENA):
                for number, face in enumerate(name.split(" // "), start=1):
                    wholes[face].append((name, number))
        self._wholes = {
            face: [one for one in cards if one[0] in known] or cards for face, cards in wholes.items()
        }

    def of(self, english: str) -> list[tuple[str, int]]:
        """The cards with that English name or face, each with the number of the face, 0 for the whole."""
        name = VARIANT.sub("", english)
        old = OLD_HALF.match(name)
        if old:
            return [(f"{old['first']} // {old['second']}", 1 if old["half"] == old["first"] else 2)]
        return [_once(card, face) for card, face in self._wholes.get(name, [(name, 0)])]


def _once(card: str, face: int) -> tuple[str, int]:
    # A card printed with the same card on both sides is that card.
    first, _, second = card.partition(" // ")
    return (first, 0) if first == second else (card, face)


def read_rows(path: Path) -> list[Row]:
    """The rows of the list at `path` (xz): English name, language, printed name."""
    with lzma.open(path, "rt", encoding="utf-8") as file:
        return [row for line in file if len(row := tuple(line.rstrip("\n").split("\t"))) == 3]


def read_cards(folder: Path, rows: Sequence[Row]) -> Cards:
    """The cards of the list, where `folder` tells which English names are known as cards."""
    with lzma.open(folder / "oracle_ids.tsv.xz", "rt", encoding="utf-8") as file:
        known = frozenset(line.split("\t")[0] for line in file)
    return Cards(list(dict.fromkeys(row[0] for row in rows)), known)


def printed(rows: Sequence[Row], cards: Cards) -> Iterator[PrintedName]:
    """Every name once, in the order of the rows; what is wrong or no Magic language is left out."""
    seen: set[PrintedName] = set()
    for english, language, name in rows:
        if language not in LANGUAGES or english.startswith(ARENA) or (english, language, name) in WRONG:
            continue
        for card, face in cards.of(english):
            one = PrintedName(card, Language(language), VARIANT.sub("", name), face)
            if one not in seen:
                seen.add(one)
                yield one


def recombined(names: Sequence[PrintedName], count: int, seed: int = 1) -> Iterator[PrintedName]:
    """`count` further names, made of a beginning and an end of two real ones of a language."""
    chance = random.Random(seed)  # noqa: S311 - a bench, no secret
    spoken: defaultdict[Language, list[list[str]]] = defaultdict(list)
    for name in names:
        words = name.name.split(" ")
        if len(words) > 1:
            spoken[name.language].append(words)
    weights = [len(spoken[language]) for language in spoken]
    known = {(name.language, name.name) for name in names}
    made = 0
    while made < count:
        [language] = chance.choices(list(spoken), weights)
        begin, end = chance.choice(spoken[language]), chance.choice(spoken[language])
        made_up = " ".join([*begin[: len(begin) // 2 or 1], *end[len(end) // 2 :]])
        if (language, made_up) not in known:
            known.add((language, made_up))
            made += 1
            yield PrintedName(f"made up {made}", language, made_up)
