"""What Discord takes in one message, and text made to fit it."""

from __future__ import annotations

import re
import unicodedata

DESCRIPTION = 4096
FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
FOOTER = 2048
AUTHOR = 256
EMBED = 6000
CONTENT = 2000
CHOICES = 25
CHOICE = 100
PLACEHOLDER = 150
COMMAND_DESCRIPTION = 100

COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
"""A command's or an option's name; it must be in lower case too, where its letters have a case."""

MARK = "…"
"""Stands where something was left out."""

_BREAK = "\N{ZERO WIDTH SPACE}"
_KEPT = frozenset("\n\t\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}")
_UNSHOWN = frozenset({"Cc", "Cf", "Cs"})
_WORDS = re.compile(r".*(?=\s)", re.DOTALL)
_MARKUP = re.compile(r"[\\*_~|`\[\]]|^[ \t]*[>#-]", re.MULTILINE)
_MENTION = re.compile(r"<(?=[@#:/a-z])|@(?=everyone|here)", re.IGNORECASE)


def size(text: str) -> int:
    """How long Discord may find `text`: in UTF-16 units, which is never less than in code points."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, room: int) -> str:
    """`text` in at most `room` units; what does not fit goes at a word's end and leaves a mark."""
    if size(text) <= room:
        return text
    if room < size(MARK):
        return ""
    head = text.encode("utf-16-le", "surrogatepass")[: 2 * (room - size(MARK))].decode("utf-16-le", "ignore")
    words = _WORDS.match(head)
    whole = words[0] if words and 2 * size(words[0]) >= room else head
    return whole.rstrip().rstrip("\\") + MARK


def clean(text: str) -> str:
    """`text` without what is never seen (control characters, half pairs); "" if that is all of it."""
    shown = "".join(
        letter for letter in text if letter in _KEPT or unicodedata.category(letter) not in _UNSHOWN
    )
    return shown.strip() if any(unicodedata.category(letter)[0] not in "CZ" for letter in shown) else ""


def unpinged(text: str, room: int) -> str:
    """`text` with mentions and Discord tags broken, in at most `room` units; where markdown is dead."""
    return cut(_broken(clean(cut(text, room))), room)


def plain(text: str, room: int) -> str:
    """`text` shown as it was typed, whatever markdown or mentions it holds, in at most `room` units."""
    return cut(_broken(_MARKUP.sub(_escape, clean(cut(text, room)))), room)


def _broken(text: str) -> str:
    return _MENTION.sub(lambda found: found[0] + _BREAK, text)


def _escape(found: re.Match[str]) -> str:
    return f"{found[0][:-1]}\\{found[0][-1]}"
