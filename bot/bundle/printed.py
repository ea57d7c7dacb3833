"""What is printed on a card, read from the words and symbols that stand there: type line and mana cost."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import Final

COLORS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""The five colors by their mana symbols, in the order they are written in (CR 105.1, 107.4a)."""

TYPES: Final = frozenset(
    {"artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred", "land"}
    | {"phenomenon", "plane", "planeswalker", "scheme", "sorcery", "vanguard"}
)
"""Every card type there is (CR 205.2a)."""

SUPERTYPES: Final = frozenset({"basic", "legendary", "ongoing", "snow", "world"})
"""Every supertype there is (CR 205.4a)."""

TWO_WORDS: Final = ("Time Lord",)
"""Creature types of two words (CR 205.3m has this one alone)."""

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_PART = re.compile(r"[0-9]+|[WUBRGCSXYZP]")
_COST = re.compile(r"(\{[0-9WUBRGCSXYZP/]+\})*")


@dataclass(frozen=True, slots=True)
class TypeLine:
    """A type line taken apart: types and supertypes in lower case, as the rules write them."""

    types: tuple[str, ...]
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


def read_type_line(line: str) -> TypeLine:
    """Take "Legendary Creature — Time Lord Doctor" apart (CR 205.1).

    Raises ValueError when something else than supertypes and card types stands before the dash.
    """
    before, _, after = line.partition("—")
    words = before.lower().split()
    types = tuple(word for word in words if word not in SUPERTYPES)
    if not types or not TYPES.issuperset(types):
        raise ValueError(f"{line!r} is no type line; write it as in English on the card: Creature — Zombie")
    return TypeLine(types, tuple(word for word in words if word in SUPERTYPES), _subtypes(after))


def _subtypes(words: str) -> tuple[str, ...]:
    for pair in TWO_WORDS:
        words = words.replace(pair, pair.replace(" ", "_"))
    return tuple(word.replace("_", " ") for word in words.split())


def check_cost(cost: object) -> str:
    """Give `cost` back when it is written in symbols, as {2}{U}; raise ValueError when it is not."""
    if not isinstance(cost, str) or not _COST.fullmatch(cost):
        raise ValueError(f"{cost!r} is no mana cost; write its symbols in braces: {{2}}{{U}}")
    return cost


def mana_value(cost: str | None) -> int:
    """Count a mana cost (CR 202.3): X as 0, no mana cost as 0, of a hybrid symbol the larger half."""
    return sum(max(_worth(part) for part in _PART.findall(symbol)) for symbol in _SYMBOL.findall(cost or ""))


def _worth(part: str) -> int:
    if part.isdigit():
        return int(part)
    return 0 if part in "XYZ" else 1


def cost_colors(cost: str | None) -> tuple[str, ...]:
    """Name the colors of the mana symbols in a cost (CR 202.2)."""
    return color_words(cost or "")


def color_words(symbols: Container[str]) -> tuple[str, ...]:
    """Name the colors whose letters are among `symbols`, in the order they are written in."""
    return tuple(word for symbol, word in COLORS.items() if symbol in symbols)
