"""Why something can or can't be done, in words: only the reasons that tell a reader something."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.verdict import Reason, Verdict
from bot.wording.localizer import Said, Speak

BACKGROUND = frozenset(
    {
        "suspend.exile",
        "suspend.prohibited",
        "suspend.cast",
        "action.suspend",
        "action.special",
        "cant.wins",
        "cost.over-alternative",
        "exile.face-up",
        "suspend.haste",
        "stack.order",
        "target.spell",
        "cast.pay",
    }
)
"""Rules that stand behind others: they are told only where nothing else is."""
MOST = 2


def because(verdict: Verdict, player: str, speak: Speak) -> str:
    """The telling reasons of a verdict, as one part of a sentence; "" where there is none."""
    reasons = telling(verdict.because)
    said = dict.fromkeys(_reason(reason, player, speak, holds=verdict.holds) for reason in reasons)
    return "; ".join(list(said)[:MOST])


def telling(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons worth telling: those in front, or the first of the background."""
    front = tuple(reason for reason in reasons if reason.key not in BACKGROUND)
    return front or tuple(reasons[:1])


def message(key: str, speak: Speak) -> tuple[str, str]:
    """The message for a rule key, and the last part of the key where one message serves a family."""
    own = f"reason-{key.replace('.', '-')}"
    if speak.has(own):
        return own, "none"
    family, _, kind = key.rpartition(".")
    shared = f"reason-{family.replace('.', '-')}"
    return (shared, kind) if speak.has(shared) else ("reason-other", "none")


def _reason(reason: Reason, player: str, speak: Speak, *, holds: bool) -> str:
    found, kind = message(reason.key, speak)
    by: dict[str, Said] = speak.thing("by-name", reason.by) if reason.by else {"by-name": ""}
    args = speak.who("player", player) | by | {"by": "some" if reason.by else "none"}
    return speak.say(found, **args, kind=kind, holds="yes" if holds else "no")
