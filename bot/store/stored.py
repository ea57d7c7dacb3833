"""What an index holds of a ruling: whether it is in force, and which of its renderings a reader is shown."""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from bot.model.answer import ShownRuling
from bot.model.language import Language
from bot.model.ruling import Flag, Rendering, Ruling, Span, Status
from bot.store.lines import day_of

OLD_WORDS = "removed"
"""`era_words` of a rendering that says "removed from the game" and "play"."""

TRUST = (Status.OFFICIAL, Status.RESTATED, Status.VOLUNTEER, Status.MACHINE)


@dataclass(frozen=True, slots=True)
class Stored:
    """A ruling at its place in the index; `later` is the first day of what superseded it, where known."""

    place: int
    ruling: Ruling
    later: dt.date | None = None

    def in_force(self, day: dt.date) -> bool:
        """Whether it holds on `day` and nothing has superseded it by then.

        Its own last day decides; where it has none, what superseded it does: from its first day on, or
        always where that is not known.
        """
        ruling = self.ruling
        if ruling.superseded_by is None or ruling.span.last is not None:
            return ruling.span.holds_on(day)
        return ruling.span.holds_on(day) and self.later is not None and day < self.later

    def rendering(self, language: Language, *, old_words: bool) -> Rendering:
        """The rendering for a reader: their language, else English, else another; then the era's words."""
        return min(
            self.ruling.renderings,
            key=lambda each: (
                rank_of_language(each.language, language),
                (each.era_words == OLD_WORDS) is not old_words,
                not each.complete,
                TRUST.index(each.status),
            ),
        )

    def shown(self, language: Language, *, old_words: bool, in_force: bool = False) -> ShownRuling:
        """The ruling as an answer shows it; one `in_force` is not marked as superseded."""
        ruling = self.ruling
        words = self.rendering(language, old_words=old_words)
        return ShownRuling(
            id=ruling.id,
            card=ruling.about,
            date=ruling.date,
            first=ruling.span.first,
            last=ruling.span.last,
            language=words.language,
            status=words.status,
            complete=words.complete,
            flags=words.flags,
            text=words.text,
            superseded_by=None if in_force else ruling.superseded_by,
            source=words.source,
            group=ruling.group,
        )


def rank_of_language(language: Language, asked: Language) -> int:
    """0 for the language asked for, 1 for English, 2 for any other."""
    return 0 if language == asked else 1 if language == Language.EN else 2


def rank_of_trust(status: Status) -> int:
    """0 for what is most to be relied on."""
    return TRUST.index(status)


def ruling_of(row: sqlite3.Row, renderings: Iterable[Rendering]) -> Ruling:
    """The ruling a row of the table `ruling` holds."""
    return Ruling(
        id=row["id"],
        topic=row["topic"],
        about=row["about"],
        group=row["filed"],
        span=Span(day_of(row["first"]), day_of(row["last"])),
        renderings=tuple(renderings),
        date=day_of(row["date"]),
        rules=tuple(json.loads(row["rules"])),
        superseded_by=row["superseded_by"],
        statement=row["statement"],
    )


def rendering_of(row: sqlite3.Row) -> Rendering:
    """The rendering a row of the table `rendering` holds."""
    return Rendering(
        language=Language(row["language"]),
        text=row["text"],
        status=Status(row["status"]),
        complete=bool(row["complete"]),
        flags=tuple(Flag(flag) for flag in json.loads(row["flags"])),
        source=row["source"],
        era_words=row["era_words"],
    )
