"""Editions of the rules that were imported, kept for good: a compressed, content-addressed file an import."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
import lzma
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from bot.model.edition import Edition, Part
from bot.model.errors import Complaint
from bot.store import files
from bot.store.lines import to_line

FORMAT = 1
"""The form of a file: raised when an older Upkeep could no longer read a new file."""

SUFFIX = ".rules.xz"
KIND = "rules"

Key = tuple[Part, str, str]
"""A passage by its kind, its number or term, and its words."""


@dataclass(frozen=True, slots=True)
class Given:
    """An edition to be kept: the file it came in, and the sha256 of the bytes of that.

    `within` is the file, folder or archive that was named for it.
    """

    source: str
    original: str
    edition: Edition
    within: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """An edition that is kept; `content` is the sha256 of what it says."""

    effective: dt.date
    lossy: bool
    source: str
    original: str
    content: str


class Outcome(StrEnum):
    """What an edition was to what was held: new, the same, or other words for the same effective date."""

    NEW = "new"
    SAME = "same"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class RulesImported:
    """What an import of editions did: each that was read with what it was, and a line for each refused."""

    editions: tuple[tuple[Given, Outcome], ...]
    refused: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Texts:
    """Every passage of some editions, oldest first.

    Bit n of what `passages` gives for one is set where `editions[n]` has it.
    """

    editions: tuple[Held, ...]
    passages: Mapping[Key, int]


NO_TEXTS = Texts((), {})
"""What is read of a corpus without an edition of the rules."""


@dataclass(frozen=True, slots=True)
class RuleEditions:
    """The editions kept in `folder`, which is only ever added to."""

    folder: Path
    at: files.At = files.nowhere

    def add(self, given: Sequence[Given], day: dt.date) -> list[Outcome]:
        """Keep editions that were read on `day`; what each was to what was held, in the same order.

        What is held already is not written again. Of two editions of one effective date the later
        imported is shown. Complaint when the folder cannot be written; nothing is changed then.
        """
        outcomes: list[Outcome] = []
        with files.complaining(self.folder), files.alone(self.folder):
            kept = list(self._files())
            held = {each.effective: each.content for _, editions in kept for each in editions}
            new: dict[dt.date, tuple[Held, Edition]] = {}
            for each in given:
                known = _known(each)
                before = held.get(known.effective)
                outcomes.append(_outcome(before, known.content))
                if before != known.content:
                    new[known.effective] = (known, each.edition)
                    held[known.effective] = known.content
            if new:
                self._write(len(kept) + 1, day, [new[effective] for effective in sorted(new)])
        return outcomes

    def held(self) -> list[Held]:
        """The editions that are shown, oldest first."""
        with files.complaining(self.folder):
            newest = {each.effective: each for _, editions in self._files() for each in editions}
        return [newest[effective] for effective in sorted(newest)]

    def read(self) -> Texts:
        """Every passage of every edition that is shown. Complaint when a file is damaged."""
        with files.complaining(self.folder):
            kept = list(self._files())
            newest = {each.effective: (path, place) for path, held in kept for place, each in enumerate(held)}
            places = {where: place for place, (_, where) in enumerate(sorted(newest.items()))}
            passages: dict[Key, int] = {}
            for path, held in kept:
                bits = [places.get((path, place)) for place in range(len(held))]
                if any(place is not None for place in bits):
                    for key, runs in _passages(path):
                        passages[key] = passages.get(key, 0) | _bits(runs, bits)
        by_day = {each.effective: each for _, held in kept for each in held}
        return Texts(
            tuple(by_day[effective] for effective in sorted(by_day)),
            {key: bits for key, bits in passages.items() if bits},
        )

    def _files(self) -> Iterator[tuple[Path, list[Held]]]:
        """Every file with its editions, in the order of the imports."""
        headers = [(path, _header(path)) for path in self.folder.glob(f"[!.]*{SUFFIX}")]
        for path, header in sorted(headers, key=lambda pair: (pair[1]["import"], pair[0].name)):
            yield path, [_held(raw) for raw in header["editions"]]

    def _write(self, number: int, day: dt.date, new: Sequence[tuple[Held, Edition]]) -> None:
        header = {
            "format": FORMAT,
            "import": number,
            "kind": KIND,
            "day": day,
            "editions": [asdict(held) for held, _ in new],
        }
        lines = [to_line(header), *_lines([edition for _, edition in new]), ""]
        text = "\n".join(lines).encode()
        path = self.folder / f"{hashlib.sha256(text).hexdigest()}{SUFFIX}"
        files.write(path, lzma.compress(text, preset=6), self.at)


def _known(given: Given) -> Held:
    edition = given.edition
    content = hashlib.sha256("\n".join(_lines([edition])).encode()).hexdigest()
    return Held(edition.effective, edition.lossy, given.source, given.original, content)


def _outcome(before: str | None, content: str) -> Outcome:
    if before is None:
        return Outcome.NEW
    return Outcome.SAME if before == content else Outcome.CHANGED


def _lines(editions: Sequence[Edition]) -> Iterator[str]:
    """Every passage once, with the runs of editions that have it."""
    places: dict[Key, list[int]] = {}
    for place, edition in enumerate(editions):
        for part, texts in edition.parts().items():
            for number, text in texts.items():
                places.setdefault((part, number, text), []).append(place)
    for (part, number, text), found in sorted(places.items()):
        yield to_line({"part": part, "number": number, "text": text, "in": list(runs_of(found))})


def runs_of(places: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Places in rising order as runs: 1, 2, 3, 7 as (1, 3), (7, 7)."""
    first = last = None
    for place in places:
        if first is None or last is None or place != last + 1:
            if first is not None and last is not None:
                yield first, last
            first = place
        last = place
    if first is not None and last is not None:
        yield first, last


def _bits(runs: Iterable[tuple[int, int]], places: Sequence[int | None]) -> int:
    bits = 0
    for first, last in runs:
        for place in places[first : last + 1]:
            bits |= 0 if place is None else 1 << place
    return bits


def _passages(path: Path) -> Iterator[tuple[Key, list[tuple[int, int]]]]:
    text = _text(path)
    if f"{hashlib.sha256(text).hexdigest()}{SUFFIX}" != path.name:
        raise Complaint(f"{path}{files.DAMAGED}")
    for line in text.split(b"\n")[1:-1]:
        raw = json.loads(line)
        yield (Part(raw["part"]), raw["number"], raw["text"]), raw["in"]


def _text(path: Path) -> bytes:
    try:
        return lzma.decompress(path.read_bytes())
    except (lzma.LZMAError, EOFError) as error:
        raise Complaint(f"{path}{files.DAMAGED}") from error


def _header(path: Path) -> dict[str, Any]:
    try:
        with lzma.open(path) as file:
            raw: dict[str, Any] = json.loads(file.readline())
        newer = raw["format"] > FORMAT
        [_held(each) for each in raw["editions"]]
        raw["import"] += 0
    except (lzma.LZMAError, EOFError, ValueError, KeyError, TypeError) as error:
        raise Complaint(f"{path}{files.DAMAGED}") from error
    if newer:
        raise Complaint(f"{path} was written by a newer Upkeep: update this one")
    return raw


def _held(raw: Mapping[str, Any]) -> Held:
    effective = dt.date.fromisoformat(raw["effective"])
    return Held(effective, raw["lossy"], raw["source"], raw["original"], raw["content"])
