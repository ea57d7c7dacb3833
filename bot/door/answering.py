"""Question in, Answer out, in one thread and with nothing left behind: read, play, judge, tell."""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.answers import CardAnswer, NamedChoice, QuestionError, RuleAnswer, RuleDiff
from bot.asking.reading import OpenPoint, Reading
from bot.door.changes import without_span
from bot.door.checking import (
    LONGEST_NAME,
    LONGEST_SCENARIO,
    Say,
    check_day,
    check_text,
    cleaned,
)
from bot.door.helping import help_asked
from bot.door.looking_up import CardLookUp
from bot.door.playing import Playing, UnplayableError
from bot.door.rule_diff import Comparing
from bot.door.rules import RuleLookUp
from bot.door.shelf import Shelf
from bot.door.unplayed import Unplayed
from bot.engine.notation.read import read_scenario
from bot.engine.notation.words import ScenarioError
from bot.engine.notation.write import write_scenario
from bot.model.answer import Answer, Clarification, Kind, NamedCard, Option, Question, ShownRuling
from bot.model.language import ANSWERED, Language
from bot.model.scenario import Scenario
from bot.wording.localizer import Localizer, Speak

log = logging.getLogger(__name__)


class Reads(Protocol):
    """What reads questions."""

    def read(
        self, text: str, languages: tuple[Language, ...], as_of: dt.date | None, today: dt.date
    ) -> Reading:
        """The question as it was understood."""
        ...


