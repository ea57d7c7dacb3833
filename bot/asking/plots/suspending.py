"""Plots about the special action: may it be done now, can it be answered, what does it give."""

from __future__ import annotations

from bot.asking.agreeing import lies_in
from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, Named, distinct, other
from bot.asking.plots.players import asked_of
from bot.asking.plots.shared import has_left, in_play, is_open, owner, subject, unnamed, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks

PLAIN = frozenset(
    [Role.PERMANENT, Role.CREATURE, Role.SPELL, Role.KILLS, Role.COUNTERS_SPELL, Role.STORM, Role.STEALS]
)
"""What a card may be that is meant to be suspended itself, and does nothing else in the play."""


def answering_it(frame: Frame) -> Draft | None:
    """Asked as "Can I counter it when they suspend it?": special actions can't be answered."""
    counterer = _counterer(frame)
    asked = frame.has("counter-spell", "respond") or counterer is not None
    if not frame.has("suspend") or not asked or frame.has("trigger", "tick", "cast-trigger", "last", "stack"):
        return None
    if frame.with_role(
        Role.DELAYS, Role.SUSPENDS_PERMANENT, Role.SUSPENDS_ITSELF, Role.PROHIBITS
    ) or frame.has("kill"):
        return None
    if _meant(frame) or not (is_open(frame) or frame.has("can", "cannot", "works", "stops")):
        return None
    name = subject(frame)
    draft = Draft(frame)
    who = owner(frame, OPP)
    draft.turn = who
    draft.put(who, "hand", name)
    draft.move(who, "suspend", name)
    used = [name]
    if counterer:
        draft.put(other(who), "hand", counterer.name)
        number = draft.respond(other(who), "cast", counterer.name, target=f"[{name}]", when="suspend")
        used.append(counterer.name)
    else:
        number = draft.respond(other(who), "counter", name, when="suspend")
    unnamed(draft, name)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, used) else None


def _counterer(frame: Frame) -> Named | None:
    return next((c for c in frame.with_role(Role.COUNTERS_SPELL) if Role.DELAYS not in c.roles), None)


def may_suspend(frame: Frame) -> Draft | None:
    """Asked as "Can I suspend it now?": in whose turn, from where, under what."""
    said = frame.first("suspend", "suspended")
    if (
        said is None
        or not frame.has("can", "why", "cannot", "works", "stops")
        or frame.has("last", "trigger", "tick", "cast-trigger")
    ):
        return None
    if (said.concept == "suspended" and not frame.has("suspend")) or frame.has(
        "haste", "steal", "token", "storm"
    ):
        return None
    if frame.with_role(Role.DELAYS, Role.SUSPENDS_PERMANENT, Role.SUSPENDS_BY_ABILITY, Role.CASCADES):
        return None
    if frame.has("land") and not frame.with_role(Role.SUSPENDABLE):
        return None
    name, who = _meant(frame) or subject(frame), asked_of(frame)
    if (
        _resolves(frame)
        or _long_ago(frame)
        or (who == OPP and frame.has("already-cast", "stops", "why", "respond", "stack"))
    ):
        return None
    draft = Draft(frame)
    draft.turn, draft.step = _moment(frame, who)
    draft.put(who, _from(frame), name)
    used = [name, *in_play(draft, frame, name, other(who))]
    if frame.has("no-target"):
        draft.absent.append(name)
    used += _before(draft, frame)
    chosen = _x(frame)
    if _on_stack(frame):
        number = draft.respond(who, "suspend", name, **chosen)
    else:
        number = draft.move(who, "suspend", name, **chosen)
    unnamed(draft, name)
    if draft.turn == ME and not frame.has("my-turn", "upkeep", "end-step"):
        draft.assume("own-turn")
    if frame.has("why"):
        draft.asks(Asks.OPEN, "move", number=number)
    else:
        draft.asks(Asks.PERMISSION, "move", number=number, negated=_negated(frame))
    return draft if uses(frame, used) else None


def may_suspend_once_it_left(frame: Frame) -> Draft | None:
    """Asked as "They had Meddling Mage but it died, can I suspend it?": what is gone forbids nothing."""
    if not any(has_left(frame, card) for card in frame.cards):
        return None
    return may_suspend(frame)


def _meant(frame: Frame) -> str:
    """The one card named, right beside the verb, though it has no suspend; "" where that is not so."""
    cards, verb = distinct(frame.cards), frame.first("suspend")
    if len(cards) != 1 or verb is None or cards[0].roles - PLAIN:
        return ""
    card = cards[0]
    return card.name if 0 <= card.start - verb.end < 2 or 0 <= verb.start - card.end < 2 else ""


def _long_ago(frame: Frame) -> bool:
    """Whether what was done in an earlier turn is another thing than a spell that forbids, by name."""
    forbids = [c for c in frame.with_role(Role.PROHIBITS) if Role.SPELL in c.roles]
    return frame.has("earlier") and (not forbids or frame.has("already-cast"))


def _resolves(frame: Frame) -> bool:
    """Whether something is said to resolve; "on the stack" alone does not say so."""
    return {word.start for word in frame.every("resolve")} > {word.start for word in frame.every("stack")}


STEPS = {"end-step": "end", "combat-step": "combat", "draw-step": "draw"}


