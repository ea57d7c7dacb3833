"""The verbs of counters and of countering: put, remove, counter, exile with time counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import Ceased, Countered, CountersPut, CountersRemoved, Event, Gained, Moved, Nothing
from bot.engine.characteristics import keyword
from bot.engine.mechanic import Context, Verb
from bot.engine.state import GameObject, ObjectKind, Zone
from bot.engine.verbs.basic import number
from bot.engine.verbs.selecting import objects
from bot.model.card import Ability, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game

SUSPEND = Ability("keyword", "suspend")
GRAVEYARD_UNLESS = {"hand": Zone.HAND, "exile": Zone.EXILE, "suspended": Zone.EXILE}


def put(game: Game, ctx: Context, do: Instruction) -> None:
    """Put counters on objects."""
    kind = str(do.args["kind"])
    for item in objects(game, ctx, do.args.get("what", "target")):
        game.happens(CountersPut(item.id, kind, number(ctx, do.args["count"])), *_key(do))


def remove(game: Game, ctx: Context, do: Instruction) -> None:
    """Remove counters, as many as there are (101.3); from several objects at the same moment."""
    kind = str(do.args["kind"])
    removed: list[Event] = []
    items = objects(game, ctx, do.args.get("what", "target"))
    for item in items:
        wanted = item.count(kind) if do.args["count"] == "all" else number(ctx, do.args["count"])
        if count := min(wanted, item.count(kind)):
            removed.append(CountersRemoved(item.id, kind, count))
            if count < wanted:
                game.happens(Nothing("fewer-counters", item.id), "do.possible")
    game.together(removed, *_key(do))


def _key(do: Instruction) -> tuple[str, ...]:
    return (str(do.args["key"]),) if "key" in do.args else ()


def counter(game: Game, ctx: Context, do: Instruction) -> None:
    """Counter a spell or ability: it leaves the stack without effect (701.6a)."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        counter_item(game, item, str(do.args.get("to", "graveyard")), int(str(do.args.get("count", 0))))


def counter_item(game: Game, item: GameObject, to: str = "graveyard", count: int = 0) -> None:
    """Counter an object on the stack and put a card where the effect says."""
    game.happens(Countered(item.id), "counter")
    if item.kind is not ObjectKind.CARD:
        game.happens(Ceased(item.id, "countered"), "counter")
        if item.ability and item.source is not None:
            _tell_stranded(game, item, item.source)
        return
    zone = GRAVEYARD_UNLESS.get(to, Zone.GRAVEYARD)
    reasons = ("counter",) if zone is Zone.GRAVEYARD else ("replace", "counter")
    new = game.new_id()
    game.happens(Moved(item.id, new, zone, "counter"), *reasons)
    if to == "suspended":
        make_suspended(game, new, count)


def _tell_stranded(game: Game, ability: GameObject, source: int) -> None:
    from bot.engine.events import Stayed  # noqa: PLC0415

    card = game.state.objects.get(source)
    is_cast = ability.ability is not None and ability.ability.args.get("key") == "suspend.cast"
    if is_cast and card and card.zone is Zone.EXILE and not card.count("time"):
        game.happens(Stayed(card.id), "suspend.cast", "suspend.suspended")


def make_suspended(game: Game, item: int, count: int) -> None:
    """Put time counters on an exiled card; it gains suspend if it has none."""
    if count:
        game.happens(CountersPut(item, "time", count))
    if keyword(game.state.objects[item], "suspend") is None:
        game.happens(Gained(item, SUSPEND), "effect.duration")


def exile_with_time(game: Game, ctx: Context, do: Instruction) -> None:
    """Exile objects with time counters on them; each gains suspend if it has none."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        new = item.id
        if item.zone is not Zone.EXILE:
            new = game.new_id()
            game.happens(Moved(item.id, new, Zone.EXILE, "exile"), "exile")
        if game.state.objects[new].kind is ObjectKind.CARD:
            make_suspended(game, new, number(ctx, do.args["count"]))


def exile_itself(game: Game, ctx: Context, do: Instruction) -> None:
    """A resolving spell exiles itself with time counters on it; a copy just ceases to exist."""
    for item in objects(game, ctx, "this"):
        if item.kind is ObjectKind.CARD:
            new = game.new_id()
            game.happens(Moved(item.id, new, Zone.EXILE, "exile"), "exile")
            game.happens(CountersPut(new, "time", number(ctx, do.args["count"])))


COUNTERS: dict[str, Verb] = {
    "put": put,
    "remove": remove,
    "counter": counter,
    "exile-with-time": exile_with_time,
    "exile-itself": exile_itself,
}
