"""What an instruction is about: "self", "target", "target 2", "event", "all creature", "each opponent"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import Cast, Moved
from bot.engine.filters import Candidate, every, matches
from bot.engine.mechanic import Context
from bot.engine.state import GameObject, Zone
from bot.engine.targets import suppose

if TYPE_CHECKING:
    from bot.engine.game import Game


def select(game: Game, ctx: Context, what: str) -> list[Candidate]:
    """The objects and players `what` means here, in order; those that are gone are left out."""
    word, _, rest = what.partition(" ")
    match word:
        case "self":
            return [ctx.source] if ctx.source in game.state.objects else []
        case "this":
            return [ctx.item] if ctx.item in game.state.objects and ctx.item is not None else []
        case "target":
            place = int(rest) - 1 if rest else 0
            target = ctx.targets[place] if place < len(ctx.targets) else None
            return [] if target is None else [target]
        case "paid":
            return list(game.state.objects[ctx.item].notes.get("paid", ())) if ctx.item is not None else []
        case "event":
            return _of_event(game, ctx)
        case "all":
            return [c for c in every(game, rest, ctx.you) if isinstance(c, int)]
        case "you":
            return [ctx.you]
        case "each":
            return [p for p in game.state.apnap() if rest != "opponent" or p != ctx.you]
        case "opponent":
            return [p for p in game.state.order if p != ctx.you][:1]
        case "controller" | "owner":
            return _player(game, word, select(game, ctx, rest or "target"))
        case _:
            raise ValueError(f"the engine does not know whom {what!r} means")


def _of_event(game: Game, ctx: Context) -> list[Candidate]:
    event = ctx.event
    if isinstance(event, Cast | Moved):
        return [event.new] if event.new in game.state.objects else []
    return []


def _player(game: Game, word: str, candidates: list[Candidate]) -> list[Candidate]:
    items = [game.state.objects[c] for c in candidates if isinstance(c, int)]
    return [item.owner if word == "owner" else item.player for item in items]


def objects(game: Game, ctx: Context, what: str) -> list[GameObject]:
    """The objects among what is meant, as they are now; those that have ceased to exist are left out."""
    items = (game.state.objects[c] for c in select(game, ctx, what) if isinstance(c, int))
    return [item for item in items if item.zone is not Zone.NONE]


def players(game: Game, ctx: Context, what: str) -> list[str]:
    """The players among what is meant."""
    return [c for c in select(game, ctx, what) if isinstance(c, str)]


def sacrifice_for_cost(game: Game, player: str, what: str, wanted: int | None = None) -> bool:
    """Sacrifice a permanent to pay a cost (701.21a); one is taken to be there if none is mentioned."""
    fitting = [c for c in every(game, f"your {what}", player) if isinstance(c, int)]
    pick = wanted if wanted is not None and matches(game, wanted, f"your {what}", player) else None
    pick = pick if pick is not None else (fitting[0] if fitting else suppose(game, player, f"your {what}"))
    if pick is None:
        return False
    game.happens(Moved(pick, game.new_id(), Zone.GRAVEYARD, "sacrifice"), "sacrifice")
    return True
