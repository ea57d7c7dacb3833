"""What cannot be done is one clear line and an exit status, and nothing is lost."""

from __future__ import annotations

import os
import sqlite3

import pytest

QUESTION = "what happens if I don't want to cast Plunder when its last time counter is removed?"
LONG = "may I suspend Rift Bolt " * 167  # 4,000 characters and some

BAD = [
    (["ask", ""], b"", "empty"),
    (["ask", "   ?! "], b"", "empty"),
    (["ask"], b"", "Ask something"),
    (["ask", LONG], b"", "1,000"),
    (["ask", "--as-of", "1992-12-31", "--", QUESTION], b"", "1993"),
    (["ask", "--as-of", "1999-01-01", "--", QUESTION], b"", "2003-03-15"),
    (["ask", "--as-of", "2003-03-14", "--", QUESTION], b"", "2003-03-15"),
    (["ask", "--as-of", "2199-01-01", "--", QUESTION], b"", "future"),
    (["ask", "--as-of", "yesterday", "--", QUESTION], b"", "yesterday"),
    (["ask", "--as-of", "2010-02-30", "--", QUESTION], b"", "2010-02-30"),
    (["ask", "--as-of", "٢٠١٠", "--", QUESTION], b"", "2010-06-01"),
    (["ask", "--lang", "xx", "--", QUESTION], b"", "xx"),
    (["ask", "--lang", "es", "--", QUESTION], b"", "es"),
    (["ask", "--lang", "\x1b[31m", "--", QUESTION], b"", "language"),
    (["ask", "--no-such-option"], b"", "no-such-option"),
    (["ask", "--scenario", "no/such/file"], b"", "no/such/file"),
    (["ask", "--scenario", "-"], b"", "day"),
    (["ask", "--scenario", "-"], b"\x00\xff\xfe\x01", "scenario"),
    (["ask", "--scenario", "-"], b"day 2026-01-01\nhave me exile [Rift Bolt", "Rift Bolt"),
    (["ask", "--scenario", "-"], b"day 2026-01-01\nhave me hand [No Such Card]\n", "No Such Card"),
    (["ask", "--scenario", "-"], b"day 2026-01-01\nhave me moon [Rift Bolt]\n", "scenario"),
    (["ask", "--scenario", "-"], b"day 2026-01-01\nthen me suspend [Rift Bolt]\n", "Rift Bolt"),
    (["ask", "--scenario", "-"], b"day 2026-01-01\nthen me dance\n", "dance"),
    (["ask", "--scenario", "-"], b"day 2999-01-01\n", "future"),
    (["ask", "--scenario", "-"], b"day 2026-01-01\n" * 2000, "20,000"),
    (["ask", "--batch", "no/such/file"], b"", "no/such/file"),
    (["ask", "--batch", "-", "--", QUESTION], b"", "--batch"),
    (["card", ""], b"", "empty"),
    (["rulings", "No Such Card At All"], b"", "No Such Card At All"),
    (["rule", ""], b"", "empty"),
    (["rule", "702.62a", "--as-of", "2001"], b"", "2003-03-15"),
    (["import"], b"", "PATH"),
    (["import", "no/such/file"], b"", "no/such/file"),
    (["import", "."], b"", "file"),
    (["dance"], b"", "dance"),
]


@pytest.mark.parametrize(("words", "stdin", "told"), BAD, ids=lambda value: repr(value)[:40])
def test_it_is_one_line_on_stderr_and_a_status(words, stdin, told, upkeep):
    status, out, err = upkeep(*words, stdin=stdin)
    assert status == 2 if words[0] != "import" or len(words) == 1 else status in {1, 2}
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "\x1b" not in err
    assert told in err


@pytest.mark.parametrize(
    "content",
    [
        b"\x7fELF\x02\x01\x01\x00" * 200,
        b"\x89PNG\r\n\x1a\n" * 9,
        b"",
        b"<html><body>x</body></html>",
        b"milk\neggs\n",
    ],
    ids=["program", "picture", "empty", "web page", "shopping list"],
)
def test_a_file_that_is_no_page_changes_nothing(content, upkeep, tmp_path):
    home = tmp_path / "home"
    good = tmp_path / "good.txt"
    good.write_text("Plunder\n2006-09-25\tIf Plunder is suspended, it has time counters in exile.\n", "utf-8")
    assert upkeep("import", str(good), UPKEEP_HOME=str(home))[0] == 0
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    bad = tmp_path / "bad.txt"
    bad.write_bytes(content)
    status, out, err = upkeep("import", str(good), str(bad), UPKEEP_HOME=str(home))
    assert status == 1
    assert out == ""
    assert err.count("\n") == 1
    assert "bad.txt" in err
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    "content", [b"", b"not a database at all" * 50, b"SQLite format 3\x00" + b"\xff" * 5000]
)
def test_a_damaged_index_is_told_with_its_remedy(content, upkeep, tmp_path):
    (tmp_path / "rulings.db").write_bytes(content)
    status, out, err = upkeep("ask", "--", QUESTION, UPKEEP_HOME=str(tmp_path))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "upkeep build" in err
    assert upkeep("build", UPKEEP_HOME=str(tmp_path))[0] == 0
    assert upkeep("ask", "--", QUESTION, UPKEEP_HOME=str(tmp_path))[0] == 0


def test_an_index_of_another_program_is_not_taken_for_ours(upkeep, tmp_path):
    with sqlite3.connect(tmp_path / "rulings.db") as base:
        base.execute("CREATE TABLE notes (text)")
    base.close()
    status, _, err = upkeep("rulings", "suspend", UPKEEP_HOME=str(tmp_path))
    assert (status, err.count("\n")) == (1, 1)


@pytest.fixture
def unwritable(tmp_path):
    """A data directory that nobody, not even root, can write: its parent is a file."""
    (tmp_path / "file").touch()
    return tmp_path / "file" / "home"


def test_a_data_directory_that_cannot_be_written_is_told(unwritable, upkeep, tmp_path):
    page = tmp_path / "page.txt"
    page.write_text("Plunder\n2006-09-25\tIf Plunder is suspended, it has time counters in exile.\n", "utf-8")
    for words in (["build"], ["import", str(page)]):
        status, out, err = upkeep(*words, UPKEEP_HOME=str(unwritable))
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert "UPKEEP_HOME" in err


def test_without_a_place_for_the_index_the_bundled_rulings_answer(unwritable, upkeep):
    status, out, err = upkeep("ask", "--", QUESTION, UPKEEP_HOME=str(unwritable))
    assert (status, err.count("\n")) == (0, 1)
    assert str(unwritable) in err
    assert "702.62a" in out


def test_a_data_directory_that_is_a_file_is_told(upkeep, tmp_path):
    (tmp_path / "file").touch()
    status, out, err = upkeep("ask", "--", QUESTION, UPKEEP_HOME=str(tmp_path / "file"))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "UPKEEP_HOME" in err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only to root")
def test_an_index_in_a_read_only_directory_answers(upkeep, tmp_path):
    assert upkeep("build", UPKEEP_HOME=str(tmp_path))[0] == 0
    tmp_path.chmod(0o500)
    try:
        assert upkeep("ask", "--", QUESTION, UPKEEP_HOME=str(tmp_path))[::2] == (0, "")
    finally:
        tmp_path.chmod(0o700)
