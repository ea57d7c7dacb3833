"""The sets that cards were printed in, by code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType


@cache
def read_set_days() -> Mapping[str, str]:
    """The release day of each set known, as an ISO date, by the set's code."""
    lines = (files("rulings_data") / "cards" / "sets.tsv").read_text("utf-8").splitlines()[1:]
    return MappingProxyType(dict(line.split("\t")[:2] for line in lines))
