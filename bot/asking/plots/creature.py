"""Plots about the creature that comes off suspend: haste, attack, theft, blinking."""

from __future__ import annotations

from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, other
from bot.asking.plots.players import asked_of
from bot.asking.plots.shared import counters, is_open, last_counter, owner, printed, subject, unnamed, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def haste(frame: Frame) -> Draft | None:
    """Asked as "Does it keep haste, and if it is stolen?": as long as its caster controls it."""
    if not frame.has("haste") or not (frame.has("suspended", "suspend", "off", "keep", "next-turn", "steal")):
        return None
    if frame.has("lose") and frame.has("keep") and not frame.has("or"):
        return None  # one of the two is said of something else
    if frame.with_role(
        Role.SACRIFICES_WHILE_SUSPENDED, Role.TICKS_ON_CAST, Role.DELAYS, Role.SUSPENDS_BY_ABILITY
    ):
        return None
    name, who = subject(frame, creature=True), owner(frame)
    draft = Draft(frame)
    _resolved(draft, name, who)
    later = frame.first("next-turn", "keep")
    theft = frame.first("steal") or frame.one(Role.STEALS)
    used = [name, *(c.name for c in frame.with_role(Role.STEALS))]
    if frame.has("next-turn") or not theft:
        draft.move(who, "go", "upkeep")
    asked_at = len(draft.moves)
    if blinker := frame.one(Role.BLINKS):
        draft.put(who, "hand", blinker.name)
        draft.move(who, "cast", blinker.name, target=f"[{name}]")
        used.append(blinker.name)
    elif frame.has("blink"):
        draft.move(who, "move", name, to="exile")
        draft.move(who, "move", name, to="battlefield")
    if theft:
        draft.move(other(who), "control", name)
    if frame.has("give-back"):
        draft.move(who, "control", name)
    first = later is not None and frame.has("next-turn") and (theft is None or later.start < theft.start)
    args = {"at": asked_at} if theft and first else {}
    draft.asks(Asks.OUTCOME, "fact", name, key="haste", value="yes", negated=_loses(frame), **args)
    return draft if uses(frame, used) else None


def _loses(frame: Frame) -> bool:
    return frame.has("lose") and not frame.has("keep")


def _resolved(draft: Draft, name: str, who: str = ME) -> None:
    draft.only("suspend.cast", "", "cast")
    last_counter(draft, name, who)
    draft.assume("cast")


def cast_by_hand(frame: Frame) -> Draft | None:
    """Asked as "Has it haste if I cast it normally, or bounce it and cast it again?": not by suspend."""
    if not frame.has("haste") or not frame.has("cast") or not frame.has("hand", "bounce", "normally"):
        return None
    if frame.has("off", "suspended", "last") and not frame.has("bounce"):
        return None
    name = subject(frame, creature=True)
    draft = Draft(frame)
    if frame.has("bounce"):
        _resolved(draft, name)
        draft.move(ME, "move", name, to="hand")
    else:
        draft.put(ME, "hand", name)
        unnamed(draft, name)
    if frame.has("bounce", "next-turn"):
        draft.move(ME, "go", "main")
    draft.move(ME, "cast", name)
    draft.asks(Asks.OUTCOME, "fact", name, key="haste", value="yes", negated=_loses(frame))
    return draft if uses(frame, [name]) else None


def waiting_in_exile(frame: Frame) -> Draft | None:
    """Asked as "Has it haste while suspended, can it attack this turn?": it is no creature yet."""
    if frame.has("off", "last", "steal", "keep", "cast") or frame.one(Role.TICKS_ON_CAST):
        return None
    name = subject(frame, creature=True)
    draft = Draft(frame)
    if frame.has("attack") and frame.has("suspend"):
        draft.put(ME, "hand", name)
        draft.move(ME, "suspend", name)
        number = draft.move(ME, "attack", name)
        draft.asks(Asks.PERMISSION, "move", number=number)
    elif frame.has("haste") and frame.has("while-suspended"):
        draft.put(ME, "exile", name, time=3)
        draft.turn, draft.step = ME, "untap"
        draft.move(ME, "go", "main")
        draft.asks(Asks.OUTCOME, "fact", name, key="haste", value="yes")
    else:
        return None
    unnamed(draft, name)
    return draft if uses(frame, [name]) else None


def attack(frame: Frame) -> Draft | None:
    """Asked as "Can it attack the turn it comes in?": it has haste."""
    if not frame.has("attack") or not frame.has("suspended", "off", "last") or frame.has("steal"):
        return None
    name = subject(frame, creature=True)
    draft = Draft(frame)
    _resolved(draft, name)
    draft.move(ME, "go", "main")
    number = draft.move(ME, "attack", name)
    draft.asks(Asks.PERMISSION, "move", number=number)
    return draft if uses(frame, [name]) else None


def ticking_on_cast(frame: Frame) -> Draft | None:
    """Asked as "They cast a spell and that removes the last counter": cast at once, above their spell."""
    named = frame.one(Role.TICKS_ON_CAST)
    if not named or not frame.has("last", "cast", "opp-turn"):
        return None
    draft = Draft(frame)
    word = frame.first("cast")
    by = frame.whose(word.start, OPP) if word and not frame.has("opp-turn") else OPP
    draft.turn = by
    draft.put(
        ME, "exile", named.name, time=1 if frame.has("last", "one-left") or by == OPP else printed(named)
    )
    spells = [c for c in frame.with_role(Role.SPELL) if c.name != named.name]
    spell = spells[0].name if spells else "sorcery card"
    draft.put(by, "hand", spell)
    draft.move(by, "cast", spell)
    if by == ME:
        draft.asks(Asks.OUTCOME, "event", named.name, kind="countersremoved")
        return draft if uses(frame, [named.name, *(c.name for c in spells)]) else None
    test = ("event", named.name)
    draft.asks(Asks.OPEN if is_open(frame) and not frame.has("can") else Asks.OUTCOME, *test, kind="cast")
    return draft if uses(frame, [named.name, *(c.name for c in spells)]) else None


def sacrificing(frame: Frame) -> Draft | None:
    """Asked as "With n counters, can I sacrifice in response?": as often as it is still suspended."""
    named = frame.one(Role.SACRIFICES_WHILE_SUSPENDED)
    if not named or not frame.has("sac") or frame.has("in-play", "how-many"):
        return None
    if asked_of(frame) != frame.whose(named.start, ME):
        return None
    spells = [c for c in frame.with_role(Role.SPELL) if c.name != named.name]
    time = counters(frame, 2)
    times = frame.number() or time
    allowed = frame.has("can") and not frame.has("haste")
    if (time > 1 and not frame.number() and not allowed) or (allowed and frame.has("last")):
        return None  # how many are sacrificed is not said, or none are left to be removed
    draft = Draft(frame)
    draft.turn = OPP if spells or frame.has("respond", "opp-turn") else ME
    draft.put(ME, "exile", named.name, time=time)
    what = "land" if frame.has("land") else "creature"
    for _ in range(times):
        draft.put(ME, "battlefield", what)
    used = [named.name, *(c.name for c in spells)]
    if spells:
        draft.put(OPP, "hand", spells[0].name)
        draft.move(OPP, "cast", spells[0].name)
        number = draft.respond(ME, "activate", named.name, times=times)
    else:
        number = draft.move(ME, "activate", named.name, times=times)
    if allowed:
        draft.asks(Asks.PERMISSION, "move", number=number)
    else:
        draft.asks(Asks.OUTCOME, "event", named.name, kind="cast")
    return draft if uses(frame, used) else None
