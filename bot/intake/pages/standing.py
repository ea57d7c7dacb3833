"""Who stands behind a text: told from the layout of its page and from signs in the words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.intake.pages.layout import Kind
from bot.intake.pages.words import folded, page_words
from bot.model.language import Language
from bot.model.ruling import Flag, Status

SIGNS_OF_A_MACHINE = 2
"""Of three: fragments left untranslated, a keyword in a form that is not printed, a contradicted term."""


@dataclass(frozen=True, slots=True)
class Credit:
    """What a page says of itself: whether it credits the rules' makers, and a translation it promises.

    `promised` is the language of a translation that the page says it holds; `automatic` whether a
    machine made it.
    """

    official: bool = False
    promised: Language | None = None
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """All that decides a status besides a text's own place: the page's credit, its kinds of parts, its signs.

    `machine` are the languages whose dated lines a machine seems to have written.
    """

    credit: Credit
    kinds: frozenset[Kind]
    machine: frozenset[Language]

    def of(self, kind: Kind, language: Language, text: str) -> Status:
        """Give the status of one text; docs/pages.md has the table."""
        if kind is Kind.SUBRULE:
            return Status.OFFICIAL
        if language in self.machine or (self.credit.automatic and language is self.credit.promised):
            return Status.MACHINE
        if self.credit.official or kind is Kind.DATED or {Kind.BULLET, Kind.SUBRULE} <= self.kinds:
            return Status.OFFICIAL
        summed_up = page_words(language).summary_signs.stand_in(folded(text))
        original = language is Language.EN and Kind.SUBRULE in self.kinds and not summed_up
        return Status.OFFICIAL if original else Status.VOLUNTEER


def machine_languages(texts: Collection[tuple[Language, str, Collection[Flag]]]) -> frozenset[Language]:
    """Give the languages whose dated lines on a page, all taken together, show signs of a machine.

    Gaps alone do not: an unfinished official page has them too. A second kind of sign does: a keyword in
    a form that cards never print, or a key term that contradicts the statement rendered.
    """
    found = set()
    for language in {language for language, _, _ in texts} - {Language.EN}:
        own = [(folded(text), flags) for spoken, text, flags in texts if spoken is language]
        coined = [keyword.coined for keyword in page_words(language).keywords.values()]
        signs = (
            any(Flag.UNTRANSLATED in flags for _, flags in own),
            any(Flag.MEANING in flags for _, flags in own),
            any(phrases.stand_in(plain) for phrases in coined for plain, _ in own),
        )
        if sum(signs) >= SIGNS_OF_A_MACHINE:
            found.add(language)
    return frozenset(found)
