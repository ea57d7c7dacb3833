"""Where a play ends and why: the object that is asked about, what befell it, where it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.engine import events as e
from bot.engine.game import Happened
from bot.engine.judge import subject_of
from bot.engine.play import Line, Play
from bot.engine.state import Zone
from bot.model.answer import Fact
from bot.model.scenario import Move
from bot.model.verdict import Answered
from bot.wording.localizer import Speak
from bot.wording.moment import OWN_TIME, Args, counters, is_any_card
from bot.wording.narrate import Sentence, sentences

MOST_CAUSES = 2
KEPT = frozenset({Zone.HAND, Zone.COMMAND, Zone.LIBRARY})
"""Zones of which it is no news that an object is still there."""

Known = Mapping[str, Fact]


def asked_move(play: Play) -> Move | None:
    """The move that is asked about, if the question is whether a move may be made."""
    ask, moves = play.scenario.ask, play.scenario.moves
    number = int(ask.args.get("number", len(moves)))
    return moves[number - 1] if ask.test == "move" and 0 < number <= len(moves) else None


def subject(play: Play) -> str:
    """The name of the object that the question is about: what is asked about, decided, moved or placed."""
    return next((bare for name in _named(play) if (bare := _inside(name))), "")


def _named(play: Play) -> Iterator[str]:
    scenario, move = play.scenario, asked_move(play)
    placed = [p.name for p in scenario.placed]
    yield scenario.ask.subject
    if move:
        target = str(move.args.get("target", ""))
        yield target if "[" in target else move.subject
    yield from (decision.subject for line in play.lines for decision in line.decisions)
    yield from (p.name for p in scenario.placed if p.zone == "exile")
    yield from (m.subject for m in reversed(scenario.moves) if m.subject in placed)
    yield from placed


def _inside(name: str) -> str:
    """The name inside an ability's "key:[name]" or a target's "[name]"."""
    found = re.search(r"\[([^\[\]]+)\]", name)
    return found[1] if found else name


def ending(
    play: Play, line: Line, verdict: Answered | None, speak: Speak, *, whole: bool = True
) -> list[str]:
    """Why it ended so and, where the `whole` of it is wanted, where the object asked about is."""
    name = subject(play)
    told = causes(play, line, verdict, speak)
    end = ""
    if whole and not _is_settled(told) and not _is_untouched(play, line, name):
        stops = [c for c in told if isinstance(c.event, e.Countered | e.Failed)]
        stopped = name in {subject_of(stop.done, stop.event) for stop in stops}
        end = where(name, line, speak, haste=_speaks_of_haste(play, line), stopped=stopped)
    return [*(cause.said(speak) for cause in told), *([end] if end else [])]


def causes(play: Play, line: Line, verdict: Answered | None, speak: Speak) -> list[Sentence]:
    """What made a branch end as it did, the last of it, beside what the verdict has said already."""
    name = subject(play)
    return [s for s in sentences(line, speak) if _is_cause(play, s, name, verdict)][-MOST_CAUSES:]


def _is_settled(told: list[Sentence]) -> bool:
    """Whether what is told says already where the object is."""
    return any(isinstance(c.event, e.Stayed | e.Ceased) and c.message != "ceased-if" for c in told)


def _is_untouched(play: Play, line: Line, name: str) -> bool:
    """Whether a move was asked about and the object is as it was: where that is, the asker has said."""
    before, after = line.start.named(name), line.end.named(name)
    return play.scenario.ask.test == "move" and before is not None and before == after


def _is_denied(play: Play, verdict: Answered | None) -> bool:
    """Whether the verdict says that what is asked about can't be or isn't, however it was asked."""
    return verdict is (Answered.YES if play.scenario.ask.negated else Answered.NO)


def _is_cause(play: Play, sentence: Sentence, name: str, verdict: Answered | None) -> bool:
    """Whether an event says why a play ended as it did, and the verdict has not said it yet."""
    match sentence.event:
        case e.Refused(_, what, _, _):
            move = asked_move(play)
            return not (_is_denied(play, verdict) and move and move.verb == what)
        case e.Ceased() as event:
            return sentence.message == "ceased-if" or subject_of(sentence.done, event) == name
        case event:
            return _settles(event, sentence.done)


def _settles(event: e.Event, done: Happened) -> bool:
    """Whether an event settles how a play ends, whatever is asked."""
    match event:
        case e.EffectEnded(effect):
            return effect.args.get("key") == "suspend.haste"
        case e.Paid():
            return any(citation.key == "cost.over-alternative" for citation in done.rules)
        case e.Nothing(why, _):
            return why == "fewer-counters"
        case _:
            return isinstance(event, e.Failed | e.Countered | e.Stayed)


def _speaks_of_haste(play: Play, line: Line) -> bool:
    """Whether haste is worth a word: it is asked about, or suspend gave it."""
    given = (done.event.effect.args.get("key") for done in line.log if isinstance(done.event, e.EffectBegan))
    return play.scenario.ask.args.get("key") == "haste" or "suspend.haste" in given


def where(name: str, line: Line, speak: Speak, *, haste: bool = False, stopped: bool = False) -> str:
    """Where an object is at the end, as a sentence; "" if that is no news, or nothing is known of it.

    `stopped` is whether it was said already that it was cast and did not resolve.
    """
    facts = line.facts.get(name, {})
    zone = str(facts.get("zone", ""))
    before = line.start.named(name)
    if not zone or (before and before.zone == zone and zone in KEPT):
        return ""
    args: Args = speak.thing("card", name) | speak.who("owner", str(facts["owner"])) | {"zone": zone}
    message, more = _end(zone, facts, name, line, speak)
    if stopped and message == "end-cast":
        message = "end-zone"
    return speak.sentence(message, **(args | more | ({} if haste else {"haste": "none"})))


def _end(zone: str, facts: Known, name: str, line: Line, speak: Speak) -> tuple[str, Args]:
    match zone:
        case Zone.EXILE:
            return _exiled(facts, name, line, speak)
        case Zone.BATTLEFIELD:
            return _on_battlefield(facts, speak)
        case Zone.NONE:
            return "end-gone", {}
        case _:
            return _elsewhere(facts)


def _exiled(facts: Known, name: str, line: Line, speak: Speak) -> tuple[str, Args]:
    if facts.get("suspended"):
        first = next((item for item in line.start.objects.values() if item.name == name), None)
        own = is_any_card(first) and first is not None and not first.count("time")
        return "end-suspended", counters(speak, OWN_TIME if own else "time", int(facts["time counters"]))
    if facts.get("time counters") != 0:
        return "end-zone", {}
    return ("end-left" if _was_timed(name, line) else "end-never"), {}


def _was_timed(name: str, line: Line) -> bool:
    return any(
        item.name == name and item.count("time") for d in line.log for item in d.before.objects.values()
    )


def _on_battlefield(facts: Known, speak: Speak) -> tuple[str, Args]:
    haste = ("yes" if facts["haste"] else "no") if "haste" in facts else "none"
    return "end-battlefield", speak.who("player", str(facts["controller"])) | {"haste": haste}


def _elsewhere(facts: Known) -> tuple[str, Args]:
    if copies := int(facts.get("storm copies", 0)):
        return "end-copied", {"count": copies}
    return ("end-cast" if facts.get("cast") and facts["zone"] != Zone.STACK else "end-zone"), {}
