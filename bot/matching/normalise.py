"""The one form in which names are compared. Index and query go through the same function.

A change of what `normalise` or `keys` gives raises NORMALISATION, so that a stored index is rebuilt.
"""

from __future__ import annotations

import re
import unicodedata

from bot.model.language import Language
from bot.model.naming import KeyKind

NORMALISATION = 2

# The last two: Turkish i without a dot, and Russian yo, which people type as ye.
_LETTERS = str.maketrans(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ł": "l",
        "\u0131": "i",
        "\u0451": "\u0435",
    }
)
APOSTROPHES = "'`\u2018\u2019\u02bc\u00b4\u2032"
"""Every sign people type for an apostrophe; names are compared without them."""

_NO_APOSTROPHES = dict.fromkeys(map(ord, APOSTROPHES))
_NOT_A_WORD = re.compile(r"[\W_]+")
_SHORT_I = "\u0438\u0306"  # й decomposed: its mark is part of the letter
_HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
_CJK = re.compile("[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
_HANGUL = re.compile("[\uac00-\ud7a3]")
_SHORT_LEGEND = re.compile(", |\u3001|\uff0c|: ")
_FACES = re.compile(r"\s*//\s*|\s+/\s+")
_OLD_HALF = re.compile(r"^(?P<half>[^()]+?)\s*\((?P<whole>[^()/]+/[^()/]+)\)$")
_ARTICLES = frozenset({"the", "le", "la", "les", "der", "die", "das", "il", "lo", "gli", "i"})


def normalise(text: str) -> str:
    """`text` in lower case, without accents and apostrophes, every other run of signs one blank.

    Marks are dropped behind Latin, Greek and Cyrillic letters only, and never that of й; katakana is read
    as hiragana. Symbols alone give the empty string.
    """
    if text.isascii():
        folded = text.casefold().translate(_NO_APOSTROPHES)
        return _NOT_A_WORD.sub(" ", folded).strip()
    # Before NFKC, which takes an acute accent standing alone apart into a blank and a mark.
    bare = text.translate(_NO_APOSTROPHES)
    folded = unicodedata.normalize("NFKC", bare).casefold().translate(_LETTERS)
    folded = unicodedata.normalize("NFC", _without_marks(folded)).translate(_HIRAGANA)
    return _NOT_A_WORD.sub(" ", folded.translate(_NO_APOSTROPHES)).strip()


def _without_marks(text: str) -> str:
    kept: list[str] = []
    base = ""
    for sign in unicodedata.normalize("NFD", text):
        if not unicodedata.combining(sign):
            base = sign
        elif _drops_marks(base) and base + sign != _SHORT_I:
            continue
        kept.append(sign)
    return "".join(kept)


def _drops_marks(base: str) -> bool:
    # Latin up to U+024F and the additions, Greek and Cyrillic; all else keeps its marks (kana voicing).
    return base < "\u0530" or "\u1e00" <= base < "\u2000"


def is_cjk(text: str) -> bool:
    """Whether `text` is written in ideographs or kana, where names are short and words have no blanks."""
    return _CJK.search(text) is not None


def is_unspaced(text: str) -> bool:
    """Whether names stand in `text` without blanks around them: ideographs, kana, Hangul with particles."""
    return is_cjk(text) or _HANGUL.search(text) is not None


def spelled(key: str) -> str:
    """`key` as likeness is counted on: Hangul taken apart into its letters, all else as it is."""
    return key if key.isascii() or not _HANGUL.search(key) else unicodedata.normalize("NFD", key)


def keys(name: str, language: Language) -> dict[str, KeyKind]:
    """Every key a printed name is found by: the whole, its faces, the short legend name, digraphs.

    "Fire // Ice" gives "fire ice", "fire" and "ice"; "Teferi, Time Raveler" also "teferi"; "The Tenth
    Doctor" also "tenth doctor"; German "Ätherphiole" also "aetherphiole". Names in scripts that need no
    blanks have a key without them.
    """
    found: dict[str, KeyKind] = {}
    for written, kind in _parts(name):
        key = normalise(written)
        if not key:
            continue
        found.setdefault(key, kind)
        if language is Language.DE:
            found.setdefault(normalise(written.translate(_UMLAUTS)), max(kind, KeyKind.DIGRAPH))
        if is_unspaced(key):
            found.setdefault(key.replace(" ", ""), kind)
    return found


def _parts(name: str) -> list[tuple[str, KeyKind]]:
    old = _OLD_HALF.match(name)
    if old:
        return [(old["half"], KeyKind.FACE), (old["whole"], KeyKind.WHOLE)]
    faces = _FACES.split(name)
    parts = [(name, KeyKind.WHOLE)]
    if len(faces) > 1:
        parts += [(face, KeyKind.FACE) for face in faces]
    for face in faces:
        short = _SHORT_LEGEND.split(face)[0]
        if short != face:
            parts.append((short, KeyKind.SHORT))
        first, _, rest = face.partition(" ")
        if " " in rest and first.lower() in _ARTICLES:
            parts.append((rest, KeyKind.BARE))
    return parts
