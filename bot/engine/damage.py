"""Dealing damage: what it does besides marking or losing life depends on what deals it (120.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.engine.characteristics import has_keyword
from bot.engine.events import Damaged, Event, LifeChanged
from bot.engine.filters import Candidate

if TYPE_CHECKING:
    from bot.engine.game import Game
    from bot.engine.state import GameObject


def deal(  # noqa: PLR0913 - what damage hangs on
    game: Game,
    source: int,
    to: Sequence[Candidate],
    amount: int,
    *because: str,
    combat: bool = False,
    was: GameObject | None = None,
) -> None:
    """Let an object deal damage to each of `to` at the same moment; `was` is what it last was, if it is gone.

    Lifelink has its controller gain as much life (120.3f); infect gives poison and -1/-1 counters instead
    of loss of life and marked damage (120.3b, 120.3d).
    """
    there = game.state.objects.get(source)
    dealer = was if was and (there is None or there.ability) else there
    infect = dealer is not None and has_keyword(game.state, dealer, "infect")
    lifelink = dealer is not None and has_keyword(game.state, dealer, "lifelink")
    hits: list[Event] = [Damaged(source, target, amount, combat, infect) for target in to]
    if dealer and hits and lifelink:
        hits.append(LifeChanged(dealer.player, amount * len(to)))
    game.together(hits, *(() if infect else because), *(("damage",) if infect or lifelink else ()))
