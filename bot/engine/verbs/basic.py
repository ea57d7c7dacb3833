"""The verbs of card text: damage, destroy, exile, return, draw, create and the like (701)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword
from bot.engine.control import gain_control
from bot.engine.damage import deal
from bot.engine.events import (
    Created,
    Drew,
    EffectBegan,
    ExtraStep,
    ExtraTurn,
    LifeChanged,
    ManaAdded,
    Moved,
    Noted,
    Nothing,
    TapChanged,
    Unplayed,
)
from bot.engine.mana import ANY, pool
from bot.engine.mechanic import Context, Verb
from bot.engine.state import Effect, GameObject, ObjectKind, Step, Zone
from bot.engine.timing import applies_to, statics
from bot.engine.verbs.numbers import number
from bot.engine.verbs.selecting import objects, players, sacrifice_for_cost, select, source_name
from bot.model.card import Ability, Face, Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game


def damage(game: Game, ctx: Context, do: Instruction) -> None:
    """Deal damage (120.3): the source of what an ability deals is the object it is of (120.7)."""
    gone = ctx.source not in game.state.objects and ctx.item is not None
    source, why = (ctx.item if gone else None) or ctx.source, ("damage.source",) if ctx.was else ()
    amount = number(game, ctx, do.args["amount"])
    deal(game, source, select(game, ctx, do.args.get("to", "target")), amount, "damage", *why, was=ctx.was)


def _move_all(to: Zone, why: str, key: str) -> Verb:
    def verb(game: Game, ctx: Context, do: Instruction) -> None:
        items = objects(game, ctx, do.args.get("what", "target"))
        if why == "destroy":
            items = [i for i in items if not has_keyword(game.state, i, "indestructible")]
        if noted := do.args.get("as"):
            first = game.new_id()
            game.happens(
                Noted(ctx.item or ctx.source, str(noted), tuple(range(first, first + len(items)))),
                "resolve.order",
            )
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


def sacrifice_all(game: Game, ctx: Context, do: Instruction) -> None:
    """Players sacrifice what they control of these, all at the same moment (101.4)."""
    items = [i for i in objects(game, ctx, do.args["what"]) if i.zone is Zone.BATTLEFIELD]
    move_together(game, items, Zone.GRAVEYARD, "sacrifice", "sacrifice")


def sacrifice_any(game: Game, ctx: Context, do: Instruction) -> None:
    """A player sacrifices something of a kind."""
    for player in players(game, ctx, do.args.get("who", "opponent")):
        sacrifice_for_cost(game, player, str(do.args["what"]))


def draw(game: Game, ctx: Context, do: Instruction) -> None:
    """Draw cards (121.1)."""
    for player in players(game, ctx, do.args.get("who", "you")):
        game.happens(Drew(player, number(game, ctx, do.args["count"])), "draw")


def life(game: Game, ctx: Context, do: Instruction) -> None:
    """Gain or lose life (119.3)."""
    for player in players(game, ctx, do.args.get("who", "you")):
        game.happens(LifeChanged(player, number(game, ctx, do.args["amount"])), "life")


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
        abilities=tuple(Ability("keyword", word) for word in args.get("keywords", ())),
    )
    for _ in range(number(game, ctx, args.get("count", 1)) * _times(game, ctx.you, "more-tokens")):
        token = replace(_token(game, ctx.you, face), tapped=bool(args.get("tapped")))
        game.happens(Created(token), "create")


def _token(game: Game, player: str, face: Face) -> GameObject:
    same = sum(1 for i in game.state.objects.values() if i.name.split("#")[0] == f"{face.name} token")
    name = f"{face.name} token" if not same else f"{face.name} token#{same + 1}"
    since = game.state.turn
    args = (game.new_id(), name, player, Zone.BATTLEFIELD, face, ObjectKind.TOKEN)
    return GameObject(*args, controller=player, since=since)


def _times(game: Game, player: str, name: str) -> int:
    """How many times as many tokens a player gets by effects that say so (614.16)."""
    times = 1
    for source, args in statics(game, name):
        if applies_to(args, source.player, player):
            times *= int(args.get("times", 2))
    return times


def create_copy(game: Game, ctx: Context, do: Instruction) -> None:
    """Create tokens that are copies of a permanent: no counters, no effects (707.2)."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        for _ in range(number(game, ctx, do.args.get("count", 1)) * _times(game, ctx.you, "more-tokens")):
            game.happens(Created(_token(game, ctx.you, item.face)), "create", "copy")


