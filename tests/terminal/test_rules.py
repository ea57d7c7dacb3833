"""Rules and what changed in them on a screen."""

import datetime as dt
import io

import pytest
from rich.console import Console

from bot.answers import FoundRule, Language, RuleAnswer, RuleChange, RuleDiff, Term
from bot.terminal import Screen
from bot.wording.localizer import Localizer

DAY, BEFORE = dt.date(2026, 1, 16), dt.date(2021, 4, 22)
SPANS = ((BEFORE, "702.62"),)


@pytest.fixture
def screen():
    def say(message, languages, **args):
        return Localizer(next(iter(languages), Language.EN)).say(message, **args)

    return Screen(say, Console(file=io.StringIO(), width=60, highlight=False, markup=False, emoji=False))


def printed(screen):
    return screen._console.file.getvalue()  # noqa: SLF001 - what it wrote


def test_a_rule_is_shown_with_its_examples_and_the_glossary(screen):
    title = FoundRule("", "702.62", DAY, "", SPANS, text="Suspend", keyword="Suspend")
    rule = FoundRule(
        "suspend.cast", "702.62a", DAY, "Ours.", SPANS, text="Theirs [b]bold[/b].", examples=("A bolt.",)
    )
    terms = (Term("Suspend", "See rule 702.62."),)
    found = RuleAnswer("found", (title, rule), "Rules of the day", ("A note.",), terms, DAY)
    screen.rules(found, Language.EN)
    assert printed(screen) == (
        "Rules of the day\n"
        "A note.\n"
        "\n"
        "702.62 · Suspend\n"
        "  • 2021-04-22: 702.62\n"
        "\n"
        "702.62a · suspend.cast\n"
        "  • Theirs [b]bold[/b].\n"
        "  • Example: A bolt.\n"
        "  • In our own words: Ours.\n"
        "  • 2021-04-22: 702.62\n"
        "\n"
        "Glossary\n"
        "  • Suspend: See rule 702.62.\n"
    )


def test_what_changed_is_marked_without_colours_too(screen):
    words = (("same", "You "), ("gone", "must"), ("new", "may"), ("same", " play it."))
    changes = (
        RuleChange("reworded", "702.61a", "702.62a", words),
        RuleChange("renumbered", "702.61b", "702.62b"),
        RuleChange("gone", "702.61c", None),
    )
    screen.rule_diff(RuleDiff("found", "What changed", BEFORE, DAY, changes), Language.EN)
    assert printed(screen) == (
        "What changed\n"
        "\n"
        "702.62a · reworded · was 702.61a\n"
        "  • You [-must-]{+may+} play it.\n"
        "\n"
        "702.62b · renumbered · was 702.61b\n"
        "\n"
        "702.61c · gone\n"
    )
