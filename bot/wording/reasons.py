"""Why something can or can't be done, in words: only the reasons that tell a reader something."""

from __future__ import annotations

from bot.model.verdict import Reason, Verdict
from bot.wording.localizer import Said, Speak

BACKGROUND = frozenset(
    {
        "suspend.exile",
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
        *("flashback", "overload", "evoke", "impending", "morph", "foretell", "madness", "kicker", "buyback"),
    }
)
"""Rules that stand behind others: they are told only where nothing else is."""
MOST = 2
PLAIN = frozenset({"activate", "timing.sorcery-only", "cast.done"})
"""Rules that nobody needs to hear of where they allow something."""


def because(verdict: Verdict, player: str, speak: Speak) -> str:
    """The telling reasons of a verdict, as one part of a sentence; "" where there is none."""
    reasons = telling(verdict, speak)
    said = dict.fromkeys(_reason(reason, player, speak, holds=verdict.holds) for reason in reasons)
    parts = list(said)[:MOST]
    return speak.say("reasons-and", first=parts[0], second=parts[1]) if len(parts) == MOST else "".join(parts)


def telling(verdict: Verdict, speak: Speak) -> tuple[Reason, ...]:
    """The reasons worth telling: those that decide, else what timing allows, else one of the background."""
    known = [r for r in verdict.because if message(r.key, speak)[0]]
    front = [r for r in known if r.key not in BACKGROUND and not (verdict.holds and r.key in PLAIN)]
    telling = [r for r in front if not (verdict.holds and r.key.startswith("timing."))]
    telling.sort(key=lambda reason: not reason.by)
    return tuple(telling or front or [r for r in known if r.key not in PLAIN][:1])


def message(key: str, speak: Speak) -> tuple[str, str]:
    """The message for a rule key, and the last part of the key where one message serves a family."""
    own = f"reason-{key.replace('.', '-')}"
    if speak.has(own):
        return own, "none"
    family, _, kind = key.rpartition(".")
    shared = f"reason-{family.replace('.', '-')}"
    return (shared, kind) if family and speak.has(shared) else ("", "none")


def _reason(reason: Reason, player: str, speak: Speak, *, holds: bool) -> str:
    found, kind = message(reason.key, speak)
    by: dict[str, Said] = speak.thing("by-name", reason.by) if reason.by else {"by-name": ""}
    args = speak.who("player", player) | by | {"by": "some" if reason.by else "none"}
    return speak.say(found, **args, kind=kind, holds="yes" if holds else "no")
