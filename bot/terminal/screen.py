"""Answers and look-ups on a screen of any width: the short answer first, everything else below it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Console
from rich.text import Text

from bot.answers import Answer, Branch, CardAnswer, Language, RuleAnswer, RuleDiff, ShownRuling
from bot.terminal import rules
from bot.terminal.lines import (
    HEADING,
    QUIET,
    VERDICTS,
    WARNING,
    Paragraph,
    bullets,
    cited,
    joined,
    plain,
    points,
    standing,
)

Say = Callable[..., str]


class Screen:
    """Prints to stdout, in colour where that is a terminal and NO_COLOR is not set.

    `say` gives the words of a message in the first of some languages that has them.
    """

    def __init__(self, say: Say, console: Console | None = None) -> None:
        self._say = say
        self._console = console or Console(highlight=False, markup=False, emoji=False)

    def line(self, text: str, style: str = "") -> None:
        """Print one text."""
        self._print(plain(text, style))

    def words(self, message: str) -> str:
        """The words of a message in the language of the settings."""
        return self._say(message, ())

    def say(self, message: str) -> None:
        """Print a message in the language of the settings."""
        self.line(self.words(message), QUIET)

    def answer(self, answer: Answer) -> None:
        """An answer: short, then branch by branch, then what it rests on."""
        say = partial(self._say, languages=(answer.language,))
        self._print(plain(answer.answer, VERDICTS[answer.verdict]))
        if answer.clarify:
            choices = enumerate(answer.clarify.choices, 1)
            self._lines(points((f"{number}.", plain(option.label)) for number, option in choices))
        for number, branch in enumerate(answer.branches, 1):
            name = _branch_name(number, branch, len(answer.branches), say)
            self._section(plain(name, HEADING), (cited(step.text, step.rules) for step in branch.steps))
        self._section(plain(say("label-rules"), HEADING), _rules(answer))
        self._rulings(say("label-rulings"), answer.rulings, say)
        self._section(plain(say("label-assumed"), HEADING), map(plain, answer.assumptions))
        self._section(plain(say("label-not-played"), WARNING), map(plain, answer.not_played))

    def rulings(self, about: str, found: Sequence[ShownRuling], language: Language) -> None:
        """Everything filed under a card or a keyword, in its groups."""
        say = partial(self._say, languages=(language,))
        self.line(about if found else say("kind-no-rulings", card=about), HEADING if found else "")
        for group, rulings in itertools.groupby(found, lambda ruling: ruling.group):
            self._rulings(say(f"group-{group}"), tuple(rulings), say)

    def rules(self, found: RuleAnswer, language: Language) -> None:
        """Rules by number, each with what it says and the numbers it has had."""
        say = partial(self._say, languages=(language,))
        self.line(found.text)
        for note in found.notes:
            self.line(note, QUIET)
        for heading, lines in rules.sections(found, say):
            self._section(heading, lines)

    def rule_diff(self, diff: RuleDiff, language: Language) -> None:
        """What changed in a rule."""
        self.line(diff.text)
        for note in diff.notes:
            self.line(note, QUIET)
        for heading, lines in rules.changes(diff, partial(self._say, languages=(language,))):
            self._print(Text(), heading)
            self._lines(bullets(lines))

    def card(self, found: CardAnswer) -> None:
        """A card, or the cards that a name may mean."""
        first, *more = found.text.split("\n")
        self.line(first, HEADING)
        for line in more:
            self.line(line)

    def noted(self, pages: Iterable[tuple[str, Sequence[str]]]) -> None:
        """What there is to remark on pages, each under its name."""
        for name, notes in pages:
            if notes:
                self.line(f"{name}:")
                self._lines(bullets(plain(note, WARNING) for note in notes))

    def status(self, held: Mapping[str, Any]) -> int:
        """What is held, a line each, then what came from where and when; gives the exit status."""
        for name, value in held.items():
            if not isinstance(value, list):
                self.line(f"{self._say(f'shelf-{name}', ())}: {'-' if value is None else value}")
        sources = ({**each, "kind": each["kind"].replace(" ", "_")} for each in held["sources"])
        imported = (self._say("shelf-imported", (), **each) for each in sources)
        self._section(plain(self._say("shelf-sources", ()), HEADING), map(plain, imported))
        fetched = (self._say("shelf-fetched-at", (), **each) for each in held["fetched"])
        self._section(plain(self._say("shelf-fetched", ()), HEADING), map(plain, fetched))
        return 0

    def _section(self, heading: Text, lines: Iterable[Text]) -> None:
        shown = bullets(lines)
        if shown:
            self._print(Text(), heading)
            self._lines(shown)

    def _rulings(self, heading: str, rulings: Sequence[ShownRuling], say: Say) -> None:
        self._section(plain(heading, HEADING), (_ruling(ruling, say) for ruling in rulings))

    def _print(self, *texts: Text) -> None:
        self._lines(map(Paragraph, texts))

    def _lines(self, lines: Iterable[Paragraph]) -> None:
        for line in lines:
            self._console.print(line)


def _branch_name(number: int, branch: Branch, of: int, say: Say) -> str:
    if of == 1 or not branch.choices:
        return say("label-steps")
    told = (
        say("label-choice", who=choice.who, about=choice.about, pick=choice.pick) for choice in branch.choices
    )
    return say("label-branch", number=number, choices=", ".join(told))


def _rules(answer: Answer) -> Iterator[Text]:
    editions: dict[str, list[str]] = {}
    for rule in answer.rules:
        editions.setdefault(rule.effective.isoformat(), []).append(rule.number)
    for day, numbers in editions.items():
        yield plain(", ".join(numbers)).append(f"  {day}", QUIET)


def _ruling(ruling: ShownRuling, say: Say) -> Text:
    day = ruling.date.isoformat() if ruling.date else say("undated")
    trust = standing(ruling, say(f"status-{ruling.status.value}"))
    head = joined([plain(day), plain(ruling.card), plain(ruling.language.value), trust])
    return Text("\n").join([head, *_doubts(ruling, say), plain(ruling.text)])


def _doubts(ruling: ShownRuling, say: Say) -> Iterator[Text]:
    held = _held(ruling, say)
    if ruling.superseded_by:
        told = joined([plain(say("superseded-by", id=ruling.superseded_by), WARNING), plain(held, QUIET)])
        yield told
    elif ruling.last:
        yield plain(held, WARNING)
    if ruling.flags:
        yield plain(", ".join(say(f"flag-{flag.value}") for flag in ruling.flags), WARNING)


def _held(ruling: ShownRuling, say: Say) -> str:
    first = ruling.first.isoformat() if ruling.first else ""
    last = ruling.last.isoformat() if ruling.last else ""
    if first and last:
        return say("held-between", first=first, last=last)
    if last:
        return say("held-until", last=last)
    return say("held-from", first=first) if first else ""
