"""Plots about responses: stifling a trigger, countering the spell, taking the card out of exile."""

from __future__ import annotations

from bot.asking.concepts import Found
from bot.asking.draft import Draft
from bot.asking.frame import BESIDE, ME, OPP, Frame, Named, other
from bot.asking.plots.shared import (
    counters,
    is_open,
    killer,
    last_counter,
    owner,
    printed,
    subject,
    unnamed,
    uses,
)
from bot.asking.roles import Role
from bot.model.verdict import Asks

WITH = frozenset(["with", "avec", "mit", "con"])
"""Words that make what follows them the means."""

WHICH = {"tick": "suspend.tick", "cast-trigger": "suspend.cast"}


def which_trigger(frame: Frame) -> str | None:
    """The trigger meant, "suspend.tick" or "suspend.cast"; None where the question leaves it open."""
    if word := frame.first("tick", "cast-trigger"):
        return WHICH[word.concept]
    if frame.has("last", "cast") and not frame.has("upkeep"):
        return "suspend.cast"
    many = frame.has("two-counters", "three-counters")
    return "suspend.tick" if frame.has("upkeep") or many else None


def is_stifling(frame: Frame) -> bool:
    """Whether the question counters a triggered ability of suspend."""
    stifler = frame.one(Role.COUNTERS_ABILITY)
    countered = frame.has("counter-spell") and frame.has("trigger", "tick", "cast-trigger")
    if frame.has("suspend") and not frame.has("trigger", "tick", "cast-trigger", "last", "upkeep"):
        return False
    return (
        (stifler is not None or countered)
        and not frame.with_role(Role.VANISHING)
        and not frame.has("vanishing")
    )


def stifled(frame: Frame, which: str | None = None) -> Draft | None:
    """Asked as "They stifle the trigger": the first only skips a turn, the last strands the card."""
    which = which or which_trigger(frame)
    if not is_stifling(frame) or which is None or frame.has("must", "refuse", "pay") or _of_the_spell(frame):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    stifler = frame.one(Role.COUNTERS_ABILITY)
    named = frame.one(Role.SUSPENDABLE)
    time = 1 if which == "suspend.cast" else counters(frame, max(printed(named), 2) if named else 3)
    if time > 1 and frame.has("cast") and frame.has("next-upkeep", "next-turn"):
        return None  # whether it is cast then hangs on what else removes a counter
    by = _by(frame, stifler, who)
    window = f"{which}:[{name}]"
    if stifler:
        draft.put(by, "hand", stifler.name)
    last_counter(draft, name, who, time)
    if stifler:
        draft.respond(by, "cast", stifler.name, target=window, when=window)
    else:
        draft.respond(by, "counter", window, when=window)
    _ask_stifled(draft, frame, name, which)
    return draft if uses(frame, [name, *([stifler.name] if stifler else [])]) else None


def _of_the_spell(frame: Frame) -> bool:
    """Whether it is the spell that is to be countered, or what counters the trigger."""
    if frame.has("spell", "off") and not frame.has("trigger", "tick", "cast-trigger", "last", "upkeep"):
        return True
    stiflers = frame.with_role(Role.COUNTERS_ABILITY)
    if any(_is_object(frame, word, card) for word in frame.every("counter-spell") for card in frame.cards):
        return True
    return any(is_struck(frame, word, card) for word in frame.every("counter-spell") for card in stiflers)


def _is_object(frame: Frame, word: Found, card: Named) -> bool:
    """Whether the card itself is what is to be countered, not a trigger of it."""
    after = frame.text[card.end :].casefold()
    its_trigger = after.startswith(("'", "\N{RIGHT SINGLE QUOTATION MARK}", "s ")) or any(
        0 <= f.start - card.end < BESIDE for f in frame.every("trigger", "tick", "last")
    )
    return Role.SUSPENDABLE in card.roles and is_struck(frame, word, card) and not its_trigger


def is_struck(frame: Frame, word: Found, card: Named) -> bool:
    """Whether a card is what is countered: it follows the verb at once, and no "with" parts them."""
    between = frame.text[word.end : card.start].casefold().split()
    return 0 <= card.start - word.end < BESIDE and not WITH & set(between)


def _ask_stifled(draft: Draft, frame: Frame, name: str, which: str) -> None:
    if is_open(frame):
        draft.asks(Asks.OPEN)
    elif frame.has("can") and not frame.has("cast"):
        draft.asks(Asks.PERMISSION, "move", number=len(draft.moves))
    elif frame.has("graveyard"):
        draft.asks(Asks.OUTCOME, "fact", name, key="zone", value="graveyard")
    elif frame.has("suspended", "next-upkeep", "next-turn") and which == "suspend.tick":
        draft.asks(Asks.OUTCOME, "fact", name, key="suspended", value="yes")
    elif frame.has("can") or frame.has("next-turn", "next-upkeep", "cast", "still"):
        draft.asks(Asks.PERMISSION, "event", name, kind="cast")
    else:
        draft.asks(Asks.OPEN)


def _by(frame: Frame, stifler: Named | None, who: str) -> str:
    """Who counters: whoever stands before the verb, else the other one."""
    word = frame.first("counter-spell", "respond")
    place = stifler.start if stifler else word.start if word else 0
    return frame.whose(place, other(who))


