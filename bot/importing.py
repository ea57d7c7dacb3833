"""The commands that bring data in: files that are given, and what is fetched; and what each changed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.desk import Desk
from bot.here import Here
from bot.intake.importing import holds_card_data, told_of_cards, told_of_pages, told_of_rules
from bot.intake.rule_import import holds_rules
from bot.rulebook import tell_rules
from bot.store.rule_editions import RulesImported
from bot.terminal import Screen
from bot.terminal.imported import ImportedTable
from bot.terminal.refreshed import Refreshed


def import_files(here: Here, paths: Sequence[Path]) -> int:
    """Import files, each by what it holds, and tell what changed; gives the exit status.

    Complaint for a file that cannot be read. Of pages none is kept then; of the rest what came before it.
    An edition of the rules that cannot be read is a line on stderr, and status 1.
    """
    rules = [path for path in paths if holds_rules(path)]
    cards = [path for path in paths if path not in rules and path.is_file() and holds_card_data(path)]
    pages = [path for path in paths if path not in rules and path not in cards]
    keeping, table = Desk(here.settings).keeping, ImportedTable(here.say)
    read = keeping.take_pages(pages, here.today) if pages else []
    with table.progress:
        taken = keeping.take_cards(cards, here.today, table.hears)
        editions = keeping.take_rules(rules, here.today) if rules else RulesImported((), ())
        built = keeping.build()
    rows = [*told_of_pages(read), *told_of_cards(taken, built.cards), *told_of_rules(editions)]
    if rows:
        table.show(rows)
    Screen(here.say).noted((page.name, page.notes) for page in read)
    tell_rules(here, editions)
    return 1 if editions.refused else 0


def refresh_all(here: Here, *, printings: bool) -> int:
    """Fetch and import what is new, and tell what came of each source; status 1 where one failed."""
    screen = Refreshed(here.say)
    refreshed = Desk(here.settings).refresh(here.today, screen.hears, printings=printings)
    return 0 if screen.show(refreshed) else 1
