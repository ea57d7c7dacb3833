"""Foretell and plot: exiled from hand by a special action, to be cast on a later turn (702.143, 702.170)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.engine import costs
from bot.engine.characteristics import keyword
from bot.engine.events import EffectBegan, Moved
from bot.engine.mana import price
from bot.engine.mechanic import Mechanic, SpecialAction
from bot.engine.state import Effect, GameObject, Zone
from bot.engine.timing import is_sorcery_time
from bot.model.verdict import Verdict, rule

if TYPE_CHECKING:
    from bot.engine.game import Game


@dataclass(frozen=True, slots=True)
class Aside:
    """How a card is put aside: what it costs ("" for the cost of its keyword), face down or up, when cast."""

    name: str
    cost: str
    down: bool
    sorcery_time: bool
    cast_key: str

    def check(self, game: Game, player: str, item: GameObject, _args: Mapping[str, Any]) -> Verdict:
        """Whether the card may be put aside now: from hand, in one's own turn, its cost paid."""
        ability, action = keyword(item, self.name), f"action.{self.name}"
        own = item.zone is Zone.HAND and item.owner == player and ability is not None
        mine = game.state.active == player
        in_time = is_sorcery_time(game.state, player) if self.sorcery_time else mine
        paid = ability is not None and costs.can_pay(game, player, price(self._cost(item)))
        here = rule(self.name, holds=own) & rule(action, holds=in_time)
        return here & rule("cost.pay", holds=False) if here and not paid else here

    def _cost(self, item: GameObject) -> str:
        ability = keyword(item, self.name)
        return self.cost or (str(ability.args["cost"]) if ability else "")

    def does(self, game: Game, player: str, item: GameObject, _args: Mapping[str, Any]) -> None:
        """Pay, exile the card, and let it be cast from there on a later turn."""
        costs.pay(game, player, price(self._cost(item)), "ability", item.id, self.name)
        new = game.new_id()
        game.happens(
            Moved(item.id, new, Zone.EXILE, self.name, down=self.down), self.name, f"action.{self.name}"
        )
        usual = {
            "way": self.name,
            "after": game.state.turn,
            "sorcery_time": self.sorcery_time,
            "key": self.cast_key,
        }
        effect = Effect(game.new_id(), "castable", (new,), player, "", usual, item.name)
        game.happens(EffectBegan(effect), self.cast_key)


FORETELLING = Aside("foretell", "{2}", down=True, sorcery_time=False, cast_key="foretell.cast")
PLOTTING = Aside("plot", "", down=False, sorcery_time=True, cast_key="plot.cast")
FORETELL, PLOT = (
    Mechanic(how.name, since=how.name, actions={how.name: SpecialAction(how.check, how.does)})
    for how in (FORETELLING, PLOTTING)
)
