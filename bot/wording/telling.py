"""Events of a play, each to the message that tells it and what that message takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine import events as e
from bot.engine.game import Happened
from bot.engine.state import Effect, Step, Zone
from bot.model.verdict import Verdict
from bot.wording.localizer import Speak
from bot.wording.moment import Args, Moment, counters, keyword, signed
from bot.wording.reasons import because

Told = tuple[str, Args]


def _turn(now: Moment, event: e.TurnBegan) -> Told:
    return "turn-began", now.who(event.player)


def _step(now: Moment, event: e.StepBegan) -> Told:
    return "step-began", now.who(event.player) | {"step": event.step.value}


def _moved(now: Moment, event: e.Moved) -> Told:
    item = now.item(event.item)
    owner = item.owner if item else ""
    args = now.thing("card", event.item) | now.speak.who("owner", owner) | {"to": event.to.value}
    if event.to is Zone.BATTLEFIELD:
        return "moved-enters", args | now.who(event.controller or owner)
    by = item.player if item else owner
    if event.to is Zone.EXILE and event.why not in MOVES:
        return "moved-exiled", args
    return MOVES.get(event.why, "moved"), args | now.who(by)


MOVES = {
    "suspend": "suspended-without",
    "destroy": "moved-destroyed",
    "sacrifice": "moved-sacrificed",
    "legend": "moved-legend",
}


def _counters_put(now: Moment, event: e.CountersPut) -> Told:
    return "counters-put", now.thing("card", event.item) | counters(now.speak, event.kind, event.count)


def _counters_removed(now: Moment, event: e.CountersRemoved) -> Told:
    left = now.done.after.objects[event.item].count(event.kind)
    args = now.thing("card", event.item) | counters(now.speak, event.kind, event.count)
    return "counters-removed", args | {"left": left}


def _cast(now: Moment, event: e.Cast) -> Told:
    free = {"free": "yes" if event.free else "no"}
    x: Args = {"x": "some", "x-value": event.x} if "{X}" in (event.face.mana_cost or "") else {"x": "none"}
    named = now.thing("card", event.item)
    item = now.item(event.item)
    if item and item.card and len(item.card.faces) > 1:
        named = now.speak.thing("card", event.face.name)
    return "cast", now.who(event.player) | named | free | x | now.targets(event.targets)


def _triggered(now: Moment, event: e.Triggered) -> Told:
    last = event.ability.ability and event.ability.ability.args.get("key") == "suspend.cast"
    return "triggered-last" if last else "triggered", now.speak.thing("ability", event.ability.name)


def _stacked(now: Moment, event: e.Stacked) -> Told:
    if event.how == "activated":
        args = now.who(event.ability.player) | now.thing("source", event.ability.source)
        return "activated", args | now.targets(event.ability.targets)
    return "stacked", now.speak.thing("ability", event.ability.name)


def _copied(now: Moment, event: e.Copied) -> Told:
    return "copied", now.speak.thing("card", event.copy.name)


def _about(message: str) -> Callable[[Moment, Any], Told]:
    return lambda now, event: (message, now.thing("card", event.item))


def _ceased(now: Moment, event: e.Ceased) -> Told | None:
    message = CEASED.get(event.why)
    return (message, now.thing("card", event.item)) if message else None


CEASED = {"if": "ceased-if", "token": "ceased-token", "copy": "ceased-token"}
"""Why an object ceased to exist, where that is news: what resolved or was countered was told already."""


def _paid(now: Moment, event: e.Paid) -> Told:
    return "paid", now.who(event.player) | now.thing("card", event.item) | {
        "cost": event.cost,
        "what": event.what,
    }


def _mana(now: Moment, event: e.ManaAdded) -> Told:
    return "mana-added", now.who(event.player) | {"amount": event.amount}


def _damaged(now: Moment, event: e.Damaged) -> Told:
    args = now.source("source", event.source) | now.target("target", event.target)
    return "damaged", args | {"amount": event.amount}


def _life(now: Moment, event: e.LifeChanged) -> Told:
    message = "life-gained" if event.amount > 0 else "life-lost"
    return message, now.who(event.player) | {"amount": abs(event.amount)}


def _drew(now: Moment, event: e.Drew) -> Told | None:
    if now.done.before.step is Step.DRAW and not now.done.before.stack:
        return None
    return "drew", now.who(event.player) | {"count": event.count}


def _control(now: Moment, event: e.ControlChanged) -> Told:
    return "control-changed", now.who(event.to) | now.thing("card", event.item)


def _effect(now: Moment, effect: Effect) -> tuple[str, Args]:
    here = next((number for number in reversed(effect.on) if now.item(number)), None)
    args = now.who(effect.player) | now.thing("card", here)
    args |= {
        "power": signed(effect.args.get("power", 0)),
        "toughness": signed(effect.args.get("toughness", 0)),
    }
    args |= keyword(str(effect.args.get("keyword", "")), now.speak)
    kind = "haste-suspend" if effect.args.get("key") == "suspend.haste" else effect.kind
    return f"effect-{kind}", args


def _began(now: Moment, event: e.EffectBegan) -> Told:
    return _effect(now, event.effect)


def _ended(now: Moment, event: e.EffectEnded) -> Told | None:
    message, args = _effect(now, event.effect)
    if not args["card"] and event.effect.kind != "prohibit":
        return None
    own = f"{message}-over"
    return (own if now.speak.has(own) else "effect-over"), args


def _gained(now: Moment, event: e.Gained) -> Told:
    return "gained", now.thing("card", event.item) | keyword(event.ability.name, now.speak)


def _created(now: Moment, event: e.Created) -> Told:
    return "created", now.who(event.item.player) | now.speak.thing("card", event.item.name)


def _tapped(now: Moment, event: e.TapChanged) -> Told | None:
    if now.done.before.step is Step.UNTAP and not event.tapped:
        return None
    return "tapped" if event.tapped else "untapped", now.thing("card", event.item)


def _noted(now: Moment, event: e.Noted) -> Told | None:
    if event.key not in {"name", "attached"}:
        return None
    value = (
        now.target("value", event.value) if event.key == "attached" else now.speak.thing("value", event.value)
    )
    return f"noted-{event.key}", now.thing("card", event.item) | value


def _decided(message: str) -> Callable[[Moment, Any], Told]:
    return lambda now, event: (message, now.who(event.player) | now.thing("card", event.item))


def _verdict(message: str) -> Callable[[Moment, Any], Told]:
    def tell(now: Moment, event: Any) -> Told:
        said = now.speak.say(
            message, **now.who(event.player), **now.thing("card", event.item), what=event.what
        )
        verdict: Verdict = event.verdict
        reasons = because(verdict, event.player, now.speak)
        return ("because" if reasons else "period"), {"said": said, "reasons": reasons}

    return tell


def _allowed(now: Moment, event: e.Allowed) -> Told | None:
    news = event.what != "suspend" or any(reason.by for reason in event.verdict.because)
    return _verdict("allowed")(now, event) if news else None


def _player(message: str) -> Callable[[Moment, Any], Told]:
    return lambda now, event: (message, now.who(event.player))


def _nothing(now: Moment, event: e.Nothing) -> Told:
    own = f"nothing-{event.why}"
    return (own if now.speak.has(own) else "nothing-other"), now.thing("card", event.item)


def _unplayed(_now: Moment, event: e.Unplayed) -> Told:
    return "unplayed", {"text": event.text}


def _untold(_now: Moment, _event: Any) -> None:
    return None


TELLS: dict[type[e.Event], Callable[[Moment, Any], Told | None]] = {
    e.TurnBegan: _turn,
    e.StepBegan: _step,
    e.Moved: _moved,
    e.CountersPut: _counters_put,
    e.CountersRemoved: _counters_removed,
    e.Cast: _cast,
    e.Triggered: _triggered,
    e.Stacked: _stacked,
    e.Copied: _copied,
    e.Countered: _about("countered"),
    e.Resolving: _about("resolving"),
    e.Failed: _about("failed"),
    e.Ceased: _ceased,
    e.Paid: _paid,
    e.ManaAdded: _mana,
    e.Damaged: _damaged,
    e.LifeChanged: _life,
    e.Drew: _drew,
    e.ControlChanged: _control,
    e.EffectBegan: _began,
    e.EffectEnded: _ended,
    e.Gained: _gained,
    e.Created: _created,
    e.TapChanged: _tapped,
    e.Noted: _noted,
    e.Declined: _decided("declined"),
    e.Obliged: _decided("obliged"),
    e.Refused: _verdict("refused"),
    e.Allowed: _allowed,
    e.Stayed: _about("stayed"),
    e.ExtraTurn: _player("extra-turn"),
    e.ExtraStep: _player("extra-step"),
    e.Nothing: _nothing,
    e.Unplayed: _unplayed,
    e.Supposed: _untold,
    e.Lost: _player("lost"),
}


def tell(event: e.Event, done: Happened, speak: Speak) -> Told | None:
    """The message that tells `event` and what it takes; None for what no reader needs."""
    return TELLS[type(event)](Moment(done, speak), event)
