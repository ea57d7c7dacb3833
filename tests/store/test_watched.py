import datetime as dt
import sqlite3

import pytest

from bot.model.errors import Complaint
from bot.model.language import Language
from bot.store.build import build
from bot.store.rulings import Index
from bot.store.watched import Watched
from tests.store.made import rendering, ruling


def opened(path):
    return Index(path, lambda _: [], dt.date(2009, 7, 11))


def holding(text):
    return [ruling("a", rendering(text), about="A", group="card", topic="t")]


@pytest.fixture
async def path(tmp_path):
    await build(tmp_path / "rulings.db", holding("Old."), {})
    return tmp_path / "rulings.db"


@pytest.fixture
def watched(path):
    watched = Watched(path, opened)
    yield watched
    watched.close()


def texts(watched):
    with watched.using() as index:
        return [ruling.text for ruling in index.about("A", Language.EN)]


async def test_a_new_index_is_noticed(path, watched):
    assert texts(watched) == ["Old."]
    await build(path, holding("New."), {})
    assert texts(watched) == ["New."]


async def test_what_runs_is_finished_on_the_index_it_began_with(path, watched):
    with watched.using() as old:
        await build(path, holding("New."), {})
        assert texts(watched) == ["New."]
        assert old.about("A", Language.EN)[0].text == "Old."
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        old.stamp()


async def test_an_unchanged_file_is_not_opened_again(path):
    times = []
    watched = Watched(path, lambda path: times.append(path) or opened(path))
    texts(watched)
    watched.close()
    assert len(times) == 1


async def test_a_new_file_that_cannot_serve_leaves_the_old_index_and_is_told_once(path, watched, caplog):
    other = path.with_name("other")
    other.write_bytes(b"no database " * 400)
    other.replace(path)
    assert texts(watched) == ["Old."]
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "the old rulings go on serving"
    ]
    await build(path, holding("New."), {})
    assert texts(watched) == ["New."]


async def test_a_file_taken_away_leaves_the_old_index(path, watched):
    path.unlink()
    assert texts(watched) == ["Old."]


def test_the_first_index_must_be_there(tmp_path):
    with pytest.raises(Complaint, match="run: upkeep build"):
        Watched(tmp_path / "rulings.db", opened)
