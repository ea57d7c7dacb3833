"""What is announced as a spell is cast: the mode, the kicker, the way it is paid for (601.2b)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword, keyword
from bot.engine.filters import Candidate, matches
from bot.engine.state import FACE_DOWN, GameObject, Zone
from bot.engine.targets import can_choose, spell_filters, wish
from bot.engine.timing import castable
from bot.model.card import Ability, Face
from bot.model.verdict import Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game

ADDITIONAL: Mapping[str, str] = {"kicker": "kicker", "buyback": "buyback"}
"""Optional additional costs, which go with any other cost (118.8, 118.9d), and the rule of each."""
ALTERNATIVE: Mapping[str, str] = {
    "flashback": "flashback",
    "overload": "overload",
    "evoke": "evoke",
    "impending": "impending",
    "morph": "morph",
    "foretell": "foretell",
    "madness": "madness",
}
"""Alternative costs, of which a spell has at most one (118.9a), and the rule of each."""
MORPH_COST = "{3}"
"""What casting a card face down costs (702.37a)."""


def modes(face: Face) -> tuple[str, ...]:
    """The names of the modes of a spell with that face; none where it is not modal."""
    named = (str(a.args["mode"]) for a in face.abilities if a.kind == "spell" and "mode" in a.args)
    return tuple(dict.fromkeys(named))


def with_mode(  # noqa: PLR0913 - what a mode is chosen by
    game: Game, player: str, item: GameObject, face: Face, *, wanted: str, targets: tuple[Candidate, ...]
) -> Face:
    """The face with one mode left: the one wanted, else the first that the targets fit, else the first.

    A mode that has no legal target is not chosen while another has (601.2b, 601.2c).
    """
    parts = {mode: _only(face, "mode", mode) for mode in modes(face)}
    if not parts or wanted in parts:
        return parts.get(wanted, face)
    able = [p for p in parts.values() if targets or can_choose(game, player, spell_filters(p), item.name, p)]
    fitting = [part for part in able if _fits(game, player, part, targets)]
    return next(iter([*fitting, *able, *parts.values()]))


def with_kicker(face: Face, *, kicked: bool) -> Face:
    """The face as it is when the kicker cost is paid, or when it is not (702.33d)."""
    return _only(face, "kicked", kicked)


def with_way(face: Face, way: str) -> Face:
    """The face as it is when it is cast for that alternative cost (702.96a), face down for morph's."""
    if way == "morph":
        return FACE_DOWN
    return _only(face, "way", way)


def _only(face: Face, arg: str, value: object) -> Face:
    return replace(face, abilities=tuple(a for a in face.abilities if a.args.get(arg, value) == value))


def _fits(game: Game, player: str, face: Face, targets: tuple[Candidate, ...]) -> bool:
    filters = spell_filters(face)
    return len(filters) == len(targets) and all(
        matches(game, target, wish(what).what, player) for target, what in zip(targets, filters, strict=True)
    )


def own_way(game: Game, item: GameObject) -> str:
    """The alternative cost that is paid if nobody says: flashback from a graveyard, foretell from exile."""
    effect = castable(game.state, item.owner, item)
    if effect and "way" in effect.args:
        return str(effect.args["way"])
    in_graveyard = item.zone is Zone.GRAVEYARD and has_keyword(game.state, item, "flashback")
    return "flashback" if in_graveyard else ""


def cost_of(item: GameObject, face: Face, way: str) -> str | None:
    """The cost that replaces the mana cost; None where the face has none to pay (118.6)."""
    if way == "pitch":
        return ""
    if way == "morph":
        return MORPH_COST
    if way == "plot":
        return ""
    ability = keyword(item, way) if way else None
    return str(ability.args["cost"]) if ability and "cost" in ability.args else face.mana_cost


def pitch(face: Face) -> Ability | None:
    """The ability that lets a card from hand be exiled instead of paying the mana cost, or None."""
    return next((a for a in face.abilities if a.kind == "static" and a.name == "alternative-cost"), None)


def may_pay_also(item: GameObject, name: str, *, free: bool) -> Verdict:
    """Whether a keyword's cost may be paid as the card is cast; `free`: without paying its mana cost."""
    if name == "fuse":
        return rule("fuse", holds=item.zone is Zone.HAND) & rule("split.cast", holds=not free)
    if name in ADDITIONAL:
        return rule("cost.additional", holds=True) & rule(ADDITIONAL[name], holds=True)
    return rule("cost.one-alternative", holds=not free) & rule(ALTERNATIVE[name], holds=True)
