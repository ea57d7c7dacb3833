"""Editions of the rules in files, folders and archives, each read on its own: a bad one spoils no other."""

from __future__ import annotations

import datetime as dt
import hashlib
import re
import tarfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from bot.intake.comprehensive_rules import is_edition, read_edition
from bot.intake.sniff import shown
from bot.intake.streams import head_of, streaming
from bot.model.edition import Edition
from bot.model.errors import Complaint
from bot.store.rule_editions import Given, RuleEditions, RulesImported

MOST_BYTES = 20_000_000
"""Twenty times the longest edition."""

_TAR = slice(257, 262)
_DATED = re.compile(r"(\d{4})-?(\d\d)-?(\d\d)")


@dataclass(frozen=True, slots=True)
class Refused:
    """A file that is no edition, or cannot be read, and the one line that says why."""

    source: str
    why: str


def holds_rules(path: Path) -> bool:
    """Whether `path` is an edition of the rules, packed or not, or a folder or archive with one in it."""
    if path.is_dir():
        return any(holds_rules(each) for each in _texts_in(path))
    if not path.is_file():
        return False
    head = head_of(path)
    return is_edition(head) or (_is_archive(head) and any(isinstance(each, Given) for each in _archive(path)))


def read_editions(paths: Iterable[Path]) -> Iterator[Given | Refused]:
    """Every edition that `paths` hold, in order of their names, and what was refused."""
    same: dict[str, str] = {}
    for path in paths:
        for found in _at(path):
            # Editions share most of their texts; held once, a hundred of them need the room of three.
            if isinstance(found, Given):
                found = replace(found, edition=_sharing(found.edition, same), within=shown(path.name))  # noqa: PLW2901
            yield found


def import_rules(paths: Iterable[Path], editions: RuleEditions, today: dt.date) -> RulesImported:
    """Keep every edition in `paths` that can be read; Complaint where nothing can be kept at all."""
    read = list(read_editions(paths))
    found = (each for each in read if isinstance(each, Given))
    given = sorted(found, key=lambda each: each.edition.effective)
    outcomes = editions.add(given, today)
    refused = tuple(each.why for each in read if isinstance(each, Refused))
    return RulesImported(tuple(zip(given, outcomes, strict=True)), refused)


def named_for(source: str, edition: Edition) -> dt.date | None:
    """The day in the name of a file, where that is more than a month from the effective date inside."""
    found = _DATED.search(source)
    try:
        day = dt.date(*map(int, found.groups())) if found else edition.effective
    except ValueError:
        return None
    return day if abs(day - edition.effective) > dt.timedelta(days=31) else None


def _at(path: Path) -> Iterator[Given | Refused]:
    if path.is_dir():
        for each in _texts_in(path):
            yield from _at(each)
        return
    try:
        if _is_archive(head_of(path)):
            yield from _archive(path)
            return
        with streaming(path) as stream:
            raw = stream.file.read(MOST_BYTES)
    except Complaint as complaint:
        yield Refused(path.name, complaint.text)
    else:
        yield _read(path.name, raw)


def _texts_in(folder: Path) -> list[Path]:
    return sorted(each for each in folder.iterdir() if ".txt" in each.suffixes and each.is_file())


def _archive(path: Path) -> Iterator[Given | Refused]:
    try:
        with streaming(path) as stream, tarfile.open(fileobj=stream.file, mode="r|") as archive:
            for member in archive:
                file = archive.extractfile(member) if member.name.endswith(".txt") else None
                if file:
                    yield _read(Path(member.name).name, file.read(MOST_BYTES))
    except tarfile.TarError as error:
        yield Refused(path.name, f"{path.name}: it is damaged ({error}); get the file again")


def _read(source: str, raw: bytes) -> Given | Refused:
    try:
        return Given(shown(source), hashlib.sha256(raw).hexdigest(), read_edition(raw))
    except Complaint as complaint:
        return Refused(shown(source), f"{shown(source)}: {complaint.text}")


def _is_archive(head: bytes) -> bool:
    return head[_TAR] == b"ustar"


def _sharing(edition: Edition, same: dict[str, str]) -> Edition:
    """The edition, in which every text that was met before is that very string."""
    rules, headings, glossary = (
        {number: same.setdefault(text, text) for number, text in texts.items()}
        for texts in edition.parts().values()
    )
    return replace(edition, rules=rules, headings=headings, glossary=glossary)