def _moment(frame: Frame, who: str) -> tuple[str, str]:
    """Whose turn it is, and the step in which it would be suspended."""
    theirs = frame.has("opp-turn") or (frame.has("instant-speed") and not frame.has("my-turn"))
    theirs = theirs or (who == OPP and not frame.has("my-turn"))
    if word := frame.first(*STEPS):
        return (OPP if theirs or frame.whose(word.start) == OPP else ME), STEPS[word.concept]
    return (OPP if theirs else ME), "upkeep" if frame.has("upkeep") and not frame.has("opp-turn") else "main"


def _negated(frame: Frame) -> bool:
    return frame.has("stops") or (not frame.has("can") and frame.has("cannot"))


def _x(frame: Frame) -> dict[str, int]:
    """The X that the question gives for a suspend cost."""
    if not frame.has("x"):
        return {}
    return {"x": 0} if frame.has("zero") else {"x": frame.number() or 1}


def _from(frame: Frame) -> str:
    """The zone it would be suspended from."""
    if frame.has("command-zone"):
        return "command"
    said = frame.first("graveyard", "library")
    if any(lies_in(frame, card) for card in frame.cards if Role.SUSPENDABLE not in card.roles):
        return "hand"
    return said.concept if said and not frame.has("where") else "hand"


def _on_stack(frame: Frame) -> bool:
    return frame.has("stack", "respond", "split-second")


def _before(draft: Draft, frame: Frame) -> list[str]:
    """What was done before: a spell cast already, or one still on the stack."""
    spells = [c for c in frame.with_role(Role.SPELL) if Role.SUSPENDABLE not in c.roles]
    if spells and frame.has("stops"):
        return [draft.put(OPP, "hand", spell.name) for spell in spells]
    forbids = next((c for c in spells if Role.PROHIBITS in c.roles), None)
    if forbids:
        who = frame.whose(forbids.start, OPP)
        draft.put(who, "hand", forbids.name)
        if frame.has("earlier"):
            return _a_turn_ago(draft, who, forbids.name)
        draft.move(who, "cast", forbids.name)
        return [forbids.name]
    if already := frame.first("already-cast"):
        who = frame.whose_before(already.start) or ME
        draft.put(who, "hand", "instant card")
        draft.move(who, "cast", "instant card")
    elif _on_stack(frame):
        spell = spells[0].name if spells else "Sudden Shock" if frame.has("split-second") else "instant card"
        who = frame.whose(spells[0].start, OPP) if spells else OPP
        draft.put(who, "stack", spell)
        return [spell]
    return []


def _a_turn_ago(draft: Draft, who: str, spell: str) -> list[str]:
    """Have a spell cast in that player's own last turn, and the next turn come; the names used."""
    now, step = draft.turn, draft.step
    draft.turn, draft.step = who, "main"
    draft.move(who, "cast", spell)
    draft.move(now, "go", step)
    return [spell]


def taxed_action(frame: Frame) -> Draft | None:
    """Asked as "Does the tax make suspending dearer?": a suspend cost is no spell's cost."""
    if not frame.with_role(Role.TAXES) or not frame.has("suspend") or not frame.has("pay", "free"):
        return None
    name = subject(frame)
    draft = Draft(frame)
    draft.put(ME, "hand", name)
    used = [name, *in_play(draft, frame, name)]
    draft.move(ME, "suspend", name)
    unnamed(draft, name)
    draft.asks(Asks.OPEN if is_open(frame) else Asks.OUTCOME, "event", name, kind="taxed")
    return draft if uses(frame, used) else None


def what_it_gives(frame: Frame) -> Draft | None:
    """Asked as "I suspend it, what happens?": exiled face up with its counters, nothing on the stack."""
    on_stack = frame.has("stack") and not frame.has("can")
    if (
        not frame.has("suspend")
        or not (is_open(frame) or on_stack)
        or frame.has("last", "trigger", "tick", "cast-trigger", "upkeep", "off")
    ):
        return None
    if (
        _resolves(frame)
        or not frame.with_role(Role.SUSPENDABLE)
        or frame.has("counter-spell", "respond", "steal", "haste", "refuse", "why")
    ):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    draft.turn = who
    draft.put(who, "hand", name)
    draft.move(who, "suspend", name, **_x(frame))
    used = [name, *in_play(draft, frame, name)]
    if is_open(frame):
        draft.asks(Asks.OPEN, "move", number=1)
    else:
        draft.asks(Asks.OUTCOME, "event", name, kind="stacked")
    return draft if uses(frame, used) else None


def both_ends(frame: Frame) -> Draft | None:
    """Asked as "Can I even suspend with it in play, and does it resolve?": suspend it, then cast it."""
    if not (frame.has("suspend") and frame.has("can") and frame.has("resolve", "off", "last", "when")):
        return None
    if not frame.with_role(Role.PROHIBITS) or frame.has("counter-spell"):
        return None
    name = subject(frame)
    draft = Draft(frame)
    draft.put(ME, "hand", name)
    used = [name, *in_play(draft, frame, name)]
    draft.move(ME, "suspend", name)
    draft.move(ME, "wait", name)
    unnamed(draft, name)
    draft.assume("own-turn")
    draft.asks(Asks.PERMISSION, "move", number=1)
    return draft if uses(frame, used) else None
