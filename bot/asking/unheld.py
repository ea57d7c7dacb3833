"""Words that stand where a card would and name none that is held."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.asking.concepts import Found
from bot.asking.words import Word
from bot.model.language import Language

ACTS = frozenset({"suspend", "cast", "counter-spell", "steal", "kill", "sac", "blink", "bounce"})
"""What is done with a card: its name follows, or in German also comes before."""

BEYOND = "beyond"
"""The concept of what questions name and no play is about."""

MOST_BETWEEN = 10
"""How many signs may lie between an act and a name: room for "my" or "the"."""

MOST_WORDS = 6

_JOINED = re.compile(r"[\s,'\u2019-]{1,2}")
_BETWEEN = re.compile(r"\s*(?:[^\W\d]+\s+){0,2}")


def unheld(text: str, language: Language, found: Sequence[Found], unknown: Iterable[Word]) -> str:
    """The first words of the question that look like a card's name, as they stand there; "" for none.

    `unknown` are the words that no phrase has. A name has two in a row, counting those for what is never
    played, such as colors, or a capital letter where not every noun has one.
    """
    acts = [each for each in found if each.concept in ACTS]
    unknown = list(unknown)
    colors = [Word("", each.start, each.end) for each in found if each.concept == BEYOND]
    for run in _runs(text, sorted([*unknown, *colors], key=lambda word: word.start)):
        if not any(word in unknown for word in run):
            continue
        start, end = run[0].start, run[-1].end
        told = len(run) > 1 or (text[start].isupper() and language is not Language.DE)
        beside = any(_beside(text[act.end : start]) for act in acts if act.end <= start)
        before = language is Language.DE and any(_beside(text[end : act.start]) for act in acts)
        if told and len(run) <= MOST_WORDS and (beside or before):
            return text[start:end]
    return ""


def _beside(between: str) -> bool:
    return 0 < len(between) <= MOST_BETWEEN and _BETWEEN.fullmatch(between) is not None


def _runs(text: str, left: Sequence[Word]) -> list[list[Word]]:
    """The words in rows, each of words that follow one another."""
    rows: list[list[Word]] = []
    for word in left:
        if rows and _JOINED.fullmatch(text[rows[-1][-1].end : word.start]):
            rows[-1].append(word)
        else:
            rows.append([word])
    return rows
