"""What Discord takes: its own description of the requests, and the rules that the description leaves out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

Checker = Callable[[str, str, Any], None]
"""Takes a method, a path below the interface's base and a body; fails with AssertionError."""

NAME = re.compile(r"[-_'\w]{1,32}")


def load(path: Path) -> Checker:
    """A check of one request against the description at `path` and against our own rules."""
    description = json.loads(path.read_text())
    bodies = [
        (method.upper(), _template(route), operation["requestBody"]["content"]["application/json"]["schema"])
        for route, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    components = {"components": description["components"]}
    validators = [
        (method, route, Draft202012Validator({**components, **body})) for method, route, body in bodies
    ]
    return partial(_check, validators)


def own_rules(body: Any) -> None:
    """Fail on what Discord refuses and its description does not say."""
    for each in body if isinstance(body, list) else []:
        _command(each)
    for message in _messages(body):
        assert sum(_texts(message.get("embeds") or [])) <= 6000
        assert (message.get("allowed_mentions") or {"parse": []})["parse"] == []
        for embed in message.get("embeds") or []:
            for shown in embed.get("fields", []):
                assert shown["name"].strip(), shown
                assert shown["value"].strip(), shown
        for choice in message.get("choices") or []:
            assert 1 <= len(choice["value"]) <= 100


def _check(validators: list[Any], method: str, path: str, body: Any) -> None:
    own_rules(body)
    for known, route, validator in validators:
        if known == method and route.fullmatch(path):
            error = best_match(validator.iter_errors(body))
            assert error is None, f"{method} {path}: {error}"


def _template(route: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", r"[^/]+", route))


def _messages(body: Any) -> Iterator[dict[str, Any]]:
    if isinstance(body, dict):
        yield body
        yield from _messages(body.get("data"))


def _texts(embeds: list[dict[str, Any]]) -> Iterator[int]:
    for embed in embeds:
        yield from (len(embed.get(key) or "") for key in ("title", "description"))
        yield len(embed.get("footer", {}).get("text", "")) + len(embed.get("author", {}).get("name", ""))
        yield from (len(shown["name"]) + len(shown["value"]) for shown in embed.get("fields", []))


def _command(command: dict[str, Any]) -> None:
    options = command.get("options", [])
    assert _length(command) <= 8000
    for each in (command, *options):
        names = [each["name"], *each.get("name_localizations", {}).values()]
        assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names
        assert each["description"].strip()
    for locale in {locale for option in options for locale in option.get("name_localizations", {})}:
        shown = [option.get("name_localizations", {}).get(locale, option["name"]) for option in options]
        assert len(set(shown)) == len(shown), (locale, shown)


def _length(command: dict[str, Any]) -> int:
    longest = sum(
        max(map(len, (command[key], *command.get(f"{key}_localizations", {}).values())))
        for key in ("name", "description")
    )
    values = sum(len(choice["name"]) + len(str(choice["value"])) for choice in command.get("choices", []))
    return longest + values + sum(map(_length, command.get("options", [])))
