"""Plots about permanents with time counters: vanishing and impending, whatever moves their counters."""

from __future__ import annotations

from bot.asking.draft import UPKEEP, Draft
from bot.asking.frame import ME, Frame, other
from bot.asking.plots.shared import counters, is_open, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def _vanishing(frame: Frame) -> str:
    """The permanent with vanishing that is asked about; "" where none is."""
    named = frame.one(Role.VANISHING)
    return named.name if named else "vanishing creature" if frame.has("vanishing") else ""


def vanished(frame: Frame) -> Draft | None:
    """Asked as "Does it die when its last counter is removed?": it is sacrificed, never cast."""
    name = _vanishing(frame)
    if not name or not frame.has("last", "one-left") or frame.has("can", "refuse"):
        return None
    if not (is_open(frame) or frame.has("sac", "kill", "cast", "graveyard", "must")):
        return None
    draft = Draft(frame)
    draft.put(ME, "battlefield", name, time=1)
    draft.turn, draft.step = ME, "untap"
    draft.move(ME, "go", UPKEEP)
    if not frame.one(Role.VANISHING):
        draft.assume("unnamed-card", name)
    if is_open(frame):
        draft.asks(Asks.OPEN)
    elif frame.has("cast"):
        draft.asks(Asks.OUTCOME, "event", name, kind="cast")
    else:
        draft.asks(Asks.OUTCOME, "event", name, kind="to-graveyard")
    return draft if uses(frame, [name]) else None


def tick_stifled(frame: Frame) -> Draft | None:
    """Asked as "They stifle the upkeep trigger of vanishing": the counter stays on for a turn."""
    name, stifler = _vanishing(frame), frame.one(Role.COUNTERS_ABILITY)
    if not name or not stifler or not frame.has("tick"):
        return None
    by = frame.whose(stifler.start, ME)
    draft = Draft(frame)
    draft.put(ME, "battlefield", name, time=counters(frame, 1))
    draft.put(by, "hand", stifler.name)
    draft.turn, draft.step = ME, "untap"
    draft.move(ME, "go", UPKEEP)
    window = f"vanishing:[{name}]"
    draft.respond(by, "cast", stifler.name, target=window, when=window)
    if is_open(frame):
        draft.asks(Asks.OPEN)
    else:
        draft.asks(Asks.OUTCOME, "event", name, kind="to-graveyard")
    return draft if uses(frame, [name, stifler.name]) else None


def proliferated(frame: Frame) -> Draft | None:
    """Asked as "Can I proliferate the counters of vanishing?": a permanent with counters is chosen."""
    named = frame.one(Role.VANISHING, Role.IMPENDING)
    name = named.name if named else _vanishing(frame)
    if not name or not frame.has("proliferate") or not frame.has("can"):
        return None
    draft = Draft(frame)
    word = named or frame.first("vanishing")
    draft.put(frame.whose(word.start, ME) if word else ME, "battlefield", name, time=2)
    number = draft.move(ME, "proliferate", name)
    if named is None:
        draft.assume("unnamed-card", name)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name]) else None


def emptied(frame: Frame) -> Draft | None:
    """Asked as "Vampire Hexmage on my Calciderm: is it sacrificed?": whatever takes the last one off."""
    named, remover = frame.one(Role.VANISHING), frame.one(Role.REMOVES_TIME)
    if not named or not remover or not (is_open(frame) or frame.has("sac", "kill", "graveyard")):
        return None
    if named.name == remover.name or frame.has("respond", "not", "cannot"):
        return None
    who = frame.whose(named.start, ME)
    by = frame.whose(remover.start, ME)
    draft = Draft(frame)
    draft.turn = by if Role.SPELL in remover.roles else other(who)
    draft.put(who, "battlefield", named.name, time=2)
    if Role.SPELL in remover.roles:
        draft.put(by, "hand", remover.name)
        draft.move(by, "cast", remover.name, target=f"[{named.name}]", x=2)
    else:
        draft.put(by, "battlefield", remover.name)
        draft.move(by, "activate", remover.name, target=f"[{named.name}]")
    if is_open(frame):
        draft.asks(Asks.OPEN)
    else:
        draft.asks(Asks.OUTCOME, "event", named.name, kind="to-graveyard")
    return draft if uses(frame, [named.name, remover.name]) else None


def impending_over(frame: Frame) -> Draft | None:
    """Asked as "What happens as the last impending counter goes?": it is a creature, and nothing is cast."""
    named = frame.one(Role.IMPENDING)
    if (
        not named
        or not frame.has("last", "one-left")
        or frame.has("can", "refuse", "must", "upkeep", "blink")
    ):
        return None
    draft = Draft(frame)
    draft.put(ME, "battlefield", named.name, time=1)
    draft.move(ME, "go", "cleanup")
    if is_open(frame):
        draft.asks(Asks.OPEN)
    elif frame.has("cast", "sac", "kill"):
        kind = "cast" if frame.has("cast") else "to-graveyard"
        draft.asks(Asks.OUTCOME, "event", named.name, kind=kind)
    elif frame.has("creature"):
        draft.asks(Asks.OUTCOME, "fact", named.name, key="creature", value="yes")
    else:
        return None
    return draft if uses(frame, [named.name]) else None
