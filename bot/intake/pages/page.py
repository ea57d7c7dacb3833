"""A page of rulings, read whole: every dated line, bullet, sub-rule and paragraph is one record."""

from __future__ import annotations

import datetime as dt
import hashlib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.intake.pages.dates import counts_month_first
from bot.intake.pages.era_words import EraWords, era_words, is_of_another_era, rules_era
from bot.intake.pages.layout import Kind, Part, is_ended, parts
from bot.intake.pages.notices import credit_of, is_notice
from bot.intake.pages.standing import Standing, machine_languages
from bot.intake.pages.statements import Rendered, common_span, rendered
from bot.intake.pages.subjects import PrintedNames, Subject, keywords_in, keywords_spoken_of, subject
from bot.intake.pages.tongue import language_of, untranslated
from bot.intake.pages.words import every_language, folded, page_words
from bot.intake.sniff import page_text, shown
from bot.model.card import Card
from bot.model.errors import Complaint
from bot.model.language import Language
from bot.model.ruling import Flag, Rendering, Ruling, Span


@dataclass(frozen=True, slots=True)
class Page:
    """What a page gave: its records in the order they stand, and remarks for whoever imports it."""

    name: str
    records: tuple[Ruling, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Text:
    """One text of a page on its way to a record."""

    part: Part
    subject: Subject
    language: Language
    rendered: Rendered
    flags: tuple[Flag, ...] = ()


@dataclass(slots=True)
class PageReader:
    """Reads pages; `known` are the bundled statements, `cards` the cards that headings may name."""

    known: Sequence[Ruling]
    cards: Iterable[Card]
    _names: PrintedNames = field(init=False)

    def __post_init__(self) -> None:
        self._names = PrintedNames.of(self.cards)

    def read(self, name: str, data: bytes) -> Page:
        """Read the bytes of the file `name`; raises Complaint when they are no page of rulings.

        Texts are slices of the page, unchanged. Ids come from the text, what it is about, its language
        and its date, so reading a page again gives the same ones, whatever the file is called.
        """
        found = parts(page_text(name, data))
        notes: list[str] = []
        texts = self._texts(found, notes)
        if not _speaks_of_the_game(texts):
            raise Complaint(
                f"{shown(name)}: no rulings found; a page of rulings names its card or keyword, or has dated"
                " lines or numbered rules, as plain text"
            )
        return self._page(name, found, self._flagged(texts, found), notes)

    def _texts(self, found: Sequence[Part], notes: list[str]) -> list[_Text]:
        card_page = any(part.label for part in found) and not any(part.kind is Kind.SUBRULE for part in found)
        now: Subject | None = None
        told = []
        spoken = Language.EN
        for part in found:
            if part.kind is Kind.HEADING:
                now = self._headed(part.text, now, card_page=card_page, notes=notes)
            elif part.kind is Kind.CARD:
                notes.append(f"left out the printed card {part.text}")
            elif not is_notice(part):
                spoken = language_of(part.text, spoken)
                told.append((part, now or Subject("", "card" if card_page else "keyword"), spoken))
        common = keywords_spoken_of([part.text for part, _, _ in told])
        return [
            _Text(part, about, language, rendered(part.text, language, self._fitting(part, about, common)))
            for part, about, language in told
        ]

    def _fitting(self, part: Part, about: Subject, common: frozenset[str]) -> Mapping[str, Ruling]:
        """Give the statements a text can render.

        Those on its card; those on a keyword that it or its page speaks of; those on any card where the
        page names none.
        """
        spoken_of = common | keywords_in(part.text) | {about.about}
        keywords = page_words(Language.EN).keywords
        return {
            ruling.id: ruling
            for ruling in self.known
            if ruling.about in spoken_of or (not about.about and ruling.about not in keywords)
        }

    def _headed(
        self, heading: str, now: Subject | None, *, card_page: bool, notes: list[str]
    ) -> Subject | None:
        told = subject(heading, self._names, card_page=card_page)
        called = self._names.called(heading)
        if told is None and len(called) > 1:
            notes.append(f"{heading} is the printed name of {' and of '.join(called)}: say which")
        elif told is None and now is None:
            notes.append(f"no card or keyword is known as {heading}")
        return told or now

    def _flagged(self, texts: Sequence[_Text], found: Sequence[Part]) -> list[_Text]:
        rules = rules_era((text.part.text, text.language) for text in texts if text.part.kind is Kind.SUBRULE)
        promised = credit_of(found).promised
        missing = promised is not None and all(text.language is not promised for text in texts)
        return [replace(text, flags=tuple(self._flags(text, rules, missing=missing))) for text in texts]

    def _flags(self, text: _Text, rules: EraWords, *, missing: bool) -> Iterable[Flag]:
        words, language = text.part.text, text.language
        if untranslated(words, language, self._names.english_in(words, language)):
            yield Flag.UNTRANSLATED
        comments = text.part.kind is not Kind.SUBRULE
        if era_words(words, language) is EraWords.MIXED or (
            comments and is_of_another_era(words, language, rules)
        ):
            yield Flag.MIXED_ERA
        if text.rendered.contradicts:
            yield Flag.MEANING
        if missing:
            yield Flag.TRANSLATION_MISSING
        if not text.subject.about:
            yield Flag.CARD_UNKNOWN
        if not is_ended(words) or words.endswith(("...", "…")):
            yield Flag.CUT

    def _page(self, name: str, found: Sequence[Part], texts: Sequence[_Text], notes: list[str]) -> Page:
        dated = [text for text in texts if text.part.kind is Kind.DATED]
        signs = machine_languages([(text.language, text.part.text, text.flags) for text in dated])
        standing = Standing(credit_of(found), frozenset(text.part.kind for text in texts), signs)
        labels = [text.part.label for text in texts if text.part.label]
        month_first = counts_month_first(labels)
        wrong = sum(label.day(month_first=month_first) is None for label in labels)
        if wrong:
            notes.append(f"{wrong} dates are on no calendar: stored without a date")
        records = [_record(text, standing, shown(name), month_first=month_first) for text in texts]
        once = {record.id: record for record in records}
        if len(once) < len(records):
            notes.append(f"{len(records) - len(once)} repeated texts stand once")
        notes += _hint(texts)
        return Page(shown(name), tuple(once.values()), tuple(notes))


def read_page(name: str, data: bytes, known: Sequence[Ruling], cards: Iterable[Card]) -> Page:
    """Read one page of rulings; raises Complaint when it is none. PageReader reads many."""
    return PageReader(known, cards).read(name, data)


def _record(text: _Text, standing: Standing, source: str, *, month_first: bool) -> Ruling:
    part, about = text.part, text.subject
    date = part.label.day(month_first=month_first) if part.label else None
    live = text.rendered.live(date)
    ended = next((ruling for ruling in live if ruling.superseded_by), None)
    chief = ended or (live[0] if live else None)
    rendering = Rendering(
        language=text.language,
        text=part.text,
        status=standing.of(part.kind, text.language, part.text),
        complete=Flag.UNTRANSLATED not in text.flags,
        flags=text.flags,
        source=source,
        era_words=era_words(part.text, text.language).value,
    )
    return Ruling(
        id=_id(part.text, about.about, text.language, date),
        topic=chief.topic if chief else "",
        about=about.about,
        group=about.group,
        span=common_span(live) if live else Span(),
        renderings=(rendering,),
        date=date,
        rules=chief.rules if chief else (),
        superseded_by=ended.superseded_by if ended else None,
        statement=chief.id if chief else None,
    )


def _id(text: str, about: str, language: Language, date: dt.date | None) -> str:
    """Hash what a record says; line ends, spaces and the composition of accents do not count."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    told = "\n".join((about, language.value, date.isoformat() if date else "", plain))
    return "page-" + hashlib.sha256(told.encode()).hexdigest()[:16]


def _speaks_of_the_game(texts: Sequence[_Text]) -> bool:
    """Whether the texts are rulings.

    The page must name a card or keyword above them, some part having a ruling's shape or rendering a
    statement, for loose paragraphs are any prose; or, where it names none, it must have dated lines or
    numbered rules, for bullets are in every page of notes, and half of its texts use words of the game.
    """
    shapes = {text.part.kind for text in texts}
    if any(text.subject.about for text in texts):
        return shapes != {Kind.PARAGRAPH} or any(text.rendered.statements for text in texts)
    telling = sum(_has_game_word(text.part.text) for text in texts)
    return bool(shapes & {Kind.DATED, Kind.SUBRULE}) and 2 * telling >= len(texts)


def _has_game_word(text: str) -> bool:
    plain = folded(text)
    return any(words.of_the_game.stand_in(plain) for words in every_language())


def _hint(texts: Sequence[_Text]) -> Iterable[str]:
    """Name the card that texts without one seem to be about, when they render statements on it."""
    unknown = [text for text in texts if not text.subject.about]
    if unknown:
        yield f"{len(unknown)} rulings name no card or keyword"
    keywords = page_words(Language.EN).keywords
    spoken_of = Counter(
        ruling.about
        for text in unknown
        for ruling in text.rendered.statements
        if ruling.about and ruling.about not in keywords
    )
    for card, lines in spoken_of.most_common(1):
        yield f"{lines} of them say what is known of {card}: perhaps the page is about it"
