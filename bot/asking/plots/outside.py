"""Plots about what reaches a card in exile and what does not: eyes, proliferate, abilities, a free cast."""

from __future__ import annotations

from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, Named
from bot.asking.plots.shared import counters, owner, printed, subject, unnamed, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def is_open_information(frame: Frame) -> Draft | None:
    """Asked as "Can my opponent look at my suspended card?": face up in exile, open to all."""
    down = frame.has("face-down")
    if not (frame.has("face-up") or down) or not frame.has("suspended", "suspend"):
        return None
    if (down and frame.has("can")) or (frame.has("hand") and not frame.has("suspended", "exile")):
        return None
    name = subject(frame)
    draft = Draft(frame)
    draft.put(ME, "exile", name, time=_left(frame, frame.one(Role.SUSPENDABLE)))
    number = draft.move(OPP, "look", name)
    unnamed(draft, name)
    draft.asks(Asks.PERMISSION, "move", number=number, negated=down)
    return draft if uses(frame, [name]) else None


def reached_from_outside(frame: Frame) -> Draft | None:
    """Asked as "Can I proliferate it, does time travel reach theirs?": it is no permanent."""
    if frame.has("proliferate"):
        verb, who = "proliferate", ME
    elif frame.has("time-travel"):
        verb, who = "time-travel", owner(frame, OPP if frame.has("opp") else ME)
    else:
        return None
    others = [c for c in frame.cards if Role.SUSPENDABLE not in c.roles]
    if others or frame.has("refuse") or not frame.has("suspended", "suspend", "can"):
        return None
    name = subject(frame)
    draft = Draft(frame)
    draft.put(who, "exile", name, time=frame.number() or _left(frame, frame.one(Role.SUSPENDABLE)))
    number = draft.move(ME, verb, name)
    unnamed(draft, name)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name]) else None


def emptied_by_a_permanent(frame: Frame) -> Draft | None:
    """Asked as "Can a permanent's ability take the counters off it?": only if it can target it."""
    remover = next((c for c in frame.with_role(Role.REMOVES_TIME) if Role.PERMANENT in c.roles), None)
    if not remover or Role.SUSPENDABLE in remover.roles or not frame.has("can", "does"):
        return None
    name, named = subject(frame), frame.one(Role.SUSPENDABLE)
    draft = Draft(frame)
    draft.put(ME, "battlefield", remover.name)
    word = named or frame.first("suspended")
    draft.put(frame.whose(word.start, ME) if word else ME, "exile", name, time=_left(frame, named))
    number = draft.move(ME, "activate", remover.name, target=f"[{name}]")
    unnamed(draft, name)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name, remover.name]) else None


def _left(frame: Frame, named: Named | None) -> int:
    return counters(frame, printed(named) if named else 3)


def cast_from_hand(frame: Frame) -> Draft | None:
    """Asked as "It has no mana cost, can I just cast it from hand?": an unpayable cost (118.6)."""
    named = frame.one(Role.SUSPENDABLE)
    if (
        not named
        or not frame.has("can")
        or not frame.has("cast")
        or frame.has("suspended", "off", "last")
        or (frame.has("suspend") and not frame.has("instead"))
    ):
        return None
    if not frame.has("mana-value-zero", "hand", "free"):
        return None
    draft = Draft(frame)
    draft.turn = OPP if frame.has("opp-turn") else ME
    draft.put(ME, "hand", named.name)
    number = draft.move(ME, "cast", named.name)
    if draft.turn == ME:
        draft.assume("own-turn")
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [named.name]) else None


def never_suspended(frame: Frame) -> Draft | None:
    """Asked as "It is exiled with 0 time counters, then what?": not suspended, never cast."""
    if not frame.has("zero") or not frame.has("exile-from-hand", "exile", "mana-value-zero"):
        return None
    named = frame.one(Role.SUSPENDABLE)
    if not named or frame.has("last", "off") or (frame.has("can") and frame.has("suspend")):
        return None
    maker = [c for c in frame.cards if c.name != named.name and Role.PERMANENT in c.roles]
    draft = Draft(frame)
    draft.turn, draft.step = ME, "untap"
    for card in maker:
        draft.put(ME, "battlefield", card.name)
    draft.put(ME, "exile", named.name)
    draft.move(ME, "go", "upkeep")
    open_question = frame.has("what-happens", "where", "who", "when")
    draft.asks(Asks.OPEN if open_question else Asks.OUTCOME, "fact", named.name, key="suspended", value="yes")
    return draft if uses(frame, [named.name, *(c.name for c in maker)]) else None
