"""What MTGJSON says of a card's printings: names and texts in other languages, and the first English."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.model.imported import Printing
from bot.model.language import Language

Value = Mapping[str, Any]

LANGUAGES: Final = {
    "Chinese Simplified": Language.ZHS,
    "Chinese Traditional": Language.ZHT,
    "English": Language.EN,
    "French": Language.FR,
    "German": Language.DE,
    "Italian": Language.IT,
    "Japanese": Language.JA,
    "Korean": Language.KO,
    "Portuguese": Language.PT,
    "Portuguese (Brazil)": Language.PT,
    "Russian": Language.RU,
    "Spanish": Language.ES,
}
"""Languages by the name MTGJSON gives them; those nobody plays in (Phyrexian, Latin) are left out."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The set that cards stand in: code and release day; of cards by name, the days of all sets known.

    `made` is the day of the data, where the set itself tells it (version 4).
    """

    code: str = ""
    day: dt.date | None = None
    days: Mapping[str, str] = field(default_factory=dict)
    made: dt.date | None = None

    def first(self, card: Value) -> dt.date | None:
        """The first day the card was printed, as far as the sets it was printed in are known."""
        known = self._known(card)
        return self.day or min(known, default=None)

    def released(self, card: Value) -> tuple[dt.date | None, str]:
        """The day and the set of a printing; of a card by name only where it has one set alone."""
        codes = list(card.get("printings") or ())
        if self.code or len(codes) != 1:
            return self.day, self.code
        known = self._known(card)
        return (known[0], str(codes[0])) if known else (None, "")

    def _known(self, card: Value) -> list[dt.date]:
        codes = card.get("printings") or ()
        return [dt.date.fromisoformat(self.days[code]) for code in codes if code in self.days]


def printings(faces: Sequence[Value], edition: Edition) -> Iterator[Printing]:
    """The printings of a card's faces, in every language that is played in."""
    for number, face in enumerate(faces, 1):
        place = number if len(faces) > 1 else 0
        released, code = edition.released(face)
        for foreign in face.get("foreignData") or face.get("foreignNames") or ():
            if isinstance(foreign, dict) and (language := LANGUAGES.get(str(foreign.get("language")))):
                name, kind, text = _name(foreign, place), foreign.get("type"), foreign.get("text")
                yield Printing(language, place, name, kind or "", text or "", released, code)
        yield from _english(face, place, released, code)


def _english(face: Value, place: int, released: dt.date | None, code: str) -> Iterator[Printing]:
    """The English as it was first printed, and names that stood on it instead of its own."""
    name = str(face.get("faceName") or face["name"])
    if face.get("originalText"):
        first = (str(face.get("originalType") or ""), str(face["originalText"]))
        yield Printing(Language.EN, place, name, *first, released, code)
    if other := face.get("faceFlavorName") or face.get("flavorName"):
        yield Printing(Language.EN, place, str(other), "", "", released, code)


def _name(foreign: Value, place: int) -> str:
    """The name of one face; where only the whole card's is given, its part."""
    whole = str(foreign.get("faceName") or foreign.get("name") or "")
    parts = whole.split(" // ")
    return parts[place - 1] if place and place <= len(parts) > 1 else whole
