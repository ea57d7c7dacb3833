"""Targets: what may be chosen, what is chosen when nobody says, and whether it is still legal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword
from bot.engine.events import Supposed
from bot.engine.filters import Candidate, alternatives, every, matches
from bot.engine.state import GameObject, Zone
from bot.engine.timing import statics
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
_PLAIN = frozenset({"your", "theirs", "nontoken", "untapped", "nonland"})


@dataclass(frozen=True, slots=True)
class Wish:
    """A target as card data writes it: "up to one " may be nothing, "yours first " does one good.

    "yours timed first " goes to what has time counters, before all to one's own.
    """

    what: str
    optional: bool
    yours: bool
    timed: bool


@cache
def wish(written: str) -> Wish:
    """What a target filter of card data says."""
    rest = written.removeprefix("up to one ")
    likely, first, what = rest.partition("first ")
    if not first:
        likely, what = "", rest
    return Wish(what, optional=rest != written, yours="yours" in likely, timed="timed" in likely)


def legal(game: Game, target: Wish, you: str, *, source: Face | None = None) -> list[Candidate]:
    """Everything that may be chosen for a target of that kind: the likeliest choice first.

    What has time counters comes first if `timed`; what belongs to an opponent, or what is one's own if
    `yours`; players before objects of the same side, the topmost of the stack before what is below it.
    """
    found = [c for c in every(game, target.what, you) if not shielded(game, c, you, source)]
    stack = game.state.stack

    def order(candidate: Candidate) -> tuple[bool, bool, bool, int]:
        thing = isinstance(candidate, int)
        height = -stack.index(candidate) if isinstance(candidate, int) and candidate in stack else 0
        timed = isinstance(candidate, int) and game.state.objects[candidate].count("time") > 0
        mine = _player_of(game, candidate) == you
        return target.timed and not timed, mine is not target.yours, thing, height

    return sorted(found, key=order)


def _player_of(game: Game, candidate: Candidate) -> str:
    return candidate if isinstance(candidate, str) else game.state.objects[candidate].player


def shielded(game: Game, candidate: Candidate, you: str, source: Face | None) -> str:
    """The key of what keeps `you` from targeting it with `source`: shroud, hexproof, protection; or ""."""
    if isinstance(candidate, str):
        leylines = (item for item, _ in statics(game, "hexproof") if item.player == candidate != you)
        return "hexproof" if next(leylines, None) else ""
    item = game.state.objects.get(candidate)
    if item is None or item.zone is not Zone.BATTLEFIELD:
        return ""
    shields = {
        "shroud": has_keyword(game.state, item, "shroud"),
        "hexproof": has_keyword(game.state, item, "hexproof") and item.player != you,
        "protection": source is not None and _protected(item, source),
    }
    return next((key for key, holds in shields.items() if holds), "")


def _protected(item: GameObject, source: Face) -> bool:
    """Whether a permanent has protection from what the source is (702.16b)."""
    qualities = frozenset(source.colors) | ({"colored"} if source.colors else frozenset())
    return any(
        a.name == "protection" and qualities & frozenset(a.args.get("from", ()))
        for a in (*item.face.abilities, *item.gained)
        if a.kind == "keyword"
    )


def default_targets(  # noqa: PLR0913 - what a choice of targets hangs on
    game: Game,
    you: str,
    filters: tuple[str, ...],
    name: str,
    wanted: tuple[Candidate, ...] = (),
    *,
    source: Face | None = None,
) -> tuple[Candidate, ...] | None:
    """Legal targets: those wanted, then others, then one taken to be there; None if impossible.

    `name` is whose targets they are, `source` the face of that spell or of the ability's object.
    """
    chosen: list[Candidate] = []
    for place, written in enumerate(filters):
        target = wish(written)
        if place < len(wanted):
            pick: Candidate | None = wanted[place]
        else:
            found = [c for c in legal(game, target, you, source=source) if c not in chosen]
            pick = found[0] if found else _supposed(game, you, target, name)
        if pick is None and target.optional:
            continue
        if pick is None or not matches(game, pick, target.what, you) or shielded(game, pick, you, source):
            return None
        chosen.append(pick)
    return tuple(chosen)


def can_choose(game: Game, you: str, filters: tuple[str, ...], name: str, source: Face | None = None) -> bool:
    """Whether every target has something legal to be, counting what may be taken to be there."""
    return all(
        target.optional
        or legal(game, target, you, source=source)
        or (name not in game.absent and supposable(target.what))
        for target in map(wish, filters)
    )


def _supposed(game: Game, you: str, target: Wish, name: str) -> Candidate | None:
    if name in game.absent or target.optional:
        return None
    return suppose(game, you, target.what, yours=target.yours)


def supposable(what: str) -> str | None:
    """The part of a filter that an ordinary permanent fits, which may be taken to be there; or None."""
    for part in alternatives(what):
        words = part.split()
        kind = next((word for word in words if word in SUPPOSABLE), None)
        if kind and not set(words) - {kind} - _PLAIN:
            return part
    return None


def suppose(game: Game, you: str, what: str, *, yours: bool = False) -> int | None:
    """Take an ordinary permanent of that kind to be there, and write it down; its id, or None."""
    part = supposable(what)
    if part is None:
        return None
    words = part.split()
    kind = next(word for word in words if word in SUPPOSABLE)
    other = next((p for p in game.state.order if p != you), you)
    owner = you if yours or "your" in words else other
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
        target
        if matches(game, target, wish(what).what, item.player)
        and not shielded(game, target, item.player, item.face)
        else None
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
