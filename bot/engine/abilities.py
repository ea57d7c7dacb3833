"""Activating abilities: the cost is paid first, the effect waits on the stack (602.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.characteristics import abilities
from bot.engine.events import CountersRemoved, Moved, Refused, Stacked, TapChanged
from bot.engine.filters import matches
from bot.engine.state import GameObject, ObjectKind, Zone
from bot.engine.targets import default_targets
from bot.engine.timing import is_sorcery_time
from bot.engine.triggers import CONDITIONS, functions
from bot.engine.verbs.selecting import sacrifice_for_cost
from bot.model.card import Ability
from bot.model.scenario import Move
from bot.model.verdict import Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game
    from bot.engine.moves import Run


def activate(run: Run, move: Move) -> Verdict:
    """Activate an ability of the subject: `ability` counts from 1, `cost` names what pays for it."""
    game, item = run.game, run.item(move.subject)
    known = [a for a in abilities(game, item) if a.kind == "activated"]
    place = int(move.args.get("ability", 1)) - 1
    verdict = may_activate(game, move.who, item, known[place]) if place < len(known) else rule("activate", holds=False)
    for _ in range(int(move.args.get("times", 1)) if verdict else 0):
        paying = run.item(str(move.args["cost"]).strip("[]")) if "cost" in move.args else None
        wanted = (run.candidate(move.args["target"]),) if "target" in move.args else ()
        if not _put(game, move, item, known[place], paying, wanted):
            verdict = rule("activate.cost", holds=False)
            break
    if not verdict:
        game.happens(Refused(move.who, "activate", item.id, verdict), *(r.key for r in verdict.because))
    return verdict


def may_activate(game: Game, player: str, item: GameObject, ability: Ability) -> Verdict:
    """Whether a player may activate an ability now: theirs, in its zone, at its time, its condition true."""
    theirs = rule("activate", holds=item.player == player and functions(ability, item.zone))
    condition = CONDITIONS.get(str(ability.args.get("if", "")))
    holds = rule("suspend.suspended" if ability.args.get("if") == "suspended" else "activate", holds=not condition or condition(game, item))
    in_time = rule("timing.sorcery-only", holds=not ability.args.get("sorcery_time") or is_sorcery_time(game.state, player))
    return theirs & holds & in_time


def _put(  # noqa: PLR0913 - what an activation is made of
    game: Game, move: Move, item: GameObject, ability: Ability, paying: GameObject | None, wanted: tuple[int | str, ...]
) -> bool:
    paid = _pay(game, move.who, item, ability, paying, int(move.args.get("x", 0)))
    if paid is None:
        return False
    targets = default_targets(game, move.who, ability.targets, item.name, wanted)
    if targets is None:
        return False
    on_stack = GameObject(
        game.new_id(),
        f"activated:[{item.name}]",
        item.owner,
        Zone.STACK,
        item.face,
        ObjectKind.ABILITY,
        item.card,
        controller=move.who,
        ability=ability,
        source=item.id,
        targets=targets,
        x=int(move.args.get("x", 0)),
        notes={"paid": paid},
    )
    game.happens(Stacked(on_stack, "activated"), "activate", "activate.cost")
    return True


def _pay(game: Game, player: str, item: GameObject, ability: Ability, paying: GameObject | None, x: int) -> tuple[int, ...] | None:
    args = ability.args
    costs.pay(game, player, costs.mana(str(args.get("cost", "")), x), "ability", item.id, "activate.cost")
    if args.get("tap"):
        game.happens(TapChanged(item.id, tapped=True), "activate.cost")
    if "sacrifice" in args and not sacrifice_for_cost(game, player, str(args["sacrifice"]), paying.id if paying else None):
        return None
    if "remove_time" in args:
        if paying is None or paying.count("time") < 1:
            return None
        game.happens(CountersRemoved(paying.id, "time", int(args["remove_time"])), "activate.cost")
    if "exile_from_hand" in args:
        if paying is None or paying.zone is not Zone.HAND or not matches(game, paying.id, f"card {args['exile_from_hand']}", player):
            return None
        new = game.new_id()
        game.happens(Moved(paying.id, new, Zone.EXILE, "cost"), "activate.cost")
        return (new,)
    return ()

