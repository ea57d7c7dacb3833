"""The short answer: yes or no first, then why, then where things end."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.engine import events as e
from bot.engine.play import Line, Play
from bot.model.verdict import Answered
from bot.wording.choices import picked
from bot.wording.localizer import Said, Speak
from bot.wording.moment import Args, counters
from bot.wording.narrate import Sentence, sentences
from bot.wording.reasons import because

MOST = 300
"""Characters of a short answer: what does not fit is left to the branches below it."""

CAUSES = (e.Failed, e.Countered, e.Stayed, e.Ceased)
"""Events that say why a play ended as it did."""

Changed = Sequence[tuple[dt.date, Answered]]
"""Days before which the answer was another, with the answer it was."""


def short_answer(play: Play, verdict: Answered | None, speak: Speak, also_changed: Changed = ()) -> str:
    """The answer in one to three sentences of at most 300 characters in all."""
    parts = [*_lead(play, verdict, speak), *_ends(play, verdict, speak)]
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


def subject(play: Play) -> str:
    """The name of the object that the question is about: what is asked about, decided, moved or placed."""
    scenario = play.scenario
    named = [scenario.ask.subject, *(d.subject for line in play.lines for d in line.decisions)]
    placed = [p.name for p in scenario.placed]
    exiled = [p.name for p in scenario.placed if p.zone == "exile"]
    moved = [m.subject for m in reversed(scenario.moves) if m.subject in placed]
    found = next((name for name in (*named, *exiled, *moved, *placed) if name), "")
    inside = re.fullmatch(r"[^\[\]]+:\[(.+)\]", found)
    return inside[1] if inside else found


def _lead(play: Play, verdict: Answered | None, speak: Speak) -> list[str]:
    if verdict is None or verdict is Answered.MAY:
        return []
    if verdict is Answered.MUST:
        return [_must(play, speak)]
    lead = speak.say(f"verdict-{verdict.value}")
    reasons = _asked_because(play, speak)
    if reasons:
        return [speak.say("lead-because", lead=lead, reasons=reasons)]
    return [speak.say("lead", lead=lead)]


def _asked_because(play: Play, speak: Speak) -> str:
    """Why the move that is asked about can or can't be made."""
    ask, moves = play.scenario.ask, play.scenario.moves
    number = int(ask.args.get("number", len(moves)))
    if ask.test != "move" or not 0 < number <= len(moves):
        return ""
    verdict = next((line.verdicts[number] for line in play.lines if number in line.verdicts), None)
    return because(verdict, moves[number - 1].who, speak) if verdict is not None else ""


def _must(play: Play, speak: Speak) -> str:
    for line in play.lines:
        for done in line.log:
            if isinstance(done.event, e.Obliged):
                card = done.before.objects[done.event.item].name
                args = speak.who("player", done.event.player) | speak.thing("card", card)
                return speak.sentence("must-suspend-cast", **args)
    return speak.sentence("must-other", **speak.who("player", play.scenario.turn))


def _ends(play: Play, verdict: Answered | None, speak: Speak) -> list[str]:
    """Where things end: in the one way it goes, or in each way that a decision opens."""
    split = [line for line in play.lines if any(len(d.options) > 1 for d in line.decisions)]
    if len(split) > 1 or (split and verdict is Answered.MAY):
        return _choice(play, split, speak)
    return _end(play, play.lines[0], speak) if play.lines else []


def _choice(play: Play, lines: Sequence[Line], speak: Speak) -> list[str]:
    """What a player may choose between, and where each choice leads."""
    decision = next(d for d in lines[0].decisions if len(d.options) > 1)
    args = speak.who("player", decision.who) | speak.thing("card", decision.subject)
    own = f"may-{decision.about.replace('.', '-')}"
    if speak.has(own):
        left = any(_is_left(line, decision.subject) for line in lines)
        return [speak.sentence(own if left or not speak.has(f"{own}-free") else f"{own}-free", **args)]
    return [speak.sentence("may-other", **args), *(_picked_end(play, line, speak) for line in lines)]


def _is_left(line: Line, name: str) -> bool:
    return any(
        isinstance(d.event, e.Stayed) and d.before.objects[d.event.item].name == name for d in line.log
    )


def _picked_end(play: Play, line: Line, speak: Speak) -> str:
    decision = next(d for d in line.decisions if len(d.options) > 1)
    args = speak.who("player", decision.who) | {"who": "me" if decision.who == "me" else "other"}
    end = end_of(subject(play), line, speak)
    return speak.sentence("if-picked", **args, pick=picked(decision, speak), end=end)


def _end(play: Play, line: Line, speak: Speak) -> list[str]:
    """Why it ended so, then where the object asked about is."""
    name = subject(play)
    causes = [s for s in sentences(line, speak) if _is_cause(play, s)]
    told = [cause.said(speak) for cause in causes[-2:]]
    settled = any(isinstance(cause.event, e.Stayed) for cause in causes)
    end = "" if settled else end_of(name, line, speak)
    return [*told, *([end] if end else [])]


def _is_cause(play: Play, sentence: Sentence) -> bool:
    """Whether an event is a cause that the verdict has not told: of effects only lost haste is one."""
    match sentence.event:
        case e.Refused():
            return play.scenario.ask.test != "move"
        case e.EffectEnded(effect):
            return effect.args.get("key") == "suspend.haste"
        case event:
            return isinstance(event, CAUSES)


def end_of(name: str, line: Line, speak: Speak) -> str:
    """Where an object is at the end, as a sentence; "" if the play says nothing of it."""
    facts = line.facts.get(name)
    if not facts or "zone" not in facts:
        return ""
    owner = str(facts["owner"])
    args: Args = speak.thing("card", name) | speak.who("owner", owner) | {"zone": str(facts["zone"])}
    message, more = _END.get(str(facts["zone"]), _elsewhere)(facts, speak)
    return speak.sentence(message, **args, **more)


def _exiled(facts: Any, speak: Speak) -> tuple[str, Args]:
    count = int(facts.get("time counters", 0))
    if facts.get("suspended"):
        return "end-suspended", counters(speak, "time", count)
    return ("end-left", {}) if facts.get("time counters") == 0 else ("end-zone", {})


def _on_battlefield(facts: Any, speak: Speak) -> tuple[str, Args]:
    haste: Said = {True: "yes", False: "no", None: "none"}[facts.get("haste")]
    return "end-battlefield", speak.who("player", str(facts.get("controller", ""))) | {"haste": haste}


def _elsewhere(facts: Any, _speak: Speak) -> tuple[str, Args]:
    if facts["zone"] == "none":
        return "end-gone", {}
    return ("end-cast" if facts.get("cast") and facts["zone"] != "stack" else "end-zone"), {}


_END: dict[str, Callable[[Any, Speak], tuple[str, Args]]] = {"exile": _exiled, "battlefield": _on_battlefield}
