"""A scenario on its way: the game, what its names mean now, and the verdict on each move made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.engine.events import Allowed, Refused
from bot.engine.mechanic import SpecialAction
from bot.engine.state import GameObject, Zone
from bot.model.answer import Facts
from bot.model.scenario import Move, Value
from bot.model.verdict import Verdict

if TYPE_CHECKING:
    from bot.engine.game import Game


class MoveError(ValueError):
    """A move that names something the play does not have; the message says what."""


@dataclass(slots=True)
class Run:
    """Moves being made: the game, the special actions known, and the verdict on each move made so far.

    `moments` holds the facts after a move that the question looks back to.
    """

    game: Game
    actions: Mapping[str, SpecialAction]
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    moments: dict[int, Facts] = field(default_factory=dict)

    def item(self, name: str) -> GameObject:
        """The object of that name where it is now; on the stack, the topmost of that name."""
        found = [o for o in self.game.state.objects.values() if o.name == name and o.zone is not Zone.NONE]
        if not found:
            raise MoveError(f"nothing called [{name}] is in the play")
        return found[-1]

    def named(self, value: Value) -> GameObject:
        """The object that a word such as "[Rift Bolt]" or "suspend.cast:[Rift Bolt]" means."""
        return self.item(bare(value))

    def candidate(self, value: Value) -> int | str:
        """What a target word means: a player, or an object by [name] or key:[name]."""
        word = str(value)
        return word if word in self.game.state.players else self.named(word).id

    def candidates(self, move: Move) -> tuple[int | str, ...]:
        """The targets a move names, several joined by "+"; none where it names none."""
        words = str(move.args["target"]).split("+") if "target" in move.args else []
        return tuple(self.candidate(word) for word in words)

    def told(self, move: Move, item: int | None, verdict: Verdict) -> Verdict:
        """Say whether the move may be made, with the rules that decide, and give that verdict back."""
        event = (Allowed if verdict else Refused)(move.who, move.verb, item, verdict)
        self.game.happens(event, *(reason.key for reason in verdict.because))
        return verdict


def bare(value: Value) -> str:
    """A name without its brackets; an ability "key:[name]" stays as it is."""
    word = str(value)
    return word[1:-1] if word.startswith("[") and word.endswith("]") else word
