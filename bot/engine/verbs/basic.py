"""The verbs of card text: damage, destroy, exile, return, draw, create and the like (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.control import gain_control
from bot.engine.events import (
    Created,
    Damaged,
    Drew,
    EffectBegan,
    Event,
    ExtraStep,
    ExtraTurn,
    LifeChanged,
    Moved,
    Nothing,
    Noted,
    TapChanged,
    Unplayed,
)
from bot.engine.mechanic import Context, Verb
from bot.engine.state import Effect, GameObject, ObjectKind, Step, Zone
from bot.engine.verbs.selecting import objects, players, sacrifice_for_cost, select
from bot.model.card import Face, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game


def number(ctx: Context, value: object) -> int:
    """A number in card data: itself, or "x" for the X of the spell or ability."""
    return ctx.x if value == "x" else int(str(value))


def damage(game: Game, ctx: Context, do: Instruction) -> None:
    """Deal damage (120.3)."""
    source = ctx.item if ctx.item is not None else ctx.source
    amount = number(ctx, do.args["amount"])
    hits: list[Event] = [Damaged(source, c, amount) for c in select(game, ctx, do.args.get("to", "target"))]
    game.together(hits, "damage")


def _move_all(to: Zone, why: str, key: str) -> Verb:
    def verb(game: Game, ctx: Context, do: Instruction) -> None:
        items = objects(game, ctx, do.args.get("what", "target"))
        if why == "destroy":
            items = [i for i in items if not any(a.name == "indestructible" for a in i.face.abilities)]
        move_together(game, items, to, why, key)

    return verb


def move_together(game: Game, items: list[GameObject], to: Zone, why: str, key: str) -> None:
    """Move objects at the same moment."""
    first = game.new_id()
    game.together([Moved(item.id, first + place, to, why) for place, item in enumerate(items)], key)


def sacrifice(game: Game, ctx: Context, do: Instruction) -> None:
    """Sacrifice: only its controller can (701.21a)."""
    for item in objects(game, ctx, do.args.get("what", "self")):
        if item.zone is Zone.BATTLEFIELD and item.player == ctx.you:
            game.happens(Moved(item.id, game.new_id(), Zone.GRAVEYARD, "sacrifice"), "sacrifice")


def sacrifice_any(game: Game, ctx: Context, do: Instruction) -> None:
    """A player sacrifices something of a kind."""
    for player in players(game, ctx, do.args.get("who", "opponent")):
        sacrifice_for_cost(game, player, str(do.args["what"]))


def draw(game: Game, ctx: Context, do: Instruction) -> None:
    """Draw cards (121.1)."""
    for player in players(game, ctx, do.args.get("who", "you")):
        game.happens(Drew(player, number(ctx, do.args["count"])), "draw")


def life(game: Game, ctx: Context, do: Instruction) -> None:
    """Gain or lose life (119.3)."""
    for player in players(game, ctx, do.args.get("who", "you")):
        game.happens(LifeChanged(player, number(ctx, do.args["amount"])), "life")


def create(game: Game, ctx: Context, do: Instruction) -> None:
    """Create tokens (701.7a)."""
    args = do.args
    face = Face(
        str(args["name"]),
        None,
        0,
        frozenset(args.get("types", ("creature",))),
        subtypes=frozenset(args.get("subtypes", ())),
        colors=frozenset(args.get("colors", ())),
        power=args.get("power"),
        toughness=args.get("toughness"),
    )
    for _ in range(number(ctx, args.get("count", 1))):
        same = sum(1 for i in game.state.objects.values() if i.name.split("#")[0] == f"{face.name} token")
        name = f"{face.name} token" if not same else f"{face.name} token#{same + 1}"
        token = GameObject(
            game.new_id(),
            name,
            ctx.you,
            Zone.BATTLEFIELD,
            face,
            ObjectKind.TOKEN,
            controller=ctx.you,
            since=game.state.turn,
            tapped=bool(args.get("tapped")),
        )
        game.happens(Created(token), "create")


def control(game: Game, ctx: Context, do: Instruction) -> None:
    """Gain control of a permanent or spell."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        source = game.state.objects[ctx.source].name if ctx.source in game.state.objects else ""
        gain_control(game, item.id, ctx.you, until=str(do.args.get("until", "")), source=source)


