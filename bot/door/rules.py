"""Rules looked up by number, by the name of a keyword, or by words, as they were on a day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.answers import FoundRule, RuleAnswer, Term
from bot.bundle.rule_numbers import Numbered, RuleNumbers, folded
from bot.door.checking import Say
from bot.door.rule_gists import Gists
from bot.door.rule_marks import LETTERS, read_number, runs
from bot.door.rule_texts import Texts
from bot.model.citation import Citation
from bot.model.edition import Passage
from bot.model.era import History
from bot.model.language import Language
from bot.model.ports import Rulings

MOST_RULES = 12


@dataclass(frozen=True, slots=True)
class RuleLookUp:
    """Finds rules by a number they had, by a keyword, or by words.

    `gists` say in our own words what rules say; `keywords` has the English name of a keyword by each
    printed one, folded.
    """

    history: History
    gists: Gists
    numbers: RuleNumbers
    keywords: Mapping[str, str]
    texts: Texts

    def answer(self, asked: str, language: Language, day: dt.date, rulings: Rulings, say: Say) -> RuleAnswer:
        """The rules that `asked` led to: their text where that is imported, what we say of them else."""
        look = _Look(self, language, day, say)
        if number := read_number(asked):
            return look.numbered(number)
        return look.called(asked) or look.worded(asked, rulings)

    def number_of(self, asked: str, day: dt.date) -> str | None:
        """The number in what was asked, or that of the keyword it names on a day; None for other words."""
        named = self.keyword(asked, day)
        return read_number(asked) or (named.number if named else None)

    def keyword(self, name: str, day: dt.date) -> Numbered | None:
        """The rule of the keyword of that name in any language on a day; None where there is none."""
        return self.numbers.called(self.keywords.get(folded(name), name), day)

    def effective(self, day: dt.date) -> dt.date:
        """The effective date of the edition in force on a day, of those known and those imported."""
        imported = self.texts.edition(day)
        known = self.history.on(day).effective
        return max(known, imported.effective) if imported else known

    def numbers_under(self, number: str, day: dt.date) -> list[str]:
        """A number and those below it, as far as they were in force on a day."""
        edition = self.effective(day)
        if edition in self.history.editions:
            found = [row.number for row in self.numbers.under(number, day)]
        else:
            found = [each.number for each in self.texts.under(number, edition)]
        return [number, *found] if self.in_force(number, day) else found

    def in_force(self, number: str, day: dt.date) -> bool:
        """Whether a rule had this number on a day."""
        return bool(self.numbers.on(number, day) or self.text(number, day))

    def quoted(self, cited: Iterable[Citation]) -> dict[str, str]:
        """What rules say, without examples, by their numbers; of those whose editions are imported."""
        found = {each.number: self.texts.rule(each.number, each.effective) for each in cited}
        return {number: passage.says for number, passage in found.items() if passage}

    def text(self, number: str, day: dt.date) -> Passage | None:
        """The rule of that number as the edition of the day words it, under whatever number it has there."""
        edition = self.effective(day)
        row = self.numbers.on(number, day)
        then = self.numbers.then(row, edition) if row and edition < row.first else []
        return self.texts.rule(then[0].number if then else number, edition)


@dataclass(frozen=True, slots=True)
class _Look:
    """One look-up: by the rules of one day, for one reader."""

    door: RuleLookUp
    language: Language
    day: dt.date
    say: Say

    def numbered(self, number: str) -> RuleAnswer:
        """The rule of that number with what is below it; what it became where it has another number now."""
        under = self.door.numbers_under(number, self.day)
        whole_chapter = "." not in number
        if under:
            title = self._title(number)
            shown = self._shown(each for each in under if not (whole_chapter and each[-1].isalpha()))
            return self._found(
                shown,
                filter(None, (title, self._part_of(number), *self._also(number))),
                self._terms(number, title),
            )
        if rows := self.door.numbers.ever(number):
            return self._elsewhere(rows)
        return self._none(self._why_none(number))

    def called(self, name: str) -> RuleAnswer | None:
        """The rule of the keyword of that name in any language; None where nothing is called so."""
        english = self.door.keywords.get(folded(name), name)
        if row := self.door.numbers.called(english, self.day):
            return self.numbered(row.number)
        ever = self.door.numbers.ever_called(english)
        if not ever:
            return None
        first = next((row for row in ever if row.first > self.day), None)
        if first:
            told = {"first": first.first.isoformat(), "number": first.number}
            return self._none(self.say("rule-keyword-later", keyword=first.keyword, **told))
        last = ever[-1]
        until = last.last.isoformat() if last.last else ""
        return self._none(self.say("rule-keyword-gone", keyword=last.keyword, last=until, number=last.number))

    def worded(self, words: str, rulings: Rulings) -> RuleAnswer:
        """The rules that speak of something: by their own words, then by ours."""
        edition = self.door.effective(self.day)
        near = [each.number for each in self.door.texts.near(words, edition, MOST_RULES)]
        numbers = self.door.history.on(self.day).numbers
        keys = self.door.gists.near(words, self.language, self.day, rulings)
        ours = [numbers[key] for key in keys if key in numbers]
        term = self.door.texts.term(words, edition)
        if term or near or ours:
            found = self._shown(list(dict.fromkeys((*near, *ours)))[:MOST_RULES])
            return self._found(found, (), (Term(term.number, term.text),) if term else ())
        return self._none(self.say("kind-no-rule", name=words, day=self.day.isoformat()))

    def _found(self, rules: Sequence[FoundRule], notes: Iterable[str], terms: tuple[Term, ...]) -> RuleAnswer:
        edition = self.door.effective(self.day)
        held = self.door.texts.edition(self.day)
        has_text = held is not None and held.effective == edition
        told = "rule-found" if has_text else "door-rule-found"
        more = [self.say("rule-lossy")] if held and has_text and held.lossy else []
        more += [] if has_text else [self.say("rule-get-text", edition=edition.isoformat())]
        text = self.say(told, edition=edition.isoformat())
        return RuleAnswer("found", tuple(rules), text, (*notes, *more), terms, edition)

    def _none(self, text: str) -> RuleAnswer:
        return RuleAnswer("not_found", (), text, effective=self.door.effective(self.day))

    def _shown(self, numbers: Iterable[str]) -> list[FoundRule]:
        return [self.rule(number) for number in numbers]

    def rule(self, number: str) -> FoundRule:
        """Everything held of the rule of that number."""
        door, edition = self.door, self.door.effective(self.day)
        text = door.text(number, self.day)
        row = door.numbers.on(number, self.day)
        held = door.history.on(self.day).numbers
        keys = tuple(key for key, each in held.items() if each == number)
        return FoundRule(
            keys[0] if keys else "",
            number,
            edition,
            door.gists.of(keys, self.language, self.day),
            tuple(_spans(door.numbers.line(row))) if row else ((edition, number),),
            text=text.says if text else None,
            examples=text.examples if text else (),
            lossy=bool(text and text.lossy),
            keyword=row.keyword if row else "",
            keys=keys,
        )

    def _elsewhere(self, rows: Sequence[Numbered]) -> RuleAnswer:
        """What a number that no rule has on the day was, and what that rule is on the day."""
        row = next((row for row in reversed(rows) if row.first <= self.day), rows[0])
        first, last = row.first.isoformat(), row.last.isoformat() if row.last else ""
        if row.first > self.day:
            told = self.say("rule-later", number=row.number, first=first)
        else:
            told = self.say("rule-was", number=row.number, first=first, last=last)
        then = [each.number for each in self.door.numbers.then(row, self.day)]
        if then:
            now = self.say("rule-then", numbers=", ".join(then), day=self.day.isoformat())
            under = [number for each in then for number in self.door.numbers_under(each, self.day)]
            shown = self._shown(dict.fromkeys(under))
            return self._found(shown, (f"{told} {now}",), self._terms(then[0], ""))
        if row.last is None or row.first > self.day:
            return self._none(told)
        there = replace(self, day=row.last)
        last_known = there.numbered(row.number)
        gone = self.say("rule-gone", day=self.day.isoformat())
        return replace(last_known, notes=(f"{told} {gone}", *last_known.notes))

    def _part_of(self, number: str) -> str:
        """Which keyword's rule a sub-rule belongs to, "" for any other rule."""
        above = number.rstrip(LETTERS)
        row = self.door.numbers.on(above, self.day) if above != number else None
        keyword = row.keyword if row else ""
        return self.say("rule-part-of", number=number, rule=above, keyword=keyword) if keyword else ""

    def _also(self, number: str) -> list[str]:
        """Which keywords had this number at other times."""
        others = [
            self.say("rule-span", keyword=row.keyword, first=row.first.isoformat(), last=row.last.isoformat())
            for row in self.door.numbers.ever(number)
            if row.keyword and row.last and not row.holds_on(self.day)
        ]
        return [self.say("rule-also", number=number, others=", ".join(others))] if others else []

    def _why_none(self, number: str) -> str:
        """What there is instead of a number that no rule ever had."""
        parent = number.rstrip(LETTERS + "lo")
        there = [row.removeprefix(parent) for row in self.door.numbers_under(parent, self.day)[1:]]
        if parent != number and self.door.in_force(parent, self.day):
            if not there:
                return self.say("rule-no-letters", number=number, parent=parent)
            return self.say("rule-no-letter", number=number, parent=parent, letters=runs(there))
        chapter = number.partition(".")[0]
        rules = [row for row in self.door.numbers_under(chapter, self.day) if row[-1].isdigit()]
        if chapter != number and rules:
            return self.say("rule-no-number", number=number, chapter=chapter, first=rules[0], last=rules[-1])
        return self.say("kind-no-rule", name=number, day=self.day.isoformat())

    def _title(self, number: str) -> str:
        """The heading of a chapter, where its text is imported."""
        found = self.door.texts.heading(number, self.door.effective(self.day))
        return f"{number}. {found.text}" if found else ""

    def _terms(self, number: str, title: str) -> tuple[Term, ...]:
        """What the glossary says on the keyword a rule belongs to, or on what a chapter is called."""
        row = self.door.numbers.on(number.rstrip(LETTERS), self.day)
        name = row.keyword if row and row.keyword else title.partition(". ")[2]
        found = self.door.texts.term(name, self.door.effective(self.day)) if name else None
        return (Term(found.number, found.text),) if found else ()


def _spans(line: Sequence[Numbered]) -> Iterator[tuple[dt.date, str]]:
    """From which day on a rule had which number, and from which it had none."""
    for row in line:
        yield row.first, row.number
    if line[-1].last:
        yield line[-1].last + dt.timedelta(days=1), ""
