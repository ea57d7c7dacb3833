"""Events of a play, each to the message that tells it and what that message takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine import events as e
from bot.engine.game import Happened
from bot.engine.state import Step, Zone
from bot.model.verdict import Verdict
from bot.wording import changes
from bot.wording.localizer import Speak
from bot.wording.moment import Args, Moment, Told, is_any_card, keyword
from bot.wording.reasons import because


def _turn(now: Moment, event: e.TurnBegan) -> Told:
    return "turn-began", now.who(event.player)


def _step(now: Moment, event: e.StepBegan) -> Told:
    return "step-began", now.who(event.player) | {"step": event.step.value}


def _cast(now: Moment, event: e.Cast) -> Told:
    free = {"free": "yes" if event.free else "no"}
    x: Args = {"x": "some", "x-value": event.x} if "{X}" in (event.face.mana_cost or "") else {"x": "none"}
    way: Args = {"way": "none"}
    if event.way:
        way = {"way": event.way, "way-name": keyword(event.way, now.speak)["keyword"]}
    named = now.thing("card", event.item)
    item = now.item(event.item)
    zone = {"from": "exile" if item and item.zone is Zone.EXILE else "other"}
    if item and item.card and len(item.card.faces) > 1:
        named = now.speak.thing("card", now.speak.face(item.card.name, event.face.name))
    return "cast", now.who(event.player) | named | zone | free | way | x | now.targets(event.targets)


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


def _paid(now: Moment, event: e.Paid) -> Told:
    if event.what == "suspend" and is_any_card(now.item(event.item)):
        return "paid-own", now.who(event.player) | now.thing("card", event.item)
    return "paid", now.who(event.player) | now.thing("card", event.item) | {
        "cost": event.cost,
        "what": event.what,
    }


def _mana(now: Moment, event: e.ManaAdded) -> Told:
    return "mana-added", now.who(event.player) | {"amount": event.amount}


def _drew(now: Moment, event: e.Drew) -> Told | None:
    if now.done.before.step is Step.DRAW and not now.done.before.stack:
        return None
    return "drew", now.who(event.player) | {"count": event.count}


def _obliged(now: Moment, event: e.Obliged) -> Told:
    return "obliged", now.who(event.player) | now.thing("card", event.item)


def _declined(now: Moment, event: e.Declined) -> Told:
    message = "declined" if event.about in CASTING else "declined-other"
    return message, now.who(event.player) | now.thing("card", event.item)


CASTING = frozenset({"suspend.cast", "cascade"})
"""What a declined decision was about when it was whether to cast the card."""


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
    e.Moved: changes.moved,
    e.CountersPut: changes.counters_put,
    e.CountersRemoved: changes.counters_removed,
    e.Cast: _cast,
    e.Triggered: _triggered,
    e.Stacked: _stacked,
    e.Copied: _copied,
    e.Countered: _about("countered"),
    e.Resolving: _about("resolving"),
    e.Failed: _about("failed"),
    e.Ceased: changes.ceased,
    e.Paid: _paid,
    e.ManaAdded: _mana,
    e.Damaged: changes.damaged,
    e.LifeChanged: changes.life,
    e.Drew: _drew,
    e.ControlChanged: changes.control,
    e.EffectBegan: changes.began,
    e.EffectEnded: changes.ended,
    e.Gained: changes.gained,
    e.Became: changes.became,
    e.Created: changes.created,
    e.TapChanged: changes.tapped,
    e.Noted: changes.noted,
    e.Declined: _declined,
    e.Obliged: _obliged,
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
