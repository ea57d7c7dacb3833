"""The verbs that move cards about: onto the battlefield, out of hands, off the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import Ceased, Moved
from bot.engine.filters import PERMANENT_TYPES
from bot.engine.mechanic import Context, Verb
from bot.engine.state import GameObject, ObjectKind, Step, Zone
from bot.engine.verbs.basic import move_together
from bot.engine.verbs.selecting import objects, players
from bot.model.card import Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game


def put_onto_battlefield(game: Game, ctx: Context, do: Instruction) -> None:
    """Put cards onto the battlefield, under their owners' control unless it says "you" (110.2a)."""
    from bot.engine.stack import enter  # noqa: PLC0415 - the stack follows verbs

    for item in objects(game, ctx, do.args.get("what", "target")):
        if item.kind is ObjectKind.CARD and item.zone is not Zone.BATTLEFIELD:
            enter(game, item, "put", ctx.you if do.args.get("under") == "you" else item.owner)


def blink_item(game: Game, item: GameObject) -> None:
    """Exile a permanent, then return it to the battlefield: a new object (400.7)."""
    from bot.engine.stack import enter  # noqa: PLC0415 - the stack follows verbs

    new = game.new_id()
    game.happens(Moved(item.id, new, Zone.EXILE, "exile"), "exile")
    away = game.state.objects[new]
    if away.kind is ObjectKind.CARD:
        enter(game, away, "return", away.owner)


def blink(game: Game, ctx: Context, do: Instruction) -> None:
    """Exile permanents, then return them at once under their owners' control."""
    for item in objects(game, ctx, do.args.get("what", "target")):
        blink_item(game, item)


def put_in_turn(game: Game, ctx: Context, do: Instruction) -> None:
    """Starting with you, each player puts a card from hand onto the battlefield, again and again.

    Everybody puts what the scenario says they hold; each card enters before the next is chosen (608.2c).
    """
    from bot.engine.stack import enter  # noqa: PLC0415 - the stack follows verbs

    kinds = frozenset(do.args.get("types", PERMANENT_TYPES))
    order = game.state.order[game.state.order.index(ctx.you) :] + game.state.order
    turns = list(dict.fromkeys(order))
    while any(held := [(p, card) for p in turns if (card := _held(game, p, kinds))]):
        for _, card in held:
            game.assume("put-all", card.name)
            enter(game, card, "put", card.owner, "resolve.order")


def _held(game: Game, player: str, kinds: frozenset[str]) -> GameObject | None:
    hand = game.state.within(Zone.HAND)
    return next((card for card in hand if card.owner == player and kinds & card.face.types), None)


def discard_hand(game: Game, ctx: Context, do: Instruction) -> None:
    """Players discard all the cards that they are said to hold (701.9a)."""
    who = players(game, ctx, do.args.get("who", "you"))
    held = [card for card in game.state.within(Zone.HAND) if card.owner in who]
    move_together(game, held, Zone.GRAVEYARD, "discard", "discard")


def end_turn(game: Game, _ctx: Context, _do: Instruction) -> None:
    """End the turn: everything on the stack is exiled, the rest of the turn is skipped (723.1)."""
    from bot.engine.turns import begin  # noqa: PLC0415 - turns settle the stack

    for number in reversed(game.state.stack):
        item = game.state.objects[number]
        if item.kind is ObjectKind.CARD:
            game.happens(Moved(number, game.new_id(), Zone.EXILE, "end-turn"), "end.turn", "end.turn.stack")
        else:
            game.happens(Ceased(number, "end-turn"), "end.turn", "end.turn.stack")
    begin(game, Step.CLEANUP, game.state.active)


def shuffle_away(game: Game, ctx: Context, do: Instruction) -> None:
    """Owners shuffle cards into their libraries (701.24a)."""
    move_together(
        game, objects(game, ctx, do.args.get("what", "target")), Zone.LIBRARY, "put", "zone.new-object"
    )


MOVING: dict[str, Verb] = {
    "put-onto-battlefield": put_onto_battlefield,
    "blink": blink,
    "put-in-turn": put_in_turn,
    "discard-hand": discard_hand,
    "end-turn": end_turn,
    "shuffle-away": shuffle_away,
}
