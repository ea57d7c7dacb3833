"""Answers on a screen: the short answer first, at any width, in colour or not; what was typed as it was."""

from __future__ import annotations

import datetime as dt
import io

import pytest
from rich.console import Console

from bot.answers import (
    Answer,
    Answered,
    Asks,
    Branch,
    CardAnswer,
    Choice,
    Citation,
    Clarification,
    Flag,
    FoundRule,
    Kind,
    Language,
    Option,
    RuleAnswer,
    ShownRuling,
    Status,
    Step,
)
from bot.terminal import Screen
from bot.wording.localizer import Localizer

DAY = dt.date(2026, 1, 16)
SHORT = "Nein, du musst Brandschatzen nicht wirken: Du darfst es, oder es bleibt ohne Zeitmarken im Exil."
LONG = "Das Oberlandesversorgungssegmentsanfangsauslösungsfähigkeitsverrechnungswesen beginnt. " * 3


def a_ruling(**given):
    plain = {
        "id": "sus-012",
        "card": "suspend",
        "date": DAY,
        "first": None,
        "last": None,
        "language": Language.DE,
        "status": Status.RESTATED,
        "complete": True,
        "flags": (),
        "text": "Niemand ist dazu gezwungen.",
        "superseded_by": None,
        "source": "page.txt",
    }
    return ShownRuling(**(plain | given))


OLD = a_ruling(first=dt.date(2024, 2, 2), superseded_by="sus-013", flags=(Flag.MEANING, Flag.CUT))


def say(message, languages=(), **args):
    return Localizer(next(iter(languages), Language.EN)).say(message, **args)


def an_answer(**given):
    plain = {
        "question": "muss ich?",
        "language": Language.DE,
        "as_of": DAY,
        "kind": Kind.PLAYED,
        "answer": SHORT,
        "asks": Asks.OBLIGATION,
        "verdict": Answered.MAY,
        "branches": (
            Branch(
                (Choice("du", "Brandschatzen wirken", "wirken"),),
                {},
                (Step("Sie wird gewirkt.", ("702.62a",)),),
            ),
            Branch(
                (Choice("du", "Brandschatzen wirken", "ablehnen"),), {}, (Step(LONG, ("702.62a", "702.62b")),)
            ),
        ),
        "rules": (Citation("suspend.cast", "702.62a", DAY), Citation("suspend.suspended", "702.62b", DAY)),
        "rulings": (OLD,),
        "assumptions": ("Es ist dein eigener Zug.",),
        "not_played": ("Furchterregend",),
    }
    return Answer(**(plain | given))


def shown(width=100, *, colour=False, **given):
    console = Console(
        file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False,
        force_terminal=colour, color_system="standard" if colour else None,
    )  # fmt: skip
    Screen(say, console).answer(an_answer(**given))
    return console.file.getvalue()


@pytest.mark.parametrize("width", [20, 40, 100])
def test_no_line_is_longer_than_the_screen_is_wide(width):
    lines = shown(width).splitlines()
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if line != line.rstrip()]


@pytest.mark.parametrize("width", [40, 100])
def test_everything_of_an_answer_is_there_in_its_order(width):
    text = " ".join(shown(width).split())
    wanted = [
        "Nein, du musst", "wirken", "Sie wird gewirkt.", "ablehnen", "702.62a, 702.62b", "2026-01-16",
        "Niemand ist dazu gezwungen.", "Es ist dein eigener Zug.", "Furchterregend",
    ]  # fmt: skip
    places = [text.index(part) for part in wanted]
    assert places == sorted(places)


def test_the_short_answer_comes_first():
    assert " ".join(shown().split("\n\n")[0].split()) == SHORT


@pytest.mark.parametrize("status", Status)
def test_a_ruling_says_how_far_it_is_to_be_trusted(status):
    ruling = a_ruling(status=status, date=None)
    text = shown(rulings=(ruling,))
    assert say(f"status-{status.value}", (Language.DE,)) in text
    assert say("undated", (Language.DE,)) in text


@pytest.mark.parametrize("flag", Flag)
def test_what_is_doubtful_about_a_ruling_is_said(flag):
    assert say(f"flag-{flag.value}", (Language.DE,)) in " ".join(
        shown(rulings=(a_ruling(flags=(flag,)),)).split()
    )


def test_a_superseded_ruling_names_what_superseded_it():
    assert "sus-013" in shown()
    assert "2024-02-02" in shown()


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("[bold red]x[/] :smile: [link=a]", "[bold red]x[/] :smile: [link=a]"),
        ("a\x1b[31mb\x07c\x9bd", "a[31mbcd"),
        ("turned \u202e around", "turned  around"),
        ("[/bold]", "[/bold]"),
    ],
)
def test_what_people_wrote_is_shown_and_does_nothing(typed, seen):
    given = {
        "answer": typed,
        "assumptions": (typed,),
        "not_played": (typed,),
        "branches": (Branch((), {}, (Step(typed, ()),)),),
        "rulings": (),
    }
    assert shown(**given).count(seen) == 4
    assert "\x1b" not in shown(**given)


def test_colour_is_there_on_a_terminal_and_gone_with_no_color(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in shown(colour=True)
    assert "36m" in shown(colour=True)  # may: cyan
    monkeypatch.setenv("NO_COLOR", "1")
    assert "36m" not in shown(colour=True)


def test_an_open_point_is_asked_with_numbered_choices():
    point = Clarification(
        "Welche?", (Option("die erste", "day 2026-01-01"), Option("die zweite", "day 2026-01-01"))
    )
    text = shown(kind=Kind.CLARIFY, answer="Welche?", verdict=None, branches=(), clarify=point)
    assert "Welche?\n  1. die erste\n  2. die zweite\n" in text


def test_one_way_to_go_needs_no_choice_in_its_heading():
    text = shown(branches=(Branch((), {}, (Step("Sie wird gewirkt.", ()),)),))
    assert say("label-steps", (Language.DE,)) in text
    assert "1." not in text


def test_look_ups_fit_a_narrow_screen_too():
    console = Console(file=io.StringIO(), width=40, highlight=False, markup=False, emoji=False)
    screen = Screen(say, console)
    screen.rulings("suspend", [OLD], Language.DE)
    screen.rulings("Plains", [], Language.DE)
    numbers = ((dt.date(2006, 10, 1), "502.59a"), (DAY, ""))
    found = FoundRule("suspend.cast", "702.62a", DAY, "Niemand ist dazu gezwungen.", numbers)
    screen.rules(RuleAnswer("found", (found,), SHORT), Language.DE)
    screen.card(CardAnswer("found", (), "Plunder\n{4}{R} Sorcery"))
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 40
    assert "502.59a" in console.file.getvalue()
    assert "{4}{R} Sorcery" in lines
