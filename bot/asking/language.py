"""Which language a question is in: by the words that tell, the phrases known, and what the asker reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.asking.words import words
from bot.model.language import Language
from bot.model.lexicon import Lexicon

READS = 0.5
"""What it weighs that a language is one the asker reads: it decides ties, never against the words."""


def language_of(
    text: str, lexicons: Mapping[Language, Lexicon], reads: Sequence[Language] = ()
) -> tuple[Language, float]:
    """The language of a question, and by how much it leads the next one."""
    scores = {
        language: _score(text, lexicon) + (READS if language in reads[:1] else 0)
        for language, lexicon in lexicons.items()
    }
    ranked = sorted(scores, key=lambda language: (-scores[language], language is not Language.EN))
    return ranked[0], scores[ranked[0]] - scores[ranked[1]]


def _score(text: str, lexicon: Lexicon) -> float:
    found = words(text, lexicon.language)
    telling = sum(1.0 for word in found if word.text in lexicon.telling)
    idle = sum(0.4 for word in found if word.text in lexicon.idle)
    return telling + idle
