import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings

from bot.model.errors import Complaint
from bot.store import files
from bot.store.build import build, joined
from tests.store.made import MANY_RULINGS, kill_at, rendering, ruling

OLD = [ruling("a"), ruling("b")]
NEW = [ruling("c", rendering("Other words."))]


def dump(path):
    """Every row of every table, the shadow tables of the word index among them."""
    with closing(sqlite3.connect(path)) as base:
        tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: base.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall() for name in tables}  # noqa: S608


@pytest.fixture
async def path(tmp_path):
    await build(tmp_path / "rulings.db", OLD, {"bundle": "1"})
    return tmp_path / "rulings.db"


@settings(max_examples=15, deadline=None)
@given(MANY_RULINGS)
def test_the_same_rulings_give_the_same_rows(rulings):
    with tempfile.TemporaryDirectory() as folder:
        first, second = Path(folder) / "1.db", Path(folder) / "2.db"
        asyncio.run(build(first, rulings, {"bundle": "1"}))
        asyncio.run(build(second, rulings, {"bundle": "1"}))
        assert dump(first) == dump(second)
        assert [row[1] for row in dump(first)["ruling"]] == [each.id for each in rulings]


async def test_deleted_and_built_again_it_holds_the_same(path):
    before = dump(path)
    path.unlink()
    await build(path, OLD, {"bundle": "1"})
    assert dump(path) == before


async def test_a_build_takes_the_place_of_the_old_one_and_leaves_nothing_beside(path):
    old = path.stat().st_ino
    with path.open("rb"):  # an open file keeps its inode from being given to the new one
        await build(path, NEW, {})
    assert path.stat().st_ino != old
    assert [row[1] for row in dump(path)["ruling"]] == ["c"]
    assert [each.name for each in path.parent.iterdir()] == ["rulings.db"]
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_several_sources_of_one_ruling_are_one_ruling_with_all_renderings():
    french, italian = rendering("Une carte.", "fr"), rendering("Una carta.", "it")
    once = joined([ruling("a", french, topic="x"), ruling("b"), ruling("a", french, italian, topic="y")])
    assert once == [ruling("a", french, italian, topic="x"), ruling("b")]


@pytest.mark.parametrize("call", ["replace", "fsync"])
async def test_a_full_disk_leaves_the_old_index(path, monkeypatch, call):
    before = path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, full)
        with pytest.raises(Complaint, match=r"rulings\.db: the disk is full: free some space and try again"):
            await build(path, NEW, {})
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == ["rulings.db"]


async def test_rulings_that_cannot_be_read_leave_the_old_index(path):
    before = path.read_bytes()

    def failing():
        yield from NEW
        raise Complaint("corpus/x is damaged")

    with pytest.raises(Complaint, match="corpus/x is damaged"):
        await build(path, failing(), {})
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("point", "ids"),
    [
        ("filled", ["a", "b"]),
        ("checked", ["a", "b"]),
        ("synced", ["a", "b"]),
        ("renamed", ["c"]),
        ("settled", ["c"]),
    ],
)
async def test_a_build_that_is_killed_leaves_one_whole_index_and_the_next_one_cleans_up(path, point, ids):
    code = (
        "from bot.store.build import build\n"
        f"asyncio.run(build(pathlib.Path({str(path)!r}), [ruling('c')], {{}}, at))\n"
    )
    assert kill_at(point, code).returncode == -9
    assert [row[1] for row in dump(path)["ruling"]] == ids
    await build(path, NEW, {})
    assert [each.name for each in path.parent.iterdir()] == ["rulings.db"]


async def test_a_second_builder_is_told_to_wait(path):
    with files.alone(path.parent), pytest.raises(Complaint, match="is being written by another Upkeep"):
        await build(path, NEW, {})


async def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Complaint, match="cannot be written: choose a folder that can be, with UPKEEP_HOME"):
        await build(tmp_path / "file" / "rulings.db", NEW, {})
