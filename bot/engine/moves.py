"""Moves of a scenario: each verb, whether it is legal, and what it sets going."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.abilities import activate
from bot.engine.casting import Proposal, can_complete, cast
from bot.engine.control import gain_control
from bot.engine.facts import facts
from bot.engine.events import Allowed, CountersPut, CountersRemoved, Moved, Noted, Refused
from bot.engine.legality import may_attack, may_choose_to_proliferate, may_fuse, may_look, may_respond, may_time_travel
from bot.engine.mechanic import SpecialAction
from bot.engine.stack import before_priority, enter, settle
from bot.engine.state import GameObject, ObjectKind, Step, Zone
from bot.engine.turns import go
from bot.engine.verbs.counters import counter_item
from bot.model.answer import Facts
from bot.model.scenario import Move, Value
from bot.model.verdict import Reason, Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game

MOST_WAIT = 24


class MoveError(ValueError):
    """A move that names something the play does not have; the message says what."""


@dataclass(slots=True)
class Run:
    """Moves being made: the game, the special actions known, and the verdict on each move made so far."""

    game: Game
    actions: Mapping[str, SpecialAction]
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    moments: dict[int, Facts] = field(default_factory=dict)

    def item(self, name: str) -> GameObject:
        """The object of that name where it is now; on the stack, the topmost of that name."""
        found = [o for o in self.game.state.objects.values() if o.name == name and o.zone is not Zone.NONE]
        if not found:
            raise MoveError(f"nothing called [{name}] is in the play")
        return found[-1]

    def candidate(self, value: Value) -> int | str:
        """What a target word means: a player, or an object by [name] or key:[name]."""
        word = str(value)
        if word in self.game.state.players:
            return word
        return self.item(word[1:-1] if word.startswith("[") else word).id


def make(run: Run, number: int, move: Move) -> None:
    """Make one move: wait for its moment, then do it; the verdict on it is kept under its number."""
    game = run.game
    if move.verb not in VERBS and move.verb not in run.actions:
        raise MoveError(f"unknown move {move.verb!r}; known: {', '.join(sorted([*VERBS, *run.actions]))}")
    if move.who not in game.state.players and move.who != "-":
        raise MoveError(f"nobody called {move.who!r} plays")
    if move.response:
        if not _open_window(run, move):
            _refuse(run, number, move, rule("target.spell", holds=False))
            return
    else:
        settle(game)
    run.moments[number - 1] = facts(game)
    if move.verb in run.actions:
        run.verdicts[number] = _special(run, move)
    else:
        run.verdicts[number] = VERBS[move.verb](run, move)


def _open_window(run: Run, move: Move) -> bool:
    before_priority(run.game)
    when = str(move.args.get("when", "")).strip("[]") if ":[" not in str(move.args.get("when", "")) else str(move.args["when"])
    if not when or when == "suspend":
        return True
    return settle(run.game, lambda game: any(game.state.objects[i].name == when for i in game.state.stack))


def _refuse(run: Run, number: int, move: Move, verdict: Verdict) -> None:
    item = run.game.state.named(move.subject)
    keys = (reason.key for reason in verdict.because)
    run.game.happens(Refused(move.who, move.verb, item.id if item else None, verdict), *keys)
    run.verdicts[number] = verdict


def _told(run: Run, move: Move, item: int | None, verdict: Verdict) -> Verdict:
    event = (Allowed if verdict else Refused)(move.who, move.verb, item, verdict)
    run.game.happens(event, *(reason.key for reason in verdict.because))
    return verdict


def _special(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    action = run.actions[move.verb]
    verdict = action.check(run.game, move.who, item, move.args)
    _told(run, move, item.id, verdict)
    if verdict:
        action.does(run.game, move.who, item, move.args)
    return verdict


def _cast(run: Run, move: Move) -> Verdict:
    game, item = run.game, run.item(move.subject)
    if move.args.get("when") == "suspend":
        return _told(run, move, item.id, may_respond())
    faces = item.card.faces if item.card else (item.face,)
    face = next((f for f in faces if f.name == str(move.args.get("face", "")).strip("[]")), item.face)
    targets = tuple(run.candidate(part) for part in str(move.args["target"]).split("+")) if "target" in move.args else ()
    plan = Proposal(
        face,
        free=move.args.get("free") == "yes",
        resolving=move.args.get("timing") == "ignored",
        x=int(move.args.get("x", 0)),
        targets=targets,
    )
    verdict = can_complete(game, move.who, item, plan)
    if verdict:
        verdict = Verdict(holds=True, because=(*verdict.because, *costs.total(game, move.who, item, face, free=plan.free).because))
    if cast(game, move.who, item, plan) is None:
        refused = game.log[-1].event
        return refused.verdict if isinstance(refused, Refused) else verdict
    return verdict


def _activate(run: Run, move: Move) -> Verdict:
    return activate(run, move)


def _go(run: Run, move: Move) -> Verdict:
    for _ in range(int(move.args.get("times", 1))):
        go(run.game, move.who, Step(move.subject))
    return Verdict(holds=True)


def _wait(run: Run, move: Move) -> Verdict:
    """Everybody passes, turn after turn, until the last time counter of a card is gone."""
    for _ in range(MOST_WAIT):
        item = run.game.state.named(move.subject)
        if item is None or item.zone is not Zone.EXILE or not item.count("time"):
            break
        go(run.game, item.owner, Step.UPKEEP)
        if settle(run.game, lambda _: _is_over(run, move.subject)):
            break
    return Verdict(holds=True)


def _is_over(run: Run, name: str) -> bool:
    item = run.game.state.named(name)
    return item is None or (item.zone is Zone.EXILE and not item.count("time"))


def _counter(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    if move.args.get("when") == "suspend":
        return _told(run, move, item.id, may_respond())
    if item.zone is not Zone.STACK:
        return _told(run, move, item.id, Verdict(holds=False, because=(Reason("counter"), Reason("stack.special"))))
    counter_item(run.game, item)
    return rule("counter", holds=True)


def _remove(run: Run, move: Move) -> Verdict:
    item, kind = run.item(move.subject), str(move.args.get("kind", "time"))
    count = min(int(move.args.get("count", 1)), item.count(kind))
    if count:
        run.game.happens(CountersRemoved(item.id, kind, count))
    return Verdict(holds=bool(count))


def _put(run: Run, move: Move) -> Verdict:
    item, kind = run.item(move.subject), str(move.args.get("kind", "time"))
    run.game.happens(CountersPut(item.id, kind, int(move.args.get("count", 1))))
    return Verdict(holds=True)


def _control(run: Run, move: Move) -> Verdict:
    gain_control(run.game, run.item(move.subject).id, move.who, until=str(move.args.get("until", "")).replace("-", " "))
    return Verdict(holds=True)


def _move(run: Run, move: Move) -> Verdict:
    item, to = run.item(move.subject), Zone(str(move.args["to"]))
    if to is Zone.BATTLEFIELD:
        enter(run.game, item, "return", item.owner)
    else:
        why = str(move.args.get("why", "put"))
        run.game.happens(Moved(item.id, run.game.new_id(), to, why), "zone.new-object")
    return Verdict(holds=True)


def _name(run: Run, move: Move) -> Verdict:
    run.game.happens(Noted(run.item(move.subject).id, "name", str(move.args["card"]).strip("[]")))
    return Verdict(holds=True)


def _check(check: Callable[[Game, str, GameObject], Verdict]) -> Callable[[Run, Move], Verdict]:
    def verb(run: Run, move: Move) -> Verdict:
        item = run.item(move.subject)
        return _told(run, move, item.id, check(run.game, move.who, item))

    return verb


def _order(run: Run, move: Move) -> Verdict:
    """Whether a player orders their own triggered abilities: always, when there are two (603.3b)."""
    mine = [o for o in run.game.state.within(Zone.STACK) if o.kind is ObjectKind.ABILITY and o.player == move.who]
    return _told(run, move, None, Verdict(holds=bool(mine), because=(Reason("trigger.order"), Reason("stack.order"))))


VERBS: dict[str, Callable[[Run, Move], Verdict]] = {
    "cast": _cast,
    "activate": _activate,
    "go": _go,
    "wait": _wait,
    "counter": _counter,
    "remove": _remove,
    "put": _put,
    "control": _control,
    "move": _move,
    "name": _name,
    "attack": _check(may_attack),
    "fuse": _check(may_fuse),
    "look": _check(may_look),
    "proliferate": _check(may_choose_to_proliferate),
    "time-travel": _check(may_time_travel),
    "order": _order,
}
