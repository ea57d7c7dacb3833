"""Scryfall's objects, one at a time: what a card object says of a card, what a ruling object rules."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.bundle.printed import COLORS
from bot.model.imported import CardRuling, ImportedCard, OracleFace, Printing
from bot.model.language import Language

Value = Mapping[str, Any]

NO_CARDS: Final = frozenset({"art_series", "double_faced_token", "emblem", "front_card", "token"})
"""Layouts of what is no card (CR 108.2): nobody asks for rulings on it by its name."""

NO_SETS: Final = frozenset({"memorabilia", "token"})
"""Types of sets that hold no cards to play with."""

REBALANCED: Final = "A-"
"""How the names of cards begin that exist only on one digital client, with other words than printed."""

LANGUAGES: Final = frozenset(Language)


def read_objects(objects: Iterable[Value]) -> Iterator[ImportedCard | CardRuling]:
    """Every card and ruling among Scryfall's objects; anything else, and what is no card, is left out."""
    for value in objects:
        if value.get("object") == "card":
            yield from read_card(value)
        elif value.get("object") == "ruling":
            yield from read_ruling(value)


def read_ruling(value: Value) -> Iterator[CardRuling]:
    """The ruling of one object; none where it has no text."""
    text, oracle_id = _text(value, "comment"), _text(value, "oracle_id")
    if text and oracle_id:
        yield CardRuling("", oracle_id, day_of(value.get("published_at")), text, _text(value, "source"))


def read_card(value: Value) -> Iterator[ImportedCard]:
    """The card of one printing; one for each side of a reversible card, none for a token or the like.

    A layout that is not known is read by what the object has: faces, or none.
    """
    name = _text(value, "name")
    if _is_no_card(value, name):
        return
    faces = [face for face in value.get("card_faces") or () if isinstance(face, dict)]
    if value.get("layout") == "reversible_card" and faces:
        for side in {_text(face, "name"): face for face in faces}.values():
            yield _card({**value, **side, "layout": side.get("layout", "normal")}, _text(side, "name"), [])
    else:
        yield _card(value, name, faces)


def _is_no_card(value: Value, name: str) -> bool:
    return (
        not name
        or name.startswith(REBALANCED)
        or value.get("layout") in NO_CARDS
        or value.get("set_type") in NO_SETS
    )


def _card(value: Value, name: str, faces: Sequence[Value]) -> ImportedCard:
    oracle_id = _text(value, "oracle_id") or next((_text(face, "oracle_id") for face in faces), "")
    released = day_of(value.get("released_at"))
    return ImportedCard(
        name=name,
        oracle_id=oracle_id,
        layout=_text(value, "layout"),
        faces=tuple(_face(face, value) for face in faces) or (_face(value, value),),
        printings=tuple(_printings(value, faces, released)),
        first=released,
        rank=value.get("edhrec_rank"),
    )


def _face(face: Value, card: Value) -> OracleFace:
    letters = face.get("colors", card.get("colors")) or ()
    return OracleFace(
        name=_text(face, "name"),
        cost=_text(face, "mana_cost") or None,
        value=int(face.get("cmc", card.get("cmc")) or 0),
        type_line=_text(face, "type_line"),
        text=_text(face, "oracle_text"),
        colors="".join(letter for letter in COLORS if letter in letters),
        power=face.get("power"),
        toughness=face.get("toughness"),
        loyalty=face.get("loyalty"),
        defense=face.get("defense"),
    )


def _printings(value: Value, faces: Sequence[Value], released: dt.date | None) -> Iterator[Printing]:
    """The names, types and texts printed on this printing, where they are not today's English ones."""
    language = value.get("lang")
    if language not in LANGUAGES:
        return
    for number, face in enumerate(faces, 1) if faces else ((0, value),):
        printed = Printing(Language(language), number, "", released=released, edition=_text(value, "set"))
        name, text = _text(face, "printed_name"), _text(face, "printed_text")
        if name or text:
            name = name or _text(face, "name")
            yield replace(printed, name=name, type_line=_text(face, "printed_type_line"), text=text)
        for other in {_text(face, "flavor_name")} - {"", name}:
            yield replace(printed, name=other)


def _text(value: Value, key: str) -> str:
    text = value.get(key)
    return text if isinstance(text, str) else ""


def day_of(text: object) -> dt.date | None:
    """The day of an ISO date; None for anything else."""
    try:
        return dt.date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None
