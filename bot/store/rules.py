"""Rule texts in the index: written with it, found by number, by term and by words."""

from __future__ import annotations

import datetime as dt
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files as resources
from pathlib import Path

import aiosqlite

from bot.model.edition import Part, Passage
from bot.store.rule_editions import Texts, runs_of

MOST_WORDS = 32

EDITION = "INSERT INTO rule_edition (place, effective, lossy, source) VALUES (?, ?, ?, ?)"
WORDING = "INSERT INTO rule_wording (place, text) VALUES (?, ?)"
PASSAGE = """
INSERT INTO rule_passage (part, number, chapter, rule, letter, wording, first, last)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
INDEX_WORDS = "INSERT INTO rule_words (rule_words) VALUES ('rebuild')"

ON_DAY = "SELECT * FROM rule_edition WHERE effective <= ? ORDER BY effective DESC LIMIT 1"
_HELD = """
SELECT part, number, rule_wording.text, edition.effective, edition.lossy, edition.source
FROM rule_passage
JOIN rule_wording ON rule_wording.place = rule_passage.wording
JOIN rule_edition AS edition ON edition.effective = :edition
    AND edition.place BETWEEN rule_passage.first AND rule_passage.last
"""
NUMBERED = f"{_HELD} WHERE part = :part AND number = :number"
UNDER = f"""
{_HELD} WHERE part = 'rule' AND chapter = :chapter AND (:rule = 0 OR rule = :rule AND letter <> '')
ORDER BY rule, letter
"""
WORDED = f"""
{_HELD} JOIN rule_words ON rule_words.rowid = rule_wording.place
WHERE rule_words MATCH :words AND part = 'rule'
ORDER BY rule_words.rank, rule_wording.place LIMIT :limit
"""

_NUMBER = re.compile(r"(\d+)(?:\.(\d+)([a-z]?))?")

Row = tuple[str | int, ...]
Values = dict[str, str | int]


async def fill(base: aiosqlite.Connection, texts: Texts) -> None:
    """Write the texts into an index whose transaction has begun; the same texts give the same rows."""
    wordings: dict[str, int] = {}
    for _, _, text in texts.passages:
        wordings.setdefault(text, len(wordings) + 1)
    editions = [
        (place, each.effective.isoformat(), each.lossy, each.source)
        for place, each in enumerate(texts.editions)
    ]
    await base.executemany(EDITION, editions)
    await base.executemany(WORDING, [(place, text) for text, place in wordings.items()])
    await base.executemany(PASSAGE, list(_rows(texts, wordings)))
    await base.execute(INDEX_WORDS)


def schema() -> str:
    """The SQL that makes the tables of rule texts."""
    return resources("bot.store").joinpath("schema", "rules.sql").read_text(encoding="utf-8")


def _rows(texts: Texts, wordings: dict[str, int]) -> Iterator[Row]:
    for (part, number, text), bits in texts.passages.items():
        found = _NUMBER.fullmatch(number) if part is not Part.GLOSSARY else None
        chapter, rule, letter = found.groups() if found else ("0", None, None)
        places = (place for place in range(bits.bit_length()) if bits >> place & 1)
        for first, last in runs_of(places):
            yield (part, number, int(chapter), int(rule or 0), letter or "", wordings[text], first, last)


@dataclass(frozen=True, slots=True)
class RuleTexts:
    """The rule texts of the index at `path`; what is not there, or not yet, is not found.

    The file is opened for each look-up, so that a newer index is seen at once. What somebody typed
    reaches FTS5 as quoted words only.
    """

    path: Path

    def edition(self, day: dt.date) -> Passage | None:
        """The edition in force on `day` among those imported, as a heading without words; None before any."""
        return next((_edition(row) for row in self._rows(ON_DAY, day.isoformat())), None)

    def rule(self, number: str, edition: dt.date) -> Passage | None:
        """The rule of that number in the edition of that effective date."""
        return self._one(Part.RULE, number, edition)

    def under(self, number: str, edition: dt.date) -> list[Passage]:
        """The rules below a rule or a chapter, in order."""
        found = _NUMBER.fullmatch(number)
        if not found:
            return []
        asked: Values = {"edition": edition.isoformat(), "chapter": int(found[1]), "rule": int(found[2] or 0)}
        return [] if found[3] else [_passage(row) for row in self._rows(UNDER, asked)]

    def heading(self, number: str, edition: dt.date) -> Passage | None:
        """The heading of a section ("7") or a chapter ("702")."""
        return self._one(Part.HEADING, number, edition)

    def term(self, term: str, edition: dt.date) -> Passage | None:
        """What the glossary of an edition says on a term, in any capitals."""
        return self._one(Part.GLOSSARY, term, edition)

    def near(self, words: str, edition: dt.date, limit: int) -> list[Passage]:
        """The rules with all these words, nearest first; where none has all, those with most."""
        asked = [f'"{word}"' for word in dict.fromkeys(re.findall(r"\w+", words.lower()))][:MOST_WORDS]
        for joint in (" AND ", " OR ") if asked else ():
            values: Values = {"edition": edition.isoformat(), "words": joint.join(asked), "limit": limit}
            if found := self._rows(WORDED, values):
                return [_passage(row) for row in found]
        return []

    def _one(self, part: Part, number: str, edition: dt.date) -> Passage | None:
        rows = self._rows(NUMBERED, {"edition": edition.isoformat(), "part": part, "number": number})
        return next(map(_passage, rows), None)

    def _rows(self, sql: str, values: str | Values) -> list[sqlite3.Row]:
        if not self.path.is_file():
            return []
        where = f"{self.path.resolve().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(where, uri=True)) as base:
            base.row_factory = sqlite3.Row
            try:
                return base.execute(sql, (values,) if isinstance(values, str) else values).fetchall()
            except sqlite3.ProgrammingError:
                raise  # ours, not the file's
            except sqlite3.DatabaseError:
                return []  # an index that cannot be read is told by whoever opens it for the rulings


def _passage(row: sqlite3.Row) -> Passage:
    day = dt.date.fromisoformat(row["effective"])
    return Passage(Part(row["part"]), row["number"], row["text"], day, bool(row["lossy"]), row["source"])


def _edition(row: sqlite3.Row) -> Passage:
    day = dt.date.fromisoformat(row["effective"])
    return Passage(Part.HEADING, "", "", day, bool(row["lossy"]), row["source"])