@dataclass(frozen=True, slots=True)
class Answering:
    """Everything an answer is made with; used by one thread at a time, as `shelf` is.

    `language` is spoken where neither the asker nor the question has one.
    """

    reader: Reads
    playing: Playing
    card_look_up: CardLookUp
    rule_look_up: RuleLookUp
    shelf: Shelf
    language: Language = Language.EN

    def answer(self, question: Question, today: dt.date) -> Answer:
        """The answer; QuestionError for what cannot be asked."""
        say = self._say(question.languages)
        if question.as_of:
            check_day(question.as_of, today, say)
        if question.scenario is not None:
            return self._scenario(question, question.scenario, today, say)
        if (spoken := help_asked(question.text, self.spoken(question.languages))) is not None:
            told = Localizer(spoken).say("help")
            return Answer(cleaned(question.text), spoken, question.as_of or today, Kind.NOT_FOUND, told)
        text = check_text(question.text, say)
        reading = self._heard(self._understood(text, question, today), question)
        check_day(reading.day, today, self._say((reading.language,)))
        return replace(
            self._read(text, reading, today),
            question=text,
            cards=reading.cards,
            confidence=reading.confidence,
        )

    def quoted(self, answer: Answer) -> Answer:
        """The answer with the texts of its rules, those whose editions were imported."""
        return replace(answer, rule_texts=self.rule_look_up.quoted(answer.rules))

    def card(self, name: str, languages: Sequence[Language]) -> CardAnswer:
        """The card of that name, or the cards it may mean; QuestionError for an empty or endless name."""
        say = self._say(languages)
        return self.card_look_up.answer(check_text(name, say, LONGEST_NAME), languages, say)

    def rule(self, asked: str, languages: Sequence[Language], day: dt.date, today: dt.date) -> RuleAnswer:
        """The rules that a number or words led to, as numbered on `day`; QuestionError as for questions."""
        say = self._say(languages)
        check_day(day, today, say)
        asked = check_text(asked, say)
        return self.rule_look_up.answer(asked, self.spoken(languages), day, self.shelf.rulings, say)

    def rule_diff(
        self, asked: str, languages: Sequence[Language], days: tuple[dt.date, dt.date], today: dt.date
    ) -> RuleDiff:
        """What changed in a rule between two days, in either order; QuestionError where it is no number."""
        say = self._say(languages)
        for day in days:
            check_day(day, today, say)
        number = self.rule_look_up.number_of(check_text(asked, say), max(days))
        if number is None:
            raise QuestionError(say("rule-diff-usage"))
        return Comparing(self.rule_look_up).answer(number, min(days), max(days), self.spoken(languages), say)

    def rulings(self, name: str, languages: Sequence[Language]) -> tuple[str, list[ShownRuling]]:
        """What a name stands for, and everything filed under it; QuestionError where it names nothing."""
        say = self._say(languages)
        name = check_text(name, say, LONGEST_NAME)
        language = self.spoken(languages)
        if found := self.shelf.about(name, language):
            return found
        hits = self.card_look_up.find(name, languages)
        if len(hits) > 1:
            raise QuestionError(self.card(name, languages).text)
        if not hits:
            raise QuestionError(say("kind-no-card", name=name))
        return hits[0].card, self.shelf.rulings.about(hits[0].card, language)

    def complete(self, typed: str, languages: Sequence[Language]) -> list[NamedChoice]:
        """Card names that go on from `typed`, those in `languages` first."""
        return self.card_look_up.complete(cleaned(typed)[:LONGEST_NAME], languages)

    def say(self, message: str, languages: Sequence[Language], **args: str | int) -> str:
        """The words of `message` in the first of `languages` that is answered in, else in the bot's own."""
        return Localizer(self.spoken(languages)).say(message, **args)

    def spoken(self, languages: Sequence[Language]) -> Language:
        """The first of `languages` that is answered in, else the bot's own."""
        return next((language for language in languages if language in ANSWERED), self.language)

    def _understood(self, text: str, question: Question, today: dt.date) -> Reading:
        """The reading; an empty one, which falls to the stored rulings, where reading itself breaks."""
        try:
            reads = question.languages or (self.language,)
            return self.reader.read(text, reads, question.as_of, today)
        except Exception:
            log.exception("a question could not be read: %r", text)
            return Reading(self.spoken(question.languages), question.as_of or today)

    def _heard(self, reading: Reading, question: Question) -> Reading:
        """The reading, to be answered in its own language where the asker reads that, else in theirs."""
        read = [language for language in question.languages if language in ANSWERED]
        if not read or reading.language in read:
            return reading
        cards = tuple(replace(card, printed=self._printed(card.name, read[0])) for card in reading.cards)
        return replace(reading, language=read[0], cards=cards)

    def _printed(self, name: str, language: Language) -> str:
        card = self.playing.cards.get(name)
        return card.named(language) if card else name

    def _say(self, languages: Sequence[Language]) -> Say:
        return Localizer(self.spoken(languages)).say

    def _scenario(self, question: Question, text: str, today: dt.date, say: Say) -> Answer:
        if len(text) > LONGEST_SCENARIO:
            raise QuestionError(say("error-too-long", most=LONGEST_SCENARIO))
        try:
            scenario = read_scenario(text)
        except ScenarioError as error:
            raise QuestionError(say("error-scenario", why=str(error))) from error
        if question.as_of:
            scenario = replace(without_span(scenario), day=question.as_of)
        check_day(scenario.day, today, say)
        language = self.spoken(question.languages)
        reading = Reading(language, scenario.day, self._named(scenario, language), scenario)
        try:
            answer = self._played(reading, scenario, today)
        except UnplayableError as error:
            raise QuestionError(say("error-scenario", why=error.why)) from error
        return replace(answer, question=cleaned(question.text), cards=reading.cards, confidence=1.0)

    def _named(self, scenario: Scenario, language: Language) -> tuple[NamedCard, ...]:
        names = dict.fromkeys(placed.name.split("#")[0] for placed in scenario.placed)
        known = [card for card in map(self.playing.cards.get, names) if card]
        return tuple(NamedCard(card.name, card.named(language), card.name, 100.0) for card in known)

    def _read(self, text: str, reading: Reading, today: dt.date) -> Answer:
        say = self._say((reading.language,))
        if reading.declined is not None:
            shown = self.shelf.on_topics(reading.topics, reading)
            told = f"kind-declined-{reading.declined}"
            known = Localizer(reading.language).has(told)
            text = say(told if known else "kind-declined")
            return self._unplayed.resting_on(shown, reading, Kind.DECLINED, text)
        if reading.open_point is not None:
            return self._clarified(reading, reading.open_point)
        if reading.scenario is None:
            return self.playing.unborn(reading, None) or self._unplayed.near(text, reading)
        scenario = reading.scenario
        if reading.day_assumed:
            assumed = dict.fromkeys((*scenario.assumed, (reading.day_assumed, "")))
            scenario = replace(scenario, assumed=tuple(assumed))
        try:
            return self._played(reading, scenario, today)
        except UnplayableError as error:
            return replace(self._unplayed.near(text, reading), not_played=error.parts)

    def _played(self, reading: Reading, scenario: Scenario, today: dt.date) -> Answer:
        unborn = self.playing.unborn(reading, scenario)
        return unborn or self.playing.answer(reading, scenario, write_scenario(scenario), today)

    def _clarified(self, reading: Reading, point: OpenPoint) -> Answer:
        speak = Speak(reading.language, self.playing.history.on(reading.day), self.playing.cards)
        ask = speak.say(point.ask)
        shown = self.shelf.on_topics(reading.topics, reading)
        options = tuple(
            Option(_label(key, speak), write_scenario(scenario)) for key, scenario in point.choices
        )
        return replace(
            self._unplayed.resting_on(shown, reading, Kind.CLARIFY, ask),
            clarify=Clarification(ask, options),
        )

    @property
    def _unplayed(self) -> Unplayed:
        return Unplayed(self.shelf, self.rule_look_up)


def _label(key: str, speak: Speak) -> str:
    """How a choice reads: a card by its [name], anything else by its message."""
    return speak.name(key[1:-1]) if key.startswith("[") else speak.say(key)
