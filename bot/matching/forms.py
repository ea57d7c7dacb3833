"""Names taken apart, to be kept and found again: keys, groups of letters, beginnings of words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.matching.normalise import NORMALISATION, is_cjk, keys, normalise, spelled
from bot.model.naming import KeyKind, PrintedName

_LONGEST = 255


def grams(key: str) -> set[str]:
    """The groups of letters of a key: threes of a spelled word, single signs and pairs of ideographs."""
    padded = f" {spelled(key)} "
    found = {padded[at : at + 3] for at in range(len(padded) - 2)}
    if is_cjk(key):
        signs = key.replace(" ", "")
        found |= set(signs) | {signs[at : at + 2] for at in range(len(signs) - 1)}
    return found


def starts(key: str) -> list[int]:
    """Where the words of a key begin; ideographs are words of one sign."""
    if is_cjk(key):
        return [at for at, sign in enumerate(key) if sign != " "]
    return [0, *(at + 1 for at, sign in enumerate(key) if sign == " ")]


def length(key: str) -> int:
    """The letters of a key, at most 255."""
    return min(len(spelled(key)), _LONGEST)


class Forms:
    """The NameForms that every index of names is made with."""

    version = NORMALISATION

    def keys(self, name: PrintedName) -> Mapping[str, KeyKind]:
        """Every key of a printed name; the whole of a face is a face."""
        found = keys(name.name, name.language)
        if not name.face:
            return found
        return {key: KeyKind.FACE if kind is KeyKind.WHOLE else kind for key, kind in found.items()}

    def said(self, nickname: str) -> str:
        """The key of a nickname."""
        return normalise(nickname)

    def grams(self, key: str) -> set[str]:
        """The groups of letters of a key."""
        return grams(key)

    def starts(self, key: str) -> list[int]:
        """Where the words of a key begin."""
        return starts(key)

    def length(self, key: str) -> int:
        """The letters of a key, at most 255."""
        return length(key)


FORMS = Forms()
