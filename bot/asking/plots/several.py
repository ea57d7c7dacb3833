"""Plots about several cards at once: the order of triggers, and what storm counts."""

from __future__ import annotations

from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, distinct
from bot.asking.plots.shared import last_counter, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def two_at_once(frame: Frame) -> Draft | None:
    """Asked as "Two go to 0 in the same upkeep, do I choose the order?": own triggers in any order."""
    if not frame.has("same-time") or not frame.has("order"):
        return None
    subjects = distinct(frame.with_role(Role.SUSPENDABLE))
    if len(subjects) == 1 and frame.number() != 2:
        return None
    draft = Draft(frame)
    named = [card.name for card in subjects] or ["suspend card"]
    for name in named if len(named) > 1 else [*named, named[0]]:
        draft.put(ME, "exile", name, time=1)
    draft.turn, draft.step = ME, "untap"
    draft.move(ME, "go", "upkeep")
    number = draft.respond(ME, "order")
    if not subjects:
        draft.assume("unnamed-card", "suspend card")
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, named) else None


def put_in_turn(frame: Frame) -> Draft | None:
    """Asked as "Does everybody put them down at once, when do they trigger?": in turn, and triggers after."""
    named = frame.one(Role.PUTS_FROM_HANDS)
    if not named or not frame.has("same-time", "order", "trigger") or frame.has("can", "must", "refuse"):
        return None
    draft = Draft(frame)
    draft.put(ME, "hand", "creature card")
    if frame.has("trigger"):
        draft.put(ME, "hand", "Soul Warden")
    draft.put(OPP, "hand", "creature card")
    draft.only("suspend.cast", "", "cast")
    last_counter(draft, named.name, ME)
    draft.asks(Asks.OPEN)
    return draft if uses(frame, [named.name]) else None


def storm_count(frame: Frame) -> Draft | None:
    """Asked as "Does suspending count for storm, or coming off?": only the spell cast counts."""
    storms = frame.with_role(Role.STORM)
    if (
        not (frame.has("storm") or storms)
        or not frame.has("counts")
        or not frame.has("suspend", "suspended", "off")
    ):
        return None
    name = storms[0].name if storms else "Grapeshot"
    draft = Draft(frame)
    draft.put(ME, "exile", "suspend sorcery", time=1)
    draft.put(ME, "hand", "suspend card")
    draft.put(ME, "hand", name)
    draft.turn, draft.step = ME, "untap"
    draft.only("suspend.cast", "", "cast")
    draft.move(ME, "go", "main")
    draft.move(ME, "suspend", "suspend card")
    draft.move(ME, "cast", name)
    draft.assume("unnamed-card", "suspend card")
    draft.asks(Asks.OPEN, "fact", name, key="storm-copies", value=1)
    return (
        draft if uses(frame, [name, *(c.name for c in frame.with_role(Role.SUSPENDS_BY_ABILITY))]) else None
    )
