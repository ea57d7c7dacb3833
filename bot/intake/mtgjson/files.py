"""MTGJSON's files, read an entry at a time: cards by name, sets by code, or one set."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import ijson

from bot.intake.mtgjson.reading import read_entry
from bot.intake.scryfall.reading import day_of
from bot.intake.streams import Stream
from bot.model.imported import CardRuling, ImportedCard

SET_KEYS: Final = frozenset(
    {"baseSetSize", "block", "booster", "boosterV3", "border", "cards", "cardsphereSetId", "code", "codeV3"}
    | {"decks", "isFoilOnly", "isForeignOnly", "isOnlineOnly", "keyruneCode", "languages", "mcmId", "name"}
)
"""Keys that a set object may begin with; no code of a set and no name of a card is one of them."""


@dataclass(frozen=True, slots=True)
class Outline:
    """How a file is built: where its entries are, whether it is one set alone, what it says of its day."""

    prefix: str = ""
    one_set: bool = False
    by_name: bool = False
    day: dt.date | None = None


def outline(head: bytes) -> Outline | None:
    """Tell from its first bytes how a file of MTGJSON is built; None where it is none."""
    day = None
    events = _events(head)
    for prefix, event, value in events:
        if (prefix, event) == ("meta.date", "string"):
            day = day_of(value)
        elif event == "map_key" and (prefix == "data" or (prefix == "" and value not in {"data", "meta"})):
            of, opening, _ = next(events, ("", "", None))
            one_set = value in SET_KEYS
            known = one_set or (opening in {"start_array", "start_map"} and of.endswith(value))
            return Outline(prefix, one_set, opening == "start_array", day) if known else None
    return None


def _events(head: bytes) -> Iterator[tuple[str, str, Any]]:
    try:
        yield from ijson.parse(io.BytesIO(head))
    except ijson.JSONError:
        return


def read_file(stream: Stream, built: Outline, days: Mapping[str, str]) -> Iterator[ImportedCard | CardRuling]:
    """Every card and ruling of a file; one card, or one set, is held at a time."""
    if built.one_set:
        entries = ijson.items(stream.file, built.prefix, use_float=True)
    else:
        entries = (entry for _, entry in ijson.kvitems(stream.file, built.prefix, use_float=True))
    for entry in entries:
        yield from read_entry(entry, days)
