"""Changes of objects and players, each to the message that tells it and what that message takes."""

from __future__ import annotations

from bot.engine import events as e
from bot.engine.state import Effect, Step, Zone
from bot.wording.moment import OWN_TIME, Args, Moment, Told, counters, is_any_card, keyword, signed


def moved(now: Moment, event: e.Moved) -> Told:
    """What changed zones: by what moved it, else by where it went."""
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
    "discard": "moved-discarded",
}


def counters_put(now: Moment, event: e.CountersPut) -> Told:
    """Counters that were put on something."""
    before = now.done.before.objects[event.item]
    own = is_any_card(before) and before.zone is Zone.EXILE and not before.count(event.kind)
    kind = OWN_TIME if own and event.kind == "time" else event.kind
    return "counters-put", now.thing("card", event.item) | counters(now.speak, kind, event.count)


def counters_removed(now: Moment, event: e.CountersRemoved) -> Told:
    """Counters that were removed, and how many are left."""
    left = now.done.after.objects[event.item].count(event.kind)
    args = now.thing("card", event.item) | counters(now.speak, event.kind, event.count)
    return "counters-removed", args | {"left": left}


def ceased(now: Moment, event: e.Ceased) -> Told | None:
    """What ceased to exist, where that is news."""
    message = CEASED.get(event.why)
    return (message, now.thing("card", event.item)) if message else None


CEASED = {"if": "ceased-if", "token": "ceased-token", "copy": "ceased-token"}
"""Why an object ceased to exist, where that is news: what resolved or was countered was told already."""


def damaged(now: Moment, event: e.Damaged) -> Told:
    """Damage, from what and to what."""
    args = now.source("source", event.source) | now.target("target", event.target)
    return "damaged", args | {"amount": event.amount}


def life(now: Moment, event: e.LifeChanged) -> Told:
    """Life gained or lost."""
    message = "life-gained" if event.amount > 0 else "life-lost"
    return message, now.who(event.player) | {"amount": abs(event.amount)}


def control(now: Moment, event: e.ControlChanged) -> Told:
    """Who gained control of what."""
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


def began(now: Moment, event: e.EffectBegan) -> Told:
    """A continuous effect that began."""
    return _effect(now, event.effect)


def ended(now: Moment, event: e.EffectEnded) -> Told | None:
    """A continuous effect that ended, if what it was on is still there."""
    message, args = _effect(now, event.effect)
    if not args["card"] and event.effect.kind != "prohibit":
        return None
    own = f"{message}-over"
    return (own if now.speak.has(own) else "effect-over"), args


def gained(now: Moment, event: e.Gained) -> Told:
    """An ability that an object gained for good."""
    return "gained", now.thing("card", event.item) | keyword(event.ability.name, now.speak)


def became(now: Moment, event: e.Became) -> Told:
    """What became a copy, and of what."""
    return "became", now.thing("card", event.item) | now.speak.thing("value", event.face.name)


def created(now: Moment, event: e.Created) -> Told:
    """A token that was created."""
    return "created", now.who(event.item.player) | now.speak.thing("card", event.item.name)


def tapped(now: Moment, event: e.TapChanged) -> Told | None:
    """What was tapped, or untapped outside the untap step."""
    if now.done.before.step is Step.UNTAP and not event.tapped:
        return None
    return "tapped" if event.tapped else "untapped", now.thing("card", event.item)


def noted(now: Moment, event: e.Noted) -> Told | None:
    """What was chosen for an object, where a reader should know it."""
    if event.key not in {"name", "attached"}:
        return None
    value = (
        now.target("value", event.value) if event.key == "attached" else now.speak.thing("value", event.value)
    )
    return f"noted-{event.key}", now.thing("card", event.item) | value
