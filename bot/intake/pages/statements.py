"""Which bundled statements a text renders, and whether a key term contradicts them."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from bot.intake.pages.words import folded, page_words
from bot.model.language import Language
from bot.model.ruling import Ruling, Span

PUT_FOR: Final[Mapping[str, str]] = {"respond": "countered", "resolves": "triggers"}
"""Key terms, and the term that a wrong rendering puts in their place."""


@dataclass(frozen=True, slots=True)
class Profile:
    """How a text tells that it renders one statement; bot/intake/pages/profiles.toml.

    `ways` are pairs of concepts that must be there and concepts that must not; `key` are the terms the
    statement stands on.
    """

    statement: str
    ways: tuple[tuple[frozenset[str], frozenset[str]], ...]
    key: frozenset[str]

    def is_met(self, concepts: frozenset[str]) -> bool:
        """Whether a text that speaks of `concepts` renders the statement."""
        return any(wanted <= concepts and not barred & concepts for wanted, barred in self.ways)


@cache
def profiles() -> tuple[Profile, ...]:
    """Read the profiles, the most telling statement first."""
    path = files("bot.intake.pages") / "profiles.toml"
    return tuple(
        Profile(
            statement,
            tuple((frozenset(way["all"]), frozenset(way.get("none", ()))) for way in told["ways"]),
            frozenset(told.get("key", ())),
        )
        for statement, told in tomllib.loads(path.read_text(encoding="utf-8")).items()
    )


@dataclass(frozen=True, slots=True)
class Rendered:
    """The statements that a text renders, the most telling first, and how the text stands to them."""

    statements: tuple[Ruling, ...]
    contradicts: bool

    def live(self, date: dt.date | None) -> tuple[Ruling, ...]:
        """Give the statements the text still states.

        A text labelled with a day after a statement's last day does not state it any more, nor does one
        that states what superseded it.
        """
        ids = {ruling.id for ruling in self.statements}
        return tuple(
            ruling
            for ruling in self.statements
            if ruling.superseded_by not in ids
            and (date is None or ruling.span.last is None or date <= ruling.span.last)
        )


def rendered(text: str, language: Language, known: Mapping[str, Ruling]) -> Rendered:
    """Find the statements of `known` (by id) that a text renders, whatever its language and wording.

    English counts beside the text's own language: fragments are most often left in it.
    """
    plain = folded(text)
    concepts = page_words(language).concepts_in(plain) | page_words(Language.EN).concepts_in(plain)
    met = [profile for profile in profiles() if profile.statement in known and profile.is_met(concepts)]
    contradicts = any(
        wanted in profile.key and instead in concepts and wanted not in concepts
        for profile in met
        for wanted, instead in PUT_FOR.items()
    )
    return Rendered(tuple(known[profile.statement] for profile in met), contradicts)


def common_span(statements: Sequence[Ruling]) -> Span:
    """Give the days on which all of `statements` hold; open on both sides for none."""
    firsts = [ruling.span.first for ruling in statements if ruling.span.first]
    lasts = [ruling.span.last for ruling in statements if ruling.span.last]
    return Span(max(firsts, default=None), min(lasts, default=None))
