"""Making the moves of a scenario: each waits for its moment, is judged, and sets its play going."""

from __future__ import annotations

from bot.engine.acts import ACTS
from bot.engine.events import Refused
from bot.engine.facts import facts
from bot.engine.run import MoveError, Run, bare
from bot.engine.stack import before_priority, settle
from bot.model.scenario import Move
from bot.model.verdict import Verdict, rule


def make(run: Run, number: int, move: Move) -> None:
    """Make one move: wait for its moment, then do it; the verdict on it is kept under its number."""
    game = run.game
    if move.verb not in ACTS and move.verb not in run.actions:
        raise MoveError(f"unknown move {move.verb!r}; known: {', '.join(sorted([*ACTS, *run.actions]))}")
    if move.who not in game.state.players and move.who != "-":
        raise MoveError(f"nobody called {move.who!r} plays")
    if not move.response:
        settle(game)
    elif not _open_window(run, move):
        key = "sba.life" if game.state.over else "target.spell"
        run.verdicts[number] = _refuse(run, move, rule(key, holds=False))
        return
    if game.state.over:
        run.verdicts[number] = _refuse(run, move, rule("sba.life", holds=False))
        return
    if move.who in game.state.lost:
        run.verdicts[number] = _refuse(run, move, rule("player.leaves", holds=False))
        return
    run.moments[number - 1] = facts(game)
    run.verdicts[number] = _special(run, move) if move.verb in run.actions else ACTS[move.verb](run, move)


def _open_window(run: Run, move: Move) -> bool:
    """Let the stack resolve until what the move answers is on it; whether it ever was."""
    before_priority(run.game)
    when = bare(move.args.get("when", ""))
    if not when or when == "suspend":
        return True
    return settle(run.game, lambda game: any(game.state.objects[i].name == when for i in game.state.stack))


def _refuse(run: Run, move: Move, verdict: Verdict) -> Verdict:
    item = run.game.state.named(move.subject)
    keys = (reason.key for reason in verdict.because)
    run.game.happens(Refused(move.who, move.verb, item.id if item else None, verdict), *keys)
    return verdict


def _special(run: Run, move: Move) -> Verdict:
    item = run.item(move.subject)
    action = run.actions[move.verb]
    verdict = run.told(move, item.id, action.check(run.game, move.who, item, move.args))
    if verdict:
        action.does(run.game, move.who, item, move.args)
    return verdict


__all__ = ["MoveError", "Run", "make"]
