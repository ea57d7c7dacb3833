"""A question as words with their places."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.matching.normalise import APOSTROPHES, normalise

_WORD = re.compile(r"[^\W_]+(?:[\u0300-\u036f]+[^\W_]*)*")
_SENTENCE_END = re.compile(r"[.!?;\n]|: ")
_NO_NAME_OVER = re.compile(r"[;()\[\]\n]")
_APOSTROPHE = re.compile(f"^[{APOSTROPHES}]+$")
_OPENED = re.compile(r"(\[\[|[«“„\"])\s*$")
_CLOSED = re.compile(r"^\s*(\]\]|[»”“\"])")


@dataclass(frozen=True, slots=True)
class Token:
    """A word: its place in the text, as typed, and in the form names are compared in."""

    start: int
    end: int
    typed: str
    key: str

    @property
    def capital(self) -> bool:
        """Whether it is written with a capital at its start and not all in capitals."""
        return self.typed[0].isupper() and (len(self.typed) == 1 or not self.typed.isupper())


class Words:
    """The tokens of a text, and what stands between them."""

    def __init__(self, text: str) -> None:
        """Cut `text` at blanks, signs and apostrophes."""
        self.text = text
        found = (Token(m.start(), m.end(), m.group(), normalise(m.group())) for m in _WORD.finditer(text))
        self.tokens = tuple(token for token in found if token.key)

    def __len__(self) -> int:
        """The number of words."""
        return len(self.tokens)

    def gap(self, place: int) -> str:
        """What stands before the word at `place`; at the end, what follows the last word."""
        start = self.tokens[place - 1].end if place else 0
        end = self.tokens[place].start if place < len(self.tokens) else len(self.text)
        return self.text[start:end]

    def key(self, first: int, last: int) -> str:
        """The words from `first` up to `last` as one key; apostrophes inside join, as in names."""
        parts = [self.tokens[first].key]
        for place in range(first + 1, last):
            parts.append("" if _APOSTROPHE.match(self.gap(place)) else " ")
            parts.append(self.tokens[place].key)
        return "".join(parts)

    def typed(self, first: int, last: int) -> str:
        """The text from the word `first` up to the word `last`, as typed."""
        return self.text[self.tokens[first].start : self.tokens[last - 1].end]

    def before(self, place: int) -> str:
        """The word before `place` in its sentence, or the empty string."""
        return "" if self.begins(place) else self.tokens[place - 1].key

    def after(self, place: int) -> str:
        """The word at `place` if it goes on in the same sentence, or the empty string."""
        return "" if place >= len(self.tokens) or self.begins(place) else self.tokens[place].key

    def begins(self, place: int) -> bool:
        """Whether a sentence begins at `place`."""
        return place == 0 or _SENTENCE_END.search(self.gap(place)) is not None

    def breaks(self, place: int) -> bool:
        """Whether no name can go on over what stands before the word at `place`."""
        return _NO_NAME_OVER.search(self.gap(place)) is not None

    def halves(self, first: int, last: int) -> bool:
        """Whether the window is written with the slashes of a split card."""
        return any("//" in self.gap(place) for place in range(first + 1, last))

    def marked(self, first: int, last: int) -> bool:
        """Whether the window stands in [[...]] or quotes, which make it a name."""
        opened, closed = _OPENED.search(self.gap(first)), _CLOSED.match(self.gap(last))
        return opened is not None and closed is not None

    def stands_out(self, place: int) -> bool:
        """Whether the word at `place` has a capital that its sentence does not explain."""
        if self.begins(place) or not self.tokens[place].capital:
            return False
        others = [token for at, token in enumerate(self.tokens) if at != place and not self.begins(at)]
        lower = sum(not token.capital for token in others)
        return lower * 2 >= len(others)
