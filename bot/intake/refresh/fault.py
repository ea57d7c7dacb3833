"""Why something could not be fetched, and whether trying again may help."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Final

from bot.model.errors import Complaint

PASSING: Final = frozenset({408, 425, 429, 500, 502, 503, 504})
"""Statuses that another try may not meet (RFC 9110, section 15; RFC 6585, section 4)."""

NAMED: Final = {404: "refresh-why-missing", 410: "refresh-why-missing", 429: "refresh-why-too-many"}
LOCKED_OUT: Final = 30.0
"""Seconds for which Scryfall answers nobody who was told 429, where it does not say for how long."""

UNREACHABLE: Final = "refresh-why-unreachable"

WAITING: Final = -1
"""Told in place of how many bytes have come, while the next try is so many seconds away."""


class Fault(Exception):  # noqa: N818 - a fault of the road or of a source, not of the program
    """One thing that went wrong: `why` names the message that tells it, `told` what that message takes.

    `passing` is whether another try may help, `after` the seconds that the source asked to wait first.
    """

    def __init__(self, why: str, *, passing: bool = False, after: float = 0, **told: str | int) -> None:
        super().__init__(why, told)
        self.why, self.told = why, told
        self.passing, self.after = passing, after


def of_status(status: int, headers: Mapping[str, str], now: dt.datetime) -> Fault:
    """The fault that an answer with this status is."""
    after = _wait_asked_for(headers.get("Retry-After", ""), now)
    if status == 429 and not after:
        after = LOCKED_OUT
    why = NAMED.get(status, "refresh-why-status")
    return Fault(why, passing=status in PASSING, after=after, status=str(status))


def of_complaint(complaint: Complaint) -> Fault:
    """The fault that a complaint of this machine is: a full disk, a file that cannot be read."""
    return Fault("refresh-why-here", text=complaint.text)


def _wait_asked_for(value: str, now: dt.datetime) -> float:
    """Seconds that Retry-After asks for, as a number or as a date (RFC 9110, section 10.2.3)."""
    if value.strip().isdecimal():
        return float(value[:9])
    try:
        return max((parsedate_to_datetime(value) - now).total_seconds(), 0)
    except (TypeError, ValueError):  # no date, or one without a zone
        return 0
