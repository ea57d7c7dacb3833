"""Activating abilities: targets and costs first, then the effect waits on the stack (602.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.characteristics import abilities
from bot.engine.events import CountersRemoved, LifeChanged, Moved, Refused, Stacked, TapChanged
from bot.engine.filters import Candidate, matches
from bot.engine.mana import price
from bot.engine.mechanic import Context
from bot.engine.state import GameObject, ObjectKind, Zone
from bot.engine.targets import default_targets
from bot.engine.timing import applies_to, is_kind, is_sorcery_time, statics
from bot.engine.triggers import functions
from bot.engine.verbs.counters import put_counters
from bot.engine.verbs.selecting import sacrifice_for_cost
from bot.engine.waiting import CONDITIONS
from bot.model.card import Ability
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game

PERMANENT_OR_SUSPENDED = "your permanent or suspended card owned"


@dataclass(frozen=True, slots=True)
class Activation:
    """How an ability is to be activated: which of the object's, on what, with X, and what pays for it."""

    place: int = 0
    targets: tuple[Candidate, ...] = ()
    x: int = 0
    paying: int | None = None


def activate(game: Game, player: str, item: GameObject, how: Activation) -> Verdict:
    """Activate one ability of an object, or refuse with the reasons."""
    known = [a for a in abilities(game, item) if a.kind == "activated"]
    if how.place < len(known):
        verdict = may_activate(game, player, item, known[how.place])
    else:
        verdict = rule("activate", holds=False)
    if verdict:
        verdict = _activated(game, player, item, known[how.place], how)
    if not verdict:
        game.happens(Refused(player, "activate", item.id, verdict), *(r.key for r in verdict.because))
    return verdict


def may_activate(game: Game, player: str, item: GameObject, ability: Ability) -> Verdict:
    """Whether a player may activate an ability now: theirs, in its zone, at its time, its condition true."""
    if not functions(ability, item.zone):
        key = "ability.function" if "zone" in ability.args else "ability.battlefield"
        return rule(key, holds=False, by=item.name)
    condition = str(ability.args.get("if", ""))
    key = "suspend.suspended" if condition == "suspended" else "activate"
    true_now = condition not in CONDITIONS or CONDITIONS[condition](game, item)
    in_time = not ability.args.get("sorcery_time") or is_sorcery_time(game.state, player)
    return (
        rule("activate", holds=item.player == player)
        & rule(key, holds=true_now)
        & rule("timing.sorcery-only", holds=in_time)
        & _not_forbidden(game, player, item, ability)
    )


def _not_forbidden(game: Game, player: str, item: GameObject, ability: Ability) -> Verdict:
    makes_mana = bool(ability.args.get("mana"))
    by = [
        source.name
        for source, args in statics(game, "prohibit-activation")
        if (args.get("mana") or not makes_mana) and _forbids(game, source, args, player, item)
    ]
    by += [e.source for e in game.state.effects if e.kind == "no-activation" and item.id in e.on]
    return Verdict(not by, tuple(Reason("activate.prohibited", name) for name in by[:1]))


def _forbids(game: Game, source: GameObject, args: object, player: str, item: GameObject) -> bool:
    assert isinstance(args, dict)  # noqa: S101 - card data is read into dicts
    return (
        applies_to(args, source.player, player)
        and is_kind(args, item.face)
        and (not args.get("named") or source.notes.get("name") == item.face.name)
        and (args.get("during") != "your turn" or game.state.active == source.player)
        and (args.get("during") != "others' turns" or game.state.active != player)
    )


def _activated(game: Game, player: str, item: GameObject, ability: Ability, how: Activation) -> Verdict:
    targets = default_targets(game, player, ability.targets, item.name, how.targets, source=item.face)
    if targets is None:
        return rule("cast.targets", holds=False) & rule("target", holds=False)
    paid = _pay(game, player, item, ability, how)
    if paid is None:
        return rule("activate.cost", holds=False)
    if ability.args.get("mana"):
        _resolve_at_once(game, player, item, ability)
        return rule("activate.mana", holds=True)
    on_stack = GameObject(
        game.new_id(),
        f"activated:[{item.name}]",
        item.owner,
        Zone.STACK,
        item.face,
        ObjectKind.ABILITY,
        item.card,
        controller=player,
        ability=ability,
        source=item.id,
        targets=targets,
        x=how.x,
        notes={"paid": paid, "source": item},
    )
    game.happens(Stacked(on_stack, "activated"), "activate", "activate.cost")
    return rule("activate", holds=True)


def _resolve_at_once(game: Game, player: str, item: GameObject, ability: Ability) -> None:
    """A mana ability does not use the stack (605.3b)."""
    for step in ability.does:
        game.verbs[step.verb](game, Context(None, item.id, player, was=item), step)


def _pay(
    game: Game, player: str, item: GameObject, ability: Ability, how: Activation
) -> tuple[int, ...] | None:
    """Pay everything; the new ids of what was exiled, or None where it can't be paid."""
    args = ability.args
    paying = game.state.objects.get(how.paying) if how.paying is not None else None
    if "loyalty" in args and not _loyalty(game, item, int(args["loyalty"])):
        return None
    if args.get("tap"):
        if item.tapped:
            return None
        game.happens(TapChanged(item.id, tapped=True), "activate.cost")
    costs.pay(game, player, price(str(args.get("cost", "")), how.x), "ability", item.id, "activate.cost")
    if life := int(args.get("life", 0)):
        game.happens(LifeChanged(player, -life), "activate.cost")
    if args.get("sacrifice") == "self":
        game.happens(Moved(item.id, game.new_id(), Zone.GRAVEYARD, "sacrifice"), "sacrifice", "activate.cost")
    elif "sacrifice" in args:
        wanted = paying.id if paying else None
        if not sacrifice_for_cost(game, player, str(args["sacrifice"]), wanted):
            return None
    if "remove_time" in args and not _removed(game, player, paying, int(args["remove_time"])):
        return None
    return _exiled(game, player, paying, args) if "exile_from_hand" in args else ()


def _loyalty(game: Game, item: GameObject, change: int) -> bool:
    """Put loyalty counters on a planeswalker or remove them, as the cost of its ability (606.4)."""
    if item.count("loyalty") + change < 0:
        return False
    if change > 0:
        put_counters(game, item.id, "loyalty", change, "activate.cost")
    elif change < 0:
        game.happens(CountersRemoved(item.id, "loyalty", -change), "activate.cost")
    return True


def _removed(game: Game, player: str, paying: GameObject | None, count: int) -> bool:
    """Remove time counters from a permanent you control or a suspended card you own, as a cost."""
    fits = paying is not None and matches(game, paying.id, PERMANENT_OR_SUSPENDED, player)
    if paying is None or not fits or paying.count("time") < count:
        return False
    game.happens(CountersRemoved(paying.id, "time", count), "activate.cost")
    return True


def _exiled(game: Game, player: str, paying: GameObject | None, args: object) -> tuple[int, ...] | None:
    assert isinstance(args, dict)  # noqa: S101 - card data is read into dicts
    what = f"card {args['exile_from_hand']}"
    if paying is None or paying.zone is not Zone.HAND or not matches(game, paying.id, what, player):
        return None
    new = game.new_id()
    game.happens(Moved(paying.id, new, Zone.EXILE, "cost"), "activate.cost")
    return (new,)
