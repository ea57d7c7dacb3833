"""What is bundled of names beside the cards: nicknames, verbs made of names, habits of languages."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from bot.model.language import ANSWERED, Language
from bot.model.naming import NamedVerb, NameHabits, Nickname

_DATA = files("rulings_data")


@dataclass(frozen=True, slots=True)
class NameLore:
    """Nicknames, verbs made of names, and the habits of each language that has any."""

    nicknames: tuple[Nickname, ...]
    verbs: tuple[NamedVerb, ...]
    habits: Mapping[Language, NameHabits]


def read_name_lore() -> NameLore:
    """Read nicknames.toml, and names.toml and ordinary.txt of every language that is answered in."""
    table = tomllib.loads(_DATA.joinpath("nicknames.toml").read_text(encoding="utf-8"))
    return NameLore(
        tuple(_nickname(row) for row in table["nickname"]),
        tuple(NamedVerb(_says(row), row["card"], _languages(row)) for row in table["verb"]),
        {language: _habits(language) for language in ANSWERED},
    )


def read_ordinary(lines: Iterable[str]) -> dict[str, float]:
    """Read lines of a grade and the words that have it; a phrase is written with low lines for blanks.

    A word that stands twice has the grade of its last line. Raises ValueError for a line without a grade
    from 0 to 8.
    """
    grades: dict[str, float] = {}
    for number, line in enumerate(lines, start=1):
        grade, *words = line.split("#")[0].split() or [""]
        if not grade:
            continue
        if not grade.replace(".", "", 1).isdigit() or float(grade) > 8:
            raise ValueError(f"line {number} of the ordinary words starts with {grade!r}, not a grade 0 to 8")
        grades.update((word.replace("_", " "), float(grade)) for word in words)
    return grades


def _nickname(row: Mapping[str, Any]) -> Nickname:
    return Nickname(
        says=_says(row),
        card=row["card"],
        languages=_languages(row),
        sure=row.get("sure", True),
        after=tuple(row.get("after", ())),
        about=tuple(row.get("about", ())),
    )


def _says(row: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(row["says"])


def _languages(row: Mapping[str, Any]) -> tuple[Language, ...]:
    return tuple(map(Language, row.get("languages", ())))


def _habits(language: Language) -> NameHabits:
    folder = _DATA / "languages" / language
    table = tomllib.loads(_read(folder, "names.toml"))
    words = {name: frozenset(value.split()) for name, value in table.items() if isinstance(value, str)}
    return NameHabits(
        ordinary=read_ordinary(_read(folder, "ordinary.txt").splitlines()),
        casting=words["casting"],
        subject=words["subject"],
        articles=words["articles"],
        possessives=words["possessives"],
        indefinite=words["indefinite"],
        prepositions=words["prepositions"],
        speakers=words["speakers"],
        onto=words["onto"],
        endings=tuple(sorted(words["endings"])),
        mechanics=words["mechanics"],
        card_words=words["card_words"],
        card_marks=words["card_marks"],
        nouns_lower=table["nouns_lower"],
        bare_names=table["bare_names"],
    )


def _read(folder: Traversable, name: str) -> str:
    return folder.joinpath(name).read_text(encoding="utf-8")
