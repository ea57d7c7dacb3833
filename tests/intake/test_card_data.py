import asyncio
import datetime as dt
import sqlite3
from contextlib import closing

import pytest

from bot.intake.card_data import CARD_RULINGS, CARDS, HeldCards, Reader
from bot.intake.importing import Importing, holds_card_data
from bot.intake.streams import head_of
from bot.model.errors import Complaint
from bot.store.build import build
from bot.store.corpus import Added, Corpus
from tests.intake.card_files import (
    atomic,
    edition,
    face,
    json_lines,
    json_text,
    many,
    ruling,
    scryfall,
    scryfall_ruling,
)
from tests.store.made import kill_at

TODAY = dt.date(2026, 11, 30)
CURRENT = """
SELECT text FROM ruling JOIN rendering ON ruling = ruling.place WHERE last IS NULL AND superseded_by IS NULL
"""


class Home:
    """A data directory, and files given to it."""

    def __init__(self, folder):
        self.folder = folder
        self.corpus = Corpus(folder / "corpus")
        self.index = folder / "rulings.db"

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else json_text(content))
        return path

    def add(self, content, name="file"):
        path = self.file(name, content)
        return Reader(self.corpus, TODAY, {}).read(path, head_of(path))

    def build(self):
        held = HeldCards(self.corpus, {})
        asyncio.run(build(self.index, held.rulings(), {}, imported=held.cards()))
        return held

    def run(self, *paths):
        return Importing(self.corpus, {}, self.build).run(paths, TODAY)

    def rows(self, sql):
        with closing(sqlite3.connect(self.index)) as base:
            return base.execute(sql).fetchall()

    def dump(self):
        tables = [name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(self.rows(f"SELECT * FROM {name}"), key=repr) for name in tables}  # noqa: S608


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path)


def test_the_same_file_again_changes_nothing(home):
    assert home.add(many()) == {
        CARDS: Added(128, 0, 0, 0, written=True),
        CARD_RULINGS: Added(128, 0, 0, 0, written=True),
    }
    before = {path.name: path.read_bytes() for path in home.corpus.folder.iterdir()}
    assert home.add(many()) == {
        CARDS: Added(0, 128, 0, 0, written=False),
        CARD_RULINGS: Added(0, 128, 0, 0, written=False),
    }
    assert {path.name: path.read_bytes() for path in home.corpus.folder.iterdir()} == before


def test_what_an_import_changed_is_told_in_one_table(home):
    first = home.file("a.json", many())
    cards, rulings = home.run(first)
    assert (cards.name, cards.kind, cards.new, cards.written) == ("a.json", CARDS, 128, True)
    assert (rulings.new, rulings.changed, rulings.gone, rulings.flagged) == (128, 0, 0, 0)
    newer = many(date="2024-01-01")
    newer["data"]["Bear Number 1"][0]["rulings"] = [
        ruling("Bear 1 waits as long as it likes to.", "2023-01-01")
    ]
    newer["data"]["Bear Number 2"][0]["rulings"] = [ruling("something else begins in the middle.")]
    newer["data"]["Bear Number 3"][0]["text"] = "Other words."
    cards, rulings = home.run(home.file("b.json", newer))
    assert (cards.new, cards.same, cards.changed, cards.gone) == (0, 127, 1, 0)
    assert (rulings.new, rulings.same, rulings.changed, rulings.gone, rulings.flagged) == (1, 126, 1, 1, 1)
    assert (
        home.run(first, home.file("b.json", newer))[-1].written is True
    )  # the older file was newest between
    assert not any(each.written for each in home.run(home.file("b.json", newer)))


def test_an_old_file_imported_late_does_not_take_the_place_of_newer_data(home):
    home.add(atomic(face(rulings=[ruling("It waits for ever.")]), date="2024-01-01"))
    home.add(
        atomic(face(text="Old words.", rulings=[ruling("It waits until it is called.")]), date="2019-01-01")
    )
    home.build()
    ((faces, day),) = home.rows("SELECT faces, day FROM card")
    assert ("Old words." in faces, day) == (False, "2024-01-01")
    assert home.rows(
        "SELECT text, last FROM ruling JOIN rendering ON ruling = ruling.place ORDER BY text"
    ) == [
        ("It waits for ever.", None),
        ("It waits until it is called.", "2019-01-01"),
    ]


def test_the_day_of_data_that_names_none_is_that_of_the_newest_thing_in_it_and_never_in_the_future(home):
    home.add(json_lines(scryfall_ruling(date="2021-06-18"), scryfall_ruling("Older.", date="2004-10-04")))
    home.add(json_lines(scryfall(released_at="2027-02-05")))
    assert [(each.source, each.made.isoformat()) for each in home.corpus.imports()] == [
        ("scryfall/rulings", "2021-06-18"),
        ("scryfall/oracle_cards", "2026-11-30"),
    ]


@pytest.mark.parametrize(
    ("content", "source"),
    [
        (many(3), "mtgjson/AtomicCards"),
        ({"meta": {}, "data": edition(face())}, "mtgjson/TSP"),
        (
            {"meta": {}, "data": {"TSP": edition(face()), "TSR": edition(face(), code="TSR")}},
            "mtgjson/AllPrintings",
        ),
        (json_lines(scryfall_ruling()), "scryfall/rulings"),
        (json_lines(scryfall()), "scryfall/oracle_cards"),
        (json_lines(scryfall(lang="fr", printed_name="Ours")), "scryfall/all_cards"),
    ],
)
def test_a_file_is_known_by_what_it_holds(content, source, home):
    home.add(content, "named like nothing")
    assert {each.source for each in home.corpus.imports()} == {source}


