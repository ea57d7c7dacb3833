"""How much an index holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

COUNTS: Final = {
    "cards": "SELECT count(*) FROM card",
    "printings": "SELECT count(*) FROM printing",
    "names": "SELECT count(*) FROM (SELECT DISTINCT card, language, printed FROM name)",
    "rulings": "SELECT count(*) FROM ruling",
    "editions": "SELECT count(*) FROM rule_edition",
}


def counted(path: Path) -> Mapping[str, int]:
    """Imported cards and printings, names, rulings and rule editions in the index at `path`.

    Names are those of bundled cards too. Nothing where there is no index, or one of another Upkeep.
    """
    if not path.is_file():
        return {}
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as base:
        try:
            return {what: base.execute(sql).fetchone()[0] for what, sql in COUNTS.items()}
        except sqlite3.DatabaseError:
            return {}
