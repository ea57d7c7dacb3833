"""An edition of the Comprehensive Rules, and the passages it is made of."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Part(StrEnum):
    """What a passage is: a numbered rule, the heading of a section or chapter, an entry of the glossary."""

    RULE = "rule"
    HEADING = "heading"
    GLOSSARY = "glossary"


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: the effective date it prints and its rules by number ("702.62a", no closing dot).

    A rule's text is one line; its examples follow, a line each. `headings` are those of sections ("7")
    and chapters ("702"), `glossary` is by term as printed. `lossy` tells that quotes and dashes were
    replaced by question marks before the text came here.
    """

    effective: dt.date
    rules: Mapping[str, str]
    lossy: bool = False
    headings: Mapping[str, str] = field(default_factory=dict)
    glossary: Mapping[str, str] = field(default_factory=dict)

    def parts(self) -> dict[Part, Mapping[str, str]]:
        """The passages of each kind, by number or term."""
        return {Part.RULE: self.rules, Part.HEADING: self.headings, Part.GLOSSARY: self.glossary}


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage as an edition words it: its number or term, its text, the edition's date and standing."""

    part: Part
    number: str
    text: str
    effective: dt.date
    lossy: bool = False
    source: str = ""

    @property
    def says(self) -> str:
        """What it says, without its examples."""
        return self.text.split("\nExample:", 1)[0]

    @property
    def examples(self) -> tuple[str, ...]:
        """Its examples, in order, without the word that opens each."""
        _, *examples = self.text.split("\nExample:")
        return tuple(example.strip() for example in examples)
