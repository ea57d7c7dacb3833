"""The parts of a page: headings, notices, printed cards, and the texts between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.intake.pages.dates import DateLabel, date_label

ENDED = re.compile(r"[.!?…][\"'”“»\u2019)\]*_\s]*$")
BULLET = re.compile(r"[ \t]*(?:[*•◦▪·‣]|[-\u2013\u2014](?=\s))\s+(?=\S)")
SUBRULE = re.compile(r"[ \t]*(?P<number>\d{3}\.\d+[a-z]?)\.?\s+(?P<rest>\S.*)")
SEPARATOR = re.compile(r"\s*([-=_*~#])\1{2,}\s*$")
MANA_COST = re.compile(r"\s*(?:\{[^{}\s]{1,5}\})+\s*$")
SIZE = re.compile(r"\s*[\d*+X]{1,3}/[\d*+X]{1,3}\s*$")
SHORT = 70
"""Signs a heading has at most."""
WRAPPED = 100
"""Signs in the longest line of a page whose paragraphs were broken to a width."""


class Kind(StrEnum):
    """What a part of a page is."""

    HEADING = "heading"
    CARD = "card"
    SUBRULE = "subrule"
    BULLET = "bullet"
    PARAGRAPH = "paragraph"
    DATED = "dated"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a page: the slice `text`, exactly as it stands, and the date label above or before it."""

    kind: Kind
    text: str
    label: DateLabel | None = None
    number: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def parts(text: str) -> list[Part]:
    """Part a page into headings, printed cards and texts, in order; dates and separators are taken up."""
    blocks = list(_blocks(text))
    wrapped = _is_wrapped(blocks)
    return _Reading(text, wrapped=wrapped).read(blocks)


def is_ended(text: str) -> bool:
    """Whether a text ends as a sentence does."""
    return ENDED.search(text) is not None


def _blocks(text: str) -> Iterator[list[_Line]]:
    block: list[_Line] = []
    place = 0
    for raw in text.splitlines(keepends=True):
        bare = raw.rstrip()
        if bare and not SEPARATOR.match(bare):
            lead = len(bare) - len(bare.lstrip())
            block.append(_Line(bare[lead:], place + lead))
        elif block:
            yield block
            block = []
        place += len(raw)
    if block:
        yield block


def _is_wrapped(blocks: list[list[_Line]]) -> bool:
    longest = max((len(line.text) for block in blocks for line in block), default=0)
    broken = sum(1 for block in blocks for line in block[:-1] if not is_ended(line.text))
    return longest <= WRAPPED and len(blocks) > 1 and broken >= 3


def _is_printed_card(block: list[_Line]) -> bool:
    """Whether a block is a card as printed: a short name, then a mana cost or a size on a line of its own."""
    return len(block[0].text) <= SHORT and any(
        MANA_COST.match(line.text) or SIZE.match(line.text) for line in block[1:]
    )


class _Reading:
    """Goes through a page once; what it has read of a text that goes on lies in `first` and `last`."""

    def __init__(self, page: str, *, wrapped: bool) -> None:
        self.page = page
        self.wrapped = wrapped
        self.label: DateLabel | None = None
        self.label_used = False
        self.parts: list[Part] = []
        self.kind = Kind.PARAGRAPH
        self.number = ""
        self.first: _Line | None = None
        self.last: _Line | None = None

    def read(self, blocks: list[list[_Line]]) -> list[Part]:
        for block in blocks:
            if _is_printed_card(block) and not date_label(block[0].text):
                self.parts.append(Part(Kind.CARD, block[0].text))
                continue
            for line in block:
                self._take(line, alone=len(block) == 1)
            self._close()
        return self.parts

    def _take(self, line: _Line, *, alone: bool) -> None:
        label = date_label(line.text)
        if label:
            self._close()
            self.label, self.label_used = label, False
            if label.rest < len(line.text):
                self._open(Kind.DATED, _Line(line.text[label.rest :], line.start + label.rest))
            return
        bullet = BULLET.match(line.text)
        subrule = SUBRULE.match(line.text)
        if bullet:
            self._open(Kind.BULLET, _Line(line.text[bullet.end() :], line.start + bullet.end()))
        elif subrule and (self.first is None or is_ended(self.last.text if self.last else "")):
            self._take_rule(line, subrule)
        elif self.first is not None and self.last is not None and self._goes_on(self.last):
            self.last = line
        elif self._is_heading(line, alone=alone):
            self._close()
            self.parts.append(Part(Kind.HEADING, line.text))
        else:
            self._open(Kind.DATED if self.label else Kind.PARAGRAPH, line)

    def _take_rule(self, line: _Line, subrule: re.Match[str]) -> None:
        self._close()
        if len(line.text) <= SHORT and not is_ended(line.text):
            self.parts.append(Part(Kind.HEADING, line.text))
        else:
            self._open(Kind.SUBRULE, line, subrule["number"])

    def _goes_on(self, last: _Line) -> bool:
        return self.wrapped or not is_ended(last.text)

    def _is_heading(self, line: _Line, *, alone: bool) -> bool:
        if self.label and not self.label_used:
            return False
        if line.text.endswith(":") or line.text.startswith(("#", "**")):
            return len(line.text) <= 2 * SHORT
        return len(line.text) <= SHORT and not is_ended(line.text) and (alone or not self.wrapped)

    def _open(self, kind: Kind, line: _Line, number: str = "") -> None:
        self._close()
        self.kind, self.number = kind, number
        self.first = self.last = line
        self.label_used = True

    def _close(self) -> None:
        if self.first is not None and self.last is not None:
            text = self.page[self.first.start : self.last.end]
            self.parts.append(Part(self.kind, text, self.label, self.number))
        self.first = self.last = None
