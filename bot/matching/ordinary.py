"""Whether words that are a card's name are meant as the card: how ordinary they are, and what stands beside.

The sum of both, the lower the surer: below SURE the name is taken, below MAYBE offered, else left alone.
The weights were set on 293 labelled questions in eleven languages.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from bot.matching.text import Words
from bot.model.language import Language
from bot.model.naming import NameHabits

SURE = 3.0
MAYBE = 6.0

_CAPITAL = -3.2
_MARKED = -20.0
_AFTER_CASTING = -1.6
_AS_SUBJECT = -1.2
_BEFORE_ONTO = -1.2
_BARE = -1.6
_AFTER_ARTICLE = 1.2
_AFTER_INDEFINITE = 3.0
_AFTER_SPEAKER = 1.5
_FOREIGN_WORD = -2.0
_UNKNOWN_WORD = 3.0  # of a language whose words nobody graded
_COMMON_PHRASE = 3.0
_COMMON_WORD = 7.0
_COMMON = 4.0
_NEVER = 100.0


class Reading:
    """How one language, and the English that players mix in, tells a name from a word."""

    def __init__(self, habits: Mapping[Language, NameHabits], language: Language) -> None:
        """Take the habits of `language`; a language without any goes by the words themselves."""
        self.language = language
        self._own = habits.get(language, NameHabits())
        self._unknown = language not in habits
        self._english = habits.get(Language.EN, NameHabits())
        self._mechanics: frozenset[str] = frozenset().union(*(habit.mechanics for habit in habits.values()))

    def grade(self, key: str) -> float:
        """How ordinary a word or phrase is, 0 to 8; in a language without habits every word is a little."""
        if " " in key and key not in self._own.ordinary and key not in self._english.ordinary:
            common = all(self.grade(word) >= _COMMON_WORD for word in key.split())
            return _COMMON_PHRASE if common else 0.0
        own = self._own.ordinary.get(key, 0.0)
        english = self._english.ordinary.get(key, 0.0)
        if self.language is not Language.EN and not own and english:
            english += _FOREIGN_WORD
        return max(own, english, _UNKNOWN_WORD if self._unknown else 0.0)

    def is_mechanic(self, key: str) -> bool:
        """Whether the word is a keyword of the game that is also a card."""
        return key in self._mechanics

    def inflects(self, word: str, name: str) -> bool:
        """Whether `word` is another form of an ordinary word that is a name ("stifles", "delayed")."""
        if " " in name or self.grade(name) <= 0:
            return False
        endings = ("", *self._own.endings)
        stems = {name.removesuffix(ending) for ending in endings}
        return word != name and any(stem + ending == word for stem in stems for ending in endings)

    def weigh(self, words: Words, first: int, last: int, key: str, *, english: bool) -> float:
        """How little the window speaks for the name `key`, ordinary-ness and context together.

        `english` is whether it is a name in English only, which no other language's grammar surrounds.
        """
        if words.marked(first, last) or words.halves(first, last):
            return _MARKED
        if self.is_mechanic(key):
            return 0.0 if self._card_is_meant(words, first, last) else _NEVER
        if " " in key:
            return self._weigh_phrase(words, first, key)
        grade = self.grade(key)
        foreign = english and self.language is not Language.EN
        return grade + self._context(words, first, foreign=foreign) if grade else 0.0

    def all_common(self, key: str) -> bool:
        """Whether every word of `key` is ordinary, so that it is hardly a misspelled name."""
        return all(self.grade(word) >= _COMMON for word in key.split())

    def _weigh_phrase(self, words: Words, first: int, key: str) -> float:
        weight, before = self.grade(key), words.before(first)
        if weight and before in self._own.indefinite:
            weight += _AFTER_INDEFINITE
        if weight and before in self._own.casting:
            weight += _AFTER_CASTING
        return weight

    def _context(self, words: Words, first: int, *, foreign: bool) -> float:
        own, before = self._own, words.before(first)
        capital = own.nouns_lower and words.stands_out(first)
        weight = _CAPITAL if capital else 0.0
        if before in own.casting:
            weight += _AFTER_CASTING
        elif before in own.articles:
            weight += _AFTER_ARTICLE
        elif before in own.speakers and not (capital or foreign):
            weight += _AFTER_SPEAKER
        elif not before or before in own.subject:
            weight += _AS_SUBJECT
        if words.after(first + 1) in own.onto:
            weight += _BEFORE_ONTO
        around = own.articles | own.possessives | own.prepositions | own.speakers
        return weight + (_BARE if own.bare_names and not foreign and before not in around else 0.0)

    def _card_is_meant(self, words: Words, first: int, last: int) -> bool:
        """Whether a keyword that is also a card is meant as the card.

        "Suspend (the mh2 card)", "the card Suspend", "mh2 suspend", "I cast Suspend on my creature".
        """
        before, after = words.before(first), words.after(last)
        if {before, after} & self._own.card_marks or self._aside(words, last):
            return True
        if words.stands_out(first) and (before in self._own.card_words or self.is_mechanic(before)):
            return True
        casting = before in self._own.casting | self._english.casting
        return casting and after in self._own.onto

    def _aside(self, words: Words, last: int) -> bool:
        if "(" not in words.gap(last):
            return False
        inside = itertools.takewhile(
            lambda place: place == last or ")" not in words.gap(place), range(last, len(words))
        )
        return any(words.tokens[place].key in self._own.card_words | self._own.card_marks for place in inside)
