"""Stored rulings, found by card, by topic or by words, in the reader's language first."""

from __future__ import annotations

import datetime as dt
import json
import re
import sqlite3
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path

from bot.model.answer import ShownRuling
from bot.model.errors import Complaint, Outdated
from bot.model.imported import ImportedCard
from bot.model.language import Language
from bot.model.ruling import Rendering
from bot.store.cards import card_named
from bot.store.lines import day_of
from bot.store.stored import Stored, rank_of_language, rank_of_trust, rendering_of, ruling_of

VERSION = (1433422693, 3)
"""application_id and user_version, as schema/rulings.sql sets them."""

MOST_WORDS = 64
"""Words of a question that are looked for; a longer one is cut, so that no text is slow to find."""

MOST_HITS = 100
"""Renderings that are ranked further, nearest first."""

FEWEST_SHARED = 2
"""Words that a rendering shares with a question of as many, to be near it: one alone may be chance."""

_MARKS = re.compile("(?<=[a-z])[\u0300-\u036f]+")

GROUPS = ("card", "keyword", "ours")

STAMP = "SELECT name, value FROM stamp"
RENDERINGS = "SELECT * FROM rendering WHERE ruling IN (SELECT value FROM json_each(?)) ORDER BY place"
FILED = "SELECT * FROM stored WHERE about IN (SELECT value FROM json_each(?))"
ON_TOPICS = "SELECT * FROM stored WHERE topic IN (SELECT value FROM json_each(?))"
AT_PLACES = "SELECT * FROM stored WHERE place IN (SELECT value FROM json_each(?))"
WORDED = """
SELECT rendering.ruling, rendering.language, rendering.text, words.rank AS score
FROM words JOIN rendering ON rendering.place = words.rowid
WHERE words MATCH ? ORDER BY words.rank, rendering.place LIMIT ?
"""

KeywordsOf = Callable[[str], Sequence[str]]
"""The names of the keywords a card has, by its Oracle name; none for a name that is no card's."""

Scores = Mapping[int, Mapping[Language, float]]


