"""The words of one language, as data: which phrases speak of which concept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.language import Language


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A language's phrases by concept, and the words that carry no meaning of their own.

    A phrase is words without accents; a word may end in "*" (any ending) or be "_" (any one word).
    `idle` are such words; `telling` are words common in this language that tell it from others.
    """

    language: Language
    concepts: Mapping[str, tuple[str, ...]]
    idle: frozenset[str]
    telling: frozenset[str]
