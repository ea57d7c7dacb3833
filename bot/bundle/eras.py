"""Reads the eras that are bundled: settings of the mechanics, numbers of the rules, editions held."""

from __future__ import annotations

import datetime as dt
import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from bot.model.era import Dated, History


@cache
def read_history() -> History:
    """Every setting ("suspend.last") and rule number through time, and the editions held, oldest first.

    A key that had no rule yet has no span; one whose rule is gone has an empty number since.
    """
    data = files("rulings_data")
    return History(
        tuple(dt.date.fromisoformat(line["effective"]) for line in _lines(data / "rules" / "editions.jsonl")),
        dict(_settings(data / "mechanics")),
        {line["key"]: _numbers(line["spans"]) for line in _lines(data / "rules" / "numbers.jsonl")},
    )


def rule_keys() -> tuple[str, ...]:
    """Every rule key that can be cited, in the order people wrote them."""
    return tuple(read_history().numbers)


def number_meaning(number: str, day: dt.date) -> tuple[str, ...]:
    """The keys whose rule had this number on `day`; none for a number that no key had then."""
    numbers = read_history().numbers.items()
    return tuple(key for key, dated in numbers if number and dated.on(day) == number)


def read_mechanic(text: str) -> dict[str, Dated[str]]:
    """The settings of one mechanic's file by full name, "<mechanic>.<setting>".

    The first era is whole and current; an older one states only what differed from the one above it.
    """
    table = tomllib.loads(text)
    eras: list[tuple[dt.date, Mapping[str, str]]] = []
    stated: Mapping[str, str] = {}
    for era in table["era"]:
        stated = {**stated, **era["settings"]}
        eras.insert(0, (era["since"], stated))
    return {f"{table['mechanic']}.{name}": Dated(_changes(eras, name)) for name in stated}


def _changes(eras: list[tuple[dt.date, Mapping[str, str]]], name: str) -> tuple[tuple[dt.date, str], ...]:
    spans: list[tuple[dt.date, str]] = []
    for since, settings in eras:
        if name in settings and (not spans or spans[-1][1] != settings[name]):
            spans.append((since, settings[name]))
    return tuple(spans)


def _settings(folder: Traversable) -> Iterator[tuple[str, Dated[str]]]:
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            yield from read_mechanic(file.read_text(encoding="utf-8")).items()


def _numbers(spans: list[tuple[str, str | None]]) -> Dated[str]:
    return Dated(tuple((dt.date.fromisoformat(day), number or "") for day, number in spans))


def _lines(file: Traversable) -> Iterator[dict[str, Any]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)
