"""Names in a question that are not spelled as printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.matching.candidates import within
from bot.matching.likeness import edits
from bot.matching.ordinary import SURE, Reading
from bot.matching.spans import Found
from bot.matching.text import Words
from bot.model.language import Language
from bot.model.naming import Entry, KeyKind, NameTables
from bot.model.ports import NameHit

_SHARE = 0.42
_CANDIDATES = 250
_AT_ONCE = 40
_LIKE = 0.8
_LIKE_FOREIGN = 0.9
_SHORTEST = 6
_LETTERS_AN_EDIT = 5

Window = tuple[int, int]


def misspelled(
    tables: NameTables, words: Words, windows: Mapping[Window, str], reading: Reading
) -> Iterator[Found]:
    """Every name that a window of about as many words is a misspelling of, in its best window.

    An ordinary word is no misspelling of a rarer one, and another form of an ordinary word that is a name
    ("stifles") is not that name.
    """
    by_length: dict[int, dict[Window, str]] = {}
    for (first, last), key in windows.items():
        by_length.setdefault(last - first, {})[first, last] = key
    written = set(windows.values())
    alike = {key for key in _candidates(tables, words) if key not in written and len(key) >= _SHORTEST}
    for key, meant in sorted(tables.entries(alike).items()):
        entries = _countable(meant, key, reading)
        if not entries:
            continue
        length = key.count(" ") + 1
        near = by_length.get(length - 1, {}) | by_length.get(length, {}) | by_length.get(length + 1, {})
        least = _LIKE if entries[0].language in (reading.language, Language.EN) else _LIKE_FOREIGN
        best = process.extractOne(key, near, scorer=OSA.normalized_similarity, score_cutoff=least)
        if best and _may_be(best[0], key, reading):
            _, like, window = best
            weight = _weight(words, window, key, entries, reading)
            yield Found(*window, _hits(entries, like), weight, exact=False)


def _candidates(tables: NameTables, words: Words) -> set[str]:
    numbers: set[int] = set()
    for first in range(0, len(words), _AT_ONCE):
        piece = words.key(first, min(first + _AT_ONCE, len(words)))
        numbers.update(within(tables, piece, _SHARE, _CANDIDATES))
    return set(tables.written(numbers).values())


def _countable(entries: Sequence[Entry], key: str, reading: Reading) -> list[Entry]:
    kinds = (KeyKind.NICKNAME, KeyKind.SHORT)
    named = [entry for entry in entries if entry.kind not in kinds]
    own = [entry for entry in named if entry.language in (reading.language, Language.EN)]
    if own or " " not in key:
        return sorted(own, key=lambda entry: entry.language is not reading.language)
    return named


def _may_be(typed: str, key: str, reading: Reading) -> bool:
    if len(typed) < _SHORTEST or edits(typed, key) * _LETTERS_AN_EDIT > len(key):
        return False
    if reading.is_mechanic(key) or reading.is_mechanic(typed) or reading.inflects(typed, key):
        return False
    return " " in key or not reading.all_common(typed)


def _weight(words: Words, window: Window, key: str, entries: Sequence[Entry], reading: Reading) -> float:
    english = all(entry.language is Language.EN for entry in entries)
    weight = reading.weigh(words, *window, key, english=english)
    several = len({entry.card for entry in entries}) > 1
    return max(weight, SURE) if several or reading.all_common(words.key(*window)) else weight


def _hits(entries: Sequence[Entry], like: float) -> tuple[NameHit, ...]:
    first: dict[str, NameHit] = {}
    for entry in entries:
        first.setdefault(entry.card, NameHit(entry.card, entry.name, entry.language, round(100 * like, 1)))
    return tuple(first.values())
