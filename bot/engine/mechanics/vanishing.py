"""Vanishing: time counters on a permanent, and a sacrifice when the last one goes (702.63)."""

from bot.engine.mechanic import Mechanic
from bot.model.card import Ability, Instruction

TICK = Ability(
    "triggered",
    "upkeep",
    {"if": "timed", "key": "vanishing"},
    does=(Instruction("remove", {"what": "self", "kind": "time", "count": 1, "key": "vanishing"}),),
)
LAST = Ability(
    "triggered",
    "last-counter",
    {"key": "vanishing", "called": "vanishing.last"},
    does=(Instruction("sacrifice", {"what": "self"}),),
)


def abilities(keyword: Ability) -> tuple[Ability, ...]:
    """What vanishing N stands for: it enters with N counters, loses one each upkeep, goes with the last."""
    enters = Ability(
        "static",
        "enters-with",
        {"kind_of": "time", "count": keyword.args.get("count", 0), "key": "vanishing"},
    )
    return (enters, TICK, LAST)


VANISHING = Mechanic("vanishing", since="vanishing", abilities=abilities)
