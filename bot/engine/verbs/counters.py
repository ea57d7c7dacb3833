"""The verbs of counters and of countering: put, remove, counter, exile with time counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.characteristics import has_static, keyword
from bot.engine.events import (
    Ceased,
    Countered,
    CountersPut,
    CountersRemoved,
    EffectBegan,
    Event,
    Gained,
    Moved,
    Noted,
    Nothing,
    Refused,
    Stayed,
)
from bot.engine.mana import Price, price
from bot.engine.mechanic import Context, Verb
from bot.engine.state import Effect, GameObject, ObjectKind, Zone
from bot.engine.timing import applies_to, is_kind, statics
from bot.engine.verbs.numbers import number
from bot.engine.verbs.selecting import objects, source_name
from bot.model.card import Ability, Instruction
from bot.model.verdict import rule

if TYPE_CHECKING:
    from bot.engine.game import Game

SUSPEND = Ability("keyword", "suspend")
INSTEAD = {"hand": Zone.HAND, "exile": Zone.EXILE, "suspended": Zone.EXILE, "library": Zone.LIBRARY}
"""Where a countered card goes when the effect says so; its owner's graveyard otherwise."""


def put_counters(game: Game, item: int, kind: str, count: int, *because: str) -> None:
    """Put counters on an object: none where they can't be put, more where an effect says so (614.16).

    Effects that speak of permanents do not reach a card in exile (109.2).
    """
    target = game.state.objects[item]
    on_table = target.zone is Zone.BATTLEFIELD
    for source, args in statics(game, "no-counters") if on_table else ():
        if is_kind(args, target.face):
            verdict = rule("cant.wins", holds=False, by=source.name)
            game.happens(Refused(target.player, "put", item, verdict), "cant.wins", *because)
            return
    for source, args in statics(game, "more-counters") if on_table else ():
        if applies_to(args, source.player, target.player):
            count *= int(args.get("times", 1))
    game.happens(CountersPut(item, kind, count), *because)


def put(game: Game, ctx: Context, do: Instruction) -> None:
    """Put counters on objects (122.1)."""
    kind = str(do.args["kind"])
    for item in objects(game, ctx, do.args.get("what", "target")):
        put_counters(game, item.id, kind, number(game, ctx, do.args["count"]), *_keys(do))


def remove(game: Game, ctx: Context, do: Instruction) -> None:
    """Remove counters, as many as there are (101.3); from several objects at the same moment."""
    removed: list[Event] = []
    for item in objects(game, ctx, do.args.get("what", "target")):
        for kind in _kinds(item, str(do.args["kind"])):
            wanted = item.count(kind) if do.args["count"] == "all" else number(game, ctx, do.args["count"])
            count = min(wanted, item.count(kind))
            if count < wanted:
                game.happens(Nothing("fewer-counters", item.id), "do.possible")
            if count:
                removed.append(CountersRemoved(item.id, kind, count))
    game.together(removed, *_keys(do))


def _kinds(item: GameObject, kind: str) -> tuple[str, ...]:
    return tuple(k for k, count in item.counters.items() if count) if kind == "any" else (kind,)


def _keys(do: Instruction) -> tuple[str, ...]:
    return (str(do.args["key"]),) if "key" in do.args else ("counters",)


def proliferate(game: Game, ctx: Context, _do: Instruction) -> None:
    """One more counter of each kind on your permanents that have some; nothing in exile (701.34a)."""
    for item in list(game.state.within(Zone.BATTLEFIELD)):
        for kind in _kinds(item, "any") if item.player == ctx.you else ():
            put_counters(game, item.id, kind, 1, "proliferate")


def adjust(game: Game, ctx: Context, do: Instruction) -> None:
    """Remove a counter or put another of a kind that is there already, chosen as it resolves (608.2d)."""
    kind = str(do.args.get("kind", "time"))
    for item in objects(game, ctx, do.args.get("what", "target")):
        if item.count(kind):
            pick = game.choose(ctx.you, "resolve.choice", source_name(game, ctx), ("remove", "put"))
            step = Instruction(pick, {"what": do.args.get("what", "target"), "kind": kind, "count": 1})
            (remove if pick == "remove" else put)(game, ctx, step)


def counter(game: Game, ctx: Context, do: Instruction) -> None:
    """Counter a spell or ability: it leaves the stack without effect (701.6a)."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        if do.args.get("if_unpaid") and item.mana_spent:
            continue
        if "unless" in do.args and _pays(game, ctx, item, _price(do.args["unless"])):
            continue
        counter_item(game, item, str(do.args.get("to", "graveyard")), int(str(do.args.get("count", 0))))
        if do.args.get("locks"):
            _lock(game, ctx, item)


def _price(unless: object) -> Price:
    """How much mana: a number, or a cost such as "{3}"."""
    return Price(unless) if isinstance(unless, int) else price(str(unless))


def _pays(game: Game, ctx: Context, item: GameObject, cost: Price) -> bool:
    """Whether a spell's controller pays to keep it from being countered (118.12)."""
    if not costs.can_pay(game, item.player, cost):
        return False
    if game.choose(item.player, "resolve.choice", source_name(game, ctx), ("pay", "decline")) == "decline":
        return False
    costs.pay(game, item.player, cost, "spell", item.id, "resolve.choice")
    return True


