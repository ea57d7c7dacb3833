"""Plays that the wording is held to: scenarios, each short enough to be read whole."""

from __future__ import annotations

import datetime as dt
from functools import cache

from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.engine.notation.read import read_scenario
from bot.engine.play import Play, play
from bot.model.language import Language
from bot.wording.localizer import Speak

PLUNDER = """
turn me untap
have me exile [Plunder] time=1
prefer suspend.cast [Plunder] decline
then me go [upkeep]
ask obligation choice [Plunder] about=suspend.cast
"""
STIFLE = """
turn me untap
have me exile [Rift Bolt] time={count}
have opponent hand [Stifle]
then me go [upkeep]
respond opponent cast [Stifle] target={key}:[Rift Bolt] when={key}:[Rift Bolt]
ask open
"""
PLAYS = {
    "plunder-2026": "day 2026-01-16" + PLUNDER,
    "plunder-2010": "day 2010-06-01" + PLUNDER,
    "plunder-2006": "day 2006-12-01" + PLUNDER,
    "stifle-upkeep": "day 2026-01-16" + STIFLE.format(count=2, key="suspend.tick"),
    "stifle-last": "day 2026-01-16" + STIFLE.format(count=1, key="suspend.cast"),
    "stifle-last-2006": "day 2006-12-01" + STIFLE.format(count=1, key="suspend.cast"),
    "refused-timing": """
        day 2026-01-16
        turn opponent main
        have me hand [Corpulent Corpse]
        then me suspend [Corpulent Corpse]
        ask permission move
    """,
    "refused-mage": """
        day 2026-01-16
        turn me main
        have me hand [Ancestral Vision]
        have opponent battlefield [Meddling Mage] names=[Ancestral Vision]
        then me suspend [Ancestral Vision]
        ask permission move
    """,
    "suspended-2006": """
        day 2006-12-01
        turn me main
        have me hand [Corpulent Corpse]
        then me suspend [Corpulent Corpse]
        ask permission move
    """,
    "haste-lost": """
        day 2026-01-16
        turn me untap
        have me exile [Corpulent Corpse] time=1
        only suspend.cast any cast
        then me go [main]
        then opponent control [Corpulent Corpse] until=end-of-turn
        then opponent go [upkeep]
        ask outcome fact [Corpulent Corpse] key=haste value=yes
    """,
}


@cache
def played(name: str) -> Play:
    """The play of that name."""
    scenario = read_scenario(PLAYS[name])
    return play(scenario, read_history().on(scenario.day), read_cards())


def reader(language: Language, name: str = "plunder-2026") -> Speak:
    """Whoever reads that play in a language."""
    return Speak(language, played(name).rules, read_cards())


def reader_on(language: Language, day: str) -> Speak:
    """Whoever reads under the rules of a day."""
    return Speak(language, read_history().on(dt.date.fromisoformat(day)), read_cards())
