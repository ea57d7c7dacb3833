"""Which objects and players a text speaks of: "creature", "artifact or land", "suspended card you own"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from bot.engine.characteristics import abilities, has_keyword, is_suspended, types
from bot.engine.state import GameObject, ObjectKind, Zone

if TYPE_CHECKING:
    from bot.engine.game import Game

Candidate = int | str
Test = Callable[["Game", GameObject, str], bool]

PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
TYPES = PERMANENT_TYPES | {"instant", "sorcery"}
COLORS = frozenset({"white", "blue", "black", "red", "green"})
PLAYER_WORDS: dict[str, Callable[[str, str], bool]] = {
    "player": lambda _you, _who: True,
    "opponent": lambda you, who: you != who,
}


def _is_ability(item: GameObject, kind: str) -> bool:
    return item.kind is ObjectKind.ABILITY and item.ability is not None and item.ability.kind == kind


WORDS: dict[str, Test] = {
    "permanent": lambda _g, o, _y: o.zone is Zone.BATTLEFIELD,
    "spell": lambda _g, o, _y: o.zone is Zone.STACK and o.kind is not ObjectKind.ABILITY,
    "card": lambda _g, o, _y: o.kind is ObjectKind.CARD,
    "token": lambda _g, o, _y: o.kind is ObjectKind.TOKEN,
    "triggered": lambda _g, o, _y: _is_ability(o, "triggered"),
    "activated": lambda _g, o, _y: _is_ability(o, "activated"),
    "exiled": lambda _g, o, _y: o.zone is Zone.EXILE and o.face_up,
    "graveyard": lambda _g, o, _y: o.zone is Zone.GRAVEYARD,
    "hand": lambda _g, o, _y: o.zone is Zone.HAND,
    "library": lambda _g, o, _y: o.zone is Zone.LIBRARY,
    "suspended": lambda _g, o, _y: is_suspended(o),
    "suspend": lambda g, o, _y: any(a.name == "suspend" for a in abilities(g, o)),
    "tapped": lambda _g, o, _y: o.tapped,
    "untapped": lambda _g, o, _y: not o.tapped,
    "your": lambda _g, o, y: o.player == y,
    "owned": lambda _g, o, y: o.owner == y,
    "theirs": lambda _g, o, y: o.player != y,
    "nontoken": lambda _g, o, _y: o.kind is not ObjectKind.TOKEN,
    "legendary": lambda _g, o, _y: "legendary" in o.face.supertypes,
    "basic": lambda _g, o, _y: "basic" in o.face.supertypes,
    "nonbasic": lambda _g, o, _y: "basic" not in o.face.supertypes,
    "timed": lambda _g, o, _y: o.count("time") > 0,
    "colored": lambda _g, o, _y: bool(o.face.colors),
    "flying": lambda g, o, _y: has_keyword(g.state, o, "flying"),
}
ELSEWHERE = frozenset(
    {"spell", "card", "triggered", "activated", "exiled", "graveyard", "hand", "library", "suspended"}
)


@cache
def _tests(alternative: str) -> tuple[Test, ...]:
    words = alternative.split()
    tests = [_test(word) for word in words]
    if not ELSEWHERE & set(words):
        tests.append(WORDS["permanent"])
    return tuple(tests)


def _test(word: str) -> Test:
    if word in WORDS:
        return WORDS[word]
    if word in TYPES:
        return lambda _g, o, _y: word in types(o) and o.kind is not ObjectKind.ABILITY
    if word.startswith("non") and word[3:] in TYPES:
        return lambda _g, o, _y: word[3:] not in types(o)
    if word in COLORS:
        return lambda _g, o, _y: word in o.face.colors
    if word.startswith("non") and word[3:] in COLORS:
        return lambda _g, o, _y: word[3:] not in o.face.colors
    if word.istitle():
        return lambda _g, o, _y: word in o.face.subtypes
    raise ValueError(f"the engine knows no filter word {word!r}")


@cache
def alternatives(what: str) -> tuple[str, ...]:
    """The alternatives of a filter: "any" spelled out (115.4), the others at "or"."""
    return tuple(
        part.strip() for part in what.replace("any", "creature or planeswalker or player").split(" or ")
    )


def check(what: str) -> None:
    """Raise ValueError if the filter has a word the engine does not know."""
    for part in alternatives(what):
        if part not in PLAYER_WORDS:
            _tests(part)


def matches(game: Game, candidate: Candidate, what: str, you: str) -> bool:
    """Whether an object (by id) or a player is what the filter says, seen by `you`."""
    for part in alternatives(what):
        if part in PLAYER_WORDS:
            if isinstance(candidate, str) and PLAYER_WORDS[part](you, candidate):
                return True
        elif isinstance(candidate, int):
            item = game.state.objects.get(candidate)
            if item and item.zone is not Zone.NONE and all(t(game, item, you) for t in _tests(part)):
                return True
    return False


def every(game: Game, what: str, you: str) -> Iterator[Candidate]:
    """Everything the filter fits: objects oldest first, then players in turn order."""
    for item in list(game.state.objects.values()):
        if matches(game, item.id, what, you):
            yield item.id
    for player in game.state.apnap():
        if matches(game, player, what, you):
            yield player
