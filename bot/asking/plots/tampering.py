"""Plots about time counters that come off otherwise: by a spell, twice a turn, more than there are."""

from __future__ import annotations

from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, Named, other
from bot.asking.plots.players import asked_of, asks_if_cast
from bot.asking.plots.shared import counters, in_play, is_open, owner, subject, unnamed, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def _remover(frame: Frame) -> Named | None:
    return next((c for c in frame.with_role(Role.REMOVES_TIME) if Role.SPELL in c.roles), None)


def removed_by(frame: Frame) -> Draft | None:
    """Asked as "They take the last counter off on another turn": the ability triggers all the same."""
    remover = _remover(frame)
    if not remover or frame.has("suspend") or frame.with_role(Role.PROHIBITS, Role.COUNTERS_SPELL):
        return None
    if frame.has("refuse") and frame.has("can") and asked_of(frame) == OPP and frame.has("me"):
        return None  # nobody chooses for another whether it is cast
    name = subject(frame)
    named = frame.one(Role.SUSPENDABLE)
    word = frame.first("suspended")
    place = named.start if named else word.start if word else None
    by = frame.whose(remover.start, ME)
    who = other(by) if place is None else frame.whose(place, ME)
    time = counters(frame, 1 if frame.has("last", "one-left") else 2)
    draft = Draft(frame)
    draft.turn = OPP if frame.has("opp-turn") else ME if frame.has("my-turn") else by
    draft.put(by, "hand", remover.name)
    draft.put(who, "exile", name, time=time)
    draft.move(by, "cast", remover.name, target=f"[{name}]", x=time)
    used = [name, remover.name, *in_play(draft, frame, name)]
    unnamed(draft, name)
    if frame.has("must", "refuse"):
        draft.asks(Asks.OBLIGATION, "choice", name, about="suspend.cast")
    elif is_open(frame) and not frame.has("can"):
        draft.asks(Asks.OPEN, "event", name, kind="cast")
    elif frame.has("off") and not frame.has("can"):
        draft.asks(Asks.OUTCOME, "event", name, kind="cast")
    elif asked_of(frame) != who and in_play(Draft(frame), frame, name):
        return None
    else:
        asks_if_cast(draft, name, who)
    return draft if uses(frame, used) else None


def more_than_there_are(frame: Frame) -> Draft | None:
    """Asked as "X = 6 with one counter left, does it trigger six times?": as many as there are, once."""
    remover = _remover(frame)
    if not remover or not frame.has("times") or not frame.has("trigger", "last"):
        return None
    name, x = subject(frame), frame.number() or 6
    draft = Draft(frame)
    who = owner(frame)
    draft.put(who, "exile", name, time=counters(frame, 1) if frame.has("one-left") else 1)
    draft.put(ME, "hand", remover.name)
    draft.move(ME, "cast", remover.name, target=f"[{name}]", x=x)
    unnamed(draft, name)
    draft.asks(Asks.OUTCOME, "event", name, kind="triggered", by="suspend.cast", times=x)
    return draft if uses(frame, [name, remover.name]) else None


def two_upkeeps(frame: Frame) -> Draft | None:
    """Asked as "Two upkeeps in one turn, does it lose two counters?": each upkeep removes one."""
    maker = frame.one(Role.EXTRA_UPKEEP)
    if not (maker or frame.has("twice")) and not (frame.has("extra-turn") or frame.one(Role.EXTRA_TURN)):
        return None
    turns = frame.has("extra-turn") or frame.one(Role.EXTRA_TURN) is not None
    if not frame.has("suspended", "suspend", "counters", "lose-two", "two-counters") or frame.has("opp"):
        return None
    name = subject(frame)
    draft = Draft(frame)
    used = [name]
    to_cast = frame.has("cast") and frame.has("can") and not turns
    draft.put(ME, "exile", name, time=counters(frame, 2) if to_cast else 4)
    taker = frame.one(Role.EXTRA_TURN)
    if turns:
        spell = taker.name if taker else "Time Warp"
        draft.put(ME, "hand", spell)
        draft.move(ME, "cast", spell, target=ME)
        used.append(spell)
        draft.move(ME, "go", "upkeep")
        draft.move(ME, "go", "main")
        draft.move(ME, "go", "upkeep")
    else:
        card = maker.name if maker else "Paradox Haze"
        draft.put(ME, "battlefield", card)
        used.append(card)
        draft.turn, draft.step = OPP, "end"
        draft.move(ME, "go", "main")
    unnamed(draft, name)
    if to_cast:
        draft.asks(Asks.PERMISSION, "event", name, kind="cast")
    else:
        draft.asks(Asks.OUTCOME, "fact", name, key="time-counters", value=2)
    return draft if uses(frame, used) else None
