"""The sources: what each has to give today, and where."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.intake.refresh.fault import Fault
from bot.intake.refresh.newest import Newest
from bot.intake.refresh.rules_page import newest_rules
from bot.intake.refresh.web import Web
from bot.intake.scryfall.reading import day_of

Value = Mapping[str, Any]

MTGJSON: Final = "https://mtgjson.com/api/v5/"
SCRYFALL: Final = "https://api.scryfall.com/bulk-data"
JSON: Final = "application/json, */*;q=0.5"


@dataclass(frozen=True, slots=True)
class Source:
    """A source: what people know it by, its name in what is kept, and how its newest is found.

    `find` takes the road, today, and the day of what was fetched last, if anything was.
    """

    key: str
    title: str
    find: Callable[[Web, dt.date, dt.date | None], Awaitable[Newest]]


async def _atomic_cards(web: Web, today: dt.date, _: dt.date | None) -> Newest:
    """MTGJSON's AtomicCards: names and texts of ten languages, and rulings."""
    file = MTGJSON + "AtomicCards.json.gz"
    found = _object(await web.read(MTGJSON + "Meta.json", JSON))
    meta = found.get("data") or found.get("meta")
    if not isinstance(meta, dict) or not isinstance(meta.get("version"), str):
        raise Fault("refresh-why-shape", address=MTGJSON + "Meta.json")
    version, day = meta["version"], day_of(meta.get("date"))
    return Newest(
        f"{version} {day or ''}", day or today, file, "AtomicCards.json.gz", checksum=f"{file}.sha256"
    )


async def _bulk(kind: str, web: Web, today: dt.date, _: dt.date | None) -> Newest:
    """One of Scryfall's bulk files: JSON lines packed by themselves, or an array packed on its way."""
    data = _object(await web.read(SCRYFALL, JSON)).get("data")
    listed = [each for each in data if isinstance(each, dict)] if isinstance(data, list) else []
    bulk = next((each for each in listed if each.get("type") == kind), {})
    version, lines, array = (bulk.get(name) for name in ("updated_at", "jsonl_download_uri", "download_uri"))
    url = lines or array
    if not isinstance(version, str) or not isinstance(url, str):
        raise Fault("refresh-why-shape", address=SCRYFALL)
    name = f"{kind}.jsonl.gz" if lines else f"{kind}.json.gz"
    return Newest(version, day_of(version[:10]) or today, url, name, packed=not lines)


def _object(body: bytes) -> Value:
    try:
        found = json.loads(body)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}


CARDS: Final = Source("mtgjson-atomic-cards", "MTGJSON AtomicCards", _atomic_cards)
RULINGS: Final = Source("scryfall-rulings", "Scryfall rulings", partial(_bulk, "rulings"))
PRINTINGS: Final = Source("scryfall-all-cards", "Scryfall all_cards", partial(_bulk, "all_cards"))
RULES: Final = Source("comprehensive-rules", "Comprehensive Rules", newest_rules)

EVERY_TIME: Final = (CARDS, RULINGS, RULES)
WITH_PRINTINGS: Final = (CARDS, RULINGS, PRINTINGS, RULES)
