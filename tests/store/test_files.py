import errno
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.model.errors import Complaint
from bot.store.files import alone, complaining, write

HERE = Path("/data/rulings.db")


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "/data/rulings.db: the disk is full: free some space and try again"),
        (errno.EROFS, "/data/rulings.db cannot be written: choose a folder that can be, with UPKEEP_HOME"),
        (errno.EACCES, "/data/rulings.db cannot be written: choose a folder that can be, with UPKEEP_HOME"),
        (errno.ENOENT, "/data/rulings.db cannot be made: choose another folder with UPKEEP_HOME"),
        (errno.EIO, "/data/rulings.db cannot be used (it broke): try again"),
    ],
)
def test_what_the_system_refuses_is_one_line_that_says_what_to_do(number, told):
    with pytest.raises(Complaint) as raised, complaining(HERE):
        raise OSError(number, "it broke")
    assert raised.value.text == told


def test_a_full_disk_inside_sqlite_is_told_like_any_other():
    with closing(sqlite3.connect(":memory:")) as base:
        base.execute("PRAGMA max_page_count = 1")
        with pytest.raises(Complaint, match="the disk is full"), complaining(HERE):
            base.execute("CREATE TABLE t (x)")


def test_one_writer_at_a_time_and_the_next_when_it_is_done(tmp_path):
    with alone(tmp_path), pytest.raises(Complaint, match="try again when it is done"), alone(tmp_path):
        pass
    with alone(tmp_path):
        pass


def test_a_write_that_fails_leaves_the_old_content(tmp_path):
    path = tmp_path / "file"
    write(path, b"old")

    def fail(point):
        if point == "synced":
            raise OSError(errno.EIO, "it broke")

    with pytest.raises(OSError, match="it broke"):
        write(path, b"new", fail)
    assert (path.read_bytes(), [each.name for each in tmp_path.iterdir()]) == (b"old", ["file"])
