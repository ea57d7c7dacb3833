"""Which language a question is in: by its letters, the words that tell, and what the asker reads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.asking.words import words
from bot.model.language import Language
from bot.model.lexicon import Lexicon

TELLING, IDLE, SPOKEN = 1.0, 0.4, 0.6
"""What a word weighs that tells a language, that fills its sentences, that speaks of the game in it."""

READS = 0.5
"""What it weighs that a language is one the asker reads: it decides ties, never against the words."""

SCRIPTS = (
    (Language.KO, re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")),
    (Language.JA, re.compile("[\u3041-\u30ff\uff66-\uff9f]")),
    (Language.RU, re.compile("[\u0400-\u04ff]")),
)
"""The letters that only one of our languages is written in."""

HAN = re.compile("[\u3400-\u9fff]")
LATIN_WORD = re.compile("[A-Za-z\u00c0-\u024f]+")


class Tongues:
    """The languages that a question may be in.

    `lexicons` are those of the languages that questions are read in, `concepts` the words for what rulings
    are about, in these languages and more, `signs` the letters that only one of the two Chinese scripts has.
    """

    def __init__(
        self,
        lexicons: Mapping[Language, Lexicon],
        concepts: Mapping[Language, Lexicon],
        signs: Mapping[Language, frozenset[str]],
    ) -> None:
        """Gather what tells each language; `read` keeps `lexicons`."""
        self.read = lexicons
        self._lexicons = {**concepts, **lexicons}
        self._signs = signs
        self._spoken = {language: _Spoken(lexicon) for language, lexicon in concepts.items()}

    def of(self, text: str, reads: Sequence[Language] = ()) -> tuple[Language, float]:
        """The language of a text, and by how much it leads the next one."""
        script = self._script(text, reads)
        if script is not None:
            return script, TELLING
        scores = {
            language: self._score(text, language) + (READS if language in reads[:1] else 0)
            for language in self._lexicons
        }
        ranked = sorted(scores, key=lambda language: (-scores[language], language is not Language.EN))
        return ranked[0], scores[ranked[0]] - scores[ranked[1]]

    def _script(self, text: str, reads: Sequence[Language]) -> Language | None:
        """The language of another script, where more of its letters stand there than Latin words."""
        latin = len(LATIN_WORD.findall(text))
        for language, letters in SCRIPTS:
            if len(letters.findall(text)) > latin:
                return language
        han = HAN.findall(text)
        if len(han) <= latin:
            return None
        told = {language: sum(sign in signs for sign in han) for language, signs in self._signs.items()}
        return max(told, key=lambda language: (told[language], language in reads), default=None)

    def _score(self, text: str, language: Language) -> float:
        lexicon = self._lexicons[language]
        spoken = self._spoken.get(language)
        return sum(
            TELLING * (word.text in lexicon.telling)
            + IDLE * (word.text in lexicon.idle)
            + SPOKEN * (spoken is not None and spoken.has(word.text))
            for word in words(text, language)
        )


class _Spoken:
    """The words of the phrases of a lexicon, one by one."""

    def __init__(self, lexicon: Lexicon) -> None:
        parts = {
            part for phrases in lexicon.concepts.values() for phrase in phrases for part in phrase.split()
        }
        self._whole = frozenset(part for part in parts if not part.endswith("*"))
        self._starts = tuple(part.rstrip("*") for part in parts if part.endswith("*"))

    def has(self, word: str) -> bool:
        return word in self._whole or word.startswith(self._starts)
