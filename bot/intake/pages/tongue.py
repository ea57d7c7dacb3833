"""Which language a text is in, and what in it was left in another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from bot.intake.pages.words import PageWords, Phrases, every_language, folded, page_words
from bot.model.language import Language

ASIDE = re.compile(r"\(([^()]+)\)|\"([^\"]+)\"|«([^«»]+)»|[“„]([^“”„]+)[”“]")
"""What stands in brackets or quotation marks."""
SENTENCE = re.compile(r"[^.!?]+")
GLOSS = re.compile(r"\b([^\W\d_]+)/([^\W\d_]+)\b")
"""A word given in two languages: "Flash/Aufblitzen"."""


def language_of(text: str, otherwise: Language) -> Language:
    """Give the language most everyday words of `text` are of, or `otherwise` when none leads."""
    counts = _counts(folded(text))
    best = max(counts.values())
    leaders = [language for language, count in counts.items() if count == best]
    return leaders[0] if best and len(leaders) == 1 else otherwise


def untranslated(text: str, language: Language, english_names: Iterable[str] = ()) -> bool:
    """Whether fragments of another language stand in a text of `language`.

    A fragment is an aside or a sentence in another language, a game term of another language, or one of
    `english_names`: English card names for which `language` has a printed one. A term with its own
    translation beside it ("Flash/Aufblitzen") is none.
    """
    own = page_words(language)
    if language is not Language.EN and any(name in text for name in english_names):
        return True
    pieces = [next(filter(None, match.groups())) for match in ASIDE.finditer(text)]
    pieces += SENTENCE.findall(ASIDE.sub(" ", text))
    return any(_is_foreign(piece, language) for piece in pieces) or _has_foreign_term(text, own)


def _is_foreign(piece: str, language: Language) -> bool:
    words = folded(piece)
    counts = _counts(words)
    mine = counts.pop(language)
    return words.count(" ") >= 2 and max(counts.values()) >= max(2, 2 * mine + 1)


def _has_foreign_term(text: str, own: PageWords) -> bool:
    plain = folded(GLOSS.sub(lambda match: _own_word(match, own), unicodedata.normalize("NFC", text)))
    return _foreign_terms(own.language).stand_in(plain)


def _own_word(match: re.Match[str], own: PageWords) -> str:
    return next((word for word in match.groups() if folded(word) in own.game_words), match.group())


@cache
def _foreign_terms(language: Language) -> Phrases:
    own = page_words(language)
    return Phrases.of(
        term
        for words in every_language()
        if words is not own
        for term in words.game_words
        if term not in own.shared and term not in own.game_words
    )


def _counts(words: str) -> dict[Language, int]:
    each = words.split()
    return {own.language: sum(word in own.stop for word in each) for own in every_language()}
