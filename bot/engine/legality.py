"""Small questions of legality that need no play: attack, look, respond, choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword, is_suspended
from bot.engine.state import GameObject, Zone
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game


def may_attack(game: Game, player: str, item: GameObject) -> Verdict:
    """Whether a creature could attack this turn: own turn, untapped, no summoning sickness (508.1a)."""
    own_turn = rule("attack.declare", holds=game.state.active == player and item.player == player)
    here = rule("attack.declare", holds=item.zone is Zone.BATTLEFIELD and not item.tapped)
    hasty = has_keyword(game.state, item, "haste")
    ready = rule("haste.sickness", holds=item.since < game.state.turn and not hasty)
    suspend_haste = any(e.source == item.name and item.id in e.on for e in game.state.effects)
    haste = Verdict(hasty, (*((Reason("suspend.haste"),) if suspend_haste else ()), Reason("haste")))
    return here & own_turn & (haste if hasty else ready)


def may_look(_game: Game, player: str, item: GameObject) -> Verdict:
    """Whether a player may look at a card: face up in exile it is open to all (406.3)."""
    public = item.zone in {Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK, Zone.EXILE} and item.face_up
    because = (Reason("exile.face-up"), Reason("suspend.exile")) if item.zone is Zone.EXILE else ()
    return Verdict(public or (item.owner == player and item.zone is Zone.HAND), because)


def may_respond() -> Verdict:
    """Whether a special action can be answered: it does not use the stack (116.1, 405.6d)."""
    keys = ("action.suspend", "stack.special", "action.special", "suspend.exile")
    return Verdict(holds=False, because=tuple(Reason(key) for key in keys))


def may_choose_to_proliferate(_game: Game, _player: str, item: GameObject) -> Verdict:
    """Whether proliferate can reach an object: permanents and players with counters only (701.34a)."""
    return rule("proliferate", holds=item.zone is Zone.BATTLEFIELD and any(item.counters.values()))


def may_time_travel(_game: Game, player: str, item: GameObject) -> Verdict:
    """Whether time travel reaches an object: own suspended cards, own permanents with time counters."""
    own_card = is_suspended(item) and item.owner == player
    own_permanent = item.zone is Zone.BATTLEFIELD and item.player == player and item.count("time") > 0
    return rule("timetravel", holds=own_card or own_permanent)


def may_fuse(_game: Game, _player: str, item: GameObject) -> Verdict:
    """Whether both halves of a split card with fuse may be cast together: only from hand (702.102a)."""
    split = item.card is not None and item.card.layout == "split"
    return rule("fuse", holds=split and item.zone is Zone.HAND)
