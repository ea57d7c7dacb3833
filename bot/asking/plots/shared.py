"""What most plots share: the card the question is about, what else is in play, and how it is asked."""

from __future__ import annotations

from collections.abc import Iterable

from bot.asking.agreeing import lies_in
from bot.asking.draft import Draft
from bot.asking.frame import BESIDE, ME, OPP, Frame, Named, other
from bot.asking.roles import Role
from bot.model.verdict import Asks

IN_PLAY = (
    Role.PROHIBITS,
    Role.TAXES,
    Role.GIVES_FLASH,
    Role.COUNTERS_ON_CAST,
    Role.EXTRA_UPKEEP,
    Role.FORBIDS_COUNTERS,
)
NEXT = 3
"""How many characters may lie between a word and the card it is said of."""

AFTER = frozenset(["after", "après", "nach", "nachdem", "dopo"])
"""Words that put what was said before them later than what follows."""


def subject(frame: Frame, *, creature: bool = False) -> str:
    """The card with suspend the question is about: by name, or a description of one."""
    named = frame.with_role(Role.SUSPENDABLE)
    if named:
        forbidden = {by.start for card in frame.cards if (by := chosen_by(frame, card))}
        return next((card for card in named if card.start not in forbidden), named[0]).name
    if creature or frame.has("creature", "haste", "attack", "titan"):
        return "suspend creature"
    if frame.has("no-target", "own-target", "new-target", "target"):
        return "suspend spell"
    return "suspend sorcery" if frame.has("sorcery") else "suspend card"


def unnamed(draft: Draft, name: str) -> None:
    """Say that the question names no card, where it does not."""
    if name.startswith("suspend "):
        draft.assume("unnamed-card", name)


def target_words(frame: Frame) -> set[str]:
    """The words of what the card asked about may target; empty where it targets nothing."""
    named = frame.one(Role.SUSPENDABLE)
    faces = named.card.faces if named else ()
    filters = [what for face in faces for a in face.abilities if a.kind == "spell" for what in a.targets]
    return {word for what in filters for word in what.split()}


def can_lack_targets(frame: Frame) -> bool:
    """Whether the card asked about can be without a legal target: players are always there."""
    if frame.one(Role.SUSPENDABLE) is None:
        return True
    found = target_words(frame)
    return bool(found) and not found & {"any", "player", "opponent"}


def owner(frame: Frame, default: str = ME) -> str:
    """Who owns the card the question is about."""
    named = frame.one(Role.SUSPENDABLE)
    if named and (who := frame.whose(named.start, "")):
        return who
    word = frame.first("suspended", "suspend")
    return frame.whose(word.start, default) if word else default


def in_play(
    draft: Draft, frame: Frame, about: str, default: str = OPP, skip: Iterable[str] = ()
) -> list[str]:
    """Place every card that forbids, taxes, allows or watches casting; the names placed."""
    placed: list[str] = []
    passed = frozenset(skip)
    if len({chosen.name for card in frame.cards if (chosen := chosen_by(frame, card))}) > 1:
        return placed
    for card in frame.cards:
        if Role.PERMANENT not in card.roles or card.name in passed | set(placed) | {about}:
            continue
        if not _stands_by(card, frame):
            continue
        left = has_left(frame, card)
        if frame.has("gone") and not left:
            continue
        quick = frame.has("instant-speed", "opp-turn", "stack", "respond")
        helps = Role.GIVES_FLASH in card.roles and (quick or not card.roles & {Role.PROHIBITS, Role.TAXES})
        who = frame.whose(card.start, other(default) if helps else default)
        args: dict[str, str | int] = {}
        if names_a_card(card):
            chosen = chosen_by(frame, card)
            args["names"] = f"[{chosen.name if chosen else about}]"
            placed += [chosen.name] if chosen else []
        if Role.COUNTERS_ON_CAST in card.roles:
            args["charge"] = _number_after(frame, card)
        zone = lies_in(frame, card) or "graveyard" if left else lies_in(frame, card) or "battlefield"
        draft.put(who, zone, card.name, **(args if zone == "battlefield" else {}))
        placed.append(card.name)
    return placed


def chosen_by(frame: Frame, card: Named) -> Named | None:
    """The card whose name is said to be the one that this card chose ("naming Shock")."""
    if not names_a_card(card):
        return None
    word = next((w for w in frame.every("names") if w.start >= card.end), None)
    return next((c for c in frame.cards if word and 0 <= c.start - word.end < NEXT), None)


