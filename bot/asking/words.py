"""A question as words: folded for look-up, with the place each has in the text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.model.language import Language

_WORD = re.compile(r"[^\W_]+")
_LETTERS = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ø": "o", "\u2019": "'"})
_DIGRAPHS = (("ae", "a"), ("oe", "o"), ("ue", "u"))


@dataclass(frozen=True, slots=True)
class Word:
    """One word: folded, and its offsets in the question."""

    text: str
    start: int
    end: int


@lru_cache(maxsize=20_000)
def fold(text: str, language: Language) -> str:
    """Lower case without accents; German umlauts and their two-letter spellings become one letter."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(_LETTERS))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    if language is Language.DE:
        for pair, letter in _DIGRAPHS:
            plain = plain.replace(pair, letter)
    return plain


def words(text: str, language: Language, gaps: Sequence[tuple[int, int]] = ()) -> list[Word]:
    """The words of a question in order, without those inside `gaps` (where card names stand)."""
    return [
        Word(fold(match.group(), language), match.start(), match.end())
        for match in _WORD.finditer(text)
        if not any(start < match.end() and match.start() < end for start, end in gaps)
    ]
