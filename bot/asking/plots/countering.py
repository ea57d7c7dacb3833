"""Plots about a counterspell aimed at what it can't counter, and about one that is countered itself."""

from __future__ import annotations

from bot.asking.concepts import Found
from bot.asking.draft import Draft
from bot.asking.frame import BREAKS, OPP, Frame, Named, other
from bot.asking.plots.answers import WITH, is_struck, which_trigger
from bot.asking.plots.players import asks_if_cast
from bot.asking.plots.shared import counters, is_open, last_counter, owner, printed, subject, unnamed, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks

AIMED = 26
"""How many characters may lie between a counterspell and what it is aimed at."""

AT_TRIGGERS = ("tick", "cast-trigger", "trigger")
SMALL = {"names", "of", "me", "opp", "counter-spell", "can", "cast", "spell"}
"""Concepts that may stand between a counterspell and what it is aimed at."""


def _only_spells(frame: Frame) -> list[Named]:
    """The counterspells that counter no triggered ability, or activated abilities only."""
    found = frame.with_role(Role.COUNTERS_SPELL, Role.COUNTERS_ACTIVATED)
    return [c for c in found if not c.roles & {Role.COUNTERS_ABILITY, Role.DELAYS}]


def at_a_trigger(frame: Frame) -> Draft | None:
    """Asked as "Can Counterspell counter the last trigger?": an ability is no spell."""
    aimed = next((c for c in _only_spells(frame) if _aimed_at(frame, c)), None)
    if aimed is None or is_open(frame) or frame.has("resolve", "must", "refuse"):
        return None
    name, who = subject(frame), owner(frame)
    ticks = (which_trigger(frame) or "suspend.tick") == "suspend.tick"
    named = frame.one(Role.SUSPENDABLE)
    draft = Draft(frame)
    by = frame.whose(aimed.start, other(who))
    draft.put(by, "hand", aimed.name)
    left = counters(frame, max(printed(named), 2) if named else 3) if ticks else 1
    last_counter(draft, name, who, left)
    window = f"{'suspend.tick' if ticks else 'suspend.cast'}:[{name}]"
    number = draft.respond(by, "cast", aimed.name, target=window, when=window)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name, aimed.name]) else None


def _aimed_at(frame: Frame, card: Named) -> Found | None:
    """The trigger that a counterspell is aimed at: named right after it, but for small words."""
    after = [f for f in frame.concepts if f.start >= card.end and f.concept not in SMALL]
    if not after or after[0].concept not in AT_TRIGGERS:
        return None
    between = frame.text[card.end : after[0].start]
    return None if len(between) > AIMED or BREAKS & set(between) else after[0]


def while_suspended(frame: Frame) -> Draft | None:
    """Asked as "Can they counter it while it is suspended?": a card in exile is no spell."""
    counterer = next((c for c in frame.with_role(Role.COUNTERS_SPELL) if Role.DELAYS not in c.roles), None)
    asked = counterer is not None or frame.has("counter-spell")
    if not asked or not frame.has("while-suspended") or is_open(frame):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    draft.turn = other(who)
    draft.put(who, "exile", name, time=3)
    used = [name]
    if counterer:
        used.append(draft.put(other(who), "hand", counterer.name))
        number = draft.move(other(who), "cast", counterer.name, target=f"[{name}]")
    else:
        number = draft.move(other(who), "counter", name)
    unnamed(draft, name)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, used) else None


def undone(frame: Frame) -> Draft | None:
    """Asked as "They stifle the trigger, but I counter Stifle": the trigger stands, and it is cast."""
    answer = frame.one(Role.COUNTERS_ABILITY) or frame.one(Role.TAKES_FROM_EXILE)
    if answer is None or Role.SPELL not in answer.roles:
        return None
    which = which_trigger(frame) or ("suspend.cast" if Role.TAKES_FROM_EXILE in answer.roles else None)
    counterer = next((c for c in _only_spells(frame) if c.start > answer.end), None)
    again = [c for c in frame.cards if c.name == answer.name]
    struck = any(is_struck(frame, word, card) for word in frame.every("counter-spell") for card in again)
    if which is None or not (counterer or struck) or len(frame.every("counter-spell")) > 1:
        return None
    name, who = subject(frame), owner(frame)
    by = frame.whose(answer.start, other(who))
    if by == who or (len(again) > 1 and WITH & set(frame.text[again[0].end : again[-1].start].split())):
        return None
    window = f"{which}:[{name}]"
    draft = Draft(frame)
    used = [name, draft.put(by, "hand", answer.name)]
    if counterer:
        used.append(draft.put(other(by), "hand", counterer.name))
    last_counter(draft, name, who, 1 if which == "suspend.cast" else counters(frame, 2))
    target = f"[{name}]" if Role.TAKES_FROM_EXILE in answer.roles else window
    draft.respond(by, "cast", answer.name, target=target, when=window)
    if counterer:
        draft.respond(other(by), "cast", counterer.name, target=f"[{answer.name}]")
    else:
        draft.respond(other(by), "counter", answer.name)
    if is_open(frame):
        draft.asks(Asks.OPEN)
    else:
        asks_if_cast(draft, name, who)
    return draft if uses(frame, used) and (which == "suspend.cast" or is_open(frame)) else None


def at_the_spell(frame: Frame) -> Draft | None:
    """Asked as "Can Stifle counter the spell itself?": a spell is no ability."""
    stiflers = [c for c in frame.with_role(Role.COUNTERS_ABILITY) if Role.COUNTERS_SPELL not in c.roles]
    if not stiflers or not frame.has("spell") or not frame.has("off", "cast") or not frame.has("can"):
        return None
    stifler = stiflers[0]
    if is_open(frame) or frame.has("trigger", "tick", "cast-trigger", "last", "upkeep", "suspend"):
        return None
    name, who = subject(frame), owner(frame)
    by = frame.whose(stifler.start, OPP if who != OPP else other(who))
    draft = Draft(frame)
    draft.put(by, "hand", stifler.name)
    draft.only("suspend.cast", "", "cast")
    last_counter(draft, name, who)
    draft.assume("cast")
    number = draft.respond(by, "cast", stifler.name, target=f"[{name}]", when=f"[{name}]")
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name, stifler.name]) else None
