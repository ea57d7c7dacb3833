"""A ruling as one line of JSON, and back without loss."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from bot.model.language import Language
from bot.model.ruling import Flag, Rendering, Ruling, Span, Status


def to_line(value: Mapping[str, Any]) -> str:
    """The one line every value of the same content gives: sorted keys, no spaces, letters as they are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=str)


def ruling_to_line(ruling: Ruling) -> str:
    """The line of a ruling with its renderings."""
    return to_line(asdict(ruling))


def ruling_from_line(line: str | bytes) -> Ruling:
    """The ruling a line holds; ValueError, KeyError or TypeError where it holds none."""
    raw = json.loads(line)
    return Ruling(
        **{
            **raw,
            "date": day_of(raw["date"]),
            "span": Span(day_of(raw["span"]["first"]), day_of(raw["span"]["last"])),
            "rules": tuple(raw["rules"]),
            "renderings": tuple(_rendering(each) for each in raw["renderings"]),
        }
    )


def day_of(text: str | None) -> dt.date | None:
    """The day an ISO date names; None for none."""
    return dt.date.fromisoformat(text) if text else None


def _rendering(raw: Mapping[str, Any]) -> Rendering:
    return Rendering(
        **{
            **raw,
            "language": Language(raw["language"]),
            "status": Status(raw["status"]),
            "flags": tuple(Flag(flag) for flag in raw["flags"]),
        }
    )