def _lock(game: Game, ctx: Context, ability: GameObject) -> None:
    """The countered ability's permanent can't have abilities activated this turn."""
    source = game.state.objects.get(ability.source or 0)
    if source and source.zone is Zone.BATTLEFIELD:
        args = ("no-activation", (source.id,), ctx.you, "end of turn")
        effect = Effect(game.new_id(), *args, {}, source_name(game, ctx))
        game.happens(EffectBegan(effect), "activate.prohibited")


def counter_item(game: Game, item: GameObject, to: str = "graveyard", count: int = 0) -> None:
    """Counter an object on the stack and put a card where the effect says."""
    if has_static(item, "uncounterable"):
        verdict = rule("cant.wins", holds=False, by=item.name)
        game.happens(Refused(item.player, "counter", item.id, verdict), "cant.wins")
        return
    game.happens(Countered(item.id), "counter")
    if item.kind is ObjectKind.ABILITY:
        game.happens(Ceased(item.id, "countered"), "counter")
        _tell_stranded(game, item)
        return
    flashback = item.notes.get("way") == "flashback" and to != "suspended"
    zone = Zone.EXILE if flashback else INSTEAD.get(to, Zone.GRAVEYARD)
    reasons = ("flashback",) if flashback else ("replace",) if to in INSTEAD else ()
    new = game.new_id()
    game.happens(Moved(item.id, new, zone, "counter"), *reasons, "counter")
    away = game.state.objects[new]
    if to == "suspended" and away.kind is ObjectKind.CARD and away.zone is Zone.EXILE:
        make_suspended(game, new, count)


def _tell_stranded(game: Game, ability: GameObject) -> None:
    """Say that a card whose last ability was countered stays where it is for good."""
    card = game.state.objects.get(ability.source or 0)
    is_cast = ability.ability is not None and ability.ability.args.get("key") == "suspend.cast"
    if is_cast and card and card.zone is Zone.EXILE and not card.count("time"):
        game.happens(Stayed(card.id), "suspend.cast", "suspend.suspended")


def make_suspended(game: Game, item: int, count: int) -> None:
    """Put time counters on an exiled card; it gains suspend if it has none (611.2a)."""
    if count:
        put_counters(game, item, "time", count, "suspend.suspended")
    if keyword(game.state.objects[item], "suspend") is None:
        game.happens(Gained(item, SUSPEND), "effect.duration")


def exile_with_time(game: Game, ctx: Context, do: Instruction) -> None:
    """Exile objects with time counters on them; each gains suspend if it has none."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        count = item_count(game, ctx, do, item)
        new = item.id
        if item.zone is not Zone.EXILE:
            new = game.new_id()
            game.happens(Moved(item.id, new, Zone.EXILE, "exile"), "exile")
        away = game.state.objects.get(new)
        if away and away.kind is ObjectKind.CARD and away.zone is Zone.EXILE:
            make_suspended(game, new, count)


def item_count(game: Game, ctx: Context, do: Instruction, item: GameObject) -> int:
    """How many counters: a number, X, or "value", the mana value of the card."""
    return item.face.mana_value if do.args["count"] == "value" else number(game, ctx, do.args["count"])


def exile_itself(game: Game, ctx: Context, do: Instruction) -> None:
    """A resolving spell exiles itself with time counters on it; a copy just ceases to exist."""
    for item in objects(game, ctx, "this"):
        if item.kind is ObjectKind.CARD:
            new = game.new_id()
            game.happens(Moved(item.id, new, Zone.EXILE, "exile"), "exile", "resolve.order")
            put_counters(game, new, "time", number(game, ctx, do.args["count"]), "suspend.suspended")


def note(game: Game, ctx: Context, do: Instruction) -> None:
    """Write down what is meant now, so that a later instruction can speak of it."""
    found = tuple(item.id for item in objects(game, ctx, str(do.args["what"])))
    if ctx.item is not None:
        game.happens(Noted(ctx.item, str(do.args["as"]), found), "resolve.order")


COUNTERS: dict[str, Verb] = {
    "put": put,
    "remove": remove,
    "adjust": adjust,
    "proliferate": proliferate,
    "counter": counter,
    "exile-with-time": exile_with_time,
    "exile-itself": exile_itself,
    "note": note,
}
