"""Plots about suspend that a card gives: Jhoira, Delay, Suspend and their kin."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.asking.draft import Draft
from bot.asking.frame import ME, OPP, Frame, Named, other
from bot.asking.plots.players import asked_of, asks_if_cast
from bot.asking.plots.shared import is_open, killer, uses
from bot.asking.roles import Role
from bot.model.verdict import Asks


def source_killed(frame: Frame) -> Draft | None:
    """Asked as "I kill Jhoira in response: is it still suspended?": the ability stands by itself."""
    maker = frame.one(Role.SUSPENDS_BY_ABILITY)
    if not maker or not (frame.has("kill", "respond") or _killers(frame)):
        return None
    if frame.has("can") and asked_of(frame) == OPP:
        return None  # whether it can be answered is asked, not what becomes of the card
    exiled = _exiled(frame, maker)
    who = frame.whose(maker.start, OPP)
    who = OPP if frame.has("opp") else who
    draft = Draft(frame)
    draft.turn = who
    draft.put(who, "battlefield", maker.name)
    draft.put(who, "hand", exiled)
    draft.move(who, "activate", maker.name, cost=f"[{exiled}]")
    used = [maker.name, exiled, *killer(draft, frame, other(who), maker.name)]
    draft.asks(Asks.OPEN if is_open(frame) else Asks.OUTCOME, "fact", exiled, key="suspended", value="yes")
    return draft if uses(frame, used) else None


def _killers(frame: Frame) -> list[Named]:
    return [card for card in frame.with_role(Role.KILLS) if Role.SUSPENDABLE not in card.roles]


def _exiled(frame: Frame, maker: Named) -> str:
    others = [c for c in frame.cards if c.name != maker.name and Role.KILLS not in c.roles]
    return others[0].name if others else "creature card"


def delayed(frame: Frame) -> Draft | None:
    """Asked as "My spell got Delayed": its owner waits, then may cast it anew, with new targets."""
    delay = frame.one(Role.DELAYS)
    if not delay:
        return None
    others = [c for c in frame.cards if c.name != delay.name]
    if others and others[0].card.faces[0].mana_cost is None:
        return None  # it can't have been cast from hand, and the question does not say how it was
    spell = others[0].name if others else _kind(frame)
    if len(others) > 1 or (
        others and Role.PERMANENT in others[0].roles and Role.CREATURE not in others[0].roles
    ):
        return None
    who = OPP if others and frame.whose(others[0].start, ME) == OPP else _whose_spell(frame, delay)
    draft = Draft(frame)
    draft.turn = who
    draft.put(who, "hand", spell)
    draft.put(other(who), "hand", delay.name)
    draft.move(who, "cast", spell)
    draft.respond(other(who), "cast", delay.name, target=f"[{spell}]", when=f"[{spell}]")
    draft.move(who, "wait", spell)
    asked = _ask_of_the_delayed(draft, spell, who, owned=_owner_is_told(frame, others))
    return draft if asked and uses(frame, [delay.name, spell]) else None


def _ask_of_the_delayed(draft: Draft, spell: str, who: str, *, owned: bool) -> bool:
    """Ask what the question asks of a spell that has been delayed; False where that is not known."""
    frame = draft.frame
    if frame.has("fuse"):
        draft.asks(Asks.PERMISSION, "move", number=draft.move(who, "fuse", spell))
    elif frame.has("new-target"):
        draft.only("suspend.cast", "", "cast")
        draft.asks(Asks.PERMISSION, "event", spell, kind="cast")
    elif frame.has("must", "refuse"):
        draft.asks(Asks.OBLIGATION, "choice", spell, about="suspend.cast")
    elif frame.has("haste") and not frame.has("what-happens", "where", "who", "why"):
        draft.only("suspend.cast", "", "cast")
        draft.assume("cast")
        draft.asks(Asks.OUTCOME, "fact", spell, key="haste", value="yes")
        return spell != "sorcery card" and not frame.has("keep", "lose", "steal", "next-turn")
    elif not _asks_who_may(frame):
        draft.asks(Asks.OPEN)
        return is_open(frame) or not frame.has("cast") or not frame.has("opp")
    elif frame.has("cast") and owned:
        asks_if_cast(draft, spell, who)
    else:
        return False
    return True


def _owner_is_told(frame: Frame, others: Sequence[Named]) -> bool:
    """Whether a "my" or "their" stands right before the spell: only then is it sure who may cast it."""
    word = others[0] if others else frame.first("spell", "creature", "titan")
    return word is not None and any(0 <= word.start - f.end <= 1 for f in frame.every("me", "opp"))


def _asks_who_may(frame: Frame) -> bool:
    """Whether it is asked if one player may cast it: whose right it is, is not what these plays ask."""
    return frame.has("can") and not (is_open(frame) or frame.has("new-target", "fuse", "must", "refuse"))


def _kind(frame: Frame) -> str:
    return "creature card" if frame.has("creature", "titan") else "sorcery card"


def _whose_spell(frame: Frame, delay: Named) -> str:
    mine = [f for f in frame.every("me") if f.end > delay.start]
    theirs = [f for f in frame.every("opp") if f.end > delay.start]
    return OPP if theirs and not mine else ME


def on_a_token(frame: Frame) -> Draft | None:
    """Asked as "Suspend on a token: does it come back?": a token that leaves ceases to exist."""
    maker, word = _maker(frame, "come-back", "give-back"), frame.first("token")
    if not maker or word is None:
        return None
    draft = Draft(frame)
    token = _token(frame)
    named = frame.one(Role.SUSPENDS_PERMANENT)
    by = frame.whose(named.start, ME) if named else ME
    draft.put(frame.whose(word.start, ME), "battlefield", token)
    draft.put(by, "hand", maker)
    draft.turn = by
    draft.move(by, "cast", maker, target=f"[{token}]")
    draft.asks(
        Asks.OUTCOME if not frame.first("what-happens", "where", "when") else Asks.OPEN,
        "fact",
        token,
        key="zone",
        value="battlefield",
    )
    return draft if uses(frame, [maker]) else None


def _maker(frame: Frame, *asked: str) -> str:
    """What suspends a permanent: the card named, or "Suspend" where that is the verb; "" where nothing does.

    A permanent is suspended by that card alone; the verb without it needs one of the `asked` concepts.
    """
    named = frame.one(Role.SUSPENDS_PERMANENT)
    if named:
        return named.name
    meant = frame.has("suspend") and frame.has(*asked) and not frame.with_role(Role.SUSPENDABLE)
    return "Suspend" if meant else ""


def _token(frame: Frame) -> str:
    """What the token is called: by its creature type, where the question names one."""
    found = re.search(r"\b([A-Za-z]{4,}) tokens?\b", frame.text)
    if not found or found[1].lower() in NO_TYPE:
        return "creature token"
    return f"{found[1].capitalize()} token"


NO_TYPE = frozenset(["creature", "their", "your", "this", "that", "with", "with-a", "some"])


def on_a_creature(frame: Frame) -> Draft | None:
    """Asked as "I suspend the creature I stole: who casts it?": its owner, in the owner's upkeep."""
    named = frame.one(Role.SUSPENDS_PERMANENT)
    maker = _maker(frame, "steal", "titan") if frame.has("who") or named else ""
    asked = frame.has("who", "opp", "when", "come-back", "give-back")
    if not maker or frame.has("token") or not asked or (_asks_who_may(frame) and not frame.has("cast")):
        return None
    thief = frame.one(Role.STEALS)
    victim = next((c for c in frame.with_role(Role.CREATURE) if c.name != maker), None)
    name = victim.name if victim else "creature"
    by = frame.whose(named.start, ME) if named else ME
    draft = Draft(frame)
    draft.turn = by
    used = [maker, name]
    if thief or frame.has("steal"):
        draft.put(other(by), "battlefield", name)
        used += _stolen(draft, thief, by, name)
    elif frame.has("owned"):
        draft.put(by, "battlefield", name, owner=other(by))
    else:
        draft.put(_victim_of(frame, victim, by), "battlefield", name)
    draft.put(by, "hand", maker)
    draft.move(by, "cast", maker, target=f"[{name}]")
    draft.move(by, "wait", name)
    if _asks_who_may(frame):
        asks_if_cast(draft, name, str(draft.placed[0].args.get("owner", draft.placed[0].who)))
    else:
        draft.asks(Asks.OPEN, "fact", name, key="owner", value=OPP)
    return draft if uses(frame, used) else None


def _stolen(draft: Draft, thief: Named | None, by: str, name: str) -> list[str]:
    """Have a creature taken, by the spell named or by whatever it was; the names used."""
    if thief is None:
        draft.move(by, "control", name)
        return []
    draft.put(by, "hand", thief.name)
    draft.move(by, "cast", thief.name, target=f"[{name}]")
    return [thief.name]


def _victim_of(frame: Frame, victim: Named | None, by: str) -> str:
    word = frame.first("creature", "titan")
    place = victim.start if victim else word.start if word else None
    return other(by) if place is None else frame.whose(place, other(by))
