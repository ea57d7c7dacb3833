"""The day a question is about, as people type it."""

from __future__ import annotations

import calendar
import datetime as dt
import re

import discord
from discord import app_commands

_TYPED = re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?)?", re.ASCII)


def read_day(typed: str) -> dt.date:
    """The day in "2010-06-01"; the last day of "2010-06" or "2010". ValueError for anything else."""
    found = _TYPED.fullmatch(typed.strip())
    if found is None:
        raise ValueError(f"not a day: {typed}")
    year, month = int(found["year"]), int(found["month"] or 12)
    if not 1 <= month <= 12:
        raise ValueError(f"no such month: {typed}")
    return dt.date(year, month, int(found["day"] or calendar.monthrange(year, month)[1]))


class Day(app_commands.Transformer):
    """A day in an option; TransformerError for what is none."""

    async def transform(self, _: discord.Interaction, value: str) -> dt.date:
        """The day typed, or ValueError."""
        return read_day(value)
