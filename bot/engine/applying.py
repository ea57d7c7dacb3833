"""What each event does to the state: the end of a play is the fold of its events."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import Any

from bot.engine.events import (
    Allowed,
    Became,
    Cast,
    Ceased,
    ControlChanged,
    Copied,
    Countered,
    CountersPut,
    CountersRemoved,
    Created,
    Damaged,
    Declined,
    Drew,
    EffectBegan,
    EffectEnded,
    Event,
    ExtraStep,
    ExtraTurn,
    Failed,
    Gained,
    LifeChanged,
    Lost,
    ManaAdded,
    Moved,
    Noted,
    Nothing,
    Obliged,
    Paid,
    Refused,
    Resolving,
    Stacked,
    Stayed,
    StepBegan,
    Supposed,
    TapChanged,
    Together,
    Triggered,
    TurnBegan,
    Unplayed,
)
from bot.engine.mana import Pool, joined, without
from bot.engine.state import CastRecord, Effect, GameObject, ObjectKind, State, Step, Zone


def apply(state: State, event: Event) -> State:  # noqa: C901, PLR0911, PLR0912 - one line an event
    """The state after `event`."""
    match event:
        case TurnBegan():
            return _turn(state, event)
        case StepBegan():
            return _step(state, event)
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
        case Paid(player):
            return _pay(state, player, event.spent)
        case ManaAdded(player, _, mana):
            return state.change_player(player, made=joined(state.players[player].made, mana))
        case Damaged():
            return _damage(state, event)
        case LifeChanged(player, amount):
            return state.change_player(player, life=state.players[player].life + amount)
        case Drew(player, count):
            return state.change_player(player, drawn=state.players[player].drawn + count)
        case ControlChanged():
            return _control(state, event)
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
        case Lost(player):
            waiting = tuple(ability for ability in state.waiting if ability.controller != player)
            return state.change(lost=state.lost | {player}, waiting=waiting)
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
        ):
            return state


def _control(state: State, event: ControlChanged) -> State:
    begun = apply(state, EffectBegan(event.effect)) if event.effect else state
    if begun.objects[event.item].player == event.to:
        return begun
    return begun.change_object(event.item, controller=event.to, since=state.turn)


def _pay(state: State, player: str, spent: Pool) -> State:
    payer = state.players[player]
    pool, made = without(payer.pool, payer.made, spent)
    return state.change_player(player, pool=pool, made=made)


def _step(state: State, event: StepBegan) -> State:
    """A step begins; mana that was made is gone with the one before (106.4), and the last ends all others."""
    step, player = event.step, event.player
    rest = state.extra_steps[1:] if state.extra_steps[:1] == (step,) else state.extra_steps
    last = step is Step.CLEANUP
    players = {
        who: replace(one, made={}) if one.made and not event.keeps else one
        for who, one in state.players.items()
    }
    begun = _healed(state) if last else state
    return begun.change(
        step=step,
        active=player,
        steps=(*state.steps, step),
        extra_steps=() if last else rest,
        players=players,
    )


def _healed(state: State) -> State:
    """Damage wears off as turns end (514.2)."""
    objects = {key: replace(item, damage=0) if item.damage else item for key, item in state.objects.items()}
    return state.change(objects=objects)


def _turn(state: State, event: TurnBegan) -> State:
    taken = state.extra_turns.index(event.player) + 1 if event.extra else 0
    return state.change(
        turn=state.turn + 1,
        active=event.player,
        in_order=(state.in_order or state.active) if event.extra else event.player,
        step=Step.UNTAP,
        cast=(),
        steps=(),
        extra_turns=state.extra_turns[taken:],
    )


def _move(state: State, event: Moved) -> State:
    old = state.objects[event.item]
    face = event.face or (old.card.faces[0] if old.card and old.kind is ObjectKind.CARD else old.face)
    on_table = event.to in {Zone.BATTLEFIELD, Zone.STACK}
    becomes = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
    new = GameObject(
        event.new,
        old.name,
        old.owner,
        event.to,
        face,
        ObjectKind.TOKEN if becomes and old.kind is ObjectKind.COPY else old.kind,
        old.card,
        controller=(event.controller or old.player) if on_table else None,
        since=state.turn,
        cast_from=old.cast_from if becomes else None,
        x=old.x if becomes else 0,
        notes=_remembered(old, event),
        face_up=old.face_up if becomes else not event.down,
        was=old.id,
    )
    rest = {key: item for key, item in state.objects.items() if key != old.id}
    stack = tuple(i for i in state.stack if i != old.id)
    effects = tuple(_carried(e, old.id, new.id) for e in state.effects) if becomes else state.effects
    return state.change(objects=rest, stack=stack, effects=effects).with_object(new)


def _remembered(old: GameObject, event: Moved) -> dict[str, Any]:
    """What stays true of a new object: that it is a commander (903.3), what was paid for it, how often."""
    becomes = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
    kept = {"commander", "taxed", "way"} if becomes else {"commander", "taxed"}
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
    down = event.way == "morph"
    moved = _move(state, Moved(event.item, event.new, Zone.STACK, "cast", event.player, event.face, down))
    notes = {**moved.objects[event.new].notes, **({"way": event.way} if event.way else {})}
    notes["taxed"] = notes.get("taxed", 0) + (old.zone is Zone.COMMAND)
    on_stack = moved.change_object(
        event.new, targets=event.targets, x=event.x, cast_from=old.zone, mana_spent=event.mana, notes=notes
    )
    record = CastRecord(event.player, event.new, old.name, event.face.types, old.zone)
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


def _damage(state: State, event: Damaged) -> State:
    target, amount = event.target, event.amount
    if isinstance(target, str):
        player = state.players[target]
        if event.infect:
            return state.change_player(target, poison=player.poison + amount)
        return state.change_player(target, life=player.life - amount)
    item = state.objects[target]
    if "planeswalker" in item.face.types:
        return _counters(state, target, "loyalty", -min(amount, item.count("loyalty")))
    if event.infect:
        return _counters(state, target, "-1/-1", amount)
    return state.change_object(target, damage=item.damage + amount)
