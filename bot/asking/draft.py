"""A play in the making: what a plot puts together out of a question."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.asking.frame import ME, Frame
from bot.model.scenario import Asked, Move, Pick, Placed, Scenario, Value
from bot.model.verdict import Asks

UPKEEP = "upkeep"


@dataclass(slots=True)
class Draft:
    """A scenario under construction, with the names of the cards it uses."""

    frame: Frame
    turn: str = ME
    step: str = "main"
    placed: list[Placed] = field(default_factory=list)
    pools: dict[str, str] = field(default_factory=dict)
    absent: list[str] = field(default_factory=list)
    picks: list[Pick] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    assumed: list[tuple[str, str]] = field(default_factory=list)
    ask: Asked = field(default_factory=Asked)
    stop: bool = False
    lives: dict[str, int] = field(default_factory=dict)
    confidence: float = 0.95

    def put(self, who: str, zone: str, name: str, **args: Value) -> str:
        """Place an object; a second of the same name gets a number. Its name in the play."""
        same = sum(1 for placed in self.placed if placed.name.split("#")[0] == name)
        key = name if not same else f"{name}#{same + 1}"
        self.placed.append(Placed(who, zone, key, args))
        return key

    def move(self, who: str, verb: str, subject: str = "", **args: Value) -> int:
        """Add a move; its number."""
        self.moves.append(Move(who, verb, subject, args))
        return len(self.moves)

    def respond(self, who: str, verb: str, subject: str = "", **args: Value) -> int:
        """Add a move made in response; its number."""
        self.moves.append(Move(who, verb, subject, args, response=True))
        return len(self.moves)

    def asks(
        self, asks: Asks, test: str = "", subject: str = "", *, negated: bool = False, **args: Value
    ) -> None:
        """Set what is asked."""
        self.ask = Asked(asks, test, subject, args, negated)

    def only(self, about: str, subject: str, option: str) -> None:
        """Settle a decision: the question says how it goes."""
        self.picks.append(Pick(about, subject, option))

    def prefer(self, about: str, subject: str, option: str) -> None:
        """Try one way of a decision first: the question names it first."""
        self.picks.append(Pick(about, subject, option, only=False))

    def assume(self, key: str, subject: str = "") -> None:
        """Write down what was assumed in reading."""
        if (key, subject) not in self.assumed:
            self.assumed.append((key, subject))

    def scenario(self) -> Scenario:
        """The finished scenario."""
        return Scenario(
            self.frame.day,
            turn=self.turn,
            step=self.step,
            placed=tuple(self.placed),
            lives=dict(self.lives),
            pools=dict(self.pools),
            absent=tuple(self.absent),
            picks=tuple(self.picks),
            moves=tuple(self.moves),
            stop=self.stop,
            ask=self.ask,
            assumed=tuple(self.assumed),
        )
