"""Plots about suspend's neighbours: cascade into a card without a mana cost, impending, pitching."""

from __future__ import annotations

from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, Named
from bot.asking.plots.shared import is_open, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def cascaded_into(frame: Frame) -> Draft | None:
    """Asked as "It cascades into a card with suspend: wait, or cast it now?": cast at once, no counters."""
    finder, hit = frame.one(Role.CASCADES), frame.one(Role.SUSPENDABLE)
    if not finder or not hit or Role.CASCADES in hit.roles or frame.has("must", "refuse"):
        return None
    if frame.has("pay") and not (is_open(frame) or frame.has("or", "can", "free")):
        return None  # what is paid is asked, not whether it is cast
    draft = Draft(frame)
    draft.put(ME, "hand", finder.name)
    draft.put(ME, "library", hit.name)
    draft.move(ME, "cast", finder.name)
    if is_open(frame) or frame.has("or"):
        draft.asks(Asks.OPEN, "event", hit.name, kind="cast")
    else:
        draft.asks(Asks.PERMISSION, "event", hit.name, kind="cast")
    return draft if uses(frame, [finder.name, hit.name]) else None


def blinked_while_waiting(frame: Frame) -> Draft | None:
    """Asked as "I blink my impending permanent: do I skip the wait?": a new object, a creature."""
    named, blinker = frame.one(Role.IMPENDING), frame.one(Role.BLINKS)
    if not named or not (blinker or frame.has("blink")) or not frame.has("skip-wait", "creature"):
        return None
    draft = Draft(frame)
    draft.put(ME, "battlefield", named.name, time=2)
    used = [named.name]
    if blinker:
        draft.put(ME, "hand", blinker.name)
        draft.move(ME, "cast", blinker.name, target=f"[{named.name}]")
        used.append(blinker.name)
    else:
        draft.move(ME, "blink", named.name)
    draft.asks(Asks.OUTCOME, "fact", named.name, key="time-counters", value=0)
    return draft if uses(frame, used) else None


def _colors(payer: Named) -> set[str]:
    """The colors that a card may have which is exiled instead of paying."""
    abilities = [ability for face in payer.card.faces for ability in face.abilities]
    return {str(a.args.get("exile")) for a in abilities if a.name == "alternative-cost"}


def pitched(frame: Frame) -> Draft | None:
    """Asked as "Can I pitch it to Force of Will?": its colour is what its indicator says."""
    payer = frame.one(Role.PITCHES)
    others = [c for c in frame.cards if payer and c.name != payer.name]
    if not payer or not frame.has("can") or not frame.has("pitch") or len(others) != 1:
        return None
    if frame.has("suspended", "suspend", "off") or not _colors(payer) & others[0].card.faces[0].colors:
        return None  # only a card of its color, in hand, is exiled for it
    draft = Draft(frame)
    draft.turn = OPP
    draft.put(OPP, "stack", "sorcery card")
    draft.put(ME, "hand", payer.name)
    draft.put(ME, "hand", others[0].name)
    pitch = f"[{others[0].name}]"
    number = draft.respond(ME, "cast", payer.name, pitch=pitch, target="[sorcery card]")
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [payer.name, others[0].name]) else None
