"""MTGJSON's objects: the faces of a card by name, or the cards of a set, whatever the version."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.bundle.printed import COLORS
from bot.intake.mtgjson.printed import Edition, printings
from bot.intake.scryfall.reading import NO_CARDS, REBALANCED, day_of
from bot.model.imported import CardRuling, ImportedCard, OracleFace

Value = Mapping[str, Any]

APART: Final = frozenset({"meld", "normal"})
"""Layouts whose `names` (version 4 and before) are those of other cards, not of other faces."""

VALUES: Final = ("faceManaValue", "faceConvertedManaCost", "manaValue", "convertedManaCost", "cmc")
"""The keys of a mana value, from the newest version to the oldest."""


def read_entry(entry: object, days: Mapping[str, str]) -> Iterator[ImportedCard | CardRuling]:
    """What one entry of a file holds: the faces of a card (a list), a set, or one card by its name.

    Nothing for what else files of this shape hold: keywords, card types, prices. `days` gives the release
    day of a set by its code, for cards by name, whose printings carry none.
    """
    if isinstance(entry, list):
        yield from _card([face for face in entry if isinstance(face, dict)], Edition(days=days))
    elif isinstance(entry, dict) and isinstance(entry.get("cards"), list):
        yield from read_set(entry)
    elif isinstance(entry, dict) and isinstance(entry.get("name"), str) and "type" in entry:
        yield from _card([entry], Edition(days=days))


def read_set(edition: Value) -> Iterator[ImportedCard | CardRuling]:
    """Every card of a set, its faces brought together; a set of tokens alone gives none."""
    code, day = str(edition.get("code") or ""), day_of(edition.get("releaseDate"))
    meta = edition.get("meta")
    made = day_of(meta.get("date")) if isinstance(meta, dict) else None
    cards: dict[tuple[str, str], list[Value]] = {}
    for card in edition["cards"]:
        if isinstance(card, dict) and isinstance(card.get("name"), str):
            number = str(card.get("number") or "").rstrip("ab") if _names(card) else str(card.get("number"))
            cards.setdefault((_full_name(card), number), []).append(card)
    for faces in cards.values():
        yield from _card(faces, Edition(code, day, made=made))


def _card(faces: Sequence[Value], edition: Edition) -> Iterator[ImportedCard | CardRuling]:
    if not faces or not isinstance(faces[0].get("name"), str):
        return
    name = _full_name(faces[0])
    if name.startswith(REBALANCED) or faces[0].get("layout") in NO_CARDS:
        return
    name, faces = _one_side(name, _in_order(name, faces))
    oracle_id = _oracle_id(faces[0])
    yield ImportedCard(
        name=name,
        oracle_id=oracle_id,
        layout=str(faces[0].get("layout") or "normal"),
        faces=tuple(map(_face, faces)),
        printings=tuple(printings(faces, edition)),
        first=edition.first(faces[0]),
        day=edition.made,
        rank=faces[0].get("edhrecRank"),
    )
    once = {(ruling["date"], ruling["text"]): ruling for face in faces for ruling in _rulings(face)}
    for date, text in once:
        yield CardRuling(name, oracle_id, day_of(date), text)


def _rulings(face: Value) -> Iterable[Value]:
    return [
        ruling
        for ruling in face.get("rulings") or ()
        if isinstance(ruling, dict) and isinstance(ruling.get("text"), str) and ruling["text"].strip()
    ]


def _names(card: Value) -> list[str]:
    """The names of all faces as version 4 and before give them; none where a name is whole already."""
    names = card.get("names") or []
    return [] if card.get("layout", "normal") in APART or len(names) < 2 else list(map(str, names))


def _full_name(card: Value) -> str:
    return " // ".join(_names(card)) or str(card["name"])


def _in_order(name: str, faces: Sequence[Value]) -> list[Value]:
    """Each face once, in the order of the full name; of a card that is printed twice, the first."""
    halves = name.split(" // ")
    once: dict[str, Value] = {}
    for face in faces:
        once.setdefault(_face_name(face), face)
    if len(halves) == 1:
        return [faces[0]]
    return [once[half] for half in halves if half in once] or [faces[0]]


def _one_side(name: str, faces: list[Value]) -> tuple[str, list[Value]]:
    """A card that has the same face on both sides is that face (reversible cards)."""
    halves = set(name.split(" // "))
    return (halves.pop(), faces[:1]) if len(halves) == 1 else (name, faces)


def _face_name(card: Value) -> str:
    return str(card.get("faceName") or card["name"])


def _oracle_id(card: Value) -> str:
    identifiers = card.get("identifiers")
    held = identifiers if isinstance(identifiers, dict) else card
    return str(held.get("scryfallOracleId") or "")


def _face(card: Value) -> OracleFace:
    value = next((card[key] for key in VALUES if card.get(key) is not None), 0)
    return OracleFace(
        name=_face_name(card),
        cost=card.get("manaCost"),
        value=int(value),
        type_line=str(card.get("type") or ""),
        text=str(card.get("text") or ""),
        colors="".join(letter for letter, word in COLORS.items() if _has(card, letter, word)),
        power=_as_text(card.get("power")),
        toughness=_as_text(card.get("toughness")),
        loyalty=_as_text(card.get("loyalty")),
        defense=_as_text(card.get("defense")),
    )


def _has(card: Value, letter: str, word: str) -> bool:
    """Whether the face has the color: a letter since version 4, a word in version 3."""
    colors = card.get("colors") or ()
    return letter in colors or word.title() in colors


def _as_text(value: object) -> str | None:
    return None if value is None else str(value)
