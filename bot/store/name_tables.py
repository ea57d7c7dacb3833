"""The names of cards in an index, read as they are needed: most of them stay on the disk."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from bot.model.errors import Complaint
from bot.model.language import Language
from bot.model.naming import NO_WHOLE_NAME, Begun, Entry, KeyKind, NameForms
from bot.store.names import HOTTEST

MOST_READ = 1_000
"""Beginnings of words read for one that is not ranked beforehand."""

MOST_WORDS = 4
"""Words typed in any order that are tried as the first."""

MOST_BEARERS = 600
"""Names read to tell whether more than one card has a word in its name."""

LANGUAGES = {str(language): language for language in Language}
KINDS = {int(kind): kind for kind in KeyKind}
LAST_SIGN = "\U0010ffff"
AFTER_BLANK = "!"  # so that "word" itself and all that starts with "word " lie before it

STAMP = "SELECT value FROM name_stamp WHERE name = ?"
ENTRIES = """
SELECT key, card, language, printed, kind, sure, popularity FROM name_key JOIN name USING (number)
WHERE key IN (SELECT value FROM json_each(?)) ORDER BY name.place
"""
WRITTEN = "SELECT number, key FROM name_key WHERE number IN (SELECT value FROM json_each(?))"
SPREAD = "SELECT gram, spread FROM name_gram WHERE gram IN (SELECT value FROM json_each(?))"
HOLDERS = "SELECT gram, numbers FROM name_gram WHERE gram IN (SELECT value FROM json_each(?))"
HOT = """
SELECT name.card, name.language, printed, kind, sure, popularity, later FROM (
    SELECT place, later, rank, language FROM name_hot WHERE beginning = ?1
    ORDER BY language NOT IN (SELECT value FROM json_each(?2)), later, rank, place LIMIT ?3
) AS one JOIN name USING (place)
ORDER BY one.language NOT IN (SELECT value FROM json_each(?2)), later, rank, place
"""
BEGUN = """
SELECT name.card, name.language, printed, kind, sure, popularity, later FROM (
    SELECT place, later, rank, language FROM (
        SELECT place, later, rank, language FROM name_start WHERE rest >= ?1 AND rest < ?2 LIMIT ?5
    ) ORDER BY language NOT IN (SELECT value FROM json_each(?3)), later, rank, place LIMIT ?4
) AS one JOIN name USING (place)
ORDER BY one.language NOT IN (SELECT value FROM json_each(?3)), later, rank, place
"""
STREWN = """
SELECT rest, name.card, name.language, printed, kind, sure, popularity FROM (
    SELECT rest, language, rank, place FROM (
        SELECT rest, language, rank, place FROM name_start WHERE rest >= ?1 AND rest < ?2 LIMIT ?6
    ) WHERE instr(' ' || rest, ?3)
    ORDER BY language NOT IN (SELECT value FROM json_each(?4)), rank, place LIMIT ?5
) AS one JOIN name USING (place)
ORDER BY one.language NOT IN (SELECT value FROM json_each(?4)), rank, place
"""
BEARERS = """
SELECT card, language, printed, kind, sure, popularity FROM (
    SELECT place FROM name_start WHERE rest >= ?1 AND rest < ?2
    AND language IN (SELECT value FROM json_each(?3)) LIMIT ?4
) JOIN name USING (place) JOIN name_key USING (number) WHERE instr(key, ' ')
"""
BORNE = """
SELECT key, card, language, printed, kind, sure, popularity FROM name JOIN name_key USING (number)
WHERE card IN (SELECT value FROM json_each(?)) AND language IN (SELECT value FROM json_each(?))
ORDER BY name.place
"""
ENGLISH = """
SELECT card, printed FROM name
WHERE card IN (SELECT value FROM json_each(?)) AND language = 'en' AND kind = 0 ORDER BY place DESC
"""


class FileNames:
    """The NameTables that an index keeps; read only, and usable from several threads.

    `forms` must be what it was made with. Complaint where the file is missing, damaged or made otherwise.
    """

    def __init__(self, path: Path, forms: NameForms) -> None:
        if not path.is_file():
            raise Complaint(f"{path} is not there yet; run: upkeep build")
        self._path = path
        self._lock = Lock()
        self._base = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
        )
        try:
            self.lengths = self._read_lengths(forms.version)
        except Complaint:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def entries(self, keys: Collection[str]) -> Mapping[str, Sequence[Entry]]:
        """What each of `keys` means to the letter; unknown ones are left out."""
        return _by_key(self._rows(ENTRIES, _json(keys)))

    def written(self, numbers: Collection[int]) -> Mapping[int, str]:
        """The keys of those numbers."""
        return dict(self._rows(WRITTEN, _json(numbers)))

    def spread(self, grams: Collection[str]) -> Mapping[str, int]:
        """How many keys have each group of letters; those that none has are left out."""
        return dict(self._rows(SPREAD, _json(grams)))

    def holders(self, grams: Collection[str]) -> Mapping[str, array[int]]:
        """The numbers of the keys that have each group of letters, ascending."""
        return {gram: array("I", numbers) for gram, numbers in self._rows(HOLDERS, _json(grams))}

    def begun(self, beginning: str, languages: Collection[Language], limit: int) -> Sequence[Begun]:
        """At most `limit` names with a word that `beginning` begins, the languages' own first.

        Of a long beginning that very many names share, those first in the alphabet are looked at.
        """
        own, rows = _json(languages), []
        if len(beginning) <= HOTTEST:
            rows = self._rows(HOT, beginning, own, limit)
        if not rows:
            rows = self._rows(BEGUN, beginning, beginning + LAST_SIGN, own, limit, MOST_READ)
        return [Begun(_entry(told), not later) for *told, later in rows]

    def begun_by_all(
        self, words: Sequence[str], languages: Collection[Language], limit: int
    ) -> Sequence[Begun]:
        """The same for names that have every one of `words` as a beginning, in any order.

        Of a word in very many names, those are looked at that go on from it first in the alphabet.
        """
        own = _json(languages)
        found: dict[Entry, None] = {}
        for word in words[:MOST_WORDS]:
            # One of them stands before all others in a name.
            telling = f" {max((other for other in words if other != word), key=len, default=word)}"
            for rest, *told in self._rows(STREWN, word, word + LAST_SIGN, telling, own, limit, MOST_READ):
                if all(f" {other}" in f" {rest}" for other in words):
                    found.setdefault(_entry(told))
        return [Begun(entry, first=False) for entry in found][:limit]

    def bearers(
        self, words: Collection[str], languages: Collection[Language]
    ) -> Mapping[str, Sequence[Entry]]:
        """For each word one entry of each of up to two cards with that word in a longer name."""
        own = _json(languages)
        found: dict[str, Sequence[Entry]] = {}
        for word in words:
            once: dict[str, Entry] = {}
            for told in self._rows(BEARERS, word, word + AFTER_BLANK, own, MOST_BEARERS):
                entry = _entry(told)
                if entry.kind not in NO_WHOLE_NAME:
                    once.setdefault(entry.card, entry)
            found[word] = list(once.values())[:2]
        return found

    def borne(self, cards: Collection[str], languages: Collection[Language]) -> Mapping[str, Sequence[Entry]]:
        """Every key of those cards in those languages, with its entries of these cards."""
        return _by_key(self._rows(BORNE, _json(cards), _json(languages)))

    def english(self, cards: Collection[str]) -> Mapping[str, str]:
        """The English names of those of `cards` that are held."""
        return dict(self._rows(ENGLISH, _json(cards)))

    def _read_lengths(self, version: int) -> bytes:
        if self._rows(STAMP, "version") != [(version,)]:
            raise Complaint(f"{self._path} was made by another version of Upkeep; run: upkeep build")
        [(lengths,)] = self._rows(STAMP, "lengths")
        return bytes(lengths)

    def _rows(self, sql: str, *values: str | int) -> list[Any]:
        try:
            with self._lock:
                return self._base.execute(sql, values).fetchall()
        except sqlite3.ProgrammingError:
            raise  # ours, not the file's
        except sqlite3.DatabaseError as error:
            raise Complaint(f"{self._path} is damaged ({error}); run: upkeep build") from error


def _json(values: Iterable[str | int]) -> str:
    return json.dumps(list(values), ensure_ascii=False)


def _by_key(rows: Iterable[Sequence[Any]]) -> Mapping[str, Sequence[Entry]]:
    found: defaultdict[str, list[Entry]] = defaultdict(list)
    for key, *told in rows:
        found[key].append(_entry(told))
    return found


def _entry(told: Sequence[Any]) -> Entry:
    card, language, printed, kind, sure, popularity = told
    return Entry(card, LANGUAGES[language], printed, KINDS[kind], bool(sure), popularity)
