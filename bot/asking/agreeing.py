"""Whether a play agrees with what its question says: whose things are, where they lie, how many.

A plot reads what it is about and may pass over a small word that changes the answer. What it made is
held against the question here; where the two speak of different things, the play is not made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.asking.concepts import Found
from bot.asking.draft import UPKEEP, Draft
from bot.asking.frame import BREAKS, OPP, Frame, Named
from bot.asking.roles import Role
from bot.model.scenario import Placed, Value
from bot.model.verdict import Asks

LIES = 20
"""How many characters may lie between a card and the zone it is said to be in."""

LEADS = 9
"""How many characters before a "can" its subject may begin."""

ANSWERS = {Role.COUNTERS_SPELL, Role.COUNTERS_ABILITY}
"""What is also a verb ("it got stifled"): the word before it is not its owner."""

ZONES = ("hand", "graveyard", "library")
SMALL = {"me", "opp", "of", "as-of", "still"}
"""What may stand between a card and the zone it is said to be in."""

JOINS = frozenset(["and", "but", "et", "mais", "und", "aber", "e", "ma"])
"""Words that part what is said of one thing from what is said of the next."""

PARTICULARS = frozenset(["least_value", "even", "value_chosen", "with_x"])
"""What a static ability that forbids casting says of the cards it forbids."""

FROM = frozenset(["from", "de", "depuis", "aus", "von", "dalla", "da"])
"""Words that say where a card is cast from."""

BESIDE_CAN = 3
"""How many characters may lie between a "can" and the verb that is asked about."""

COUNTED = {"two-counters": 2, "three-counters": 3}
COUNTED_BY_THE_PLAY = ("pay", "free", "in-turns", "times", "pitch")
"""What makes a number one that the play finds out for itself: of mana, of turns, of times."""

SPEAKS_OF_SUSPEND = (
    *("suspend", "suspended", "off", "last", "cast-trigger", "tick", "counters"),
    *("old-words", "same-time", "storm", "lose-two"),
)
"""What shows that a question which names no card with suspend is about suspend all the same."""

GIVERS = (
    Role.CASCADES,
    Role.DELAYS,
    Role.SUSPENDS_BY_ABILITY,
    Role.SUSPENDS_ITSELF,
    Role.SUSPENDS_PERMANENT,
)
"""What gives a card suspend, with as many counters as it says, or casts it at once."""


def agrees(frame: Frame, draft: Draft) -> bool:
    """Whether the play keeps to the owners, zones, upkeeps and numbers that the question names."""
    return all(law(frame, draft) for law in LAWS)


def _owners(frame: Frame, draft: Draft) -> bool:
    """A card said to be somebody's is theirs in the play."""
    for name in {card.name for card in frame.cards if not card.roles & ANSWERS}:
        said = {frame.whose(card.start, "") for card in frame.cards if card.name == name}
        held = {str(who) for p in _placed(draft, name) for who in (p.who, p.args.get("owner", p.who))}
        if "" not in said and held and not said & held:
            return False
    return True


def _zones(frame: Frame, draft: Draft) -> bool:
    """A card said to lie in a hand, graveyard or library begins there."""
    for card in frame.cards:
        zone = lies_in(frame, card)
        placed = _placed(draft, card.name)
        if zone and placed and all(p.zone != zone for p in placed):
            return False
    return True


def lies_in(frame: Frame, card: Named) -> str:
    """The zone that the words right after a card put it in; "" where they name none."""
    after = [f for f in frame.concepts if f.start >= card.end and f.concept not in SMALL]
    if not after or after[0].concept not in ZONES:
        return ""
    between = frame.text[card.end : after[0].start]
    apart = len(between) > LIES or bool(JOINS & set(between.casefold().split()) | BREAKS & set(between))
    return "" if apart else after[0].concept


def _placed(draft: Draft, name: str) -> list[Placed]:
    return [p for p in draft.placed if p.name.split("#")[0] == name]


def _hands(frame: Frame, draft: Draft) -> bool:
    """A hand, graveyard or library of the opponent's has something of theirs in it."""
    named = [f.concept for f in frame.concepts if f.concept in ZONES and frame.whose(f.start, "") == OPP]
    return all(any(p.zone == zone and p.who == OPP for p in draft.placed) for zone in named)


def _upkeeps(frame: Frame, draft: Draft) -> bool:
    """An upkeep said to be somebody's is one that the play comes to."""
    said = {frame.whose(f.start, "") for f in frame.every("upkeep", "next-upkeep")} - {""}
    waits = any(move.verb == "wait" for move in draft.moves)
    return waits or said <= set(_upkeeps_of(draft))


def _upkeeps_of(draft: Draft) -> Iterable[str]:
    if draft.step == UPKEEP:
        yield draft.turn
    for move in draft.moves:
        if move.verb == "go" and move.subject in {UPKEEP, "main", "end"}:
            yield move.who


