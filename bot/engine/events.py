"""Everything that can happen, and what each does to the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any

from bot.engine.state import CastRecord, Effect, GameObject, ObjectKind, State, Step, Zone
from bot.model.card import Ability, Face
from bot.model.verdict import Verdict


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins."""

    player: str


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step or phase of a player's turn begins."""

    step: Step
    player: str


@dataclass(frozen=True, slots=True)
class Moved:
    """An object changes zones and becomes a new one (400.7); `why` says what moved it."""

    item: int
    new: int
    to: Zone
    why: str = ""
    controller: str | None = None
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class CountersPut:
    """Counters are put on an object."""

    item: int
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class CountersRemoved:
    """Counters are removed from an object; never more than were there."""

    item: int
    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class Cast:
    """A spell has become cast (601.2i): it is on the stack with all its choices made.

    `way` names the alternative cost that was paid for it, such as "flashback", or "".
    """

    item: int
    new: int
    player: str
    face: Face
    targets: tuple[int | str, ...] = ()
    x: int = 0
    mana: int = 0
    free: bool = False
    way: str = ""


@dataclass(frozen=True, slots=True)
class Triggered:
    """An ability triggered and waits for the next time a player would get priority (603.3)."""

    ability: GameObject


@dataclass(frozen=True, slots=True)
class Stacked:
    """An ability is put on the stack; `how` is "triggered", "activated" or "copied"."""

    ability: GameObject
    how: str


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy of a spell is put on the stack; it is not cast (707.10)."""

    copy: GameObject


@dataclass(frozen=True, slots=True)
class Countered:
    """A spell or ability is countered (701.6a)."""

    item: int


@dataclass(frozen=True, slots=True)
class Resolving:
    """A spell or ability begins to resolve (608.1)."""

    item: int


@dataclass(frozen=True, slots=True)
class Failed:
    """A spell or ability does not resolve: all its targets are illegal (608.2b)."""

    item: int


@dataclass(frozen=True, slots=True)
class Ceased:
    """An object ceases to exist; `why` is "resolved", "if", "countered", "token", "copy" or "failed"."""

    item: int
    why: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A player pays mana; `cost` is its total, `what` what it is paid for."""

    player: str
    cost: int
    what: str
    item: int


@dataclass(frozen=True, slots=True)
class ManaAdded:
    """Mana is added to a pool."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Damaged:
    """Damage is dealt to an object or a player (120.3)."""

    source: int
    target: int | str
    amount: int
    combat: bool = False


@dataclass(frozen=True, slots=True)
class LifeChanged:
    """A player gains or loses life."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A player draws cards."""

    player: str
    count: int


@dataclass(frozen=True, slots=True)
class ControlChanged:
    """A player gains control of an object."""

    item: int
    to: str


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """A continuous effect begins."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class EffectEnded:
    """A continuous effect ends."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Gained:
    """An object gains an ability for as long as it exists (611.2a)."""

    item: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class Became:
    """An object has another face from now on: it is a copy of something (707.2)."""

    item: int
    face: Face


@dataclass(frozen=True, slots=True)
class Created:
    """A token is created."""

    item: GameObject


@dataclass(frozen=True, slots=True)
class TapChanged:
    """A permanent becomes tapped or untapped."""

    item: int
    tapped: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """Something is chosen for an object, such as the card that Meddling Mage names."""

    item: int
    key: str
    value: Any


@dataclass(frozen=True, slots=True)
class Declined:
    """A player chooses not to do what they may."""

    player: str
    about: str
    item: int


@dataclass(frozen=True, slots=True)
class Obliged:
    """A player has to do something, wanted or not."""

    player: str
    about: str
    item: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A player can't do something, for the reasons in the verdict."""

    player: str
    what: str
    item: int | None
    verdict: Verdict
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Allowed:
    """A player can do something, for the reasons in the verdict."""

    player: str
    what: str
    item: int | None
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Stayed:
    """A card stays in exile without time counters; it is not suspended and never will be by itself."""

    item: int


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """A player takes an extra turn after this one."""

    player: str


