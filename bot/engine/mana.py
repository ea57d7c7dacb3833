"""Mana: what costs ask for, and what of a pool pays them (106, 107.4)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

Pool = Mapping[str, int]
"""Mana by its type: W, U, B, R, G, C, or "any" where nobody says which it is."""

ANY = "any"
TYPES = "CWUBRG"
_SYMBOL = re.compile(r"\{([^}]+)\}")


@dataclass(frozen=True, slots=True)
class Price:
    """An amount of mana to be paid: so much generic, and symbols such as "U" or "W/B" one by one."""

    generic: int = 0
    symbols: tuple[str, ...] = ()

    @property
    def amount(self) -> int:
        """How much mana it is in all; a Phyrexian symbol counts as mana."""
        return self.generic + len(self.symbols)

    def more(self, amount: int) -> Price:
        """The price with generic mana added."""
        return replace(self, generic=self.generic + amount)

    def less(self, amount: int) -> Price:
        """The price with generic mana taken off: no more than there is (118.7a)."""
        return replace(self, generic=max(self.generic - amount, 0))

    def together(self, other: Price) -> Price:
        """Both prices as one."""
        return Price(self.generic + other.generic, (*self.symbols, *other.symbols))


def price(cost: str, x: int = 0) -> Price:
    """The price that a cost such as "{X}{3}{U}" is, with X chosen."""
    generic, symbols = 0, []
    for symbol in _SYMBOL.findall(cost):
        if symbol == "X" or symbol.isdigit():
            generic += x if symbol == "X" else int(symbol)
        elif symbol != "T":
            symbols.append(symbol)
    return Price(generic, tuple(symbols))


def pool(written: str) -> Pool:
    """The mana that "{2}{R}{R}" is: of the types said, numbers of whatever type."""
    found: Counter[str] = Counter()
    for symbol in _SYMBOL.findall(written):
        found[ANY if symbol.isdigit() else symbol] += int(symbol) if symbol.isdigit() else 1
    return found


def joined(first: Pool, second: Pool) -> Pool:
    """The mana of both."""
    return Counter(first) + Counter(second)


def spent(cost: Price, there: Pool) -> Pool:
    """The mana of a pool that pays as much of a price as it can; colored symbols are paid first.

    What can be paid in fewest ways comes first; mana of no said type is kept to the last.
    """
    left, used = Counter(there), Counter[str]()
    for kinds in (*sorted((_kinds(symbol) for symbol in cost.symbols), key=len), *[TYPES] * cost.generic):
        kind = next((kind for kind in (*kinds, ANY) if left[kind]), None)
        if kind:
            left[kind] -= 1
            used[kind] += 1
    return used


def without(there: Pool | None, made: Pool, gone: Pool) -> tuple[Pool | None, Pool]:
    """What is left of the mana said to be there and of the mana made, once that is spent: made goes first."""
    first = Counter(made) & Counter(gone)
    left = None if there is None else Counter(there) - (Counter(gone) - first)
    return left, Counter(made) - first


def _kinds(symbol: str) -> str:
    """The types of mana that pay a symbol; a hybrid with a number, or snow, is paid by any."""
    kinds = "".join(part for part in symbol.split("/") if part in TYPES)
    return kinds if kinds and not any(part.isdigit() for part in symbol.split("/")) else TYPES
