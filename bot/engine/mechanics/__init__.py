"""Every mechanic the engine can play, by name, and every verb of card text."""

from bot.engine.mechanics.cascade import CASCADE
from bot.engine.mechanics.deathtouch import DEATHTOUCH
from bot.engine.mechanics.from_exile import FORETELL, PLOT
from bot.engine.mechanics.impending import IMPENDING
from bot.engine.mechanics.madness import MADNESS
from bot.engine.mechanics.rebound import REBOUND
from bot.engine.mechanics.storm import STORM
from bot.engine.mechanics.suspend import SUSPEND
from bot.engine.mechanics.time_travel import TIME_TRAVEL
from bot.engine.mechanics.vanishing import VANISHING
from bot.engine.mechanics.ward import WARD
from bot.engine.verbs.basic import BASIC
from bot.engine.verbs.counters import COUNTERS
from bot.engine.verbs.free_casts import FREE_CASTS
from bot.engine.verbs.moving import MOVING

_ALL = (
    SUSPEND,
    VANISHING,
    IMPENDING,
    CASCADE,
    STORM,
    TIME_TRAVEL,
    REBOUND,
    DEATHTOUCH,
    WARD,
    FORETELL,
    PLOT,
    MADNESS,
)
MECHANICS = {mechanic.name: mechanic for mechanic in _ALL}
VERBS = {
    **BASIC,
    **COUNTERS,
    **MOVING,
    **FREE_CASTS,
    **{name: verb for mechanic in MECHANICS.values() for name, verb in mechanic.verbs.items()},
}
ACTIONS = {name: action for m in MECHANICS.values() for name, action in m.actions.items()}
