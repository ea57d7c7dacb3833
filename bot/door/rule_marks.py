"""Rule numbers and their letters, as they are typed and as they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterable

_NUMBER = re.compile(r"(?:CR\s*|rule\s+)?(\d{3}(?:\.\d{1,3}\s?[a-z]?)?)\.?", re.IGNORECASE)
LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of sub-rules: l and o look like numbers and are left out."""


def read_number(asked: str) -> str | None:
    """The number of a rule or chapter in what was asked, such as "702.62a" or "CR 702"; None for words."""
    found = _NUMBER.fullmatch(asked.strip())
    return found[1].lower().replace(" ", "") if found else None


def runs(letters: Iterable[str]) -> str:
    """Letters as runs: "a\u2013d, f" for a, b, c, d and f; where rules leave out l and o, no run ends."""
    spans: list[list[str]] = []
    for letter in letters:
        if spans and LETTERS.find(letter) == LETTERS.find(spans[-1][1]) + 1:
            spans[-1][1] = letter
        else:
            spans.append([letter, letter])
    return ", ".join(first if first == last else f"{first}\u2013{last}" for first, last in spans)
