"""A file as far as it has come, and what is needed to go on with it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.intake.refresh.fault import Fault
from bot.store import files

RANGE: Final = re.compile(r"bytes (?:(?P<first>\d+)-\d+|\*)/(?P<whole>\d+|\*)", re.ASCII)
"""Content-Range, RFC 9110 section 14.4."""


@dataclass(frozen=True, slots=True)
class Part:
    """The beginning of what will be the file `path`; a note beside it says of what."""

    path: Path

    @property
    def file(self) -> Path:
        """Where the bytes lie until they are all there."""
        return files.part_of(self.path)

    @property
    def size(self) -> int:
        """How many bytes there are."""
        return self.file.stat().st_size if self.file.exists() else 0

    def headers(self, url: str) -> dict[str, str]:
        """What asks for the rest of `url`, if it has not changed (RFC 9110, section 13.1.5)."""
        begun = self._begun()
        if not self.size or begun.get("url") != url or not begun.get("validator"):
            return {}
        return {"Range": f"bytes={self.size}-", "If-Range": begun["validator"]}

    def accept(self, status: int, headers: Mapping[str, str], url: str) -> int | None:
        """Make ready for the body of an answer, and give the size of the whole, where it is told.

        200 is the file from its start, 206 the rest of what is here. A rest that is not the one asked
        for is a passing Fault, and the beginning is forgotten.
        """
        if status == 206:
            found = RANGE.fullmatch(headers.get("Content-Range", ""))
            if not found or found["first"] != str(self.size):
                self.forget()
                raise Fault("refresh-why-lost", passing=True)
            return None if found["whole"] == "*" else int(found["whole"])
        self.forget()
        files.write(self._note, json.dumps({"url": url, "validator": _validator(headers)}).encode())
        length = headers.get("Content-Length", "")
        return int(length) if length.isdecimal() else None

    def is_whole(self, headers: Mapping[str, str]) -> bool:
        """Whether an answer with status 416 says that nothing is left to ask for; if not, start anew."""
        found = RANGE.fullmatch(headers.get("Content-Range", ""))
        if found and found["whole"] == str(self.size):
            return True
        self.forget()
        return False

    def settle(self) -> None:
        """Put the bytes in their place: they are all there, and verified."""
        files.settle(self.file, self.path)
        self.forget()

    def forget(self) -> None:
        """Drop what is there."""
        self._note.unlink(missing_ok=True)
        self.file.unlink(missing_ok=True)

    @property
    def _note(self) -> Path:
        return self.file.with_name(f"{self.file.name}.json")

    def _begun(self) -> dict[str, str]:
        try:
            note = json.loads(self._note.read_bytes())
        except (OSError, ValueError):
            return {}
        return note if isinstance(note, dict) else {}


def _validator(headers: Mapping[str, str]) -> str:
    """What tells this very file from a later one: a strong ETag, else the day it was last changed."""
    etag = headers.get("ETag", "")
    return etag if etag.startswith('"') else headers.get("Last-Modified", "")
