"""Cards by their Oracle names: those that are bundled, then those that were imported."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.bundle.printed import TypeLine, color_words, read_type_line
from bot.door.checking import Say
from bot.model.card import Card, Face
from bot.model.era import EXILE_SINCE
from bot.model.imported import ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.store.cards import all_names

Imported = Callable[[str], ImportedCard | None]
"""The imported card of an Oracle name."""


@dataclass(frozen=True, slots=True)
class KnownCards:
    """Every card there is to know. Of the imported ones names and facts alone are held: none is played."""

    bundled: Mapping[str, Card]
    imported: Imported

    def get(self, name: str) -> Card | None:
        """The card of that Oracle name, or None."""
        bundled = self.bundled.get(name)
        if bundled:
            return bundled
        found = self.imported(name)
        return card_of(found) if found else None

    def texts(self, name: str, language: Language, say: Say) -> Iterator[str]:
        """The text of a card in the reader's language where it was printed in that, and in Oracle words.

        Each is headed by what it is and of which day; nothing where the card was not imported.
        """
        found = self.imported(name)
        if not found:
            return
        printed = _printed(found, language)
        if printed:
            day = max((each.released for each in printed if each.released), default=None)
            yield say("card-printed", day=day.isoformat()) if day else say("card-printed-undated")
            if day and day < EXILE_SINCE:
                yield say("card-old-words")
            yield from (_of_face(each.name if each.face else "", each.text) for each in printed)
            doubts = dict.fromkeys(flag for each in printed for flag in each.flags)
            if doubts:
                yield ", ".join(say(f"flag-{flag.value}") for flag in doubts)
        several = len(found.faces) > 1
        oracle = [_of_face(face.name if several else "", face.text) for face in found.faces if face.text]
        if oracle:
            yield say("card-oracle", source=found.source, day=found.day.isoformat() if found.day else "")
            yield from oracle


def _of_face(name: str, text: str) -> str:
    return f"{name}: {text}" if name else text


def card_of(imported: ImportedCard) -> Card:
    """An imported card as the engine takes one: its facts, and no ability of it."""
    printed: dict[Language, list[str]] = {}
    rows = [(each.language.value, each.face, each.name) for each in imported.printings]
    for language, face, name in all_names(imported.name, [each.name for each in imported.faces], rows):
        if not face and language != Language.EN:
            printed.setdefault(Language(language), []).append(name)
    return Card(
        name=imported.name,
        oracle_id=imported.oracle_id,
        layout=imported.layout,
        faces=tuple(map(_face, imported.faces)),
        printed={language: tuple(names) for language, names in printed.items()},
        first=imported.first,
    )


def _face(face: OracleFace) -> Face:
    line = _type_line(face.type_line)
    return Face(
        name=face.name,
        mana_cost=face.cost,
        mana_value=face.value,
        types=frozenset(line.types),
        supertypes=frozenset(line.supertypes),
        subtypes=frozenset(line.subtypes),
        colors=frozenset(color_words(face.colors)),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
    )


def _type_line(line: str) -> TypeLine:
    """The type line taken apart; of one that no tournament knows, the words before the dash as types."""
    try:
        return read_type_line(line)
    except ValueError:
        before, _, after = line.partition("—")
        return TypeLine(tuple(before.lower().split()), (), tuple(after.split()))


def _printed(card: ImportedCard, language: Language) -> Sequence[Printing]:
    """The newest text of each face in a language; of those with a doubt only where there is no other."""
    if language is Language.EN:
        return []
    best: dict[int, Printing] = {}
    for each in card.printings:
        if each.language is language and each.text:
            held = best.get(each.face)
            if held is None or _worth(each) > _worth(held):
                best[each.face] = each
    return [best[face] for face in sorted(best)]


def _worth(printing: Printing) -> tuple[bool, dt.date]:
    return not printing.flags, printing.released or dt.date.min
