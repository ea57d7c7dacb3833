"""Scenario -> text: what `read_scenario` reads back to the same scenario."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.notation.words import bracket, written
from bot.model.scenario import Asked, Move, Scenario


def write_scenario(scenario: Scenario) -> str:
    """The text form, one line a fact or move."""
    return "\n".join(_lines(scenario)) + "\n"


def _lines(scenario: Scenario) -> Iterator[str]:
    yield f"day {scenario.day.isoformat()}"
    if scenario.players != ("me", "opponent"):
        yield f"players {' '.join(scenario.players)}"
    yield f"turn {scenario.turn} {scenario.step}"
    yield from (f"life {who} {life}" for who, life in scenario.lives.items())
    yield from (f"pool {who} {pool}" for who, pool in scenario.pools.items())
    for placed in scenario.placed:
        yield " ".join(["have", placed.who, placed.zone, bracket(placed.name), *written(placed.args)])
    yield from (f"absent {bracket(name)}" for name in scenario.absent)
    for pick in scenario.picks:
        subject = bracket(pick.subject) if pick.subject else "any"
        yield f"{'only' if pick.only else 'prefer'} {pick.about} {subject} {bracket(pick.option)}"
    yield from (_move(move) for move in scenario.moves)
    if scenario.stop:
        yield "stop"
    yield _ask(scenario.ask)
    for key, subject in scenario.assumed:
        yield f"assume {key} {bracket(subject)}" if subject else f"assume {key}"


def _move(move: Move) -> str:
    words = ["respond" if move.response else "then", move.who, move.verb]
    return " ".join([*words, *([bracket(move.subject)] if move.subject else []), *written(move.args)])


def _ask(ask: Asked) -> str:
    words = ["ask", ask.asks.value, *(["not"] if ask.negated else []), *([ask.test] if ask.test else [])]
    return " ".join([*words, *([bracket(ask.subject)] if ask.subject else []), *written(ask.args)])
