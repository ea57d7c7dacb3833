"""What a triggered ability can wait for: by name, the event and whether it is the one meant (603.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.engine.characteristics import is_suspended, mana_value
from bot.engine.events import (
    Cast,
    Copied,
    CountersRemoved,
    Created,
    Damaged,
    Drew,
    Event,
    Moved,
    Stacked,
    StepBegan,
)
from bot.engine.state import GameObject, Step, Zone
from bot.model.card import Ability

if TYPE_CHECKING:
    from bot.engine.game import Game, Happened

Condition = Callable[["Game", GameObject], bool]
Waits = Callable[["Happened", Event, GameObject, Ability], bool]


def _who(ability: Ability, item: GameObject, player: str) -> bool:
    match ability.args.get("who", "you"):
        case "you":
            return item.player == player
        case "owner":
            return item.owner == player
        case "opponents":
            return item.player != player
        case "enchanted":
            return str(item.notes.get("attached", item.player)) == player
        case _:
            return True


def _step(step: Step) -> Waits:
    def waits(_done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
        return isinstance(event, StepBegan) and event.step is step and _who(ability, item, event.player)

    return waits


def _counter_removed(*, last: bool) -> Waits:
    def waits(done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
        if not isinstance(event, CountersRemoved) or event.item != item.id or not event.count:
            return False
        if event.kind != ability.args.get("kind_of", "time"):
            return False
        return not last or done.after.objects[item.id].count(event.kind) == 0

    return waits


def _moved(*, to: Zone | None, out_of: Zone | None) -> Waits:
    def waits(done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
        if isinstance(event, Created):
            return to is Zone.BATTLEFIELD and _is_meant(ability, item, event.item, {event.item.id})
        if not isinstance(event, Moved):
            return False
        before = done.before.objects[event.item]
        if (to and event.to is not to) or (out_of and before.zone is not out_of):
            return False
        moved = done.after.objects[event.new] if to is Zone.BATTLEFIELD else before
        return _is_meant(ability, item, moved, {event.item, event.new})

    return waits


def _is_meant(ability: Ability, item: GameObject, moved: GameObject, ids: set[int]) -> bool:
    """Whether the object that moved is the one an ability speaks of: its own, another, any."""
    of = ability.args.get("of", "self")
    if item.id in ids:
        return of in {"self", "any"}
    kinds = frozenset(ability.args.get("types", ()))
    by_kind = not kinds or bool(kinds & moved.face.types)
    return of in {"other", "any"} and by_kind and _owner_fits(ability, item, moved)


def _owner_fits(ability: Ability, item: GameObject, moved: GameObject) -> bool:
    return "who" not in ability.args or _who(ability, item, moved.owner)


def _cast(done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
    if not isinstance(event, Cast):
        return False
    if ability.args.get("of") == "self":
        return item.id == event.new
    if not _who(ability, item, event.player) or item.id == event.new:
        return False
    return spell_fits(ability, done.after.objects[event.new], item)


def spell_fits(ability: Ability, spell: GameObject, source: GameObject) -> bool:
    """Whether a spell is of the kind the ability speaks of: types, mana value, zone, mana spent."""
    args = ability.args
    wanted = (
        "types" not in args or bool(frozenset(args["types"]) & spell.face.types),
        "not_types" not in args or not frozenset(args["not_types"]) & spell.face.types,
        "value_counters" not in args or mana_value(spell.face, spell) == source.count(args["value_counters"]),
        "most_value" not in args or mana_value(spell.face, spell) <= int(args["most_value"]),
        "from" not in args or str(spell.cast_from) == args["from"],
        "not_from" not in args or str(spell.cast_from) != args["not_from"],
        not args.get("no_mana") or spell.mana_spent == 0,
    )
    return all(wanted)


def _discarded_into_exile(_done: Happened, event: Event, item: GameObject, _ability: Ability) -> bool:
    return isinstance(event, Moved) and event.why == "madness" and event.new == item.id


def _drew(_done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
    return isinstance(event, Drew) and _who(ability, item, event.player)


def _combat_damage(_done: Happened, event: Event, item: GameObject, _ability: Ability) -> bool:
    hits = isinstance(event, Damaged) and event.combat and event.amount > 0 and isinstance(event.target, str)
    return hits and isinstance(event, Damaged) and event.source == item.id


def _targeted(done: Happened, event: Event, item: GameObject, ability: Ability) -> bool:
    """Whether the object became the target of a spell, of a copy of one, or of an ability."""
    match event:
        case Cast():
            aimed = done.after.objects[event.new]
        case Stacked(aimed, _) | Copied(aimed):
            pass
        case _:
            return False
    return item.id in aimed.targets and _who(ability, item, aimed.player)


def _damages_creature(_done: Happened, event: Event, item: GameObject, _ability: Ability) -> bool:
    hits = isinstance(event, Damaged) and event.amount > 0 and isinstance(event.target, int)
    return hits and isinstance(event, Damaged) and event.source == item.id


WAITS: dict[str, tuple[tuple[type[Event], ...], Waits]] = {
    "upkeep": ((StepBegan,), _step(Step.UPKEEP)),
    "draw-step": ((StepBegan,), _step(Step.DRAW)),
    "end-step": ((StepBegan,), _step(Step.END)),
    "counter-removed": ((CountersRemoved,), _counter_removed(last=False)),
    "last-counter": ((CountersRemoved,), _counter_removed(last=True)),
    "enters": ((Moved, Created), _moved(to=Zone.BATTLEFIELD, out_of=None)),
    "leaves": ((Moved,), _moved(to=None, out_of=Zone.BATTLEFIELD)),
    "dies": ((Moved,), _moved(to=Zone.GRAVEYARD, out_of=Zone.BATTLEFIELD)),
    "to-graveyard": ((Moved,), _moved(to=Zone.GRAVEYARD, out_of=None)),
    "cast": ((Cast,), _cast),
    "discarded-into-exile": ((Moved,), _discarded_into_exile),
    "draws": ((Drew,), _drew),
    "targeted": ((Cast, Stacked, Copied), _targeted),
    "combat-damage": ((Damaged,), _combat_damage),
    "damages-creature": ((Damaged,), _damages_creature),
}
"""What a triggered ability's name stands for."""
WATCHED = frozenset(kind for kinds, _ in WAITS.values() for kind in kinds)
"""The events that anything waits for; all others concern no triggered ability."""
EACH_COUNTER = frozenset({"counter-removed"})
"""Abilities that trigger for each counter, however many go at once (603.2c)."""
LOOK_BACK = frozenset({"leaves", "dies"})
"""Abilities that look at the moment before the event (603.10a)."""

CONDITIONS: dict[str, Condition] = {
    "suspended": lambda _game, item: is_suspended(item),
    "exiled": lambda _game, item: item.zone is Zone.EXILE,
    "timed": lambda _game, item: item.count("time") > 0,
    "untimed": lambda _game, item: item.count("time") == 0,
    "your-turn": lambda game, item: game.state.active == item.player,
    "no-tapped-land": lambda game, item: (
        not any(
            i.tapped and i.player == item.player and "land" in i.face.types
            for i in game.state.within(Zone.BATTLEFIELD)
        )
    ),
    "evoked": lambda _game, item: item.notes.get("way") == "evoke",
    "deathtouch-triggers": lambda game, _item: game.rules.setting("core.deathtouch") == "triggered",
    "impending": lambda _game, item: item.notes.get("way") == "impending" and item.count("time") > 0,
}
"""What an intervening if, or a condition of an activated ability, may ask of the object it is on."""
ABOUT_ITS_PLAYER = frozenset({"your-turn", "no-tapped-land", "deathtouch-triggers"})
"""Conditions that do not ask about the object itself, which may be gone."""
