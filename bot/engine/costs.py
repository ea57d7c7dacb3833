"""What a spell costs: one formula for every spell (118, 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.engine.characteristics import keyword
from bot.engine.events import Paid, TapChanged
from bot.engine.mana import Pool, Price, joined, price, spent
from bot.engine.state import GameObject, Zone
from bot.engine.timing import applies_to, is_kind, statics
from bot.model.card import Ability, Face
from bot.model.verdict import Reason

if TYPE_CHECKING:
    from bot.engine.game import Game


COMMANDER_TAX = 2
"""How much more a commander costs for each time it was cast from the command zone before (903.8)."""


@dataclass(frozen=True, slots=True)
class Total:
    """A total cost: how much mana, and the reasons why it is other than the base."""

    mana: Price
    because: tuple[Reason, ...] = ()


def total(  # noqa: PLR0913 - what a total cost is made of
    game: Game,
    player: str,
    spell: GameObject,
    face: Face,
    base: str,
    *,
    free: bool,
    x: int = 0,
    more: Price = Price(),  # noqa: B008 - it never changes
) -> Total:
    """The total cost of a spell: `base`, plus additional, plus increases, less reductions, then floors.

    `base` is the mana cost or the alternative cost, "" for none; `more` is mana in additional costs. What
    reduces generic mana leaves colored mana alone (118.7a).
    "Without paying its mana cost" sets the base to nothing; what is added still applies (118.9d).
    """
    cost = price(base, x).together(more)
    because, untouched = list[Reason](), list[Reason]()
    for added, reason in _taxes(game, player, spell, face):
        cost = cost.more(added)
        because.append(reason)
    for source, args in statics(game, "discount"):
        if applies_to(args, source.player, player) and _about(args, spell, face):
            if cost.generic < int(args["amount"]) and cost.symbols:
                untouched.append(Reason("cost.generic", source.name))
            cost = cost.less(int(args["amount"]))
    for source, args in statics(game, "floor"):
        if applies_to(args, source.player, player) and cost.amount < int(args["amount"]):
            cost = cost.more(int(args["amount"]) - cost.amount)
            because.append(Reason("cast.total", source.name))
    if free and because:
        because.insert(0, Reason("cost.over-alternative", because[0].by))
    return Total(cost, (*because, *untouched))


def _taxes(game: Game, player: str, spell: GameObject, face: Face) -> Iterator[tuple[int, Reason]]:
    """What is added to a cost, each with its reason."""
    if spell.zone is Zone.COMMAND and (before := spell.notes.get("taxed", 0)):
        yield COMMANDER_TAX * before, Reason("commander.tax", spell.name)
    for source, args in statics(game, "tax"):
        if applies_to(args, source.player, player) and _about(args, spell, face):
            in_own_turn = args.get("during") == "others' turns" and game.state.active == player
            if added := 0 if in_own_turn else _added(game, player, args):
                yield added, Reason("cast.total", source.name)


def _about(args: Mapping[str, Any], spell: GameObject, face: Face) -> bool:
    colored = "color" not in args or args["color"] in face.colors
    return is_kind(args, face) and colored and ("from" not in args or spell.zone.value in args["from"])


def _added(game: Game, player: str, args: Mapping[str, Any]) -> int:
    if args["amount"] == "cast":
        return sum(1 for record in game.state.cast if record.player == player)
    return int(args["amount"])


def kicker(spell: GameObject) -> Price:
    """The mana that the kicker cost of a card is (702.33a)."""
    ability = keyword(spell, "kicker")
    return price(str(ability.args["cost"])) if ability else Price()


def additional(face: Face) -> list[Ability]:
    """The mandatory additional costs a spell's own text asks for (118.8)."""
    return [a for a in face.abilities if a.kind == "static" and a.name == "additional-cost"]


def _untapped_lands(game: Game, player: str) -> list[GameObject]:
    lands = game.state.within(Zone.BATTLEFIELD)
    return [i for i in lands if "land" in i.face.types and i.player == player and not i.tapped]


def can_pay(game: Game, player: str, cost: Price) -> bool:
    """Whether the player has the mana, or can make it."""
    return in_pool(game, player, cost) or game.state.players[player].lands


def in_pool(game: Game, player: str, cost: Price) -> bool:
    """Whether the mana is in the player's pool already, in the colors asked for."""
    return not cost.amount or sum(spent(cost, _floating(game, player)).values()) == cost.amount


def _floating(game: Game, player: str) -> Pool:
    there = game.state.players[player]
    return joined(there.pool or {}, there.made)


def pay(game: Game, player: str, cost: Price, what: str, item: int, *because: str) -> None:
    """Pay mana from the pool, then from the lands there are, then from lands taken to be there."""
    if not cost.amount:
        return
    from_pool = spent(cost, _floating(game, player))
    short = cost.amount - sum(from_pool.values())
    lands = _untapped_lands(game, player)[:short]
    game.together([TapChanged(land.id, tapped=True) for land in lands], "cast.mana")
    if short > len(lands):
        game.assume("mana", player)
    game.happens(Paid(player, cost.amount, what, item, from_pool), *because)
