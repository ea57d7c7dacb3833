"""Text -> scenario. Every line is one fact or one move; `docs/scenario.md` has the grammar."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

from bot.engine.notation.words import ScenarioError, arguments, name, one_of, split
from bot.engine.state import Step, Zone
from bot.model.scenario import Asked, Move, Pick, Placed, Scenario
from bot.model.verdict import Asks

MOST_LINES = 200
Fields = dict[str, Any]


def read_scenario(text: str) -> Scenario:
    """The scenario a text says; ScenarioError names the first line that can't be read."""
    fields: Fields = {
        "lives": {},
        "pools": {},
        "placed": [],
        "absent": [],
        "picks": [],
        "moves": [],
        "assumed": [],
    }
    lines = [line.split(" # ")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if len(lines) > MOST_LINES:
        raise ScenarioError(f"a scenario has at most {MOST_LINES} lines")
    for line in sorted(lines, key=lambda line: not line.startswith("players ")):
        words = split(line)
        reader = READERS.get(words[0])
        if reader is None:
            raise ScenarioError(f"unknown line (known: {', '.join(READERS)}): {line}")
        try:
            reader(fields, words[1:])
        except (IndexError, ValueError) as trouble:
            told = str(trouble) if isinstance(trouble, ScenarioError) else "words missing or wrong"
            raise ScenarioError(f"{told} in line: {line}") from None
    if "day" not in fields:
        raise ScenarioError("a scenario needs a day, such as: day 2026-11-30")
    _check_what_is_attached(fields)
    made: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in fields.items()}
    return Scenario(**made)


def _day(fields: Fields, words: list[str]) -> None:
    fields["day"] = dt.date.fromisoformat(words[0])


def _players(fields: Fields, words: list[str]) -> None:
    fields["players"] = tuple(words)


def _player(fields: Fields, word: str) -> str:
    """The word, if somebody of that name plays."""
    there = fields.get("players", ("me", "opponent"))
    return one_of(word, there, "nobody called {} plays; players are")


def _turn(fields: Fields, words: list[str]) -> None:
    who, step = words
    fields["turn"] = _player(fields, who)
    fields["step"] = one_of(step, list(Step), "no step is called {}; there are")


def _life(fields: Fields, words: list[str]) -> None:
    fields["lives"][_player(fields, words[0])] = int(words[1])


def _pool(fields: Fields, words: list[str]) -> None:
    fields["pools"][_player(fields, words[0])] = words[1]


def _have(fields: Fields, words: list[str]) -> None:
    who, zone, what, *rest = words
    args = arguments(rest)
    _player(fields, who)
    _player(fields, str(args.get("owner", who)))
    one_of(zone, [zone for zone in Zone if zone is not Zone.NONE], "no zone is called {}; there are")
    fields["placed"].append(Placed(who, zone, name(what), args))


def _check_what_is_attached(fields: Fields) -> None:
    there = [*fields.get("players", ("me", "opponent")), *(placed.name for placed in fields["placed"])]
    for placed in fields["placed"]:
        what = name(str(placed.args.get("attached", there[0])))
        one_of(what, there, f"[{placed.name}] can't be attached to {{}}; there are")


def _absent(fields: Fields, words: list[str]) -> None:
    fields["absent"].append(name(words[0]))


def _pick(*, only: bool) -> Callable[[Fields, list[str]], None]:
    def reader(fields: Fields, words: list[str]) -> None:
        about, what, option = words
        fields["picks"].append(Pick(about, name(what) if what != "any" else "", name(option), only))

    return reader


def _move(*, response: bool) -> Callable[[Fields, list[str]], None]:
    def reader(fields: Fields, words: list[str]) -> None:
        who, verb, *rest = words
        if who != "-":
            _player(fields, who)
        subject = name(rest.pop(0)) if rest and "=" not in rest[0].split("[")[0] else ""
        fields["moves"].append(Move(who, verb, subject, arguments(rest), response))

    return reader


def _stop(fields: Fields, _words: list[str]) -> None:
    fields["stop"] = True


def _ask(fields: Fields, words: list[str]) -> None:
    asks, *rest = words
    negated = "not" in rest
    rest = [word for word in rest if word != "not"]
    test = rest.pop(0) if rest else ""
    subject = name(rest.pop(0)) if rest and "=" not in rest[0].split("[")[0] else ""
    args = arguments(rest)
    one_of(asks, list(Asks), "nothing is asked as {}; there are")
    one_of(test, [*NEEDS] if test or asks != Asks.OPEN else [""], "nothing is asked about {}; there are")
    for needed in NEEDS.get(test, ()):
        if needed not in args:
            raise ScenarioError(f"ask {test} says {needed}=..., which is missing")
    fields["ask"] = Asked(Asks(asks), test, subject, args, negated)


NEEDS = {"move": (), "event": ("kind",), "fact": ("key", "value"), "choice": ()}
"""What can be asked about, and what each has to say."""


def _assume(fields: Fields, words: list[str]) -> None:
    fields["assumed"].append((words[0], name(words[1]) if len(words) > 1 else ""))


READERS: dict[str, Callable[[Fields, list[str]], None]] = {
    "day": _day,
    "players": _players,
    "turn": _turn,
    "life": _life,
    "pool": _pool,
    "have": _have,
    "absent": _absent,
    "only": _pick(only=True),
    "prefer": _pick(only=False),
    "then": _move(response=False),
    "respond": _move(response=True),
    "stop": _stop,
    "ask": _ask,
    "assume": _assume,
}
