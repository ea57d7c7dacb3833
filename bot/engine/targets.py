"""Targets: what may be chosen, what is chosen when nobody says, and whether it is still legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import Supposed
from bot.engine.filters import Candidate, alternatives, every, matches
from bot.engine.state import GameObject, Zone
from bot.model.card import Face

if TYPE_CHECKING:
    from bot.engine.game import Game

SUPPOSABLE = {
    "creature": Face("creature", None, 0, frozenset({"creature"}), power="2", toughness="2"),
    "land": Face("land", None, 0, frozenset({"land"})),
    "artifact": Face("artifact", None, 0, frozenset({"artifact"})),
    "enchantment": Face("enchantment", None, 0, frozenset({"enchantment"})),
    "planeswalker": Face("planeswalker", None, 0, frozenset({"planeswalker"}), loyalty="4"),
    "permanent": Face("creature", None, 0, frozenset({"creature"}), power="2", toughness="2"),
}
"""What is taken to be on the battlefield when a target is needed and nobody mentioned one."""


def legal(game: Game, what: str, you: str) -> list[Candidate]:
    """Everything that may be chosen for a target of that kind, the opponent's first."""
    found = list(every(game, what, you))
    return sorted(found, key=lambda c: _player_of(game, c) == you)


def _player_of(game: Game, candidate: Candidate) -> str:
    return candidate if isinstance(candidate, str) else game.state.objects[candidate].player


def default_targets(
    game: Game, you: str, filters: tuple[str, ...], name: str, wanted: tuple[Candidate, ...] = ()
) -> tuple[Candidate, ...] | None:
    """A legal choice of targets: those wanted, then others, then one taken to be there; None if impossible."""
    chosen: list[Candidate] = []
    for place, what in enumerate(filters):
        pick = wanted[place] if place < len(wanted) else _default(game, you, what.removeprefix("up to one "), name, chosen)
        if pick is None:
            if what.startswith("up to one "):
                continue
            return None
        if not matches(game, pick, what.removeprefix("up to one "), you):
            return None
        chosen.append(pick)
    return tuple(chosen)


def can_choose(game: Game, you: str, filters: tuple[str, ...], name: str) -> bool:
    """Whether every target has something legal to be, counting what may be taken to be there."""
    return all(
        what.startswith("up to one ") or legal(game, what, you) or (name not in game.absent and supposable(what))
        for what in filters
    )


def _default(game: Game, you: str, what: str, name: str, taken: list[Candidate]) -> Candidate | None:
    found = [c for c in legal(game, what, you) if c not in taken]
    placed = [c for c in found if isinstance(c, int)]
    if found and (placed or any(isinstance(c, str) for c in found)):
        return next((c for c in found if isinstance(c, str)), found[0]) if _wants_player(what) else found[0]
    if name in game.absent:
        return None
    return suppose(game, you, what)


def _wants_player(what: str) -> bool:
    return "any" in alternatives(what) or "player" in alternatives(what) or "opponent" in alternatives(what)


def supposable(what: str) -> str | None:
    for part in alternatives(what):
        words = part.split()
        kind = next((word for word in words if word in SUPPOSABLE), None)
        if kind and not set(words) - {kind, "your", "theirs", "nontoken", "untapped"}:
            return part
    return None


def suppose(game: Game, you: str, what: str) -> int | None:
    part = supposable(what)
    if part is None:
        return None
    kind = next(word for word in part.split() if word in SUPPOSABLE)
    other = next((p for p in game.state.order if p != you), you)
    owner = you if "your" in part.split() else other
    face = SUPPOSABLE[kind]
    number = sum(1 for item in game.state.objects.values() if item.name.split("#")[0] == face.name)
    name = face.name if not number else f"{face.name}#{number + 1}"
    item = GameObject(game.new_id(), name, owner, Zone.BATTLEFIELD, face, controller=owner, since=0)
    game.assume("target", face.name)
    game.happens(Supposed(item))
    return item.id


def still_legal(game: Game, item: GameObject) -> tuple[Candidate | None, ...]:
    """The targets of an object on the stack, None in the place of each that became illegal (608.2b)."""
    filters = target_filters(item)
    return tuple(
        target if matches(game, target, what.removeprefix("up to one "), item.player) else None
        for target, what in zip(item.targets, filters, strict=False)
    )


def target_filters(item: GameObject) -> tuple[str, ...]:
    """The target filters of an object on the stack: its ability's, or its spell abilities'."""
    if item.ability:
        return item.ability.targets
    return spell_filters(item.face)


def spell_filters(face: Face) -> tuple[str, ...]:
    """The target filters of a spell with that face; an Aura spell targets what it enchants."""
    return tuple(what for ability in face.abilities if ability.kind == "spell" for what in ability.targets)