def vanishing_stifled(frame: Frame) -> Draft | None:
    """Asked as "The sacrifice trigger of vanishing is countered": the permanent stays, without counters."""
    named = frame.one(Role.VANISHING)
    if not (named or frame.has("vanishing")):
        return None
    stifler = frame.one(Role.COUNTERS_ABILITY)
    if not stifler and not frame.has("counter-spell"):
        return None
    name = named.name if named else "vanishing creature"
    draft = Draft(frame)
    draft.put(ME, "battlefield", name, time=1)
    window = f"vanishing.last:[{name}]"
    draft.turn, draft.step = ME, "untap"
    draft.move(ME, "go", "upkeep")
    if stifler:
        draft.put(ME, "hand", stifler.name)
        draft.respond(ME, "cast", stifler.name, target=window, when=window)
    else:
        draft.respond(ME, "counter", window, when=window)
    draft.move(ME, "go", "upkeep")
    draft.move(ME, "go", "main")
    if not named:
        draft.assume("unnamed-card", name)
    stays = frame.has("forever", "keep")
    form = Asks.OPEN if is_open(frame) and not stays else Asks.OUTCOME
    draft.asks(form, "fact", name, key="zone", value="battlefield" if stays else "graveyard")
    return draft if uses(frame, [name, *([stifler.name] if stifler else [])]) else None


def countered_spell(frame: Frame) -> Draft | None:
    """Asked as "Remand on the spell that came off suspend": it is a spell like any other."""
    counterer = next((c for c in frame.with_role(Role.COUNTERS_SPELL) if Role.DELAYS not in c.roles), None)
    asked = counterer is not None or frame.has("counter-spell")
    if (
        not asked
        or (counterer is not None and len(frame.every("counter-spell")) > 1)
        or frame.has("suspend", "trigger", "tick", "cast-trigger")
        or not frame.has("off", "cast")
    ):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    if counterer:
        draft.put(other(who), "hand", counterer.name)
    draft.only("suspend.cast", "", "cast")
    last_counter(draft, name, who)
    draft.assume("cast")
    if counterer:
        number = draft.respond(other(who), "cast", counterer.name, target=f"[{name}]", when=f"[{name}]")
    else:
        number = draft.respond(other(who), "counter", name, when=f"[{name}]")
    if is_open(frame) or (frame.has("or") and frame.has("graveyard", "exile")):
        draft.asks(Asks.OPEN, "fact", name, key="zone", value="graveyard")
    elif frame.has("graveyard"):
        draft.asks(Asks.OUTCOME, "fact", name, key="zone", value="graveyard")
    elif frame.has("exile"):
        draft.asks(Asks.OUTCOME, "fact", name, key="zone", value="exile")
    else:
        draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name, *([counterer.name] if counterer else [])]) else None


def taken_from_exile(frame: Frame) -> Draft | None:
    """Asked as "Pull from Eternity with the cast trigger on the stack": nothing is left to cast."""
    taker = next((c for c in frame.with_role(Role.TAKES_FROM_EXILE) if Role.SPELL in c.roles), None)
    if not taker:
        return None
    name = subject(frame)
    named = frame.one(Role.SUSPENDABLE)
    who = frame.whose(named.start, OPP) if named else OPP
    on_trigger = frame.has("cast-trigger", "trigger", "last", "stack", "respond")
    draft = Draft(frame)
    draft.put(ME, "hand", taker.name)
    if on_trigger:
        last_counter(draft, name, who, 2 if frame.has("tick") else 1)
        ticking = frame.has("tick") or (frame.has("upkeep") and not frame.has("last", "cast-trigger"))
        window = f"{'suspend.tick' if ticking else 'suspend.cast'}:[{name}]"
        number = draft.respond(ME, "cast", taker.name, target=f"[{name}]", when=window)
    else:
        draft.put(who, "exile", name, time=2)
        unnamed(draft, name)
        number = draft.move(ME, "cast", taker.name, target=f"[{name}]")
    if is_open(frame):
        draft.asks(Asks.OPEN)
    elif frame.has("can"):
        draft.asks(Asks.PERMISSION, "move", number=number)
    else:
        draft.asks(Asks.OUTCOME, "event", name, kind="cast")
    return draft if uses(frame, [name, taker.name]) else None


def fizzled(frame: Frame) -> Draft | None:
    """Asked as "They kill the creature in response: is it suspended again?": it does not resolve."""
    named = frame.one(Role.SUSPENDS_ITSELF)
    counterer = next((c for c in frame.with_role(Role.COUNTERS_SPELL) if Role.DELAYS not in c.roles), None)
    asked = counterer is not None or frame.has("respond", "kill", "sac", "counter-spell")
    if not named or not asked or frame.has("tick", "trigger", "cast-trigger", "suspend"):
        return None
    draft = Draft(frame)
    targets = [
        what for face in named.card.faces for a in face.abilities if a.kind == "spell" for what in a.targets
    ]
    draft.put(ME, "hand", named.name)
    used = [named.name]
    countered = counterer is not None or (frame.has("counter-spell") and not frame.has("kill"))
    if countered:
        draft.move(ME, "cast", named.name)
        if counterer:
            draft.put(OPP, "hand", counterer.name)
            draft.respond(OPP, "cast", counterer.name, target=f"[{named.name}]")
            used.append(counterer.name)
        else:
            draft.respond(OPP, "counter", named.name)
    elif not any("creature" in what or (what == "any" and frame.has("creature")) for what in targets):
        return None
    else:
        draft.put(ME, "battlefield", "creature")
        draft.move(ME, "cast", named.name, target="[creature]")
        used += killer(draft, frame, OPP, "creature")
    if is_open(frame):
        draft.asks(Asks.OPEN, "fact", named.name, key="suspended", value="yes")
    else:
        draft.asks(Asks.OUTCOME, "fact", named.name, key="suspended", value="yes")
    return draft if uses(frame, used) else None
