from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cogs.payloads import load, own_rules

ORIGINAL = "/webhooks/1/token/messages/@original"
COMMANDS = "/applications/1/commands"


def an_option(name: str, **given: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "about", **given}


def a_command(**given: Any) -> dict[str, Any]:
    return {"type": 1, "name": "ask", "description": "about", "options": [], **given}


def an_embed(name: str, value: str, count: int) -> dict[str, Any]:
    return {"embeds": [{"fields": [{"name": name, "value": value}] * count}]}


@pytest.mark.parametrize(
    "body",
    [
        an_embed("", "x", 1),
        an_embed("x", " ", 1),
        an_embed("x" * 200, "x" * 1000, 6),
        {"allowed_mentions": {"parse": ["everyone"]}},
        {"type": 8, "data": {"choices": [{"name": "x", "value": "x" * 101}]}},
        [a_command(name_localizations={"de": "Fragen"})],
        [a_command(description="")],
        [a_command(options=[an_option("a", name_localizations={"fr": "b"}), an_option("b")])],
        [a_command(options=[an_option(f"o{n}", description="x" * 400) for n in range(20)])],
    ],
)
def test_our_own_rules_refuse(body: Any) -> None:
    with pytest.raises(AssertionError):
        own_rules(body)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", ORIGINAL, {"content": "x" * 2001}),
        ("PATCH", ORIGINAL, an_embed("x" * 257, "x", 1)),
        ("PATCH", ORIGINAL, an_embed("x", "x", 26)),
        ("PUT", COMMANDS, [a_command(description="x" * 101)]),
        ("PUT", COMMANDS, [a_command(options=[an_option(f"o{n}") for n in range(26)])]),
        (
            "POST",
            "/interactions/1/token/callback",
            {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}},
        ),
    ],
)
def test_discords_description_refuses(material: Path, method: str, path: str, body: Any) -> None:
    check = load(material / "discord" / "api-schema.json")
    with pytest.raises(AssertionError):
        check(method, path, body)


def test_what_is_right_is_taken(material: Path) -> None:
    check = load(material / "discord" / "api-schema.json")
    check("PATCH", ORIGINAL, an_embed("x", "x", 25))
    check("PUT", COMMANDS, [a_command(options=[an_option("question")])])
