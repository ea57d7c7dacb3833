"""The commands that bring data in: files that are given, and what is fetched; and what each changed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.desk import Desk
from bot.here import Here
from bot.intake.importing import holds_card_data
from bot.intake.rule_import import holds_rules
from bot.rulebook import import_rules
from bot.terminal import Screen
from bot.terminal.imported import ImportedTable
from bot.terminal.refreshed import Refreshed


def import_files(here: Here, paths: Sequence[Path]) -> int:
    """Import files, each by what it holds, and tell what changed; gives the exit status.

    Complaint for a file that cannot be read. Of pages none is kept then; of the rest what came before it.
    """
    rules = [path for path in paths if holds_rules(path)]
    cards = [path for path in paths if path not in rules and path.is_file() and holds_card_data(path)]
    pages = [path for path in paths if path not in rules and path not in cards]
    keeping = Desk(here.settings).keeping
    if pages:
        Screen(here.say).imported(keeping.import_pages(pages, here.today))
    status = import_rules(here, rules) if rules else 0
    if cards:
        table = ImportedTable(here.say)
        with table.progress:
            imported = keeping.import_cards(cards, here.today, table.hears)
        table.show(imported)
    return status


def refresh_all(here: Here, *, printings: bool) -> int:
    """Fetch and import what is new, and tell what came of each source; status 1 where one failed."""
    screen = Refreshed(here.say)
    refreshed = Desk(here.settings).refresh(here.today, screen.hears, printings=printings)
    return 0 if screen.show(refreshed) else 1
