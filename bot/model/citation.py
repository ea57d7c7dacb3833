"""What a rule number is worth: the number and the edition of the rules it stands in."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule by our key, by the number it had, and by the effective date of the edition quoted."""

    key: str
    number: str
    effective: dt.date
