"""What a card can be in a question, told by its abilities: never by its name."""

from __future__ import annotations

from enum import StrEnum

from bot.model.card import Ability, Card

PERMANENT = frozenset({"artifact", "creature", "enchantment", "land", "planeswalker", "battle"})


class Role(StrEnum):
    """What a card does in a play that a question may be about."""

    SUSPENDABLE = "suspendable"
    VANISHING = "vanishing"
    IMPENDING = "impending"
    PROHIBITS = "prohibits"
    TAXES = "taxes"
    GIVES_FLASH = "gives flash"
    COUNTERS_SPELL = "counters spell"
    COUNTERS_ABILITY = "counters ability"
    COUNTERS_ACTIVATED = "counters activated"
    COUNTERS_ON_CAST = "counters on cast"
    DELAYS = "delays"
    SUSPENDS_PERMANENT = "suspends permanent"
    SUSPENDS_BY_ABILITY = "suspends by ability"
    REMOVES_TIME = "removes time"
    TAKES_FROM_EXILE = "takes from exile"
    KILLS = "kills"
    STEALS = "steals"
    SUSPENDS_ITSELF = "suspends itself"
    SACRIFICES_WHILE_SUSPENDED = "sacrifices while suspended"
    TICKS_ON_CAST = "ticks on cast"
    EXTRA_UPKEEP = "extra upkeep"
    EXTRA_TURN = "extra turn"
    BLINKS = "blinks"
    STORM = "storm"
    CASCADES = "cascades"
    GAINS_TIME = "gains time"
    PUTS_FROM_HANDS = "puts from hands"
    FORBIDS_COUNTERS = "forbids counters"
    PITCHES = "pitches"
    PERMANENT = "permanent"
    CREATURE = "creature"
    SPELL = "spell"


def roles(card: Card) -> frozenset[Role]:
    """The roles of a card."""
    types = card.faces[0].types
    found = {Role.PERMANENT if types & PERMANENT else Role.SPELL}
    if "creature" in types:
        found.add(Role.CREATURE)
    for face in card.faces:
        for ability in face.abilities:
            found |= _of_ability(ability)
    return frozenset(found)


KEYWORDS = {
    "suspend": Role.SUSPENDABLE,
    "vanishing": Role.VANISHING,
    "impending": Role.IMPENDING,
    "storm": Role.STORM,
    "cascade": Role.CASCADES,
}
STATICS = {
    "prohibit": Role.PROHIBITS,
    "tax": Role.TAXES,
    "floor": Role.TAXES,
    "flash": Role.GIVES_FLASH,
    "no-counters": Role.FORBIDS_COUNTERS,
    "alternative-cost": Role.PITCHES,
    "controls-attached": Role.STEALS,
}


def _of_ability(ability: Ability) -> set[Role]:
    found: set[Role] = set()
    if ability.kind == "keyword" and ability.name in KEYWORDS:
        found.add(KEYWORDS[ability.name])
    if ability.kind == "static" and ability.name in STATICS:
        found.add(STATICS[ability.name])
    for do in ability.does:
        if do.verb == "put" and do.args.get("what") == "self" and do.args.get("kind") == "time":
            found.add(Role.GAINS_TIME)
        found |= _of_verb(ability, do.verb, str(do.args.get("to", "")), str(do.args.get("what", "target")))
    return found


def _of_verb(ability: Ability, verb: str, to: str, what: str) -> set[Role]:
    if verb == "remove" and what == "self":
        return _of_ticking(ability)
    if verb in VERBS:
        return {VERBS[verb]}
    if verb == "counter":
        return _of_countering(ability, to)
    if verb == "exile-with-time":
        return {Role.SUSPENDS_BY_ABILITY if ability.kind == "activated" else Role.SUSPENDS_PERMANENT}
    if verb in {"to-graveyard", "return"} and "exiled" in " ".join(ability.targets):
        return {Role.TAKES_FROM_EXILE}
    return set()


def _of_ticking(ability: Ability) -> set[Role]:
    if ability.kind == "activated":
        return {Role.SACRIFICES_WHILE_SUSPENDED}
    return {Role.TICKS_ON_CAST} if ability.name == "cast" else set()


def _of_countering(ability: Ability, to: str) -> set[Role]:
    if ability.kind == "triggered":
        return {Role.COUNTERS_ON_CAST}
    if to == "suspended":
        return {Role.DELAYS, Role.COUNTERS_SPELL}
    targets = " ".join(ability.targets)
    return {role for word, role in COUNTERED.items() if word in targets}


COUNTERED = {
    "spell": Role.COUNTERS_SPELL,
    "triggered": Role.COUNTERS_ABILITY,
    "activated": Role.COUNTERS_ACTIVATED,
}

VERBS = {
    "remove": Role.REMOVES_TIME,
    "adjust": Role.REMOVES_TIME,
    "damage": Role.KILLS,
    "destroy": Role.KILLS,
    "control": Role.STEALS,
    "exile-itself": Role.SUSPENDS_ITSELF,
    "extra-upkeep": Role.EXTRA_UPKEEP,
    "extra-turn": Role.EXTRA_TURN,
    "blink": Role.BLINKS,
    "forbid": Role.PROHIBITS,
    "put-in-turn": Role.PUTS_FROM_HANDS,
}
"""What a verb makes of a card, whatever the rest of the ability says."""
