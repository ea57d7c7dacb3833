"""What an object is now: its abilities, keywords, power and toughness, and whether it is suspended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.state import GameObject, State, Zone
from bot.model.card import Ability, Face

if TYPE_CHECKING:
    from bot.engine.game import Game


def abilities(game: Game, item: GameObject) -> tuple[Ability, ...]:
    """The abilities of an object, its keywords spelled out (702.1)."""
    if game.state.effects and _lost_all(game.state, item):
        return ()
    printed = game.spelled.get(id(item.face))
    if printed is None:
        printed = (item.face, _spelled(game, item.face.abilities))
        game.spelled[id(item.face)] = printed
    return (*printed[1], *_spelled(game, item.gained)) if item.gained else printed[1]


def _spelled(game: Game, own: tuple[Ability, ...]) -> tuple[Ability, ...]:
    spelled: list[Ability] = []
    for ability in own:
        spelled.append(ability)
        mechanic = game.mechanics.get(ability.name) if ability.kind == "keyword" else None
        if mechanic:
            spelled += mechanic.abilities(ability)
    return tuple(spelled)


def keyword(item: GameObject, name: str) -> Ability | None:
    """The keyword ability of that name the object has by itself, or None."""
    own = (*item.face.abilities, *item.gained)
    return next((a for a in own if a.kind == "keyword" and a.name == name), None)


def has_static(item: GameObject, name: str) -> bool:
    """Whether the object has a static ability of that name by itself."""
    return any(a.kind == "static" and a.name == name for a in (*item.face.abilities, *item.gained))


def types(item: GameObject) -> frozenset[str]:
    """Its card types: a permanent cast for its impending cost is no creature yet (702.176a)."""
    if item.notes.get("way") == "impending" and item.zone is Zone.BATTLEFIELD and item.count("time"):
        return item.face.types - {"creature"}
    return item.face.types


def has_keyword(state: State, item: GameObject, name: str) -> bool:
    """Whether the object has a keyword, printed, gained or by an effect (613.1f)."""
    if _lost_all(state, item):
        return False
    by_effect = any(
        e.kind == "keyword" and item.id in e.on and e.args["keyword"] == name for e in state.effects
    )
    return by_effect or keyword(item, name) is not None


def _lost_all(state: State, item: GameObject) -> bool:
    return any(e.kind == "lose" and item.id in e.on for e in state.effects)


def is_suspended(item: GameObject) -> bool:
    """Whether a card is suspended: in exile, with suspend, with a time counter (702.62b)."""
    return item.zone is Zone.EXILE and keyword(item, "suspend") is not None and item.count("time") > 0


def power(state: State, item: GameObject) -> int | None:
    """Its power, or None where it has none or the number is not fixed."""
    return _size(state, item, item.face.power, "power")


def toughness(state: State, item: GameObject) -> int | None:
    """Its toughness, or None where it has none or the number is not fixed."""
    return _size(state, item, item.face.toughness, "toughness")


def _size(state: State, item: GameObject, printed: str | None, which: str) -> int | None:
    if printed is None or not printed.lstrip("-").isdigit():
        return None
    by_effects = sum(int(e.args[which]) for e in state.effects if e.kind == "pt" and item.id in e.on)
    return int(printed) + by_effects + item.count("+1/+1") - item.count("-1/-1")


def mana_value(face: Face, item: GameObject | None = None) -> int:
    """The mana value of an object with that face: none for no mana cost, X only on the stack (202.3)."""
    on_stack = item is not None and item.zone is Zone.STACK
    x = item.x * (face.mana_cost or "").count("{X}") if item and on_stack else 0
    if item and item.card and item.card.layout == "split" and not on_stack:
        return sum(half.mana_value for half in item.card.faces)
    return face.mana_value + x
