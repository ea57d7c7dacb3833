"""The verbs of moves: what a scenario can say that somebody does, and what each sets going."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.engine.abilities import Activation, activate
from bot.engine.announcing import may_pay_also
from bot.engine.casting import Proposal, can_complete, cast, total_price
from bot.engine.characteristics import power
from bot.engine.control import gain_control
from bot.engine.damage import deal
from bot.engine.events import CountersRemoved, Moved, Noted, Refused
from bot.engine.legality import (
    may_attack,
    may_choose_to_proliferate,
    may_fuse,
    may_look,
    may_respond,
    may_time_travel,
)
from bot.engine.mechanic import Context
from bot.engine.mechanics.storm import copy_spell
from bot.engine.run import MoveError, Run, bare
from bot.engine.stack import enter, settle
from bot.engine.state import GameObject, ObjectKind, Step, Zone
from bot.engine.turns import go
from bot.engine.verbs.counters import counter_item, put_counters
from bot.engine.verbs.moving import blink_item
from bot.model.card import Instruction
from bot.model.scenario import Move
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game

Act = Callable[[Run, Move], Verdict]
DONE = Verdict(holds=True)
MOST_WAIT = 24
"""How many upkeeps a card is waited for: more than any printed number of time counters."""


def _cast(run: Run, move: Move) -> Verdict:
    game, item = run.game, run.item(move.subject)
    if move.args.get("when") == "suspend":
        return run.told(move, item.id, may_respond())
    plan = _proposal(run, move, item)
    verdict = can_complete(game, move.who, item, plan)
    price = total_price(game, move.who, item, plan)
    if cast(game, move.who, item, plan) is not None:
        return Verdict(holds=True, because=(*verdict.because, *price.because))
    refused = game.log[-1].event
    return refused.verdict if isinstance(refused, Refused) else verdict


def _proposal(run: Run, move: Move, item: GameObject) -> Proposal:
    args = move.args
    faces = item.card.faces if item.card else (item.face,)
    exiled = run.named(args["pitch"]).id if "pitch" in args else None
    return Proposal(
        next((f for f in faces if f.name == bare(args.get("face", ""))), item.face),
        free=args.get("free") == "yes",
        resolving=args.get("timing") == "ignored",
        x=int(args.get("x", 0)),
        targets=run.candidates(move),
        mode=str(args.get("mode", "")),
        kicked=args.get("kicked") == "yes",
        way="pitch" if exiled is not None else str(args.get("cost", "")),
        exiled=exiled,
    )


def _activate(run: Run, move: Move) -> Verdict:
    """Activate an ability of the subject: `ability` counts from 1, `cost` names what pays for it."""
    verdict = DONE
    for _ in range(int(move.args.get("times", 1))):
        item = run.item(move.subject)
        paying = run.named(move.args["cost"]).id if "cost" in move.args else None
        place, x = int(move.args.get("ability", 1)) - 1, int(move.args.get("x", 0))
        how = Activation(place, run.candidates(move), x, paying)
        verdict = activate(run.game, move.who, item, how)
        if not verdict:
            break
    return verdict


def _go(run: Run, move: Move) -> Verdict:
    if move.subject not in list(Step):
        raise MoveError(f"no step is called {move.subject!r}; there are: {', '.join(Step)}")
    for _ in range(int(move.args.get("times", 1))):
        go(run.game, move.who, Step(move.subject))
    return DONE


def _wait(run: Run, move: Move) -> Verdict:
    """Everybody passes, turn after turn, until the last time counter of a card is gone."""
    for _ in range(MOST_WAIT):
        item = run.game.state.named(move.subject)
        if item is None or item.zone is not Zone.EXILE or not item.count("time"):
            break
        go(run.game, item.owner, Step.UPKEEP)
        if settle(run.game, lambda _: _is_over(run, move.subject)):
            break
    return DONE


def _is_over(run: Run, name: str) -> bool:
    item = run.game.state.named(name)
    return item is None or (item.zone is Zone.EXILE and not item.count("time"))


def _counter(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    if move.args.get("when") == "suspend":
        return run.told(move, item.id, may_respond())
    if item.zone is not Zone.STACK:
        because = (Reason("counter"), Reason("stack.special"))
        return run.told(move, item.id, Verdict(holds=False, because=because))
    counter_item(run.game, item)
    return rule("counter", holds=True)


def _remove(run: Run, move: Move) -> Verdict:
    item, kind = run.item(move.subject), str(move.args.get("kind", "time"))
    count = min(int(move.args.get("count", 1)), item.count(kind))
    if count:
        run.game.happens(CountersRemoved(item.id, kind, count), "counters")
    return Verdict(holds=bool(count))


def _put(run: Run, move: Move) -> Verdict:
    item, kind = run.item(move.subject), str(move.args.get("kind", "time"))
    put_counters(run.game, item.id, kind, int(move.args.get("count", 1)), "counters")
    return DONE


def _control(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    if item.zone not in {Zone.BATTLEFIELD, Zone.STACK}:
        return run.told(move, item.id, rule("controller.none", holds=False))
    until = str(move.args.get("until", "")).replace("-", " ")
    gain_control(run.game, item.id, move.who, until=until)
    return DONE


def _move(run: Run, move: Move) -> Verdict:
    item, word = run.item(move.subject), str(move.args.get("to", ""))
    if word not in list(Zone):
        raise MoveError(f"no zone is called {word!r}; say one of: to={', to='.join(Zone)}")
    if word == Zone.BATTLEFIELD:
        enter(run.game, item, "return", item.owner)
    else:
        why = str(move.args.get("why", "put"))
        run.game.happens(Moved(item.id, run.game.new_id(), Zone(word), why), "zone.new-object")
    return DONE


def _blink(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    if item.zone is not Zone.BATTLEFIELD:
        return run.told(move, item.id, rule("zone.new-object", holds=False))
    blink_item(run.game, item)
    return rule("zone.new-object", holds=True)


def _hit(run: Run, move: Move) -> Verdict:
    """A creature deals combat damage: to a player, unblocked, or to the creature named."""
    item = run.item(move.subject)
    target = run.candidate(move.args.get("target", next(p for p in run.game.state.order if p != move.who)))
    amount = power(run.game.state, item) or 0
    key = "damage.player" if isinstance(target, str) else "damage.creature"
    deal(run.game, item.id, [target], amount, key, combat=True)
    return DONE


def _copy(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    if item.zone is not Zone.STACK:
        return run.told(move, item.id, rule("copy.spell", holds=False))
    copy_spell(run.game, item, move.who)
    return rule("copy.spell", holds=True)


def _name(run: Run, move: Move) -> Verdict:
    run.game.happens(Noted(run.item(move.subject).id, "name", bare(move.args["card"])), "replace.enter")
    return DONE


def _use(run: Run, move: Move) -> Verdict:
    """Whether a keyword's cost may be paid as the card is cast: without its mana cost if it is in exile."""
    item = run.item(move.subject)
    free = item.zone is Zone.EXILE or move.args.get("free") == "yes"
    return run.told(move, item.id, may_pay_also(item, str(move.args["keyword"]), free=free))