def untap(game: Game, ctx: Context, do: Instruction) -> None:
    """Untap permanents."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        if item.tapped:
            game.happens(TapChanged(item.id, tapped=False))


def tap(game: Game, ctx: Context, do: Instruction) -> None:
    """Tap permanents."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        game.happens(TapChanged(item.id, tapped=True))


def _effect(kind: str, *wanted: str) -> Verb:
    def verb(game: Game, ctx: Context, do: Instruction) -> None:
        items = tuple(item.id for item in objects(game, ctx, do.args.get("what", "target")))
        args = {name: do.args[name] for name in wanted if name in do.args}
        source = game.state.objects[ctx.source].name if ctx.source in game.state.objects else ""
        until = str(do.args.get("until", "end of turn"))
        if items:
            game.happens(EffectBegan(Effect(game.new_id(), kind, items, ctx.you, until, args, source)))

    return verb


def forbid(game: Game, ctx: Context, do: Instruction) -> None:
    """Players can't cast spells this turn."""
    source = game.state.objects[ctx.source].name
    for player in players(game, ctx, do.args.get("who", "each opponent")):
        effect = Effect(game.new_id(), "prohibit", (), player, "end of turn", {}, source)
        game.happens(EffectBegan(effect), "cast.prohibited")


def extra_turn(game: Game, ctx: Context, do: Instruction) -> None:
    """Take an extra turn after this one (500.7)."""
    for player in players(game, ctx, do.args.get("who", "you")):
        game.happens(ExtraTurn(player), "turn.extra")


def extra_upkeep(game: Game, _ctx: Context, _do: Instruction) -> None:
    """Get an additional upkeep step after the first one of the turn (500.9)."""
    if game.state.steps.count(Step.UPKEEP) == 1:
        game.happens(ExtraStep(Step.UPKEEP, game.state.active), "step.extra")


def attach(game: Game, ctx: Context, do: Instruction) -> None:
    """Attach the source to what it is put on."""
    for candidate in select(game, ctx, do.args.get("to", "target")):
        game.happens(Noted(ctx.source, "attached", candidate))


def blink(game: Game, ctx: Context, do: Instruction) -> None:
    """Exile a permanent, then return it to the battlefield: a new object (400.7)."""
    from bot.engine.stack import enter  # noqa: PLC0415 - the stack follows verbs

    for item in objects(game, ctx, do.args.get("what", "target")):
        moved = game.happens(Moved(item.id, game.new_id(), Zone.EXILE, "exile"), "exile")
        assert isinstance(moved.event, Moved)  # noqa: S101 - it was just committed
        away = game.state.objects[moved.event.new]
        if away.kind is ObjectKind.CARD:
            enter(game, away, "return", away.owner)


def nothing(game: Game, ctx: Context, do: Instruction) -> None:
    """Say that an instruction has no effect that matters to rules questions here."""
    game.happens(Nothing(str(do.args["why"]), ctx.item))


def unplayed(game: Game, ctx: Context, do: Instruction) -> None:
    """Say what of the card's text the engine does not play."""
    item = game.state.objects[ctx.source] if ctx.source in game.state.objects else None
    name = item.name if item else ""
    game.not_played[f"{name}: {do.args['text']}"] = None
    if item:
        game.happens(Unplayed(item.id, str(do.args["text"])))


BASIC: dict[str, Verb] = {
    "damage": damage,
    "destroy": _move_all(Zone.GRAVEYARD, "destroy", "destroy"),
    "exile": _move_all(Zone.EXILE, "exile", "exile"),
    "return": _move_all(Zone.HAND, "return", "zone.new-object"),
    "to-graveyard": _move_all(Zone.GRAVEYARD, "put", "zone.new-object"),
    "to-library": _move_all(Zone.LIBRARY, "put", "zone.new-object"),
    "sacrifice": sacrifice,
    "sacrifice-any": sacrifice_any,
    "draw": draw,
    "life": life,
    "create": create,
    "control": control,
    "tap": tap,
    "untap": untap,
    "keyword": _effect("keyword", "keyword"),
    "pump": _effect("pt", "power", "toughness"),
    "lose-abilities": _effect("lose"),
    "forbid": forbid,
    "extra-turn": extra_turn,
    "extra-upkeep": extra_upkeep,
    "attach": attach,
    "blink": blink,
    "nothing": nothing,
    "unplayed": unplayed,
}
