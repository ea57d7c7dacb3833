"""Every mechanic the engine can play, by name, and every verb of card text."""

from bot.engine.mechanics.suspend import SUSPEND
from bot.engine.mechanics.vanishing import VANISHING
from bot.engine.verbs.basic import BASIC
from bot.engine.verbs.counters import COUNTERS

MECHANICS = {mechanic.name: mechanic for mechanic in (SUSPEND, VANISHING)}
VERBS = {**BASIC, **COUNTERS, **{name: v for m in MECHANICS.values() for name, v in m.verbs.items()}}
ACTIONS = {name: action for m in MECHANICS.values() for name, action in m.actions.items()}