def _check(check: Callable[[Game, str, GameObject], Verdict]) -> Act:
    def act(run: Run, move: Move) -> Verdict:
        item = run.item(move.subject)
        return run.told(move, item.id, check(run.game, move.who, item))

    return act


def _proliferate(run: Run, move: Move) -> Verdict:
    verdict = _check(may_choose_to_proliferate)(run, move)
    item = run.item(move.subject)
    for kind in [k for k, count in item.counters.items() if count] if verdict else []:
        put_counters(run.game, item.id, kind, 1, "proliferate")
    return verdict


def _time_travel(run: Run, move: Move) -> Verdict:
    verdict = _check(may_time_travel)(run, move)
    if verdict and "pick" in move.args:
        item = run.item(move.subject)
        step = Instruction(
            str(move.args["pick"]), {"what": "self", "kind": "time", "count": 1, "key": "timetravel"}
        )
        run.game.verbs[step.verb](run.game, Context(None, item.id, move.who), step)
    return verdict


def _order(run: Run, move: Move) -> Verdict:
    """Whether a player orders their own triggered abilities: always, when there are two (603.3b)."""
    stack = run.game.state.within(Zone.STACK)
    mine = [o for o in stack if o.kind is ObjectKind.ABILITY and o.player == move.who]
    because = (Reason("trigger.order"), Reason("stack.order"))
    return run.told(move, None, Verdict(holds=bool(mine), because=because))


ACTS: dict[str, Act] = {
    "cast": _cast,
    "activate": _activate,
    "go": _go,
    "wait": _wait,
    "counter": _counter,
    "remove": _remove,
    "put": _put,
    "control": _control,
    "move": _move,
    "blink": _blink,
    "hit": _hit,
    "copy": _copy,
    "name": _name,
    "use": _use,
    "attack": _check(may_attack),
    "fuse": _check(may_fuse),
    "look": _check(may_look),
    "proliferate": _proliferate,
    "time-travel": _time_travel,
    "order": _order,
}
"""Every verb a move can have, besides the special actions of the mechanics."""
