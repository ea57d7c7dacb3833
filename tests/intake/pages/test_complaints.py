"""Files that are no pages of rulings: one clear line each."""

from __future__ import annotations

import pytest

from bot.intake.pages import PageReader
from bot.intake.sniff import MOST_BYTES
from bot.model.errors import Complaint
from tests.conftest import PROJECT


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b" \r\n\t\n", "empty"),
        (b"\xef\xbb\xbf", "empty"),
        (b"%PDF-1.7 ...", "PDF"),
        (b"PK\x03\x04....", "zip"),
        (b"\x1f\x8b\x08....", "gzip"),
        (b"\x89PNG\r\n", "picture"),
        (b"SQLite format 3\x00", "database"),
        (b"Plunder\x00\x01\x02", "binary"),
        (b"caf\x81\x8d", "UTF-8"),
        (b"\xff\xfea", "UTF-8"),
        (b"<!DOCTYPE html><p>02/02/2024</p>", "web page"),
        (b'[{"card": "Plunder"}]', "JSON"),
        (b"x" * (MOST_BYTES + 1), "too large"),
        (b"Dear diary, nothing happened today.\n\nNor did it yesterday.", "no rulings"),
        (b"Plunder\n", "no rulings"),
        (b"2024-02-02\n", "no rulings"),
        (b"Errands\n\n- buy some bread\n\n- call the bank\n", "no rulings"),
        (
            b"# My bot\n\n- It casts the suspended card.\n\n- It counts time counters in exile.\n",
            "names its card",
        ),
        (
            b"Once the last time counter is removed, the owner may cast the card from exile.\n",
            "names its card",
        ),
    ],
)
def test_one_line_says_what_is_wrong(reader: PageReader, data: bytes, says: str) -> None:
    with pytest.raises(Complaint) as told:
        reader.read("some/folder/page.txt", data)
    assert told.value.text.startswith("page.txt: ")
    assert says in told.value.text
    assert "\n" not in told.value.text


def test_the_project_s_own_pages_are_no_rulings(reader: PageReader) -> None:
    for page in (*PROJECT.glob("*.md"), *PROJECT.glob("docs/*.md")):
        with pytest.raises(Complaint, match="no rulings"):
            reader.read(page.name, page.read_bytes())


def test_a_file_name_cannot_break_the_line(reader: PageReader) -> None:
    with pytest.raises(Complaint) as told:
        reader.read("a\nb\x1b[31m.txt", b"")
    assert told.value.text.startswith("a?b?[31m.txt: ")
