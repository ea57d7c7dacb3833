"""What a source has to give today."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Newest:
    """The newest file of a source.

    `version` tells it from every other one, `day` is the day it is of, `name` what it is kept as.
    `checksum`, `packed` and `json` are those of `download.Wanted`.
    """

    version: str
    day: dt.date
    url: str
    name: str
    json: bool = True
    packed: bool = False
    checksum: str | None = None
