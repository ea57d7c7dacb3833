"""A scenario played out and told: verdict, branches, steps, rules, rulings."""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.asking.reading import Reading
from bot.bundle.topics import Topics
from bot.door.changes import Heeded, OtherDays
from bot.door.shelf import Shelf
from bot.door.signs import signs
from bot.engine.judge import deciding, judge
from bot.engine.moves import MoveError
from bot.engine.play import Line, Play, play
from bot.engine.setup import UnknownCardError
from bot.model.answer import Answer, Branch, Kind
from bot.model.card import Ability, Card
from bot.model.era import History
from bot.model.ports import Cards
from bot.model.scenario import Scenario
from bot.wording.choices import assumption, choice_words, left_out
from bot.wording.localizer import Speak
from bot.wording.narrate import steps
from bot.wording.short import elsewhen, short_answer

MOST_TOPICS = 3
"""Topics that rulings are shown on beside a play, which has told most already."""

log = logging.getLogger(__name__)


class UnplayableError(Exception):
    """A scenario that could not be played: why, in one line, and the parts that were not played."""

    def __init__(self, why: str, parts: Iterable[str] = ()) -> None:
        self.why = why
        self.parts = tuple(parts) or (why,)
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Playing:
    """What a scenario is played and told with."""

    cards: Cards
    history: History
    topics: Topics
    shelf: Shelf

    def answer(self, reading: Reading, scenario: Scenario, text: str, today: dt.date) -> Answer:
        """The play as an answer in the reading's language, with its `text` form; UnplayableError else.

        Where the rules of other days give another answer, it says until when, or since when up to `today`.
        """
        rules = self.history.on(scenario.day)
        speak, heeded = Speak(reading.language, rules, self.cards), Heeded(rules.settings)
        try:
            done = play(scenario, replace(rules, settings=heeded), self.cards)
            others = self._other_days(reading, scenario, heeded, today)
            return self._told(reading, done, speak, text, others)
        except UnplayableError:
            raise
        except MoveError as error:
            raise UnplayableError(str(error)) from error
        except UnknownCardError as error:
            raise UnplayableError(speak.say("error-scenario-card", name=str(error.args[0]))) from error
        except Exception as error:
            # Whatever breaks the engine must not break the answer, which still has the stored rulings.
            log.exception("a scenario could not be played:\n%s", text)
            raise UnplayableError(speak.say("door-unplayable")) from error

    def unborn(self, reading: Reading, scenario: Scenario | None) -> Answer | None:
        """What to say where the day had no rule yet for a mechanic of the question; None where it had."""
        settings = self.history.on(reading.day).settings
        for mechanic in dict.fromkeys(name.partition(".")[0] for name in self.history.settings):
            if any(name.startswith(f"{mechanic}.") for name in settings):
                continue
            if mechanic in self._mechanics(reading, scenario):
                text = Speak(reading.language).say(f"kind-before-{mechanic}", day=reading.day.isoformat())
                shown = self.shelf.near(mechanic, reading)
                return Answer("", reading.language, reading.day, Kind.STORED, text, rulings=tuple(shown))
        return None

    def _mechanics(self, reading: Reading, scenario: Scenario | None) -> set[str]:
        """What the question is about: topics that were read, moves made, keywords of the cards there."""
        found = set() if scenario else {topic.partition(".")[0] for topic in reading.topics}
        found |= {ability.name for card in reading.cards for ability in _keywords(self.cards.get(card.name))}
        if scenario:
            found |= {move.verb for move in scenario.moves}
            for placed in scenario.placed:
                found |= {ability.name for ability in _keywords(self.cards.get(placed.name.split("#")[0]))}
                found |= {word for word in placed.name.split() if word.islower()}
        return found

    def _other_days(self, reading: Reading, scenario: Scenario, heeded: Heeded, today: dt.date) -> OtherDays:
        """The scenario on the days since every mechanic in it had rules."""
        mechanics = self._mechanics(reading, scenario) | {name.partition(".")[0] for name in heeded.names}
        births = (
            dated.spans[0][0]
            for name, dated in self.history.settings.items()
            if name.partition(".")[0] in mechanics
        )
        born = max(births, default=self.history.editions[0])
        return OtherDays(scenario, frozenset(heeded.names), born, today, self.history, self.cards)

    def _told(self, reading: Reading, done: Play, speak: Speak, text: str, others: OtherDays) -> Answer:
        self._whole(done, speak)
        verdict, rules = judge(done), deciding(done)
        spanned = others.within_span(verdict)
        otherwise = spanned or others.beyond(verdict)
        later = [assumption("card-future", name, speak) for name in self._later(done.scenario)]
        shown = self.topics.of([card.name for card in reading.cards], signs(done, rules))
        topics = sorted(shown, key=lambda topic: topic not in reading.topics)
        bounded = (speak.say("bounded"),) if done.bounded else ()
        return Answer(
            "",
            reading.language,
            done.scenario.day,
            Kind.PLAYED,
            short_answer(done, verdict, speak, otherwise, first=later),
            asks=done.scenario.ask.asks,
            verdict=verdict,
            scenario=text,
            assumptions=(
                *later,
                *(assumption(key, subject, speak) for key, subject in done.assumed),
                *(elsewhen(each, speak) for each in spanned),
            ),
            branches=tuple(_branch(line, speak) for line in done.lines),
            rules=rules,
            rulings=tuple(self.shelf.on_topics(topics[:MOST_TOPICS], reading)),
            not_played=(*(left_out(part, speak) for part in done.not_played), *bounded),
        )

    def _whole(self, done: Play, speak: Speak) -> None:
        """Raise UnplayableError where nothing was played, or without the text of a card that is there."""
        missing = [name for name in done.not_played if (card := self.cards.get(name)) and not card.played]
        if missing:
            parts = [speak.name(name) for name in missing]
            raise UnplayableError(", ".join(parts), parts)
        if not done.lines:
            raise UnplayableError("the play has no end")

    def _later(self, scenario: Scenario) -> list[str]:
        """The cards of the play that were first printed after its day."""
        names = dict.fromkeys(placed.name.split("#")[0] for placed in scenario.placed)
        known = [card for card in map(self.cards.get, names) if card]
        return [card.name for card in known if card.first and card.first > scenario.day]


def _keywords(card: Card | None) -> Iterator[Ability]:
    for face in card.faces if card else ():
        yield from (ability for ability in face.abilities if ability.kind == "keyword")


def _branch(line: Line, speak: Speak) -> Branch:
    decided = [decision for decision in line.decisions if len(decision.options) > 1]
    return Branch(tuple(choice_words(each, speak) for each in decided), line.facts, steps(line, speak))
