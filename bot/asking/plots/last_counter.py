"""Plots about the last counter: must it be cast, can it be, what does it cost, where does it go."""

from __future__ import annotations

from bot.asking.draft import Draft
from bot.asking.frame import ME, Frame, other
from bot.asking.plots.shared import (
    can_lack_targets,
    counters,
    has_left,
    in_play,
    is_open,
    last_counter,
    owner,
    subject,
    target_words,
    unnamed,
    uses,
)
from bot.asking.roles import Role
from bot.model.verdict import Asks

BASIC = "land-"
"""What the concepts of the basic lands begin with; the name of the land follows."""

COMES_OFF = ("off", "last", "suspended", "free", "cast-trigger")
ELSEWHERE = (
    Role.DELAYS,
    Role.SUSPENDS_PERMANENT,
    Role.SUSPENDS_BY_ABILITY,
    Role.COUNTERS_SPELL,
    Role.COUNTERS_ABILITY,
    Role.TAKES_FROM_EXILE,
    Role.REMOVES_TIME,
    Role.VANISHING,
)


def _comes_off(frame: Frame) -> bool:
    return frame.has(*COMES_OFF) or (bool(frame.with_role(Role.SUSPENDABLE)) and frame.has("cast"))


def obligation(frame: Frame) -> Draft | None:
    """Asked as "Do I have to cast it?": must until 2024-02-01, may since."""
    wants_not = frame.has("refuse")
    if (
        not (wants_not or frame.has("must"))
        or frame.with_role(*ELSEWHERE)
        or frame.has("stack", "respond", "haste")
    ):
        return None
    if not _comes_off(frame) or (frame.has("trigger") and not frame.has("last", "off", "cast-trigger")):
        return None
    if frame.has("no-target", "own-target") and not can_lack_targets(frame):
        return None
    if frame.has("pay") and not wants_not and not frame.with_role(Role.TAXES):
        return None  # what is paid is asked, not whether it is cast
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    others = [
        c for c in frame.with_role(Role.PERMANENT) if frame.whose(c.start, "") == who and c.name != name
    ]
    used = [name, *in_play(draft, frame, name, other(who), skip=[c.name for c in others])]
    if frame.has("own-target", "land") or any(frame.whose(c.start, "") == who for c in others):
        victims = [c.name for c in others] or [_only_target(frame)]
        used += [draft.put(who, "battlefield", victim) for victim in victims]
        draft.absent.append(name)
    elif frame.has("no-target"):
        draft.absent.append(name)
    last_counter(draft, name, who)
    if wants_not:
        draft.prefer("suspend.cast", "", "decline")
        draft.prefer("cost.unpaid-mana", "", "decline")
    draft.asks(Asks.OBLIGATION, "choice", name, about="suspend.cast")
    return draft if uses(frame, used) else None


def _only_target(frame: Frame) -> str:
    """What the one legal target is: what the question says, else what the card can target."""
    kinds = ("land", "creature", "artifact", "enchantment")
    basic = next((f.concept for f in frame.concepts if f.concept.startswith(BASIC)), None)
    if basic:
        return basic.removeprefix(BASIC).capitalize()
    said = next((kind for kind in kinds[:2] if frame.has(kind)), None)
    return said or next((kind for kind in kinds if kind in target_words(frame)), "creature")


def no_target(frame: Frame) -> Draft | None:
    """Asked as "No legal target when the last counter goes: where does it end up?": it stays in exile."""
    if (
        not frame.has("no-target")
        or not can_lack_targets(frame)
        or not _comes_off(frame)
        or frame.has("can", "must", "refuse")
    ):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    draft.absent.append(name)
    last_counter(draft, name, who)
    to_graveyard = frame.has("graveyard") and not frame.has("or", "what-happens")
    if not to_graveyard:
        draft.asks(Asks.OPEN, "fact", name, key="zone", value="exile")
    else:
        draft.asks(Asks.OUTCOME, "fact", name, key="zone", value="graveyard")
    return draft if uses(frame, [name]) else None


def taxed(frame: Frame) -> Draft | None:
    """Asked as "Thalia is out: free, or do I pay?": increases apply to the free cast."""
    if (
        not frame.with_role(Role.TAXES)
        or not frame.has("pay", "free", "no-mana")
        or frame.with_role(*ELSEWHERE)
    ):
        return None
    if not frame.has(*COMES_OFF) and not frame.with_role(Role.SUSPENDABLE):
        return None
    if frame.has("suspend") and not frame.has("off", "last", "suspended"):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    used = [name, *in_play(draft, frame, name, other(who))]
    last_counter(draft, name, who)
    if frame.has("must", "refuse"):
        draft.asks(Asks.OBLIGATION, "choice", name, about="suspend.cast")
    elif frame.has("no-mana") and frame.has("can"):
        draft.asks(Asks.PERMISSION, "event", name, kind="cast")
    elif is_open(frame) or frame.has("or"):
        draft.asks(Asks.OPEN, "event", name, kind="paid")
    elif frame.has("free") and not frame.has("pay"):
        draft.asks(Asks.OUTCOME, "event", name, negated=True, kind="paid")
    else:
        draft.asks(Asks.OUTCOME, "event", name, kind="paid")
    return draft if uses(frame, used) else None