def test_rulings_find_their_card_whichever_file_came_first(home):
    home.add(json_lines(scryfall_ruling()))
    home.build()
    assert home.rows("SELECT about, flags FROM ruling JOIN rendering ON ruling = ruling.place") == [
        ("", '["card_unknown"]')
    ]
    home.add(many(1))
    home.build()
    assert ("Bear Number 1", "[]") in home.rows(
        "SELECT about, flags FROM ruling JOIN rendering ON ruling = ruling.place"
    )


@pytest.mark.parametrize(
    "content",
    [
        {"meta": {}, "data": {}},
        {"object": "list", "data": [{"object": "bulk_data", "type": "rulings"}]},
        [],
        {"some": "thing"},
        [scryfall(layout="token")],
    ],
)
def test_a_file_without_cards_or_rulings_is_told_in_one_line(content, home):
    with pytest.raises(Complaint, match=r"^file: no cards and no rulings in it; give a bulk file"):
        home.add(content)
    assert home.corpus.imports() == []


def test_nothing_is_kept_of_a_file_that_ends_in_the_middle(home):
    with pytest.raises(Complaint, match="ends in the middle"):
        home.add(json_text(many())[:-500])
    assert list(home.corpus.folder.iterdir()) == []


def test_an_index_that_is_deleted_and_built_again_has_the_same_rows_with_their_days(home):
    home.add(many(wording="Bear {} waits."))
    home.add(many(date="2024-01-01", wording="Bear {} waits still."))
    home.add(json_lines(*(scryfall_ruling(f"Bear {n} waits still.", n) for n in range(1, 60))))
    home.build()
    before = home.dump()
    assert {(first, last) for _, first, last, _ in before["sighting"]} == {
        ("2022-04-25", "2022-04-25"),
        ("2021-06-18", "2024-01-01"),
        ("2024-01-01", "2024-01-01"),
    }
    home.index.unlink()
    home.build()
    assert home.dump() == before


@pytest.mark.parametrize(
    ("content", "is_it"),
    [
        (many(1), True),
        (json_lines(scryfall()), True),
        (b"\xef\xbb\xbf [1]", True),
        (b"2021-06-18: text", False),
        (b"", False),
    ],
)
def test_card_data_is_told_from_pages(content, is_it, home):
    assert holds_card_data(home.file("file", content)) is is_it


MIDDLE = """
passed = []
def middle(point):
    passed.append(point)
    if passed.count("line") in (0, 64) or point not in ("line", "begun"):
        at(point)
"""


@pytest.mark.parametrize(
    ("point", "kept"),
    [("begun", 0), ("line", 0), ("written", 0), ("synced", 0), ("renamed", 1), ("settled", 1)],
)
def test_an_import_that_is_killed_leaves_the_old_corpus_or_the_new_one(point, kept, home):
    home.add(many(wording="Bear {} waits."))
    home.build()
    before, serving = len(home.corpus.imports()), home.dump()
    path = home.file("newer.json", many(date="2024-01-01", wording="Bear {} waits still."))
    code = f"""{MIDDLE}
import datetime as dt
from bot.intake.card_data import Reader
from bot.intake.streams import head_of
from bot.store.corpus import Corpus
path = pathlib.Path({str(path)!r})
corpus = Corpus(pathlib.Path({str(home.corpus.folder)!r}), middle)
Reader(corpus, dt.date(2026, 11, 30), {{}}).read(path, head_of(path))
"""
    killed = kill_at(point, code)
    assert killed.returncode == -9, killed.stderr
    assert len(home.corpus.imports()) == before + kept
    assert home.dump() == serving
    home.run(path)
    assert home.rows("SELECT count(*) FROM ruling WHERE last IS NULL AND superseded_by IS NULL") == [(128,)]
    assert sorted(each.suffix for each in home.corpus.folder.iterdir()) == [".gz"] * 4


@pytest.mark.parametrize(
    ("point", "now"),
    [
        ("begun", "waits."),
        ("cards", "waits."),
        ("filled", "waits."),
        ("checked", "waits."),
        ("synced", "waits."),
        ("renamed", "waits still."),
        ("settled", "waits still."),
    ],
)
def test_a_build_that_is_killed_leaves_the_old_index_or_the_new_one(point, now, home):
    home.add(many(wording="Bear {} waits."))
    home.build()
    home.add(many(date="2024-01-01", wording="Bear {} waits still."))
    code = f"""
from bot.intake.card_data import HeldCards
from bot.store.build import build
from bot.store.corpus import Corpus
held = HeldCards(Corpus(pathlib.Path({str(home.corpus.folder)!r})), {{}})
asyncio.run(build(pathlib.Path({str(home.index)!r}), held.rulings(), {{}}, at, imported=held.cards()))
"""
    killed = kill_at(point, code)
    assert killed.returncode == -9, killed.stderr
    texts = {text.partition(" waits")[2] for (text,) in home.rows(CURRENT)}
    assert texts == {now.removeprefix("waits")}
    assert home.rows("SELECT count(*) FROM card") == [(128,)]
    home.build()
    assert len(home.rows(CURRENT)) == 128
