"""The turn: steps one after another, each with what begins in it (500 to 514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.control import end_control
from bot.engine.events import Drew, EffectEnded, LifeChanged, StepBegan, TapChanged, TurnBegan
from bot.engine.stack import settle
from bot.engine.state import Step, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game

ORDER = tuple(Step)
MOST_STEPS = 600
PHASE = dict.fromkeys(Step, "ending") | {
    Step.UNTAP: "beginning",
    Step.UPKEEP: "beginning",
    Step.DRAW: "beginning",
    Step.MAIN: "main",
    Step.COMBAT: "combat",
    Step.MAIN2: "main2",
}
"""The phase that each step is of (500.1)."""
BEGIN = {Step.UPKEEP: ("upkeep.step",), Step.DRAW: ("draw.step",), Step.CLEANUP: ("cleanup",)}


def next_step(game: Game) -> None:
    """Let the stack empty and begin the next step, or the next turn after the last one."""
    settle(game)
    state = game.state
    if state.over:
        return
    if state.extra_steps:
        begin(game, state.extra_steps[0], state.active)
    elif state.step is ORDER[-1]:
        _next_turn(game)
    else:
        begin(game, ORDER[ORDER.index(state.step) + 1], state.active)


def begin(game: Game, step: Step, player: str) -> None:
    """Begin a step of `player`'s turn and do its turn-based actions."""
    keeps = _keeps_mana(game, step, player)
    game.happens(StepBegan(step, player, keeps), *BEGIN.get(step, ("phase.begin",)))
    match step:
        case Step.UNTAP:
            tapped = [i.id for i in game.state.within(Zone.BATTLEFIELD) if i.tapped and i.player == player]
            game.together([TapChanged(item, tapped=False) for item in tapped], "untap.step")
        case Step.DRAW:
            if player not in game.state.lost:
                game.happens(Drew(player, 1), "draw.step")
        case Step.CLEANUP:
            _cleanup(game)
        case _:
            pass


def _keeps_mana(game: Game, step: Step, active: str) -> bool:
    """Whether mana made before stays as the step begins; if not, what is lost burned until M10 (300.3)."""
    floating = [(who, sum(told.made.values())) for who, told in game.state.players.items() if told.made]
    if not floating:
        return False
    same_phase = active == game.state.active and PHASE[step] == PHASE[game.state.step]
    if same_phase and game.rules.setting("core.mana_empties") == "phase":
        return True
    for player, lost in floating:
        if lost and game.rules.setting("core.mana_burn") == "yes":
            game.happens(LifeChanged(player, -lost), "mana.burn")
    return False


def _next_turn(game: Game) -> None:
    """Begin the next turn; none begins for a player who has left (800.4k)."""
    state = game.state
    extra = [player for player in state.extra_turns if player not in state.lost]
    if extra:
        game.happens(TurnBegan(extra[0], extra=True), "turn.extra")
    else:
        last = state.order.index(state.in_order or state.active)
        after = state.order[last + 1 :] + state.order[: last + 1]
        there = [player for player in after if player not in state.lost]
        game.happens(TurnBegan(there[0]), *(() if after[0] == there[0] else ("player.turn",)), "turn")
    begin(game, Step.UNTAP, game.state.active)


def _cleanup(game: Game) -> None:
    for effect in game.state.effects:
        if effect.until == "end of turn":
            if effect.kind == "control":
                end_control(game, effect, "cleanup")
            else:
                game.happens(EffectEnded(effect), "cleanup")


def go(game: Game, player: str, step: Step) -> None:
    """Go on until the next such step of that player begins; what triggers in it waits on the stack."""
    for _ in range(MOST_STEPS):
        next_step(game)
        if game.state.over or (game.state.active == player and game.state.step is step):
            return
