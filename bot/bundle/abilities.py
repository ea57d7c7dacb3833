"""Abilities as people write them in rulings_data/cards/*.toml, read into values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.model.card import Ability, Instruction

KINDS: Final = ("keyword", "spell", "activated", "triggered", "static")
NAMED: Final = {
    "keyword": 'a keyword says which: name = "haste"',
    "triggered": 'a triggered ability says what it waits for: on = "upkeep"',
    "static": 'a static ability says what it does: name = "prohibit"',
}
"""The kinds that mean nothing without a name, and what to tell who left it out."""


def read_abilities(written: object) -> tuple[Ability, ...]:
    """Read a list of ability tables; raise ValueError, saying what is wrong, for anything else."""
    return tuple(_ability(table) for table in tables(written, "abilities"))


def tables(written: object, key: str) -> list[Mapping[str, Any]]:
    """Give `written` back when it is a list of tables, as `key` must be; raise ValueError when it is not."""
    if not isinstance(written, list) or not all(isinstance(table, dict) for table in written):
        raise ValueError(f"{key} must be a list of tables: {key} = [ {{ ... }} ]")
    return written


def strings(written: object, key: str) -> tuple[str, ...]:
    """Give `written` as a tuple when it is a list of texts, as `key` must be; raise ValueError when not."""
    if not isinstance(written, list) or not all(isinstance(text, str) for text in written):
        raise ValueError(f'{key} must be a list of texts: {key} = ["..."]')
    return tuple(written)


def _ability(table: Mapping[str, Any]) -> Ability:
    rest = dict(table)
    kind = rest.pop("kind", None)
    if kind not in KINDS:
        raise ValueError(f"kind of an ability is one of {', '.join(KINDS)}; not {kind!r}")
    name = rest.pop("on" if kind == "triggered" else "name", "")
    if not isinstance(name, str) or (kind in NAMED and not name):
        raise ValueError(NAMED.get(kind, "name must be a text"))
    return Ability(
        kind=kind,
        name=name,
        targets=strings(rest.pop("targets", []), "targets"),
        does=tuple(_instruction(step) for step in tables(rest.pop("does", []), "does")),
        args=_frozen(rest),
    )


def _instruction(table: Mapping[str, Any]) -> Instruction:
    rest = dict(table)
    verb = rest.pop("do", None)
    if not (isinstance(verb, str) and verb):
        raise ValueError(f'each table of does says what it does: {{ do = "draw", ... }}; not {rest}')
    return Instruction(verb, _frozen(rest))


def _frozen(value: Any) -> Any:
    """Turn lists into tuples, all the way down; tables stay tables."""
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    return value
