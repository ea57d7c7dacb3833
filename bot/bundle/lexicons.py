"""The lexicons of the languages questions are read in, from rulings_data/languages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from bot.model.language import ANSWERED, Language
from bot.model.lexicon import Lexicon


@cache
def read_lexicons() -> dict[Language, Lexicon]:
    """One lexicon for each answered language."""
    return {language: _read(language) for language in ANSWERED}


def _read(language: Language) -> Lexicon:
    text = (
        files("rulings_data")
        .joinpath("languages", language.value, "lexicon.toml")
        .read_text(encoding="utf-8")
    )
    raw = tomllib.loads(text)
    return Lexicon(
        language,
        {concept: tuple(phrases) for concept, phrases in raw["concepts"].items()},
        frozenset(raw["idle"].split()),
        frozenset(raw["telling"].split()),
    )
