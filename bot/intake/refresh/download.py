"""A file fetched whole: gone on with where it broke off, verified, then put in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.intake.refresh.fault import Fault
from bot.intake.refresh.part import Part
from bot.intake.refresh.verify import verify
from bot.intake.refresh.web import ANYTHING, Web
from bot.store import files

CHUNK: Final = 1 << 16
SLOWEST: Final = 1_000
"""Bytes a second; less than that over a SPAN is a line that drips, and is taken up anew."""
SPAN: Final = 60.0

Told = Callable[[int, int], None]
"""Told how many bytes have come, and how many there will be, 0 where nobody knows."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file to fetch: `json` says what it must hold, `checksum` where its sha256 is told, if anywhere.

    `packed` is whether it is to come packed by the host; it is kept as it comes in any case.
    """

    url: str
    path: Path
    json: bool = True
    packed: bool = False
    checksum: str | None = None


async def download(web: Web, wanted: Wanted, told: Told) -> str:
    """Fetch the file, verify it, put it in its place, and give its sha256; Fault where it cannot be had.

    A file that is damaged when it is all there is fetched once more from its start, and no oftener. What
    had come before a Fault of the road is kept, and the next call goes on with it.
    """
    part = Part(wanted.path)
    with files.complaining(wanted.path.parent):
        for last in (False, True):
            expected = await _checksum(web, wanted)
            await web.tried(lambda: _go_on(web, wanted, part, told))
            try:
                digest = verify(part.file, expected, json=wanted.json)
            except Fault:
                part.forget()
                if last:
                    raise
            else:
                part.settle()
                return digest
    raise AssertionError(last)


async def _go_on(web: Web, wanted: Wanted, part: Part, told: Told) -> None:
    """Fetch what is not here yet."""
    packing = {"Accept": ANYTHING, "Accept-Encoding": "gzip" if wanted.packed else "identity"}
    headers = packing | part.headers(wanted.url)
    async with web.opened(wanted.url, headers, also={206, 416}) as answer:
        if answer.status == 416:
            if not part.is_whole(answer.headers):
                raise Fault("refresh-why-lost", passing=True)
            return
        whole = part.accept(answer.status, answer.headers, wanted.url)
        pace = Pace(web.clock)
        with part.file.open("ab") as file:
            async for chunk in answer.content.iter_chunked(CHUNK):
                file.write(chunk)
                told(file.tell(), whole or 0)
                pace.came(len(chunk))
    if whole is not None and part.size != whole:
        part.forget()
        raise Fault("refresh-why-length", passing=True, got=part.size, whole=whole)


async def _checksum(web: Web, wanted: Wanted) -> str | None:
    """The sha256 that the source tells; read anew for each try, for it changes with the file."""
    if wanted.checksum is None:
        return None
    words = (await web.read(wanted.checksum)).decode("ascii", "replace").split()
    return words[0] if words else ""


class Pace:
    """Watches how fast bytes come; a Fault when they only drip."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since, self._count = clock(), 0

    def came(self, count: int) -> None:
        """Count `count` bytes more."""
        self._count += count
        span = self._clock() - self._since
        if span < SPAN:
            return
        if self._count < SLOWEST * span:
            raise Fault("refresh-why-slow", passing=True)
        self._since, self._count = self._clock(), 0