@dataclass(frozen=True, slots=True)
class ExtraStep:
    """An additional step comes after this one (500.9)."""

    step: Step
    player: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """An instruction does nothing, for a reason worth telling (101.3)."""

    why: str
    item: int | None = None


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Text that the engine does not play: said aloud, never passed over."""

    item: int
    text: str


@dataclass(frozen=True, slots=True)
class Supposed:
    """An object that the play needs and nobody mentioned is taken to be there."""

    item: GameObject


@dataclass(frozen=True, slots=True)
class Lost:
    """A player loses the game (704.5a)."""

    player: str


@dataclass(frozen=True, slots=True)
class Together:
    """Changes that happen at the same moment."""

    parts: tuple[Event, ...]


Event = (
    TurnBegan
    | StepBegan
    | Moved
    | CountersPut
    | CountersRemoved
    | Cast
    | Triggered
    | Stacked
    | Copied
    | Countered
    | Resolving
    | Failed
    | Ceased
    | Paid
    | ManaAdded
    | Damaged
    | LifeChanged
    | Drew
    | ControlChanged
    | EffectBegan
    | EffectEnded
    | Gained
    | Became
    | Created
    | TapChanged
    | Noted
    | Declined
    | Obliged
    | Refused
    | Allowed
    | Stayed
    | ExtraTurn
    | ExtraStep
    | Nothing
    | Unplayed
    | Supposed
    | Lost
    | Together
)


def apply(state: State, event: Event) -> State:  # noqa: C901, PLR0911, PLR0912 - one line an event
    """The state after `event`."""
    match event:
        case TurnBegan(player):
            return _turn(state, player)
        case StepBegan(step, player):
            rest = state.extra_steps[1:] if state.extra_steps[:1] == (step,) else state.extra_steps
            healed = _healed(state) if step is Step.CLEANUP else state
            return healed.change(step=step, active=player, steps=(*state.steps, step), extra_steps=rest)
        case Moved():
            return _move(state, event)
        case CountersPut(item, kind, count):
            return _counters(state, item, kind, count)
        case CountersRemoved(item, kind, count):
            return _counters(state, item, kind, -count)
        case Cast():
            return _cast(state, event)
        case Triggered(ability):
            return state.change(waiting=(*state.waiting, ability), next_id=ability.id + 1)
        case Stacked(ability, _):
            return _stacked(state, ability)
        case Copied(copy):
            return _stacked(state, copy)
        case Ceased(item, _):
            gone = state.change_object(item, zone=Zone.NONE)
            return gone.change(stack=tuple(i for i in state.stack if i != item))
        case Paid(player, cost, _, _):
            pool = state.players[player].pool
            return state if pool is None else state.change_player(player, pool=max(pool - cost, 0))
        case ManaAdded(player, amount):
            return state.change_player(player, pool=(state.players[player].pool or 0) + amount)
        case Damaged(_, target, amount, _):
            return _damage(state, target, amount)
        case LifeChanged(player, amount):
            return state.change_player(player, life=state.players[player].life + amount)
        case Drew(player, count):
            return state.change_player(player, drawn=state.players[player].drawn + count)
        case ControlChanged(item, to):
            return state.change_object(item, controller=to, since=state.turn)
        case EffectBegan(effect):
            return state.change(effects=(*state.effects, effect), next_id=effect.id + 1)
        case EffectEnded(effect):
            return state.change(effects=tuple(e for e in state.effects if e.id != effect.id))
        case Gained(item, ability):
            return state.change_object(item, gained=(*state.objects[item].gained, ability))
        case Became(item, face):
            return state.change_object(item, face=face)
        case Created(item) | Supposed(item):
            return state.with_object(item)
        case TapChanged(item, tapped):
            return state.change_object(item, tapped=tapped)
        case Noted(item, key, value):
            return state.change_object(item, notes={**state.objects[item].notes, key: value})
        case ExtraTurn(player):
            return state.change(extra_turns=(player, *state.extra_turns))
        case ExtraStep(step, _):
            return state.change(extra_steps=(step, *state.extra_steps))
        case Together(parts):
            return reduce(apply, parts, state)
        case (
            Countered()
            | Resolving()
            | Failed()
            | Declined()
            | Obliged()
            | Refused()
            | Allowed()
            | Stayed()
            | Nothing()
            | Unplayed()
            | Lost()
        ):
            return state


def _healed(state: State) -> State:
    """Damage wears off as turns end (514.2)."""
    objects = {key: replace(item, damage=0) if item.damage else item for key, item in state.objects.items()}
    return state.change(objects=objects)


def _turn(state: State, player: str) -> State:
    extra = state.extra_turns[1:] if state.extra_turns[:1] == (player,) else state.extra_turns
    return state.change(turn=state.turn + 1, active=player, step=Step.UNTAP, cast=(), steps=(), extra_turns=extra)


def _move(state: State, event: Moved) -> State:
    old = state.objects[event.item]
    face = event.face or (old.card.faces[0] if old.card and old.kind is ObjectKind.CARD else old.face)
    on_table = event.to in {Zone.BATTLEFIELD, Zone.STACK}
    new = GameObject(
        event.new,
        old.name,
        old.owner,
        event.to,
        face,
        old.kind,
        old.card,
        controller=(event.controller or old.player) if on_table else None,
        since=state.turn,
        cast_from=old.cast_from if event.to is Zone.BATTLEFIELD and old.zone is Zone.STACK else None,
        x=old.x if old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD else 0,
        notes=_remembered(old, event),
        was=old.id,
    )
    rest = {key: item for key, item in state.objects.items() if key != old.id}
    stack = tuple(i for i in state.stack if i != old.id)
    becomes = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
    effects = tuple(_carried(e, old.id, new.id) for e in state.effects) if becomes else state.effects
    return state.change(objects=rest, stack=stack, effects=effects).with_object(new)


def _remembered(old: GameObject, event: Moved) -> dict[str, Any]:
    """What stays true of a new object: that it is a commander (903.3), how the spell it was was paid for."""
    becomes = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
    kept = {"commander", "way"} if becomes else {"commander"}
    return {key: value for key, value in old.notes.items() if key in kept}


def _carried(effect: Effect, spell: int, permanent: int) -> Effect:
    """An effect on a spell goes on applying to the permanent it becomes (400.7a)."""
    return replace(effect, on=(*effect.on, permanent)) if spell in effect.on else effect


def _counters(state: State, item: int, kind: str, change: int) -> State:
    counters = dict(state.objects[item].counters)
    counters[kind] = counters.get(kind, 0) + change
    return state.change_object(item, counters=counters)


def _cast(state: State, event: Cast) -> State:
    old = state.objects[event.item]
    moved = _move(state, Moved(event.item, event.new, Zone.STACK, "cast", event.player, event.face))
    notes = {**moved.objects[event.new].notes, **({"way": event.way} if event.way else {})}
    on_stack = moved.change_object(
        event.new, targets=event.targets, x=event.x, cast_from=old.zone, mana_spent=event.mana, notes=notes
    )
    record = CastRecord(event.player, old.name, event.face.types, old.zone)
    return on_stack.change(
        stack=(*moved.stack, event.new),
        cast=(*state.cast, record),
        ever_cast=state.ever_cast | {old.name},
    )


def _stacked(state: State, item: GameObject) -> State:
    waiting = tuple(other for other in state.waiting if other.id != item.id)
    return state.change(waiting=waiting, stack=(*state.stack, item.id)).with_object(
        replace(item, zone=Zone.STACK)
    )


def _damage(state: State, target: int | str, amount: int) -> State:
    if isinstance(target, str):
        return state.change_player(target, life=state.players[target].life - amount)
    item = state.objects[target]
    if "planeswalker" in item.face.types:
        return _counters(state, target, "loyalty", -min(amount, item.count("loyalty")))
    return state.change_object(target, damage=item.damage + amount)
