"""The small grammar under every line: words, [names], "ref:[name]" and key=value."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.model.scenario import Args, Value

TOKEN = re.compile(r"[^\s\[\]]*\[[^\[\]\n]*\]|[^\s\[\]]+")
NUMBERS = frozenset({"time", "charge", "loyalty", "number", "count", "times", "casts", "x", "ability", "at"})
"""Arguments that are whole numbers."""
_NUMBER = re.compile(r"-?\d{1,4}")


class ScenarioError(ValueError):
    """A line that can't be read; the message names it and says what was expected."""


def split(line: str) -> list[str]:
    """The words of a line; a [name] is one word, with the key before it."""
    words = TOKEN.findall(line)
    if "".join(words) != "".join(line.split()).replace("", "") and _bare(words) != _bare([line]):
        raise ScenarioError(f"brackets do not match in: {line}")
    return words


def _bare(words: list[str]) -> str:
    return "".join("".join(words).split())


def name(word: str) -> str:
    """The name in [brackets]; an ability or player is written as it is."""
    return word[1:-1] if word.startswith("[") and word.endswith("]") else word


def bracket(subject: str) -> str:
    """A name as it is written: in brackets, unless it is an ability "key:[name]"."""
    return subject if ":[" in subject else f"[{subject}]"


def one_of(word: str, known: Iterable[str], told: str) -> str:
    """The word, if it is known; else a ScenarioError that says so, with `told` before what there is."""
    there = [str(each) for each in known]
    if word not in there:
        raise ScenarioError(f"{told.format(word or 'nothing')} {', '.join(there)}")
    return word


def arguments(words: list[str]) -> dict[str, Value]:
    """The key=value words as a mapping; whole numbers become int, [names] lose their brackets."""
    found: dict[str, Value] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise ScenarioError(f"expected key=value, found: {word}")
        found[key] = int(value) if _NUMBER.fullmatch(value) else value
        if isinstance(found[key], str) and (key in NUMBERS or key.endswith("_counters")):
            raise ScenarioError(f"{key}= takes a number, not {value}")
    return found


def written(args: Args) -> list[str]:
    """Arguments as they are written, in their order."""
    return [f"{key}={value}" for key, value in args.items()]
