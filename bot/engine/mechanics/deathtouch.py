"""Deathtouch: its damage destroys, by a state-based action; before M10 by a triggered ability (702.2)."""

from bot.engine.mechanic import Mechanic
from bot.model.card import Ability, Instruction

WHEN_IT_HITS = Ability(
    "triggered",
    "damages-creature",
    {"if": "deathtouch-triggers", "key": "deathtouch"},
    does=(Instruction("destroy", {"what": "event target"}),),
)

DEATHTOUCH = Mechanic("deathtouch", since="deathtouch", abilities=lambda _: (WHEN_IT_HITS,))
