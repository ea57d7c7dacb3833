"""The short answer: yes or no first, then why, then where things end, then what other days said."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine import events as e
from bot.engine.game import Decision
from bot.engine.play import Line, Play
from bot.model.verdict import Answered, Asks
from bot.wording.choices import picked
from bot.wording.ending import asked_move, causes, ending, subject, where
from bot.wording.localizer import Speak
from bot.wording.moment import Args
from bot.wording.narrate import Sentence
from bot.wording.reasons import because

MOST = 300
"""Characters of a short answer: what does not fit is left to the branches below it."""
ASIDE = frozenset({"order"})
"""Moves that are asked about for themselves: what comes of them is not told with the answer."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What the answer is on other days: until `day`, its last, or `since` it, its first."""

    day: dt.date
    answer: Answered
    since: bool = False


def short_answer(
    play: Play,
    verdict: Answered | None,
    speak: Speak,
    otherwise: Iterable[Otherwise] = (),
    *,
    first: Iterable[str] = (),
) -> str:
    """The answer in a few sentences of at most 300 characters in all, `first` what must be said before it."""
    open_to = _open_to(play, verdict)
    if open_to and verdict in {None, Answered.MAY}:
        parts = _choice(play, open_to, speak)
    else:
        parts = [*_lead(play, verdict, speak), *_rest(play, verdict, open_to, speak)]
    return _joined([*first, *parts, *(elsewhen(each, speak) for each in otherwise)], speak)


def elsewhen(otherwise: Otherwise, speak: Speak) -> str:
    """What the answer was until a day, or is since one, as a sentence."""
    args = speak.date("day", otherwise.day)
    return speak.say("since" if otherwise.since else "until", was=otherwise.answer.value, **args)


def _open_to(play: Play, verdict: Answered | None) -> list[Line]:
    """The branches in which somebody decides, where that leaves something open; else none."""
    lines = [line for line in play.lines if _decided(line)]
    return lines if len(lines) > 1 or verdict is Answered.MAY else []


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
    args = speak.who("player", _asker(play))
    lead = speak.say(_verdict(play, verdict), **args)
    reasons = _reasons(play, speak)
    said = speak.say("lead-because", lead=lead, reasons=reasons) if reasons else speak.say("lead", lead=lead)
    return [said[:1].upper() + said[1:]]


def _verdict(play: Play, verdict: Answered) -> str:
    """The message of a verdict; what was asked with a "not" in it is confirmed or denied in so many words."""
    ask = play.scenario.ask
    if not ask.negated or verdict not in {Answered.YES, Answered.NO}:
        return f"verdict-{verdict.value}"
    if verdict is Answered.NO:
        return "denied-permission" if ask.asks is Asks.PERMISSION else "verdict-no"
    return "confirmed-permission" if ask.test == "move" else "confirmed"


def _asker(play: Play) -> str:
    move = asked_move(play)
    if move is not None:
        return move.who
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


def _rest(play: Play, verdict: Answered | None, open_to: Sequence[Line], speak: Speak) -> list[str]:
    """What comes after yes or no: how the play ends, or what it turns on."""
    move = asked_move(play)
    if not play.lines or (move and move.verb in ASIDE):
        return []
    if not open_to:
        ends = ending(play, play.lines[0], verdict, speak)
        later = "at" in play.scenario.ask.args and ends
        return [speak.say("told-later", told=" ".join(ends))] if later else ends
    others = [[cause.said(speak) for cause in causes(play, line, verdict, speak)] for line in open_to[1:]]
    told = [c for c in causes(play, open_to[0], verdict, speak) if not _is_of_choice(c)]
    always = [said for said in (cause.said(speak) for cause in told) if all(said in each for each in others)]
    choice = _told_whole(open_to, speak)
    if choice and len(always) == len(told):
        return [*always, *choice]
    return [*always, *_ways(play, open_to[:1] if choice else open_to, speak)]


def _is_of_choice(cause: Sentence) -> bool:
    """Whether the sentence about the choice says it already: what a refusal leaves, what casting costs."""
    return isinstance(cause.event, e.Stayed | e.Paid)


def _decided(line: Line, number: int = 0) -> Decision | None:
    """The first real decision of a branch, or a later one by its number."""
    real = [decision for decision in line.decisions if len(decision.options) > 1]
    return real[number] if number < len(real) else None


def _choice(play: Play, lines: Sequence[Line], speak: Speak) -> list[str]:
    """What a player may choose between, and where each choice leads."""
    if known := _told_whole(lines, speak):
        return known
    who = next(decision.who for line in lines if (decision := _decided(line)))
    return [speak.sentence("may-other", **speak.who("player", who)), *_ways(play, lines, speak)]


def _told_whole(lines: Sequence[Line], speak: Speak) -> list[str]:
    """The sentences that tell the first two choices; none where the first takes one for each way.

    Which part of a card is told after whether the card is cast at all.
    """
    first, second = _decided(lines[0]), _decided(lines[0], 1)
    told = [said for number in (0, 1) if (said := _may(lines, speak, number))]
    of_parts = first and second and first.subject == second.subject
    return [] if not _may(lines, speak) else told[::-1] if of_parts else told


def _may(lines: Sequence[Line], speak: Speak, number: int = 0) -> str:
    """The sentence that tells a whole choice, by its number; "" where it takes one for each way."""
    decision = _decided(lines[0], number)
    if decision is None:
        return ""
    args = speak.who("player", decision.who) | speak.thing("card", decision.subject)
    own = f"may-{decision.about.replace('.', '-')}"
    if not speak.has(own):
        return ""
    if speak.has(f"{own}-paid") and (cost := _paid(lines, decision.subject)):
        return speak.sentence(f"{own}-paid", **args, cost=cost)
    return speak.sentence(own, **args)


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


def _ways(play: Play, lines: Sequence[Line], speak: Speak) -> Iterator[str]:
    """For each thing that can be picked first: what then happens, or what is decided next."""
    picks: dict[str, list[Line]] = {}
    for line in lines:
        if decision := _decided(line):
            picks.setdefault(decision.pick, []).append(line)
    for group in picks.values():
        decision = _decided(group[0])
        then = _may(group, speak, 1) if len(group) > 1 else ""
        end = then or _end(play, group[0], speak)
        if decision and end:
            who = speak.who("player", decision.who)
            args: Args = who | {"who": who["player-who"], "pick": picked(decision, speak)}
            yield speak.sentence("if-picked", **args, end=end)


def _end(play: Play, line: Line, speak: Speak) -> str:
    """Why a branch ends as it does, else where the object asked about is then."""
    told = ending(play, line, None, speak, whole=False) or [where(subject(play), line, speak)]
    return " ".join(told)
