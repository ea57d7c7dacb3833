"""What a play was about, in signs that rulings_data/topics.toml knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.events import (
    Cast,
    Countered,
    Declined,
    EffectBegan,
    EffectEnded,
    Event,
    Obliged,
    Refused,
    Stayed,
    Together,
    Triggered,
)
from bot.engine.game import Happened
from bot.engine.play import Play
from bot.engine.state import GameObject
from bot.model.citation import Citation


def signs(play: Play, decided: Sequence[Citation]) -> frozenset[str]:
    """What was moved, asked, happened and decided, in every branch: "countered suspend.tick" and the like."""
    found = {f"move {move.verb}" for move in play.scenario.moves}
    found.add(f"ask {play.scenario.ask.test}")
    found |= {f"rule {citation.key}" for citation in decided}
    for line in play.lines:
        for done in line.log:
            for event in done.event.parts if isinstance(done.event, Together) else (done.event,):
                found |= set(_signs(done, event))
    return frozenset(found)


def _signs(done: Happened, event: Event) -> Iterator[str]:
    kind = type(event).__name__.lower()
    match event:
        case Declined(_, about, _) | Obliged(_, about, _) | Refused(_, about, _):
            yield f"{kind} {about}"
        case Countered(item):
            yield f"{kind} {_key(done.before.objects.get(item))}".strip()
        case Triggered(ability):
            yield f"{kind} {_key(ability)}".strip()
        case EffectBegan(effect) | EffectEnded(effect):
            yield f"{kind} {effect.args.get('key', '')}".strip()
        case Cast() | Stayed():
            yield kind
        case _:
            return


def _key(item: GameObject | None) -> str:
    return str(item.ability.args.get("key", "")) if item and item.ability else ""
