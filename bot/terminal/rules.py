"""Rules on a screen: what they say, their examples and numbers, and what changed between two editions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text

from bot.answers import FoundRule, RuleAnswer, RuleChange, RuleDiff
from bot.terminal.lines import HEADING, QUIET, WARNING, joined, plain

Say = Callable[..., str]
Section = tuple[Text, list[Text]]

MARKS = {"same": ("", ""), "gone": ("[-", "-]"), "new": ("{+", "+}")}
"""What stands around words that are gone or new, for a screen without colours too."""
STYLES = {"same": "", "gone": "red", "new": "green"}


def sections(found: RuleAnswer, say: Say) -> Iterator[Section]:
    """Each rule under its number, then what the glossary says."""
    for rule in found.rules:
        yield joined([plain(rule.number, HEADING), plain(_named(rule))]), list(_rule(rule, say))
    if found.terms:
        told = [plain(f"{term.term}: {term.text}") for term in found.terms]
        yield plain(say("rule-glossary"), HEADING), told


def changes(diff: RuleDiff, say: Say) -> Iterator[Section]:
    """Each rule that changed, with what is gone and new in it marked."""
    for change in diff.changes:
        number = plain(change.number or change.was or "", HEADING)
        moved = change.was and change.number and change.was != change.number
        was = plain(say("rule-change-was", was=change.was)) if moved else Text()
        told = plain(say(f"rule-change-{change.change}"), WARNING)
        yield joined([number, told, was]), [_marked(change)] if change.words else []


def _named(rule: FoundRule) -> str:
    if rule.text and rule.text.rstrip(".") == rule.keyword:
        return rule.keyword
    return rule.keyword or ", ".join(rule.keys) or rule.key


def _rule(rule: FoundRule, say: Say) -> Iterator[Text]:
    if rule.text and rule.text.rstrip(".") != rule.keyword:
        yield plain(rule.text)
    for example in rule.examples:
        yield plain(say("rule-example", example=example), QUIET)
    if rule.says:
        yield plain(say("rule-in-our-words", says=rule.says) if rule.text else rule.says)
    numbers = (
        f"{first.isoformat()}: {number or say('door-rule-gone')}" for first, number in reversed(rule.numbers)
    )
    yield plain(", ".join(numbers), QUIET)


def _marked(change: RuleChange) -> Text:
    text = Text()
    for mark, words in change.words:
        before, after = MARKS[mark]
        text.append_text(plain(f"{before}{words}{after}", STYLES[mark]))
    return text