def _numbers(frame: Frame, draft: Draft) -> bool:
    """A number in the question is one in the play: of counters, of X, of charge counters, of things."""
    if frame.has(*COUNTED_BY_THE_PLAY) or frame.with_role(*GIVERS):
        return True
    used: set[Value] = set(Counter(p.name.split("#")[0] for p in draft.placed).values())
    used |= {value for placed in draft.placed for value in placed.args.values()}
    used |= {value for move in draft.moves for value in move.args.values()}
    said = {COUNTED[f.concept] for f in frame.concepts if f.concept in COUNTED}
    return said | {f.value for f in frame.concepts if f.value is not None} <= used


def _suspenders(frame: Frame, draft: Draft) -> bool:
    """Whoever is said to suspend a card is the one who does so in the play."""
    who = {move.who for move in draft.moves if move.verb == "suspend"}
    said = {frame.whose_before(f.start) for f in frame.every("suspend")} - {""}
    return not who or not said or frame.has("stops") or bool(who & said)


def _casters(frame: Frame, draft: Draft) -> bool:
    """Where it is asked if the opponent can cast it, it is theirs to cast."""
    asked = draft.ask.args.get("kind") == "cast" or draft.ask.asks is Asks.OBLIGATION
    if not asked or draft.ask.negated or not _opponent_asked_of(frame):
        return True
    return any(p.who == OPP for p in _placed(draft, draft.ask.subject.split("#")[0]))


def _opponent_asked_of(frame: Frame) -> bool:
    """Whether the opponent is the subject of "can cast": they stand before or between the two."""
    can, cast = frame.first("can", "cannot"), frame.every("cast")
    if can is None or not cast:
        return False
    return any(
        word.start < cast[-1].start and (can.start - LEADS <= word.start or _leads(frame, word, can))
        for word in frame.every("opp")
    )


def _leads(frame: Frame, word: Found, can: Found) -> bool:
    """Whether a word stands right before a "can": it is who can."""
    between = frame.text[word.end : can.start]
    return 0 <= can.start - word.end < BESIDE_CAN and not BREAKS & set(between)


def _verbs(frame: Frame, draft: Draft) -> bool:
    """Where it is asked if a card can be suspended, "suspend" is what follows the "can", not "cast"."""
    number = draft.ask.args.get("number")
    if draft.ask.asks is not Asks.PERMISSION or not isinstance(number, int):
        return True
    asked, cans = draft.moves[number - 1], frame.every("can")
    verbs = [_verb_after(frame, can) for can in cans]
    if asked.verb == "suspend":
        return not verbs or set(verbs) != {"cast"}
    answers = asked.response and any(move.verb == "suspend" for move in draft.moves)
    named = answers and not frame.has("counter-spell")
    return not named or not any(_right_after(frame, can, "suspend") for can in cans)


def _verb_after(frame: Frame, can: Found) -> str:
    said = (f.concept for f in frame.every("suspend", "cast") if f.start >= can.start)
    return next(said, "")


def _right_after(frame: Frame, can: Found, verb: str) -> bool:
    return any(0 <= word.start - can.end < BESIDE_CAN for word in frame.every(verb))


def _cast_from(frame: Frame, draft: Draft) -> bool:
    """A card said to be cast from a hand begins in one."""
    said = False
    for word in frame.every("cast"):
        after = [f for f in frame.concepts if f.start >= word.end and f.concept not in SMALL]
        between = set(frame.text[word.end : after[0].start].casefold().split()) if after else set()
        said = said or bool(after and after[0].concept == "hand" and between & FROM)
    about = draft.ask.subject or next((c.name for c in frame.with_role(Role.SUSPENDABLE)), "")
    return not said or any(p.zone == "hand" for p in _placed(draft, about)) or _moved_to_hand(draft)


def _moved_to_hand(draft: Draft) -> bool:
    return any(move.args.get("to") == "hand" for move in draft.moves)


def _named_where_it_counts(frame: Frame, draft: Draft) -> bool:
    """Where a permanent looks at a mana value or a type, the card it looks at is one with a name."""
    if not any(p.name.startswith("suspend ") for p in draft.placed):
        return True
    standing = {p.name for p in draft.placed if p.zone == "battlefield"}
    return not any(card.name in standing and _looks_at(card) for card in frame.cards)


def _looks_at(card: Named) -> bool:
    abilities = [ability for face in card.card.faces for ability in face.abilities]
    return Role.COUNTERS_ON_CAST in card.roles or any(PARTICULARS & set(a.args) for a in abilities)


def _speaks_of_suspend(frame: Frame, draft: Draft) -> bool:
    """Any card with suspend is played only where the question speaks of suspend."""
    return frame.has(*SPEAKS_OF_SUSPEND) or not any(p.name.startswith("suspend ") for p in draft.placed)


LAWS = (
    _owners,
    _zones,
    _hands,
    _upkeeps,
    _numbers,
    _suspenders,
    _casters,
    _verbs,
    _cast_from,
    _named_where_it_counts,
    _speaks_of_suspend,
)
