"""The short answer: yes or no first, then why, then where things end."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence

from bot.engine import events as e
from bot.engine.game import Decision
from bot.engine.play import Line, Play
from bot.model.verdict import Answered
from bot.wording.choices import picked
from bot.wording.ending import asked_move, ending, subject, where
from bot.wording.localizer import Speak
from bot.wording.moment import Args
from bot.wording.reasons import because

MOST = 300
"""Characters of a short answer: what does not fit is left to the branches below it."""

Changed = Sequence[tuple[dt.date, Answered]]
"""Days until which the answer was another, with the answer it was."""


def short_answer(play: Play, verdict: Answered | None, speak: Speak, also_changed: Changed = ()) -> str:
    """The answer in a few sentences of at most 300 characters in all."""
    open_to = [line for line in play.lines if _decided(line)]
    is_open = len(open_to) > 1 or (open_to and verdict is Answered.MAY)
    choice = _choice(play, open_to, speak) if is_open else []
    told = ending(play, play.lines[0], verdict, speak, whole=not choice) if play.lines else []
    if choice and verdict in {None, Answered.MAY}:
        parts = choice
    else:
        parts = [*_lead(play, verdict, speak), *told, *choice]
    parts += [speak.say("changed", day=day.isoformat(), was=was.value) for day, was in also_changed]
    return _joined(parts, speak)


def _joined(parts: Iterable[str], speak: Speak) -> str:
    """As many of the parts, from the first on, as fit."""
    text = ""
    for part in dict.fromkeys(parts):
        longer = speak.say("then-comes", first=text, second=part) if text else part
        if len(longer) > MOST:
            break
        text = longer
    return text


def _lead(play: Play, verdict: Answered | None, speak: Speak) -> list[str]:
    if verdict is None:
        return []
    if verdict is Answered.MUST:
        return [_must(play, speak)]
    lead = speak.say(f"verdict-{verdict.value}", **speak.who("player", _asker(play)))
    reasons = _reasons(play, speak)
    said = speak.say("lead-because", lead=lead, reasons=reasons) if reasons else speak.say("lead", lead=lead)
    return [said[:1].upper() + said[1:]]


def _asker(play: Play) -> str:
    return next((d.who for line in play.lines for d in line.decisions), play.scenario.players[0])


def _reasons(play: Play, speak: Speak) -> str:
    """Why the move that is asked about can or can't be made; "" where no move is asked about."""
    move = asked_move(play)
    if move is None:
        return ""
    number = play.scenario.moves.index(move) + 1
    verdict = next((line.verdicts[number] for line in play.lines if number in line.verdicts), None)
    return because(verdict, move.who, speak) if verdict is not None else ""


def _must(play: Play, speak: Speak) -> str:
    obliged = ((d, d.event) for line in play.lines for d in line.log if isinstance(d.event, e.Obliged))
    for done, event in obliged:
        args = speak.who("player", event.player) | speak.thing("card", done.before.objects[event.item].name)
        return speak.sentence("must-suspend-cast", **args)
    return speak.sentence("must-other", **speak.who("player", _asker(play)))


def _decided(line: Line) -> Decision | None:
    """The first real decision of a branch."""
    return next((d for d in line.decisions if len(d.options) > 1), None)


def _choice(play: Play, lines: Sequence[Line], speak: Speak) -> list[str]:
    """What a player may choose between, and where each choice leads."""
    decision = _decided(lines[0])
    assert decision is not None  # noqa: S101 - every one of these lines has one
    args = speak.who("player", decision.who) | speak.thing("card", decision.subject)
    own = f"may-{decision.about.replace('.', '-')}"
    if not speak.has(own):
        return [speak.sentence("may-other", **args), *(_picked(play, line, speak) for line in lines)]
    if speak.has(f"{own}-paid") and (cost := _paid(lines, decision.subject)):
        return [speak.sentence(f"{own}-paid", **args, cost=cost)]
    return [speak.sentence(own, **args)]


def _paid(lines: Sequence[Line], name: str) -> int:
    """How much mana a spell that is cast for free costs all the same."""
    paid = ((d, d.event) for line in lines for d in line.log if isinstance(d.event, e.Paid))
    over = (
        event.cost
        for done, event in paid
        if done.before.objects[event.item].name == name
        and any(citation.key == "cost.over-alternative" for citation in done.rules)
    )
    return next(over, 0)


def _picked(play: Play, line: Line, speak: Speak) -> str:
    decision = _decided(line)
    if decision is None:
        return ""
    who = speak.who("player", decision.who)
    args: Args = who | {"who": who["player-who"], "pick": picked(decision, speak)}
    return speak.sentence("if-picked", **args, end=where(subject(play), line, speak))