def may_cast(frame: Frame) -> Draft | None:
    """Asked as "Can I cast it off suspend under that?": prohibitions hold, type timing does not."""
    banned = frame.with_role(Role.PROHIBITS)
    if (
        not banned
        or not _comes_off(frame)
        or frame.has("refuse")
        or frame.with_role(Role.COUNTERS_SPELL, Role.DELAYS)
    ):
        return None
    if frame.has("suspend") and not frame.has("off", "last", "suspended", "cast-trigger"):
        return None
    name = subject(frame)
    who = _caster(frame)
    draft = Draft(frame)
    used = [name]
    remover = next((c for c in frame.with_role(Role.REMOVES_TIME) if Role.SPELL in c.roles), None)
    used += in_play(draft, frame, name, other(who))
    if remover:
        draft.turn = ME
        draft.put(ME, "hand", remover.name)
        draft.put(who, "exile", name, time=2)
        draft.move(ME, "cast", remover.name, target=f"[{name}]", x=2)
        unnamed(draft, name)
        used.append(remover.name)
    elif frame.has("opp-turn") and who == ME:
        draft.turn = other(who)
        draft.put(who, "exile", name, time=1)
        draft.move("-", "remove", name)
        unnamed(draft, name)
    else:
        last_counter(draft, name, who)
    if frame.has("what-happens", "where", "when") and not frame.has("can", "cannot"):
        draft.asks(Asks.OPEN, "event", name, kind="cast")
    else:
        if not frame.has("can", "cannot", "cast", "off", "last", "free", "works", "cast-trigger"):
            return None
        negated = not frame.has("can") and frame.has("cannot")
        draft.asks(Asks.PERMISSION, "event", name, negated=negated, kind="cast")
    return draft if uses(frame, used) else None


def _caster(frame: Frame) -> str:
    word = frame.first("suspended")
    named = frame.one(Role.SUSPENDABLE)
    place = named.start if named else word.start if word else None
    return ME if place is None else frame.whose(place, ME)


def once_it_left(frame: Frame) -> Draft | None:
    """Asked as "Thalia died before the last counter came off, do I pay?": what is gone does nothing."""
    if not any(has_left(frame, card) for card in frame.with_role(Role.PROHIBITS, Role.TAXES)):
        return None
    draft = taxed(frame)
    if draft and frame.has("must", "pay"):
        draft.asks(Asks.OUTCOME, "event", subject(frame), kind="paid")
    return draft or may_cast(frame)


def countered_on_cast(frame: Frame) -> Draft | None:
    """Asked as "Does Chalice at zero stop it?": it is cast, its mana value is 0, the spell is countered."""
    watchers = frame.with_role(Role.COUNTERS_ON_CAST)
    if not watchers or (frame.has("suspend") and not frame.has("off", "last")):
        return None
    subjects = frame.with_role(Role.SUSPENDABLE)
    name = subjects[0].name if subjects else subject(frame)
    draft = Draft(frame)
    used = [name, *in_play(draft, frame, name)]
    draft.put(ME, "exile", name, time=1)
    used += [draft.put(ME, "exile", extra.name, time=1) for extra in subjects[1:]]
    draft.turn, draft.step = ME, "untap"
    draft.move(ME, "go", "upkeep")
    if frame.has("resolve") and not frame.has("counter-spell", "stack"):
        draft.asks(Asks.OUTCOME, "event", name, negated=True, kind="countered")
    else:
        draft.asks(Asks.OUTCOME, "event", name, kind="countered")
    if is_open(frame):
        draft.asks(Asks.OPEN, "event", name, kind="countered")
    return draft if uses(frame, used) else None


def what_happens(frame: Frame) -> Draft | None:
    """Asked as "One counter left and my upkeep starts, what happens?": step by step to the end."""
    if not frame.has("last", "off", "one-left", "upkeep", "two-counters", "three-counters", "counters"):
        return None
    if not frame.has("suspended", "suspend", "off") and not frame.with_role(Role.SUSPENDABLE):
        return None
    if frame.has(
        "must",
        "refuse",
        "haste",
        "can",
        "respond",
        "counter-spell",
        "tick",
        "cast-trigger",
        "keep",
        "why",
        "pay",
    ):
        return None
    if not is_open(frame) or frame.has("steal", "token", "storm", "order", "twice", "extra-turn", "order"):
        return None
    name, who = subject(frame), owner(frame)
    draft = Draft(frame)
    used = [name, *in_play(draft, frame, name)]
    last_counter(draft, name, who, 1 if frame.has("last", "off") else counters(frame, 1))
    if frame.has("off"):
        draft.assume("cast")
    draft.asks(Asks.OPEN)
    return draft if uses(frame, used) else None
