"""Plots about two players: whose upkeep it is, and which of the two may cast the card."""

from __future__ import annotations

from bot.asking.concepts import Found
from bot.asking.draft import UPKEEP, Draft
from bot.asking.frame import BREAKS, ME, OPP, Frame, other
from bot.asking.plots.shared import counters, is_open, last_counter, owner, printed, subject, unnamed, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks

BESIDE_CAN = 3
"""How many characters may lie between a "can" and who can."""

SPEAKER = frozenset(["i", "ich", "je", "io", "posso", "peux"])
"""Words for whoever asks; where one is part of a "can", what follows is no subject."""


def asked_of(frame: Frame) -> str:
    """Which player it is asked of whether they can: whoever stands right beside the "can"."""
    can = frame.first("can", "cannot", "must")
    if can is None or SPEAKER & set(frame.text[can.start : can.end].casefold().replace("-", " ").split()):
        return ME
    return OPP if any(_beside(frame, word, can) for word in frame.every("opp")) else ME


def _beside(frame: Frame, word: Found, can: Found) -> bool:
    between = frame.text[word.end : can.start] or frame.text[can.end : word.start]
    return word.start == can.start or (len(between) <= BESIDE_CAN and not BREAKS & set(between))


def asks_if_cast(draft: Draft, name: str, owned_by: str) -> None:
    """Ask if the card can be cast by whoever is asked of: only its owner can (702.62a).

    Of anybody else the answer is the owner's turned round, so the owner must be free to cast it.
    """
    negated = asked_of(draft.frame) != owned_by
    draft.asks(Asks.PERMISSION, "event", name, negated=negated, kind="cast")


def anothers_card(frame: Frame) -> Draft | None:
    """Asked as "Can my opponent cast my suspended card?": its owner casts it, nobody else."""
    if not frame.has("can") or not frame.has("cast") or not frame.has("last", "off", "suspended", "free"):
        return None
    name, who = subject(frame), owner(frame, "")
    if not who or asked_of(frame) == who:
        return None
    draft = Draft(frame)
    last_counter(draft, name, who)
    asks_if_cast(draft, name, who)
    return draft if uses(frame, [name]) else None


def _upkeep_of(frame: Frame, default: str) -> str:
    """Whose upkeep is spoken of."""
    word, turn = frame.first("upkeep"), frame.first("opp-turn")
    if turn is not None and (word is None or word.start == turn.start):
        return OPP
    return frame.whose(word.start, default) if word else default


def ticks_in_whose_upkeep(frame: Frame) -> Draft | None:
    """Asked as "Does it lose a counter in their upkeep, must I take it off?": in its owner's, always."""
    if not frame.has("upkeep", "opp-turn") or not frame.has("lose", "counters", "trigger", "tick", "last"):
        return None
    if (
        is_open(frame)
        or frame.has("cast")
        or frame.with_role(Role.EXTRA_UPKEEP)
        or not frame.has("lose", "must", "trigger", "tick")
    ):
        return None
    name, who = subject(frame), owner(frame)
    if not frame.cards and not frame.has("suspended", "suspend"):
        return None
    draft = Draft(frame)
    named = frame.one(Role.SUSPENDABLE)
    left = 1 if frame.has("last") else counters(frame, max(printed(named), 2) if named else 3)
    draft.put(who, "exile", name, time=left)
    draft.turn = other(who) if frame.has("each-player") else _upkeep_of(frame, who)
    draft.step = "untap"
    draft.move(draft.turn, "go", UPKEEP)
    unnamed(draft, name)
    draft.asks(Asks.OUTCOME, "event", name, kind="countersremoved", negated=frame.has("refuse"))
    return draft if uses(frame, [name]) else None


def paid_in_upkeep(frame: Frame) -> Draft | None:
    """Asked as "I sacrifice something in my upkeep: does it get two more?": whoever's upkeep it is may."""
    named = next((c for c in frame.with_role(Role.GAINS_TIME) if Role.SUSPENDABLE in c.roles), None)
    if not named or not frame.has("sac") or not frame.has("upkeep", "opp-turn") or is_open(frame):
        return None
    who, paid = owner(frame), frame.first("sac")
    by = frame.whose_before(paid.start) if paid else ""
    by = by or (asked_of(frame) if frame.has("can") else "")
    if frame.has("must", "refuse") or (by and by != _upkeep_of(frame, who)):
        return None  # only the player whose upkeep it is may sacrifice, and need not
    draft = Draft(frame)
    draft.put(who, "exile", named.name, time=2)
    draft.turn, draft.step = _upkeep_of(frame, who), "untap"
    draft.move(draft.turn, "go", UPKEEP)
    draft.asks(Asks.OUTCOME, "event", named.name, kind="countersput")
    return draft if uses(frame, [named.name]) else None


def upkeep_of_the_other(frame: Frame) -> Draft | None:
    """Asked as "Their upkeep begins and mine has one counter, what happens?": nothing, it isn't mine."""
    if not frame.has("upkeep") or not is_open(frame) or not frame.with_role(Role.SUSPENDABLE):
        return None
    name, who = subject(frame), owner(frame)
    if _upkeep_of(frame, who) == who:
        return None
    draft = Draft(frame)
    draft.put(who, "exile", name, time=counters(frame, 1))
    draft.turn, draft.step = other(who), "untap"
    draft.move(other(who), "go", UPKEEP)
    draft.asks(Asks.OPEN)
    return draft if uses(frame, [name]) else None


def declined_before(frame: Frame) -> Draft | None:
    """Asked as "I didn't cast it, may I later or next upkeep?": the chance is gone, it isn't suspended."""
    if not _then_asks(frame) or asked_of(frame) != ME or owner(frame) != ME:
        return None
    name = subject(frame)
    draft = Draft(frame)
    draft.only("suspend.cast", "", "decline")
    last_counter(draft, name, ME)
    draft.move(ME, "go", "main")
    if frame.has("later"):
        number = draft.move(ME, "cast", name)
        draft.asks(Asks.PERMISSION, "move", number=number)
    else:
        draft.move(ME, "go", UPKEEP)
        draft.asks(Asks.PERMISSION, "event", name, kind="cast")
    return draft if uses(frame, [name]) else None


def _then_asks(frame: Frame) -> bool:
    """Whether a cast was declined, and it is asked if it can be made at a time named after the "can"."""
    can, times = frame.first("can"), frame.every("later", "next-upkeep", "next-turn")
    no = frame.first("refuse", "not")
    if can is None or no is None or len(times) != 1 or times[0].start < can.start:
        return False
    cast = next((word for word in frame.every("cast") if word.start > can.start), None)
    return cast is not None and not can.start <= no.start < cast.start
