"""What an instruction is about: "self", "target", "target 2", "event", "all creature", "each opponent"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from bot.engine.events import Cast, Copied, Damaged, Moved, Stacked, StepBegan
from bot.engine.filters import Candidate, alternatives, every, matches
from bot.engine.mechanic import Context
from bot.engine.state import GameObject, Zone
from bot.engine.targets import suppose

if TYPE_CHECKING:
    from bot.engine.game import Game

Selector = Callable[["Game", Context, str], list[Candidate]]


def select(game: Game, ctx: Context, what: str) -> list[Candidate]:
    """The objects and players `what` means here, in order; those that are gone are left out."""
    word, _, rest = what.partition(" ")
    if word not in SELECTORS:
        raise ValueError(f"the engine does not know whom {what!r} means")
    return SELECTORS[word](game, ctx, rest)


def _self(game: Game, ctx: Context, _rest: str) -> list[Candidate]:
    """The source; of an ability that waited for it to move, the object it has become (400.7)."""
    objects_now = game.state.objects
    if ctx.source in objects_now:
        return [ctx.source]
    moved = isinstance(ctx.event, Moved) and ctx.event.item == ctx.source
    return _of_event(game, ctx, "") if moved else []


def _this(game: Game, ctx: Context, _rest: str) -> list[Candidate]:
    return [ctx.item] if ctx.item is not None and ctx.item in game.state.objects else []


def _target(_game: Game, ctx: Context, rest: str) -> list[Candidate]:
    place = int(rest) - 1 if rest else 0
    target = ctx.targets[place] if place < len(ctx.targets) else None
    return [] if target is None else [target]


def _noted(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    """What was written down under that word: what was paid, what was exiled this way."""
    item = game.state.objects.get(ctx.item) if ctx.item is not None else None
    found = item.notes.get(rest, ()) if item else ()
    return [c for c in found if c in game.state.objects]


def _of_event(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    event = ctx.event
    if rest == "player":
        return [event.player] if isinstance(event, Cast | StepBegan) else []
    if isinstance(event, Damaged):
        return [event.target]
    if isinstance(event, Stacked | Copied):
        number = event.ability.id if isinstance(event, Stacked) else event.copy.id
        return [number] if number in game.state.stack else []
    if isinstance(event, Cast | Moved):
        return [event.new] if event.new in game.state.objects else []
    return []


def _all(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    return [c for c in every(game, rest, ctx.you) if isinstance(c, int)]


def _chosen(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    """One object of a kind, chosen as the instruction is followed (608.2d)."""
    found = _all(game, ctx, rest)
    if len(found) < 2:
        return found
    names = {game.state.objects[c].name: c for c in found if isinstance(c, int)}
    pick = game.choose(ctx.you, "resolve.choice", source_name(game, ctx), tuple(names))
    return [names[pick]]


def _attached(game: Game, ctx: Context, _rest: str) -> list[Candidate]:
    """What the source is attached to, or was when it left."""
    source = game.state.objects.get(ctx.source) or ctx.was
    attached = source.notes.get("attached") if source else None
    return (
        []
        if attached is None or (isinstance(attached, int) and attached not in game.state.objects)
        else [attached]
    )


def _each(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    everybody: list[Candidate] = [*game.state.apnap()]
    return [player for player in everybody if rest != "opponent" or player != ctx.you]


def _opponent(game: Game, ctx: Context, _rest: str) -> list[Candidate]:
    others: list[Candidate] = [p for p in game.state.order if p != ctx.you]
    return others[:1]


def _controller(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    return [item.player for item in _last_known(game, select(game, ctx, rest or "target"))]


def _owner(game: Game, ctx: Context, rest: str) -> list[Candidate]:
    return [item.owner for item in _last_known(game, select(game, ctx, rest or "target"))]


def _last_known(game: Game, found: list[Candidate]) -> Iterator[GameObject]:
    """Objects as they are, or as they last were if they are gone (608.2h)."""
    for number in found:
        if isinstance(number, int):
            states = (game.state, *(done.before for done in reversed(game.log)))
            yield next(state.objects[number] for state in states if number in state.objects)


SELECTORS: dict[str, Selector] = {
    "self": _self,
    "this": _this,
    "target": _target,
    "noted": _noted,
    "event": _of_event,
    "all": _all,
    "chosen": _chosen,
    "attached": _attached,
    "you": lambda _game, ctx, _rest: [ctx.you],
    "each": _each,
    "opponent": _opponent,
    "controller": _controller,
    "owner": _owner,
}


def objects(game: Game, ctx: Context, what: str) -> list[GameObject]:
    """The objects among what is meant, as they are now; those that have ceased to exist are left out."""
    found = [c for c in select(game, ctx, what) if isinstance(c, int)]
    items = (game.state.objects[c] for c in found if c in game.state.objects)
    return [item for item in items if item.zone is not Zone.NONE]


def players(game: Game, ctx: Context, what: str) -> list[str]:
    """The players among what is meant."""
    return [c for c in select(game, ctx, what) if isinstance(c, str)]


def source_name(game: Game, ctx: Context) -> str:
    """The name of the object whose spell or ability this is, gone or not."""
    source = game.state.objects.get(ctx.source) or ctx.was
    return source.name if source else ""


def sacrifice_for_cost(game: Game, player: str, what: str, wanted: int | None = None) -> bool:
    """Sacrifice a permanent to pay a cost (701.21a); one is taken to be there if none is mentioned."""
    mine = " or ".join(f"your {part}" for part in alternatives(what))
    fitting = [c for c in every(game, mine, player) if isinstance(c, int)]
    pick = wanted if wanted is not None and matches(game, wanted, mine, player) else None
    pick = pick if pick is not None else (fitting[0] if fitting else suppose(game, player, mine))
    if pick is None:
        return False
    game.happens(Moved(pick, game.new_id(), Zone.GRAVEYARD, "sacrifice"), "sacrifice")
    return True
