"""Impending: cheaper, but no creature until its time counters are gone (702.176)."""

from bot.engine.mechanic import Mechanic
from bot.model.card import Ability, Instruction

TICK = Ability(
    "triggered",
    "end-step",
    {"if": "impending", "key": "impending"},
    does=(Instruction("remove", {"what": "self", "kind": "time", "count": 1, "key": "impending"}),),
)


def abilities(keyword: Ability) -> tuple[Ability, ...]:
    """What impending N stands for besides its cost: it enters with N counters, one goes each end step."""
    enters = {"kind_of": "time", "count": keyword.args["count"], "way": "impending", "key": "impending"}
    return (Ability("static", "enters-with", enters), TICK)


IMPENDING = Mechanic("impending", since="impending", abilities=abilities)
