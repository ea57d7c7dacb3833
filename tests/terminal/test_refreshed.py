"""A refresh on the terminal: a line a source, and a bar or a line while something comes."""

import datetime as dt
import io
from functools import partial

import pytest
from rich.console import Console

from bot.intake.refresh.fault import WAITING, Fault, of_status
from bot.intake.refresh.refreshing import Outcome, What
from bot.model.language import ANSWERED, Language
from bot.terminal.refreshed import Refreshed
from bot.wording.localizer import Localizer

DAY = dt.date(2026, 11, 29)
WHYS = [
    of_status(404, {}, dt.datetime.now(dt.UTC)),
    of_status(429, {}, dt.datetime.now(dt.UTC)),
    of_status(500, {}, dt.datetime.now(dt.UTC)),
    Fault("refresh-why-address", address="ftp://x"),
    Fault("refresh-why-unreachable"),
    Fault("refresh-why-silent"),
    Fault("refresh-why-slow"),
    Fault("refresh-why-lost"),
    Fault("refresh-why-length", got=1, whole=2),
    Fault("refresh-why-damaged"),
    Fault("refresh-why-sha256"),
    Fault("refresh-why-other"),
    Fault("refresh-why-shape", address="https://x"),
    Fault("refresh-why-here", text="The disk\x1b[31m is full."),
]


def console(*, terminal=False):
    return Console(
        file=io.StringIO(),
        force_terminal=terminal,
        width=80,
        color_system=None,
        highlight=False,
        markup=False,
    )


def shown(outcomes, language=Language.EN, *, terminal=False, hears=()):
    out, beside = console(), console(terminal=terminal)
    refreshed = Refreshed(partial(Localizer(language).say), out, beside)

    def told():
        for each in hears:
            refreshed.hears(*each)
        yield from outcomes

    well = refreshed.show(told())
    return well, out.file.getvalue(), beside.file.getvalue()


def test_a_line_for_each_source():
    well, out, beside = shown(
        [
            Outcome("MTGJSON", What.NEW, DAY),
            Outcome("Scryfall", What.SAME, DAY),
            Outcome("Rules", What.FAILED, DAY, WHYS[0]),
            Outcome("All", What.FAILED, None, WHYS[-1]),
        ]
    )
    assert not well
    assert beside == ""
    assert out.splitlines() == [
        "MTGJSON: up to date now, as of 2026-11-29.",
        "Scryfall: nothing new since 2026-11-29.",
        "Rules: the file isn't there (404). What is held goes on serving, as of 2026-11-29.",
        "All: The disk[31m is full. Nothing was ever fetched from there; what else is held goes on serving.",
    ]


def test_all_is_well_where_nothing_failed():
    assert shown([Outcome("A", What.NEW, DAY), Outcome("B", What.SAME, DAY)])[0]
    assert shown([])[0]


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("fault", WHYS, ids=lambda fault: fault.why)
@pytest.mark.parametrize("day", [DAY, None])
def test_every_fault_is_one_line_in_every_language(language, fault, day):
    _, out, _ = shown([Outcome("Source", What.FAILED, day, fault)], language)
    assert out.count("\n") == 1
    assert out.startswith("Source")
    assert ("2026-11-29" in out) is (day is not None)
    assert ".." not in out


def test_without_a_terminal_a_line_is_told_once():
    heard = [("Scryfall", 0, 0), *(("Scryfall", done, 100) for done in range(0, 101, 10))]
    _, _, beside = shown([], hears=heard)
    assert beside == "Asking: Scryfall\nFetching: Scryfall\n"


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("terminal", [False, True])
def test_each_new_try_is_told_before_it_is_waited_for(language, terminal):
    _, _, beside = shown([], language, terminal=terminal, hears=[("Scryfall", WAITING, 2)] * 2)
    assert beside.count(Localizer(language).say("refresh-again", source="Scryfall", seconds=2)) == 2


def test_on_a_terminal_a_bar_is_drawn():
    _, out, beside = shown([Outcome("Scryfall", What.NEW, DAY)], terminal=True, hears=[("Scryfall", 50, 0)])
    assert "Fetching" not in beside
    assert "Scryfall" in beside
    assert out.count("\n") == 1
