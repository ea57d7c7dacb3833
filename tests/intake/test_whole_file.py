"""The whole file of every card: what it takes, and that it may be killed at any moment."""

import datetime as dt
import random
import shutil
import sqlite3
from contextlib import closing

import pytest

from bot.intake.keeping import Keeping
from tests.store.made import kill_at

pytestmark = pytest.mark.slow

TODAY = dt.date(2026, 11, 30)
SAMPLE, WHOLE = "data/mtgjson/AtomicCards.sample.json", "data/mtgjson/AtomicCards.2022-04.json.xz"

CHANCE = random.Random(20261130)  # noqa: S311 - the same moments each time
OLD, NEW = (128, 1_311), (23_647, 45_023)
"""Cards and rulings of the sample and of the whole file."""

MOMENTS = [
    *(("read", CHANCE.randint(2, 35)) for _ in range(2)),
    *(("line", CHANCE.randint(1, 60_000)) for _ in range(3)),
    ("written", 1),
    ("renamed", 2),
    *(("cards", CHANCE.randint(1, 45)) for _ in range(2)),
    ("synced", 3),
]
"""Ten moments: a point that an import passes, and the how many-th time.

The files of the corpus are synced and renamed first, that of the cards and that of the rulings; the index
is the third.
"""

IMPORT = """
import datetime as dt
from collections import Counter
from pathlib import Path
from bot.bundle.sets import read_set_days
from bot.intake.card_data import HeldCards, Reader
from bot.intake.streams import head_of
from bot.store.build import build
from bot.store.corpus import Corpus

passed = Counter()
def tick(point):
    passed[point] += 1
    if passed[point] == {nth}:
        at(point)

home, path = Path({home!r}), Path({path!r})
corpus = Corpus(home / "corpus", tick)
Reader(corpus, dt.date(2026, 11, 30), read_set_days()).read(path, head_of(path), lambda *_: tick("read"))
held = HeldCards(corpus, {{}})
asyncio.run(build(home / "rulings.db", held.rulings(), {{}}, tick, imported=held.cards()))
"""


def counts(home):
    with closing(sqlite3.connect(f"file:{home / 'rulings.db'}?mode=ro", uri=True)) as base:
        assert base.execute("PRAGMA quick_check").fetchone() == ("ok",)
        (row,) = base.execute("SELECT (SELECT count(*) FROM card), (SELECT count(*) FROM sighting)")
    return row


def taken(home, path):
    """What a file changed in the corpus; the index is built."""
    keeping = Keeping(home, {})
    what = keeping.take_cards([path], TODAY)
    keeping.build()
    return what


@pytest.fixture(scope="module")
def served(material, tmp_path_factory):
    folder = tmp_path_factory.mktemp("served")
    taken(folder, material / SAMPLE)
    assert counts(folder) == OLD
    return folder


@pytest.fixture
def home(served, tmp_path):
    return shutil.copytree(served, tmp_path / "home")


@pytest.mark.parametrize(("point", "nth"), MOMENTS)
def test_killed_at_any_moment_the_old_corpus_serves_and_the_next_import_succeeds(point, nth, home, material):
    killed = kill_at(point, IMPORT.format(nth=nth, home=str(home), path=str(material / WHOLE)), 300)
    assert killed.returncode == -9, killed.stderr
    assert counts(home) == OLD
    taken(home, material / WHOLE)
    assert counts(home) == NEW


def test_the_same_file_again_changes_nothing(home, material):
    taken(home, material / WHOLE)
    corpus = Keeping(home, {}).corpus.folder
    before = sorted(path.name for path in corpus.iterdir())
    [(_, again)] = taken(home, material / WHOLE)
    assert [each.written for each in again.values()] == [False, False]
    assert sorted(path.name for path in corpus.iterdir()) == before
