"""Words of two eras: play and removed from the game until 2009-07-10, cast and exile since."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from bot.intake.pages.words import folded, page_words
from bot.model.language import Language


class EraWords(StrEnum):
    """Which era's words a text is written in; NEITHER when it needs none of them."""

    OLD = "old"
    NEW = "new"
    MIXED = "mixed"
    NEITHER = ""


def era_words(text: str, language: Language) -> EraWords:
    """Tell the era of a text's words.

    "Play" alone is weak: the rules say it to this day of the card that suspend lets you cast, so beside
    new words it makes nothing old.
    """
    words, plain = page_words(language), folded(text)
    new, old = words.new.stand_in(plain), words.old.stand_in(plain)
    if new:
        return EraWords.MIXED if old else EraWords.NEW
    return EraWords.OLD if old or words.old_weak.stand_in(plain) else EraWords.NEITHER


def rules_era(rule_texts: Iterable[tuple[str, Language]]) -> EraWords:
    """Tell the era of the rule texts a page quotes: that of most of them, or NEITHER when none leads."""
    told = [era_words(text, language) for text, language in rule_texts]
    old, new = told.count(EraWords.OLD), told.count(EraWords.NEW)
    if old == new:
        return EraWords.NEITHER
    return EraWords.OLD if old > new else EraWords.NEW


def is_of_another_era(text: str, language: Language, rules: EraWords) -> bool:
    """Whether a text that comments on quoted rules uses words of another era than they do."""
    words, plain = page_words(language), folded(text)
    if rules is EraWords.NEW:
        return words.old.stand_in(plain) or words.old_weak.stand_in(plain)
    return rules is EraWords.OLD and words.new.stand_in(plain)
