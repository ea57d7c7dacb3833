import io
from dataclasses import dataclass

import pytest
from rich.console import Console

from bot.model.language import ANSWERED, Language
from bot.terminal.imported import ImportedTable
from bot.wording.localizer import Localizer


@dataclass
class Row:
    name: str = "AtomicCards.json.xz"
    kind: str = "card rulings"
    new: int = 1234
    same: int = 5
    changed: int = 6
    gone: int = 7
    flagged: int = 8
    written: bool = True


def shown(*rows, language=Language.EN, width=100):
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    table = ImportedTable(lambda message, _, **args: Localizer(language).say(message, **args), console)
    table.show(rows)
    return out.getvalue()


def test_what_each_file_changed_is_one_line_of_a_table():
    heading, _, line = [line.split() for line in shown(Row()).splitlines() if line.strip()]
    assert heading == ["File", "Holds", "New", "Changed", "Gone", "Same", "Flagged"]
    assert line == ["AtomicCards.json.xz", "rulings", "on", "cards", "1,234", "6", "7", "5", "8"]


def test_it_is_said_when_nothing_changed():
    nothing = "Nothing changed: all of it was held already."
    assert nothing in shown(Row(written=False), Row(written=False))
    assert nothing not in shown(Row(written=False), Row())


def test_the_name_of_a_file_obeys_nobody():
    told = shown(Row(name="\x1b[2J[bold]bulk[/bold]\u202e.json"))
    assert "\x1b" not in told
    assert "\u202e" not in told
    assert "[bold]bulk[/bold]" in told


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("width", [30, 60, 200])
def test_it_fits_any_width_in_any_language(language, width):
    told = shown(Row(), Row(kind="cards"), language=language, width=width)
    assert max(map(len, told.splitlines())) <= width
    assert "1,234" in told or width == 30


def test_progress_is_shown_on_a_terminal_alone():
    quiet = ImportedTable(lambda *_, **__: "", beside=Console(file=io.StringIO()))
    with quiet.progress:
        quiet.hears("bulk.json")(50, 100)
    assert quiet.progress.console.file.getvalue() == ""
    bar = ImportedTable(
        lambda *_, **__: "", beside=Console(file=io.StringIO(), force_terminal=True, width=80)
    )
    with bar.progress:
        bar.hears("bulk.json")(50, 100)
    assert "bulk.json" in bar.progress.console.file.getvalue()
