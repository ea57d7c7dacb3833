"""Words -> scenario: the way in to the asking room."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.asking.concepts import Found, Phrases
from bot.asking.days import DayRead, day_of
from bot.asking.frame import Frame, Named, distinct
from bot.asking.language import language_of
from bot.asking.plots.answers import is_stifling, stifled, which_trigger
from bot.asking.plots.catalogue import PLOTS
from bot.asking.reading import OpenPoint, Reading
from bot.asking.roles import roles
from bot.asking.words import words
from bot.model.answer import NamedCard
from bot.model.language import Language
from bot.model.lexicon import Lexicon
from bot.model.ports import Cards, Names, NameSpan

MOST_UNKNOWN = 3
SURE = 0.95


class Reader:
    """Reads questions in every language it has a lexicon for."""

    def __init__(
        self,
        names: Names,
        cards: Cards,
        lexicons: Mapping[Language, Lexicon],
        changes: Sequence[dt.date] = (),
    ) -> None:
        """`changes` are the days on which the rules of a mechanic changed, for "before the change"."""
        self._names = names
        self._cards = cards
        self._lexicons = lexicons
        self._phrases = {language: Phrases(lexicon) for language, lexicon in lexicons.items()}
        self._changes = tuple(changes)

    def read(
        self, text: str, languages: tuple[Language, ...], as_of: dt.date | None, today: dt.date
    ) -> Reading:
        """Read a question. `languages` are those the asker reads, best first; the words decide."""
        language, _ = language_of(text, self._lexicons, languages)
        cards = self._named(text, language)
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
        return self._reading(frame, assumed)

    def _reading(self, frame: Frame, assumed: str) -> Reading:
        named = tuple(
            NamedCard(c.name, c.card.named(frame.language), frame.text[c.start : c.end], c.score)
            for c in distinct(frame.cards)
        )
        base = Reading(frame.language, frame.day, named, day_assumed=assumed, topics=())
        if frame.has("deck"):
            return _with(base, declined="judge", confidence=SURE)
        if len(frame.unknown) > MOST_UNKNOWN:
            return base
        if is_stifling(frame) and which_trigger(frame) is None:
            return _with(base, open_point=_which(frame), confidence=0.8)
        for plot in PLOTS:
            draft = plot.draft(frame)
            if draft is not None:
                sure = draft.confidence - 0.03 * len(frame.unknown)
                return _with(base, scenario=draft.scenario(), confidence=round(sure, 2))
        return base

    def _named(self, text: str, language: Language) -> list[Named]:
        spans = [span for span in self._names.find(text, language) if span.hits]
        spans += [s for s in self._names.verbs(text, language) if not _overlaps(s, spans)]
        found = [self._card(span) for span in sorted(spans, key=lambda s: s.start)]
        return [card for card in found if card is not None]

    def _card(self, span: NameSpan) -> Named | None:
        hits = {hit.card: hit for hit in span.hits}
        if not span.sure and len(hits) > 1:
            played = [hit for hit in hits.values() if (card := self._cards.get(hit.card)) and card.played]
            if len(played) != 1:
                return None
            hit = played[0]
        else:
            hit = span.hits[0]
        card = self._cards.get(hit.card)
        return Named(card.name, card, roles(card), span.start, span.end, hit.score) if card else None


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
