"""What a spell costs: one formula for every spell (118, 601.2f)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine.events import Paid
from bot.engine.state import GameObject
from bot.engine.timing import applies_to, statics
from bot.model.card import Ability, Face
from bot.model.verdict import Reason

if TYPE_CHECKING:
    from bot.engine.game import Game

_SYMBOL = re.compile(r"\{([^}]+)\}")


def mana(cost: str, x: int = 0) -> int:
    """How much mana a cost such as "{X}{3}{U}" is, with X chosen."""
    return sum(_worth(symbol, x) for symbol in _SYMBOL.findall(cost))


def _worth(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    return int(symbol) if symbol.isdigit() else int(symbol != "T")


@dataclass(frozen=True, slots=True)
class Total:
    """A total cost: how much mana, and the reasons why it is more than the base."""

    mana: int
    because: tuple[Reason, ...] = ()


def total(game: Game, player: str, spell: GameObject, face: Face, *, free: bool, x: int = 0, more: int = 0) -> Total:
    """The total cost of a spell: mana cost or nothing, plus additional, plus increases, then floors.

    `more` is mana in additional costs. "Without paying its mana cost" sets the base to nothing, and
    increases and floors still apply to it (118.9d).
    """
    amount = (0 if free else mana(face.mana_cost or "", x)) + more
    because = []
    for source, args in statics(game, "tax"):
        if applies_to(args, source.player, player) and _taxes(args, spell, face):
            amount += int(args["amount"])
            because.append(Reason("cast.total", source.name))
    for source, args in statics(game, "floor"):
        if applies_to(args, source.player, player) and amount < int(args["amount"]):
            amount = int(args["amount"])
            because.append(Reason("cast.total", source.name))
    if free and because:
        because.insert(0, Reason("cost.over-alternative", because[0].by))
    return Total(amount, tuple(because))


def _taxes(args: object, spell: GameObject, face: Face) -> bool:
    assert isinstance(args, dict)  # noqa: S101 - card data is read into dicts
    if frozenset(args.get("not_types", ())) & face.types:
        return False
    if "types" in args and not frozenset(args["types"]) & face.types:
        return False
    return "from" not in args or spell.zone.value in args["from"]


def additional(face: Face) -> list[Ability]:
    """The mandatory additional costs a spell's own text asks for (118.8)."""
    return [a for a in face.abilities if a.kind == "static" and a.name == "additional-cost"]


def can_pay(game: Game, player: str, amount: int) -> bool:
    """Whether the player has the mana, or can make it."""
    return in_pool(game, player, amount) or game.state.players[player].lands


def in_pool(game: Game, player: str, amount: int) -> bool:
    """Whether the mana is in the player's pool already."""
    return amount == 0 or (game.state.players[player].pool or 0) >= amount


def pay(game: Game, player: str, amount: int, what: str, item: int, *because: str) -> None:
    """Pay mana from the pool or from lands that are assumed to be there."""
    if not amount:
        return
    if not in_pool(game, player, amount):
        game.assume("mana", player)
    game.happens(Paid(player, amount, what, item), *because)
