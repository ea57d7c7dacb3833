"""What happens when suspend's last ability resolves: its owner casts the card, or it stays (702.62a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine import costs
from bot.engine.casting import Proposal, can_complete, cast
from bot.engine.events import Declined, EffectBegan, Obliged, Refused, Stayed
from bot.engine.mechanic import Context
from bot.engine.state import Effect, GameObject
from bot.engine.verbs.free_casts import free_proposal
from bot.model.card import Instruction
from bot.model.verdict import rule

if TYPE_CHECKING:
    from bot.engine.game import Game

WHY = ("suspend.cast", "resolve.cast", "suspend.free")


def cast_suspended(game: Game, ctx: Context, _do: Instruction) -> None:
    """The owner casts the card, by choice or because they must, or it stays in exile for good."""
    item = game.state.objects[ctx.source]
    if "land" in item.face.types:
        _play_land(game, ctx.you, item)
        return
    plan = free_proposal(game, ctx.you, item, WHY)
    verdict = can_complete(game, ctx.you, item, plan)
    if not verdict:
        keys = (reason.key for reason in verdict.because)
        game.happens(Refused(ctx.you, "cast", item.id, verdict), *keys, "suspend.cast")
    elif _wants(game, ctx.you, item, plan) and (spell := cast(game, ctx.you, item, plan)) is not None:
        _give_haste(game, ctx.you, item, spell)
        return
    game.happens(Stayed(item.id), "suspend.cast", "suspend.suspended")


def _play_land(game: Game, player: str, item: GameObject) -> None:
    """A land is played, not cast: only in its owner's own turn, and it has no haste (305.2b, 305.3)."""
    from bot.engine.stack import enter  # noqa: PLC0415 - the stack follows verbs

    verdict = rule("land.own-turn", holds=game.state.active == player)
    if not verdict:
        game.happens(Refused(player, "play", item.id, verdict), "land.own-turn", "suspend.cast")
    elif _wants(game, player, item, Proposal(item.face, free=True)):
        enter(game, item, "play", player, "suspend.cast", "land.play")
        return
    game.happens(Stayed(item.id), "suspend.cast", "suspend.suspended")


def _wants(game: Game, player: str, item: GameObject, plan: Proposal) -> bool:
    """Whether the spell is cast: a choice today; once a duty, unless mana had to be made (118.3c)."""
    price = costs.total(game, player, item, plan.face, "", free=True)
    if game.rules.setting("suspend.last") == "may":
        about, options = "suspend.cast", ("cast", "decline")
    elif costs.in_pool(game, player, price.mana):
        game.happens(Obliged(player, "suspend.cast", item.id), "suspend.cast")
        return True
    else:
        about, options = "cost.unpaid-mana", ("pay", "decline")
    if game.choose(player, about, item.name, options) != "decline":
        return True
    game.happens(Declined(player, "suspend.cast", item.id), about, "suspend.cast")
    return False


def _give_haste(game: Game, player: str, card: GameObject, spell: int) -> None:
    if "creature" in game.state.objects[spell].face.types:
        args = {"keyword": "haste", "key": "suspend.haste"}
        effect = Effect(game.new_id(), "keyword", (spell,), player, "control", args, card.name)
        game.happens(EffectBegan(effect), "suspend.haste")
