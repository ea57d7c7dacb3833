"""Answers that were not played: the nearest rulings, the rule of a keyword, cards that are not held."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.asking.reading import Reading
from bot.bundle.rule_numbers import Numbered, folded
from bot.door.rules import RuleLookUp
from bot.door.shelf import Shelf
from bot.model.answer import Answer, Kind, ShownRuling
from bot.model.citation import Citation
from bot.model.language import ANSWERED
from bot.wording.localizer import Localizer


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Answers from the shelf and the rules, where a question could not be read or played."""

    shelf: Shelf
    rules: RuleLookUp

    def near(self, text: str, reading: Reading) -> Answer:
        """What is nearest to a question; NOT_FOUND where nothing is."""
        say = Localizer(reading.language).say
        lacking = f"{say('kind-card-not-held', name=reading.unheld)} " if reading.unheld else ""
        shown = self.shelf.near(text, reading)
        if row := self._keyword(text, reading):
            return self._defined(row, reading, [each for each in shown if each.group != "card"])
        if not shown:
            return self.resting_on([], reading, Kind.NOT_FOUND, lacking or say("kind-not-found"))
        return self.resting_on(shown, reading, Kind.STORED, lacking + say("kind-stored"))

    def resting_on(self, shown: Sequence[ShownRuling], reading: Reading, kind: Kind, text: str) -> Answer:
        """An answer that says `text`, with rulings and the rules that these rest on."""
        rules = self.shelf.rules_of(shown, self.rules.history.on(reading.day))
        text = text.strip()
        return Answer("", reading.language, reading.day, kind, text, rules=rules, rulings=tuple(shown))

    def _keyword(self, text: str, reading: Reading) -> Numbered | None:
        """The rule of the keyword that a question asks for and nothing else."""
        rules = (self.rules.keyword(name, reading.day) for name in keywords_asked(text))
        return next(filter(None, rules), None)

    def _defined(self, row: Numbered, reading: Reading, shown: Sequence[ShownRuling]) -> Answer:
        """What a keyword is: its rule first, in its own words where they are imported."""
        say = Localizer(reading.language).say
        found = self.rules.text(f"{row.number}a", reading.day)
        told = say("kind-keyword", keyword=row.keyword, number=row.number)
        answer = self.resting_on(shown, reading, Kind.STORED, f"{told} {found.says}" if found else told)
        edition = self.rules.effective(reading.day)
        cited = Citation(f"keyword.{folded(row.keyword).replace(' ', '-')}", row.number, edition)
        others = tuple(each for each in answer.rules if each.number != row.number)
        return Answer(
            "",
            reading.language,
            reading.day,
            Kind.STORED,
            answer.answer,
            rules=(cited, *others)[:8],
            rulings=answer.rulings,
        )


def keywords_asked(text: str) -> list[str]:
    """The names, folded, that a question such as "what is trample?" may ask for; [] for other questions."""
    plain = " ".join(re.findall(r"\w+", folded(text)))
    return [found[1] for pattern in _asked() if (found := pattern.fullmatch(plain))]


@cache
def _asked() -> tuple[re.Pattern[str], ...]:
    forms = (form for language in ANSWERED for form in Localizer(language).say("keyword-asked").split("|"))
    return tuple(re.compile(re.escape(folded(form)).replace("_", r"(\w+(?: \w+){0,3}?)")) for form in forms)
