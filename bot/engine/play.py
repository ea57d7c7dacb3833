"""A scenario is played once for every way its decisions can go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.engine.events import Cast, Moved, Together
from bot.engine.facts import facts
from bot.engine.game import Decision, Game, Happened, TooLongError
from bot.engine.mana import pool
from bot.engine.mechanics import ACTIONS, MECHANICS, VERBS
from bot.engine.moves import Run, make
from bot.engine.setup import Table, place
from bot.engine.stack import before_priority, settle
from bot.engine.state import GameObject, Player, State, Step, Zone
from bot.model.answer import Facts
from bot.model.era import RulesOfTheDay
from bot.model.ports import Cards
from bot.model.scenario import Scenario
from bot.model.verdict import Verdict

ON_TABLE = frozenset({Zone.STACK, Zone.BATTLEFIELD})
MOST_BRANCHES = 64
MOST_EVENTS_IN_ALL = 50_000


@dataclass(frozen=True, slots=True)
class Line:
    """One way the play goes: its decisions, everything that happened, and what holds at the end.

    `moments` are the facts after each move, by its number, before the next one was made.
    """

    decisions: tuple[Decision, ...]
    log: tuple[Happened, ...]
    start: State
    end: State
    facts: Facts
    verdicts: Mapping[int, Verdict]
    moments: Mapping[int, Facts]


@dataclass(frozen=True, slots=True)
class Play:
    """All ways a scenario goes. `bounded` says that a bound was hit and nothing is claimed beyond it."""

    scenario: Scenario
    rules: RulesOfTheDay
    lines: tuple[Line, ...]
    assumed: tuple[tuple[str, str], ...]
    not_played: tuple[str, ...]
    bounded: bool


def play(scenario: Scenario, rules: RulesOfTheDay, cards: Cards) -> Play:
    """Play the scenario under the rules of its day; MoveError where it names what is not there."""
    table = place(scenario, cards)
    lines: list[Line] = []
    assumed: dict[tuple[str, str], None] = dict.fromkeys(scenario.assumed)
    not_played: dict[str, None] = dict.fromkeys(table.not_played)
    pending: list[tuple[str, ...]] = [()]
    bounded, events = False, 0
    while pending:
        if len(lines) >= MOST_BRANCHES or events >= MOST_EVENTS_IN_ALL:
            bounded = True
            break
        game = _game(scenario, rules, table, pending.pop(0))
        try:
            lines.append(_one(scenario, game))
        except TooLongError:
            bounded = True
        events += len(game.log)
        pending += game.untried
        assumed |= game.assumed
        not_played |= game.not_played | _unplayed(table, game)
    return Play(scenario, rules, _merged(lines), tuple(assumed), tuple(not_played), bounded)


def _game(scenario: Scenario, rules: RulesOfTheDay, table: Table, answers: tuple[str, ...]) -> Game:
    players = {
        who: Player(
            scenario.lives.get(who, 20),
            pool=None if who not in scenario.pools else pool(scenario.pools[who]),
            lands=scenario.pools.get(who) != "none",
        )
        for who in scenario.players
    }
    start = State(players, scenario.players, scenario.turn, Step(scenario.step), turn=2)
    stack = tuple(item.id for item in table.objects.values() if item.zone is Zone.STACK)
    after = len(table.objects) + len(table.effects) + 1
    state = start.change(objects=table.objects, effects=table.effects, stack=stack, next_id=after)
    about, words = scenario.ask, str(scenario.ask.args.get("key", "")).replace("-", " ")
    asked = (about.subject, words if about.test == "fact" else "")
    return Game(rules, MECHANICS, VERBS, state, scenario.picks, scenario.absent, answers, asked)


def _unplayed(table: Table, game: Game) -> dict[str, None]:
    """What the data of cards leaves out, of those that were ever on the stack or the battlefield."""
    start = (item for item in table.objects.values() if item.zone in ON_TABLE)
    cards = [item.card for item in (*start, *_arrived(game.log)) if item.card]
    return {f"{card.name}: {text}": None for card in cards for text in card.unplayed}


def _arrived(log: list[Happened]) -> Iterator[GameObject]:
    for done in log:
        for event in done.event.parts if isinstance(done.event, Together) else (done.event,):
            if isinstance(event, Cast) or (isinstance(event, Moved) and event.to in ON_TABLE):
                yield done.after.objects[event.new]


def _one(scenario: Scenario, game: Game) -> Line:
    start = game.state
    run = Run(game, ACTIONS)
    for number, move in enumerate(scenario.moves, 1):
        make(run, number, move)
    before_priority(game)
    if not scenario.stop:
        settle(game)
    return Line(tuple(game.made), tuple(game.log), start, game.state, facts(game), run.verdicts, run.moments)


def _merged(lines: list[Line]) -> tuple[Line, ...]:
    """The lines that end differently; of two that end alike the first stands."""
    kept: dict[str, Line] = {}
    for line in lines:
        end = repr((sorted((k, sorted(v.items())) for k, v in line.facts.items()), line.verdicts))
        kept.setdefault(end, line)
    return tuple(kept.values())
