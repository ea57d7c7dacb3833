"""Words -> scenario: the way in to the asking room."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.asking.concepts import Found, Phrases
from bot.asking.days import DayRead, day_of
from bot.asking.frame import Frame, Named, distinct
from bot.asking.language import Tongues
from bot.asking.plots.answers import is_stifling, stifled, which_trigger
from bot.asking.plots.catalogue import PLOTS
from bot.asking.reading import OpenPoint, Reading
from bot.asking.roles import roles
from bot.asking.topics import Subjects
from bot.asking.unheld import unheld
from bot.asking.words import words
from bot.model.answer import NamedCard
from bot.model.language import Language
from bot.model.ports import Cards, NameHit, Names, NameSpan

MOST_UNKNOWN = 3
MOST_CHOICES = 5
SURE = 0.95


class Reader:
    """Reads questions in every language it has a lexicon for; of the others it tells cards and topics."""

    def __init__(
        self,
        names: Names,
        cards: Cards,
        tongues: Tongues,
        subjects: Subjects,
        changes: Sequence[dt.date] = (),
    ) -> None:
        """`changes` are the days on which the rules of a mechanic changed, for "before the change"."""
        self._names = names
        self._cards = cards
        self._tongues = tongues
        self._subjects = subjects
        self._phrases = {language: Phrases(lexicon) for language, lexicon in tongues.read.items()}
        self._changes = tuple(changes)

    def read(
        self, text: str, languages: tuple[Language, ...], as_of: dt.date | None, today: dt.date
    ) -> Reading:
        """Read a question. `languages` are those the asker reads, best first; the words decide."""
        language, _ = self._tongues.of(text, languages)
        spans = self._spans(text, language)
        topics = self._topics(text, language, spans)
        if language in self._phrases:
            reading = self._understood(text, language, spans, as_of, today)
            if not reading.cards and self._subjects.is_told(topics):
                return _with(reading, topics=topics, scenario=None, open_point=None, confidence=0.0)
            return _with(reading, topics=topics)
        named = _named(text, language, [card for span in spans if (card := self._card(span))])
        when = day_of(text, (), self._changes, today)
        return Reading(language, as_of or (when.day if when else today), named, topics=topics)

    def _topics(self, text: str, language: Language, spans: Sequence[NameSpan]) -> tuple[str, ...]:
        """What the question is about: a name of several words says nothing but which card it is."""
        gaps = [(span.start, span.end) for span in spans if " " in span.text]
        cards = [card.name for span in spans if (card := self._card(span))]
        return self._subjects.of(self._subjects.spoken_of(text, language, gaps), cards)

    def _understood(
        self,
        text: str,
        language: Language,
        spans: Sequence[NameSpan],
        as_of: dt.date | None,
        today: dt.date,
    ) -> Reading:
        doubtful = next((span for span in spans if len(self._meant(span)) > 1), None)
        if doubtful is None:
            return self._read(text, language, spans, as_of, today)
        readings = {
            hit.card: self._read(text, language, _settled(spans, doubtful, hit), as_of, today)
            for hit in self._meant(doubtful)[:MOST_CHOICES]
        }
        first = next(iter(readings.values()))
        played = [(f"[{card}]", r.scenario) for card, r in readings.items() if r.scenario]
        unread = _with(first, scenario=None, open_point=None, confidence=0.0)
        if not played or first.declined:
            return first if first.declined else unread
        return _with(unread, open_point=OpenPoint("open-which-card", tuple(played)), confidence=0.8)

    def _read(
        self,
        text: str,
        language: Language,
        spans: Sequence[NameSpan],
        as_of: dt.date | None,
        today: dt.date,
    ) -> Reading:
        cards = [card for span in spans if (card := self._card(span))]
        gaps = [(card.start, card.end) for card in cards]
        found, left = self._phrases[language].find(words(text, language, gaps))
        when = day_of(text, found, self._changes, today)
        day = as_of or (when.day if when else today)
        frame = Frame(
            text,
            language,
            day,
            tuple(_outside(found, when)),
            tuple(cards),
            tuple(word.text for word in left if not when or not when.start <= word.start < when.end),
        )
        assumed = when.assumed if when and as_of is None else ""
        if frame.has("old-rules") and when is None and as_of is None:
            return Reading(language, day, _named(frame.text, frame.language, frame.cards))
        phrases = self._phrases[language]
        name = unheld(text, language, found, [word for word in left if not phrases.has(word)])
        reading = _with(self._reading(frame, assumed), unheld=name)
        # A play would be about any card, and the question is about one that nothing is known of.
        return _with(reading, scenario=None, open_point=None) if name and not cards else reading

    def _reading(self, frame: Frame, assumed: str) -> Reading:
        base = Reading(
            frame.language, frame.day, _named(frame.text, frame.language, frame.cards), day_assumed=assumed
        )
        if frame.has("deck"):
            return _with(base, declined="judge", confidence=SURE)
        if len(frame.unknown) > MOST_UNKNOWN:
            return base
        if is_stifling(frame) and which_trigger(frame) is None and (point := _which(frame)):
            return _with(base, open_point=point, confidence=0.8)
        for plot in PLOTS:
            draft = plot.draft(frame)
            if draft is not None:
                sure = draft.confidence - 0.03 * len(frame.unknown)
                return _with(base, scenario=draft.scenario(), confidence=round(sure, 2))
        return base

    def _spans(self, text: str, language: Language) -> list[NameSpan]:
        spans = [span for span in self._names.find(text, language) if span.hits]
        spans += [s for s in self._names.verbs(text, language) if not _overlaps(s, spans)]
        return sorted(spans, key=lambda s: s.start)

    def _meant(self, span: NameSpan) -> list[NameHit]:
        """The cards that a name in the text may mean: one where it is sure, else those that can be played."""
        if span.sure:
            return [span.hits[0]]
        hits = {hit.card: hit for hit in span.hits}
        played = [hit for hit in hits.values() if (card := self._cards.get(hit.card)) and card.played]
        return played or [span.hits[0]]

    def _card(self, span: NameSpan) -> Named | None:
        hit = self._meant(span)[0]
        card = self._cards.get(hit.card)
        return Named(card.name, card, roles(card), span.start, span.end, hit.score) if card else None


def _settled(spans: Iterable[NameSpan], doubtful: NameSpan, hit: NameHit) -> list[NameSpan]:
    """The names of a question with one of them taken to mean that card, wherever it stands."""
    return [
        replace(span, hits=(hit,), sure=True) if span.text.casefold() == doubtful.text.casefold() else span
        for span in spans
    ]


def _named(text: str, language: Language, cards: Sequence[Named]) -> tuple[NamedCard, ...]:
    return tuple(
        NamedCard(c.name, c.card.named(language), text[c.start : c.end], c.score) for c in distinct(cards)
    )


def _with(base: Reading, **fields: object) -> Reading:
    return replace(base, **fields)  # type: ignore[arg-type]


def _outside(found: Iterable[Found], when: DayRead | None) -> list[Found]:
    """The concepts that are not part of a date."""
    return [f for f in found if not when or not (when.start <= f.start < when.end)]


def _overlaps(span: NameSpan, others: Iterable[NameSpan]) -> bool:
    return any(span.start < o.end and o.start < span.end for o in others)


def _which(frame: Frame) -> OpenPoint | None:
    first, last = stifled(frame, "suspend.tick"), stifled(frame, "suspend.cast")
    if first is None or last is None:
        return None
    choices = (("choice-first-trigger", first.scenario()), ("choice-last-trigger", last.scenario()))
    return OpenPoint("open-which-trigger", choices)
