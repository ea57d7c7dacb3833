"""The one-word answer: what is asked, held against every branch, with the rules that decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.engine.events import (
    Allowed,
    Cast,
    Ceased,
    Countered,
    CountersRemoved,
    Created,
    Declined,
    EffectBegan,
    EffectEnded,
    Event,
    Failed,
    Moved,
    Obliged,
    Refused,
    Resolving,
    Stayed,
    Supposed,
    Together,
    Triggered,
)
from bot.engine.state import Zone
from bot.model.citation import Citation
from bot.model.scenario import Asked
from bot.model.verdict import Answered, Asks

if TYPE_CHECKING:
    from bot.engine.game import Happened
    from bot.engine.play import Line, Play

MOST_RULES = 8
FLIPPED = {Answered.YES: Answered.NO, Answered.NO: Answered.YES}
WEIGHT: dict[type[Event], int] = {
    Refused: 0,
    Obliged: 0,
    Declined: 1,
    Allowed: 1,
    Stayed: 1,
    Failed: 1,
    EffectEnded: 2,
    Countered: 2,
    Cast: 2,
    CountersRemoved: 3,
    Triggered: 3,
    EffectBegan: 3,
    Created: 3,
    Ceased: 3,
    Moved: 4,
}


def judge(play: Play) -> Answered | None:
    """The verdict on what the scenario asks; None for an open question with no single decision."""
    ask = play.scenario.ask
    if ask.asks is Asks.OPEN:
        return _decision(play)
    verdict = TESTS[ask.test](play, ask)
    flips = ask.negated and ask.asks is not Asks.OBLIGATION
    return FLIPPED.get(verdict, verdict) if flips else verdict


def _decision(play: Play) -> Answered | None:
    """May or must, when exactly one decision of a player splits or settles the play."""
    split = {(d.about, d.subject) for line in play.lines for d in line.decisions if len(d.options) > 1}
    forced = {done.event.item for line in play.lines for done in line.log if isinstance(done.event, Obliged)}
    if len(split) == 1 and len(play.lines) > 1:
        return Answered.MAY
    return Answered.MUST if len(forced) == 1 and not split else None


def _move(play: Play, ask: Asked) -> Answered:
    number = int(ask.args.get("number", len(play.scenario.moves)))
    return _yes(any(line.verdicts[number].holds for line in play.lines if number in line.verdicts))


def _choice(play: Play, ask: Asked) -> Answered:
    """May, must or no: whether the player could decide, had to, or could not at all."""
    about = str(ask.args.get("about", "suspend.cast"))
    decided = [d for line in play.lines for d in line.decisions if d.about in {about, "cost.unpaid-mana"}]
    if any(d.subject == ask.subject or not ask.subject for d in decided):
        return Answered.MAY
    obliged = any(isinstance(done.event, Obliged) for line in play.lines for done in line.log)
    return Answered.MUST if obliged else Answered.NO


def _event(play: Play, ask: Asked) -> Answered:
    return _over_branches(play, ask, [_count(line, ask) for line in play.lines])


def _count(line: Line, ask: Asked) -> bool:
    happened = sum(1 for done, event in _events(line) if _is(done, event, ask))
    return happened == int(ask.args["times"]) if "times" in ask.args else happened > 0


def _events(line: Line) -> Iterator[tuple[Happened, Event]]:
    for done in line.log:
        for event in done.event.parts if isinstance(done.event, Together) else (done.event,):
            yield done, event


def _is(done: Happened, event: Event, ask: Asked) -> bool:
    kind = str(ask.args["kind"])
    if ask.subject and subject_of(done, event) != ask.subject:
        return False
    match event:
        case Cast(_, new):
            return kind == "cast" and ask.args.get("from") in {None, str(done.after.objects[new].cast_from)}
        case Moved(_, _, to, why, _, _):
            return kind in {f"to-{to.value}", why} or (kind == "enters" and to is Zone.BATTLEFIELD)
        case Triggered(ability):
            return kind == "triggered" and ask.args.get("by") in {
                None,
                ability.ability and ability.ability.args.get("key"),
            }
        case Resolving():
            return kind == "resolves"
        case _:
            return kind == type(event).__name__.lower()


def subject_of(done: Happened, event: Event) -> str:
    """The name of the object an event is about, or "" if it is about none."""
    match event:
        case Triggered(ability):
            source = done.after.objects.get(ability.source or 0)
            return source.name if source else ""
        case EffectBegan(effect) | EffectEnded(effect):
            item = done.before.objects.get(effect.on[0]) if effect.on else None
            return item.name if item else ""
        case Created(item) | Supposed(item):
            return item.name
        case _:
            number = getattr(event, "item", None)
            found = done.before.objects.get(number) or done.after.objects.get(number) if number else None
            return found.name if found else ""


def _fact(play: Play, ask: Asked) -> Answered:
    key, value = str(ask.args["key"]).replace("-", " "), ask.args["value"]
    wanted = {"yes": True, "no": False}.get(str(value), value)
    at = int(ask.args["at"]) if "at" in ask.args else None
    then = [line.facts if at is None else line.moments.get(at, line.facts) for line in play.lines]
    unsaid = 0 if key.endswith(" counters") else None
    return _over_branches(play, ask, [held.get(ask.subject, {}).get(key, unsaid) == wanted for held in then])


def _over_branches(play: Play, ask: Asked, holds: list[bool]) -> Answered:
    """Whether it holds in the first branch, which is what the question supposes; for a permission, in any.

    It depends only where a bound was hit and the branches that were played do not agree.
    """
    if play.bounded and any(holds) and not all(holds):
        return Answered.DEPENDS
    return _yes(any(holds) if ask.asks is Asks.PERMISSION else holds and holds[0])


def _yes(holds: object) -> Answered:
    return Answered.YES if holds else Answered.NO


TESTS = {"move": _move, "choice": _choice, "event": _event, "fact": _fact}


def deciding(play: Play) -> tuple[Citation, ...]:
    """The rules that decided, most decisive first, each number once, at most eight."""
    ask = play.scenario.ask
    found: dict[str, Citation] = {}
    for citation in [*_of_verdict(play, ask), *_of_steps(play, ask), *_of_kind(play, ask)]:
        found.setdefault(citation.number, citation)
    return tuple(found.values())[:MOST_RULES]


def _of_verdict(play: Play, ask: Asked) -> Iterator[Citation]:
    if ask.test == "move":
        for line in play.lines:
            verdict = line.verdicts.get(int(ask.args.get("number", len(play.scenario.moves))))
            for reason in verdict.because if verdict else ():
                if citation := play.rules.cite(reason.key):
                    yield citation
    for key in FACT_RULES.get(str(ask.args.get("key")), ()) if ask.test == "fact" else ():
        if citation := play.rules.cite(key):
            yield citation


def _of_steps(play: Play, ask: Asked) -> list[Citation]:
    weighed: list[tuple[int, int, Citation]] = []
    for line in play.lines:
        for place, (done, event) in enumerate(_events(line)):
            weight = WEIGHT.get(type(event), 6)
            about = not ask.subject or subject_of(done, event) == ask.subject
            for rank, citation in enumerate(done.rules):
                minor = 5 if citation.key in MINOR else min(rank, 1)
                weighed.append((weight + minor + (0 if about else 2), -place, citation))
    return [citation for _, _, citation in sorted(weighed, key=lambda w: w[:2])]


def _of_kind(play: Play, ask: Asked) -> list[Citation]:
    """The rules that say when what is asked about would happen: they decide where it does not."""
    keys = EVENT_RULES.get(str(ask.args.get("kind")), ()) if ask.test == "event" else ()
    return [citation for key in keys if (citation := play.rules.cite(key))]


EVENT_RULES = {
    "countersremoved": ("trigger", "trigger.if"),
    "triggered": ("trigger",),
    "cast": ("suspend.cast",),
}

FACT_RULES = {"suspended": ("suspend.suspended",), "haste": ("suspend.haste",)}
"""The rules that say what a fact asked about means, beside those of the steps."""

MINOR = frozenset(
    {
        "trigger",
        "trigger.stack",
        "resolve.begin",
        "resolve.permanent",
        "resolve.graveyard",
        "cast.done",
        "cast.pay",
        "cast.mana",
        "cleanup",
        "turn",
        "phase.begin",
        "untap.step",
        "upkeep.step",
        "draw.step",
    }
)
"""What happens in every play and tells little of this one."""
