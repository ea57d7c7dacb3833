"""Decisions, assumptions and what is asked back, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.game import Decision
from bot.model.answer import Choice
from bot.wording.localizer import Said, Speak

ASSUMPTIONS: Mapping[str, str] = MappingProxyType(
    {
        "own-turn": "",
        "opponent-turn": "",
        "main-phase": "",
        "upkeep": "",
        "empty-stack": "",
        "target": "thing",
        "no-target": "",
        "mana": "player",
        "counters": "thing",
        "one-counter": "thing",
        "cast": "thing",
        "declined": "thing",
        "resolves": "",
        "untapped": "thing",
        "named": "thing",
        "owner-asker": "thing",
        "owner-opponent": "thing",
        "unnamed-card": "",
        "keyword": "",
        "card": "",
        "today": "",
        "year-last-day": "",
        "month-last-day": "",
        "before-change": "",
        "card-future": "thing",
        "oracle-today": "",
        "put-all": "thing",
    }
)
"""Everything that can be assumed, and what its subject is: an object ("thing"), a "player" or nothing."""


def assumption(key: str, subject: str, speak: Speak) -> str:
    """What was assumed, as a sentence; KeyError for a key that is not in the table."""
    kind = ASSUMPTIONS[key]
    args: dict[str, Said] = {}
    if kind == "thing":
        args = speak.thing("subject", subject or "card")
    elif kind == "player":
        args = speak.who("subject", subject)
    return speak.sentence(f"assume-{key}", **args)


def choice_words(decision: Decision, speak: Speak) -> Choice:
    """A decision in words: who decided, about what, and what was picked."""
    card = speak.thing("card", decision.subject)
    about = _known("about", decision.about.replace(".", "-"), speak)
    return Choice(speak.player(decision.who), speak.say(about, **card), picked(decision, speak))


def picked(decision: Decision, speak: Speak) -> str:
    """What was picked in a decision: one of our own words, or the name of a face or card."""
    about = decision.about.replace(".", "-")
    pick = _known(f"pick-{about}", decision.pick, speak, _known("pick", decision.pick, speak))
    part = speak.face(decision.subject, decision.pick)
    return speak.say(pick, **speak.thing("card", decision.subject), picked=part)


def left_out(part: str, speak: Speak) -> str:
    """What of a play was not played: a card, or "card: text" with the text as the card data has it."""
    card, _, text = part.partition(": ")
    return speak.say("left-out", card=speak.name(card), text=text) if text else speak.name(card)


def _known(family: str, key: str, speak: Speak, otherwise: str = "") -> str:
    """The message of a family for that key, or the one for every other key."""
    own = f"{family}-{key}"
    return own if speak.has(own) else otherwise or f"{family}-other"
