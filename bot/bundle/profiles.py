"""What rulings are found by: the words of each language for what a question speaks of, and the topics."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bot.model.language import ANSWERED, Language
from bot.model.lexicon import Lexicon
from bot.model.topic import TopicProfile

SOUGHT: Final = (*ANSWERED, Language.ES, Language.PT)
"""The languages whose words for concepts are held; two of them are read for that alone."""

PROFILES, EVERYDAY = "topic_profiles.toml", "everyday"


@cache
def read_concepts() -> dict[Language, Lexicon]:
    """One lexicon of concepts for each language that rulings are looked for in.

    Its concepts have the same names in every language. `telling` and `idle` are empty where the language
    has a lexicon that questions are read with, which holds them.
    """
    return {language: _concepts(language) for language in SOUGHT}


@cache
def read_profiles() -> tuple[TopicProfile, ...]:
    """Every topic that a question can be about, in the order people wrote them."""
    return tuple(
        TopicProfile(
            topic,
            row["weights"],
            {language: tuple(row[language]) for language in SOUGHT if language in row},
            row.get("played", True),
        )
        for topic, row in _toml(PROFILES).items()
        if topic != EVERYDAY
    )


@cache
def read_everyday() -> frozenset[str]:
    """The concepts that come up in any talk, about the game or not."""
    return frozenset(_toml(PROFILES)[EVERYDAY])


@cache
def read_signs() -> dict[Language, frozenset[str]]:
    """Letters that one of two languages with a common script has and the other writes in another way."""
    return {Language(code): frozenset(signs) for code, signs in _toml("signs.toml").items()}


def _concepts(language: Language) -> Lexicon:
    raw = _toml("languages", language.value, "concepts.toml")
    return Lexicon(
        language,
        {concept: tuple(phrases) for concept, phrases in raw["concepts"].items()},
        frozenset(raw.get("idle", "").split()),
        frozenset(raw.get("telling", "").split()),
    )


def _toml(*path: str) -> dict[str, Any]:
    return tomllib.loads(files("rulings_data").joinpath(*path).read_text("utf-8"))
