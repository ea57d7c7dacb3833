"""What rules say in our own words: the bundled rulings that state them."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.model.era import History
from bot.model.language import Language
from bot.model.ports import Rulings
from bot.model.ruling import Ruling

MOST = 4
"""Sentences that one rule is told in."""

MAIN = "sus-"
"""How the ids of the rulings begin that state what the rules of suspend say, not what follows for a card."""

OLD_WORDS, NEW_WORDS = "removed", "exile"


@dataclass(frozen=True, slots=True)
class Gists:
    """The bundled rulings, `known`, by the keys of the rules that they rest on."""

    history: History
    known: Sequence[Ruling]

    def keys_of(self) -> Mapping[str, tuple[str, ...]]:
        """The rule keys of every bundled ruling, by its id."""
        return {ruling.id: ruling.rules for ruling in self.known}

    def of(self, keys: Sequence[str], language: Language, day: dt.date) -> str:
        """What the rules of these keys say, each sentence once; "" where none is held."""
        said = (self._one(key, language, day) for key in keys[:MOST])
        return " ".join(dict.fromkeys(filter(None, said)))

    def near(self, words: str, language: Language, day: dt.date, rulings: Rulings) -> list[str]:
        """The keys of the rules that words may mean: those named so, then those of the nearest rulings."""
        asked = set(re.findall(r"\w{3,}", words.casefold()))
        named = [key for key in self.history.numbers if asked & set(re.split(r"[.-]", key))]
        rules = self.keys_of()
        near = rulings.near(words, (), language, day)
        return list(dict.fromkeys([*named, *(key for ruling in near for key in rules.get(ruling.id, ()))]))

    def changed(
        self, keys: Collection[str], language: Language, older: dt.date, newer: dt.date
    ) -> list[tuple[dt.date, str]]:
        """Our rulings on the rules of these keys that took another's place after `older`, until `newer`.

        Each with its first day.
        """
        resting = [each for each in self.known if each.superseded_by and set(keys) & set(each.rules)]
        successors = {each.superseded_by for each in resting}
        return [
            (first, self._worded(each, language, newer))
            for each in self.known
            if each.id in successors and (first := each.span.first) and older < first <= newer
        ]

    def _one(self, key: str, language: Language, day: dt.date) -> str:
        """The first bundled ruling, not on a card, that rests on the rule and holds that day."""
        holding = [each for each in self.known if each.answers and each.span.holds_on(day)]
        stating = [each for each in holding if key in each.rules and each.about.islower()]
        if not stating:
            return ""
        chosen = min(
            stating, key=lambda ruling: (ruling.rules.index(key) > 0, not ruling.id.startswith(MAIN))
        )
        return self._worded(chosen, language, day)

    def _worded(self, ruling: Ruling, language: Language, day: dt.date) -> str:
        """What a ruling says in a language, else in English, with the words of the day."""
        words = [each for each in ruling.renderings if each.language == language]
        words = words or [each for each in ruling.renderings if each.language == Language.EN]
        wanted = OLD_WORDS if self.history.on(day).settings.get("suspend.words") == "removed" else NEW_WORDS
        return min(words, key=lambda each: each.era_words != wanted).text