class Index:
    """The rulings of one rulings.db, read only; used by one thread at a time.

    `exile_since` is the first day of the new words ("exile", "cast"): before it a rendering in the old
    ones is shown where there is one. `common` are words that do not tell what a text is about.
    Complaint where the file is missing, damaged or of another version.
    """

    def __init__(
        self, path: Path, keywords_of: KeywordsOf, exile_since: dt.date, common: Collection[str] = ()
    ) -> None:
        if not path.is_file():
            raise Complaint(f"{path} is not there yet; run: upkeep build")
        self._path = path
        self._keywords_of = keywords_of
        self._exile_since = exile_since
        self._common = frozenset(each for word in common for each in _words(word))
        where = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        self._base = sqlite3.connect(where, uri=True, check_same_thread=False)
        self._base.row_factory = sqlite3.Row
        try:
            self._check()
        except Complaint:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def stamp(self) -> dict[str, str]:
        """What the index was built from, as its builder wrote it down."""
        return {row["name"]: row["value"] for row in self._rows(STAMP)}

    def card(self, name: str) -> ImportedCard | None:
        """The imported card of that Oracle name, or None."""
        return card_named(self._rows, name)

    def about(self, name: str, language: Language) -> list[ShownRuling]:
        """Every ruling filed under a card or a keyword: the card's own, its keywords', then ours.

        In each group what is neither superseded nor ended comes first, then the reader's language, then
        the order of the page.
        """
        keywords = [keyword.casefold() for keyword in self._keywords_of(name) or [name]]
        under = {"card": [name.casefold()], "keyword": keywords, "ours": [name.casefold(), *keywords]}
        found = [
            (each.shown(language, old_words=False), each.place)
            for each in self._stored(FILED, under["ours"])
            if each.ruling.about.casefold() in under[each.ruling.group]
        ]
        found.sort(
            key=lambda pair: (
                GROUPS.index(pair[0].group),
                pair[0].superseded_by is not None or pair[0].last is not None,
                rank_of_language(pair[0].language, language),
                pair[1],
            )
        )
        return [ruling for ruling, _ in found]

    def near(
        self, text: str, cards: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """The rulings nearest to a text: in force on `day` first, then those of the cards named.

        Among these the reader's language comes first, then the cards' own lines: those that share most words
        with the text. Of the others the likest come first (FTS5's bm25). The same words are shown once.
        """
        filing = {keyword.casefold(): 1 for card in cards for keyword in self._keywords_of(card)}
        filing |= {card.casefold(): 0 for card in cards}
        asked = [word for word in dict.fromkeys(_words(text)) if word not in self._common][:MOST_WORDS]
        scores = self._scores(asked)
        ranked = []
        for each in {*self._stored(FILED, list(filing)), *self._stored(AT_PLACES, list(scores))}:
            score = _score(each, scores.get(each.place, {}), language)
            filed = filing.get(each.ruling.about.casefold())
            if score is None and filed is None:
                continue
            in_force = each.in_force(day)
            ruling = each.shown(language, old_words=day < self._exile_since, in_force=in_force)
            spoken = rank_of_language(ruling.language, language)
            shared = 0 if filed is None else len({*asked}.intersection(_words(ruling.text)))
            likeness = (filed or 0, -shared, score or 0.0, each.place)
            ranked.append(((not in_force, filed is None, spoken, *likeness), ruling))
        once: dict[str, ShownRuling] = {}
        for _, ruling in sorted(ranked, key=lambda pair: pair[0]):
            once.setdefault(ruling.text, ruling)
        return list(once.values())[:limit]

    def on_topics(
        self, topics: Sequence[str], language: Language, day: dt.date, limit: int = 5
    ) -> list[ShownRuling]:
        """The rulings on these topics in force on `day`, in the order of the topics.

        Within a topic the reader's language comes first, then what is most to be relied on.
        """
        ranked = []
        for each in self._stored(ON_TOPICS, topics):
            if each.in_force(day):
                ruling = each.shown(language, old_words=day < self._exile_since, in_force=True)
                spoken = rank_of_language(ruling.language, language)
                topic = topics.index(each.ruling.topic)
                ranked.append(((topic, spoken, rank_of_trust(ruling.status), each.place), ruling))
        ranked.sort(key=lambda pair: pair[0])
        return [ruling for _, ruling in ranked[:limit]]

    def _check(self) -> None:
        version = (self._rows("PRAGMA application_id")[0][0], self._rows("PRAGMA user_version")[0][0])
        if version != VERSION:
            ours = version[0] == VERSION[0]
            kind = Outdated if ours else Complaint
            raise kind(f"{self._path} was made by another version of Upkeep; run: upkeep build")
        self._rows(STAMP)

    def _rows(self, sql: str, *values: str | int) -> list[sqlite3.Row]:
        try:
            return self._base.execute(sql, values).fetchall()
        except sqlite3.ProgrammingError:
            raise  # ours, not the file's
        except sqlite3.DatabaseError as error:
            raise Complaint(f"{self._path} is damaged ({error}); run: upkeep build") from error

    def _stored(self, sql: str, wanted: Iterable[str | int]) -> list[Stored]:
        """The rulings that `sql` finds for what is wanted, each with its renderings; none without one."""
        rows = self._rows(sql, json.dumps(list(wanted)))
        renderings: defaultdict[int, list[Rendering]] = defaultdict(list)
        for row in self._rows(RENDERINGS, json.dumps([row["place"] for row in rows])):
            renderings[row["ruling"]].append(rendering_of(row))
        return [
            Stored(row["place"], ruling_of(row, renderings[row["place"]]), day_of(row["later"]))
            for row in rows
            if row["place"] in renderings
        ]

    def _scores(self, asked: Sequence[str]) -> Scores:
        """By place and language, how near the words of a rendering are; the lower, the nearer."""
        query = " OR ".join(f'"{word}"' for word in asked)  # quoted, a word is never a part of a query
        scores: defaultdict[int, dict[Language, float]] = defaultdict(dict)
        for row in self._rows(WORDED, query, MOST_HITS) if asked else ():
            if len({*asked}.intersection(_words(row["text"]))) >= min(FEWEST_SHARED, len(asked)):
                scores[row["ruling"]].setdefault(Language(row["language"]), row["score"])
        return scores


def _words(text: str) -> list[str]:
    """The words of a text, as the index compares them: accents and capitals make no difference."""
    plain = _MARKS.sub("", unicodedata.normalize("NFD", text.lower()))
    return re.findall(r"\w{2,}", unicodedata.normalize("NFC", plain))


def _score(each: Stored, scores: Mapping[Language, float], language: Language) -> float | None:
    """How near a ruling is: by its words in the reader's language, or in any where it has none in that.

    A German "die" is no English one, so other languages count only where nothing better is held.
    """
    if any(rendering.language == language for rendering in each.ruling.renderings):
        return scores.get(language)
    return min(scores.values(), default=None)
