"""What a file is: the text of a page, or a complaint that says what to give instead."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from bot.model.errors import Complaint

MOST_BYTES: Final = 2_000_000
"""More than any page of rulings; a whole set's FAQ has about 200,000."""

BINARY: Final = (
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a zip archive"),
    (b"\x1f\x8b", "compressed with gzip"),
    (b"\xfd7zXZ\x00", "compressed with xz"),
    (b"BZh", "compressed with bzip2"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"SQLite format 3\x00", "a database"),
)
"""First bytes that say what a file is."""

MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
"""Byte order marks, and the encoding each stands for."""

LAYOUT_SIGNS: Final = frozenset("\t\n\r\f")
"""Control characters that a page of text may hold."""


def shown(name: str) -> str:
    """Give the last part of a file's name as one short printable line."""
    last = PurePath(name).name or name
    return "".join(sign if sign.isprintable() else "?" for sign in last)[:120] or "(no name)"


def page_text(name: str, data: bytes) -> str:
    """Decode the bytes of a page, its line ends as they are and no byte order mark.

    UTF-8 first, then UTF-16 where its mark says so, then Windows-1252. Raises Complaint when the file is
    empty, too large, binary, HTML or JSON.
    """
    if len(data) > MOST_BYTES:
        raise Complaint(
            f"{shown(name)}: too large for a page of rulings ({len(data):,} bytes, at most {MOST_BYTES:,});"
            " split it or pick the right file"
        )
    for start, what in BINARY:
        if data.startswith(start):
            raise Complaint(f"{shown(name)}: this is {what}, not text; save the page as plain text first")
    text = _decoded(name, data)
    if not text.strip():
        raise Complaint(f"{shown(name)}: the file is empty; nothing was read")
    if any(ord(sign) < 32 and sign not in LAYOUT_SIGNS for sign in text):
        raise Complaint(f"{shown(name)}: a binary file, not text; save the page as plain text first")
    _no_markup(name, text)
    return text


def _decoded(name: str, data: bytes) -> str:
    marked = next((encoding for mark, encoding in MARKS if data.startswith(mark)), None)
    for encoding in (marked,) if marked else ("utf-8", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Complaint(f"{shown(name)}: neither UTF-8 nor Windows-1252 text; save it as UTF-8 and try again")


def _no_markup(name: str, text: str) -> None:
    start = text.lstrip()[:200].casefold()
    if start.startswith(("<!doctype", "<html", "<?xml")):
        raise Complaint(f"{shown(name)}: a web page with its markup; save its text alone and try again")
    if start.startswith(("{", "[")) and start[1:].lstrip()[:1] in ('"', "{", "[", "]", "}"):
        raise Complaint(f"{shown(name)}: JSON data, not a page of rulings; give the page as plain text")
