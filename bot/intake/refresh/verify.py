"""Whether a file that was fetched is all there, and is what it should be."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.intake.refresh.fault import Fault
from bot.intake.streams import Stream, streaming
from bot.model.errors import Complaint

BLOCK: Final = 1 << 20
WAYS_TO_BEGIN: Final = (b"{", b"[")
MARKUP: Final = b"<"


def verify(path: Path, sha256: str | None = None, *, json: bool = True) -> str:
    """Read the file at `path` to its end and give the sha256 of its bytes as they came.

    Fault where they are not those of `sha256`, where what packs them is damaged or breaks off, where it
    is no JSON though `json`, or JSON without its end, or a web page in the place of a text.
    """
    try:
        with streaming(path) as stream:
            start, end = _both_ends(stream)
            digest = stream.digest()
    except Complaint as complaint:
        raise Fault("refresh-why-damaged") from complaint
    if sha256 is not None and digest != sha256.lower():
        raise Fault("refresh-why-sha256")
    begins = start.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if (json and begins not in WAYS_TO_BEGIN) or (not json and begins in {MARKUP, b""}):
        raise Fault("refresh-why-other")
    if json and not _ends_well(end.rstrip()):
        raise Fault("refresh-why-damaged")
    return digest


def _both_ends(stream: Stream) -> tuple[bytes, bytes]:
    """The first block of what a file holds, and at least a block of its end, or all of it."""
    blocks = _blocks(stream)
    start = before = last = next(blocks, b"")
    for block in blocks:
        before, last = last, block
    return start, before + last if last is not before else last


def _blocks(stream: Stream) -> Iterator[bytes]:
    while block := stream.file.read(BLOCK):
        yield block


def _ends_well(end: bytes) -> bool:
    """Whether the end of a JSON text is an end; a last line that is an object must be a whole one."""
    line = end[end.rfind(b"\n") + 1 :] if b"\n" in end else b""
    if line.startswith(b"{"):
        try:
            json_text.loads(line)
        except ValueError:
            return False
    return end.endswith((b"}", b"]"))
