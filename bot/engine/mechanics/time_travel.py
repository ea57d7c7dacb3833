"""Time travel: add or remove a time counter on what is yours (701.56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.events import CountersPut, CountersRemoved, Event
from bot.engine.legality import may_time_travel
from bot.engine.mechanic import Context, Mechanic
from bot.model.card import Instruction

if TYPE_CHECKING:
    from bot.engine.game import Game


def time_travel(game: Game, ctx: Context, do: Instruction) -> None:
    """For each of them its player adds a counter, removes one or leaves it; all at once."""
    reached = [i for i in game.state.objects.values() if may_time_travel(game, ctx.you, i)]
    changes: list[Event] = []
    for item in reached:
        pick = str(do.args.get("pick", ""))
        pick = pick or game.choose(ctx.you, "timetravel", item.name, ("remove", "put", "leave"))
        if pick == "put":
            changes.append(CountersPut(item.id, "time", 1))
        elif pick == "remove":
            changes.append(CountersRemoved(item.id, "time", 1))
    game.together(changes, "timetravel")


TIME_TRAVEL = Mechanic("time travel", since="timetravel", verbs={"time-travel": time_travel})