def add_mana(game: Game, ctx: Context, do: Instruction) -> None:
    """Add mana to one's pool (106.4): `mana` says of which type, `amount` how much of any one."""
    why = "activate.mana" if ctx.item is None else "resolve.order"
    mana = pool(str(do.args["mana"])) if "mana" in do.args else {ANY: number(game, ctx, do.args["amount"])}
    game.happens(ManaAdded(ctx.you, sum(mana.values()), mana), "mana.pool", why)


def control(game: Game, ctx: Context, do: Instruction) -> None:
    """Gain control of a permanent or spell."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        until = str(do.args.get("until", ""))
        gain_control(game, item.id, ctx.you, until=until, source=source_name(game, ctx))


def untap(game: Game, ctx: Context, do: Instruction) -> None:
    """Untap permanents."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        if item.tapped:
            game.happens(TapChanged(item.id, tapped=False), "untap")


def tap(game: Game, ctx: Context, do: Instruction) -> None:
    """Tap permanents."""
    items = [item for item in objects(game, ctx, do.args.get("what", "target")) if not item.tapped]
    game.together([TapChanged(item.id, tapped=True) for item in items], "tap")


def _effect(kind: str, key: str, *wanted: str) -> Verb:
    def verb(game: Game, ctx: Context, do: Instruction) -> None:
        found = objects(game, ctx, do.args.get("what", "target"))
        items = tuple(i.id for i in found if not (do.args.get("others") and i.id == ctx.source))
        args = {name: do.args[name] for name in wanted if name in do.args}
        until = str(do.args.get("until", "end of turn"))
        effect = Effect(game.new_id(), kind, items, ctx.you, until, args, source_name(game, ctx))
        if items:
            game.happens(EffectBegan(effect), key)

    return verb


def forbid(game: Game, ctx: Context, do: Instruction) -> None:
    """Players can't cast spells this turn."""
    for player in players(game, ctx, do.args.get("who", "each opponent")):
        effect = Effect(game.new_id(), "prohibit", (), player, "end of turn", {}, source_name(game, ctx))
        game.happens(EffectBegan(effect), "cast.prohibited")


def extra_turn(game: Game, ctx: Context, do: Instruction) -> None:
    """Take an extra turn after this one (500.7)."""
    for player in players(game, ctx, do.args.get("who", "you")):
        game.happens(ExtraTurn(player), "turn.extra")


def extra_upkeep(game: Game, _ctx: Context, _do: Instruction) -> None:
    """Get an additional upkeep step after the first one of the turn (500.9)."""
    if game.state.steps.count(Step.UPKEEP) == 1:
        game.happens(ExtraStep(Step.UPKEEP, game.state.active), "step.extra")


def nothing(game: Game, ctx: Context, do: Instruction) -> None:
    """Say that an instruction has no effect that matters to rules questions here."""
    game.happens(Nothing(str(do.args["why"]), ctx.item))


def unplayed(game: Game, ctx: Context, do: Instruction) -> None:
    """Say what of the card's text the engine does not play."""
    item = ctx.item if ctx.item is not None else ctx.source
    game.not_played[f"{source_name(game, ctx)}: {do.args['text']}"] = None
    if item in game.state.objects:
        game.happens(Unplayed(item, str(do.args["text"])))


BASIC: dict[str, Verb] = {
    "damage": damage,
    "destroy": _move_all(Zone.GRAVEYARD, "destroy", "destroy"),
    "exile": _move_all(Zone.EXILE, "exile", "exile"),
    "return": _move_all(Zone.HAND, "return", "zone.new-object"),
    "to-graveyard": _move_all(Zone.GRAVEYARD, "put", "zone.new-object"),
    "to-library": _move_all(Zone.LIBRARY, "put", "zone.new-object"),
    "sacrifice": sacrifice,
    "sacrifice-all": sacrifice_all,
    "sacrifice-any": sacrifice_any,
    "draw": draw,
    "life": life,
    "create": create,
    "create-copy": create_copy,
    "add-mana": add_mana,
    "control": control,
    "tap": tap,
    "untap": untap,
    "keyword": _effect("keyword", "layers.ability", "keyword"),
    "pump": _effect("pt", "layer.pt", "power", "toughness"),
    "lose-abilities": _effect("lose", "layers.ability"),
    "forbid": forbid,
    "extra-turn": extra_turn,
    "extra-upkeep": extra_upkeep,
    "nothing": nothing,
    "unplayed": unplayed,
}