def has_left(frame: Frame, card: Named) -> bool:
    """Whether it is this permanent that is said to have left the battlefield before all else."""
    words = frame.every("gone")
    standing = {c.name for c in frame.cards if _stands_by(c, frame)}
    if len(words) != 1 or standing != {card.name}:
        return False
    after = frame.text[words[0].end :].casefold().split()[:1]
    if AFTER & set(after):
        return False
    before = [c for c in frame.cards if c.end <= words[0].start]
    nearest = next((c for c in frame.cards if 0 <= c.start - words[0].end < NEXT), None) or before[-1:]
    if isinstance(nearest, Named):
        return nearest.name == card.name
    return any(c.name == card.name or Role.PERMANENT not in c.roles for c in nearest)


def _number_after(frame: Frame, card: Named) -> int:
    """The number said right after a card ("on 1"); 0 where none is."""
    near = (f.value for f in frame.concepts if f.value is not None and 0 <= f.start - card.end < 2 * BESIDE)
    return next(near, 0)


def _stands_by(card: Named, frame: Frame) -> bool:
    """Whether a permanent just is in play: it forbids, taxes or watches, or does nothing beside another."""
    idle = card.roles <= {Role.PERMANENT, Role.CREATURE} and not card.card.unplayed
    beside = idle and frame.one(Role.SUSPENDABLE) is not None
    return Role.SUSPENDABLE not in card.roles and (beside or bool(card.roles & set(IN_PLAY)))


def names_a_card(card: Named) -> bool:
    """Whether a card chooses a card name as it enters."""
    return any(a.args.get("named") for face in card.card.faces for a in face.abilities if a.kind == "static")


def counters(frame: Frame, default: int) -> int:
    """How many time counters the question says are left."""
    if frame.has("one-left"):
        return 1
    if frame.has("two-counters"):
        return 2
    if frame.has("three-counters"):
        return 3
    said = [f.value for f in frame.concepts if f.value is not None]
    return said[0] if said and frame.has("counters") and 0 < said[0] < 13 else default


def printed(named: Named) -> int:
    """The number of time counters a card is suspended with; three where it is X."""
    counts = [a.args.get("count") for a in named.card.faces[0].abilities if a.name == "suspend"]
    return next((count for count in counts if isinstance(count, int)), 3)


def last_counter(draft: Draft, name: str, who: str, time: int = 1) -> None:
    """Have the card suspended with its last counter, and let its owner's upkeep begin."""
    if draft.frame.has("no-mana"):
        draft.pools[who] = "none"
    draft.put(who, "exile", name, time=time)
    draft.turn, draft.step = who, "untap"
    draft.move(who, "go", "upkeep")
    unnamed(draft, name)


def form(frame: Frame, default: Asks) -> Asks:
    """How the question is put, by its first asking word."""
    asked = frame.first("what-happens", "where", "who", "when", "why", "must", "can", "cannot")
    if asked is None:
        return default
    return {
        "what-happens": Asks.OPEN,
        "where": Asks.OPEN,
        "who": Asks.OPEN,
        "when": Asks.OPEN,
        "why": Asks.OPEN,
        "must": Asks.OBLIGATION,
        "can": Asks.PERMISSION,
        "cannot": Asks.PERMISSION,
    }[asked.concept]


def is_open(frame: Frame) -> bool:
    """Whether the question asks what, where, who, when or why."""
    return frame.first("what-happens", "where", "who", "when", "why", "how-many") is not None


def uses(frame: Frame, used: Iterable[str]) -> bool:
    """Whether every card of the question has its part in the play."""
    return {card.name for card in frame.cards} <= set(used)


def killer(draft: Draft, frame: Frame, who: str, target: str, **args: str | int) -> list[str]:
    """Have something killed in response: by the spell named, or by whatever it was; the names used."""
    there = {target, *(placed.name for placed in draft.placed)}
    killers = [c for c in frame.with_role(Role.KILLS) if Role.SPELL in c.roles and c.name not in there]
    spell = next(iter(killers), None)
    if spell:
        draft.put(who, "hand", spell.name)
        draft.respond(who, "cast", spell.name, target=f"[{target}]", **args)
        return [spell.name]
    draft.respond("-", "move", target, to="graveyard", why="destroy", **args)
    return []
