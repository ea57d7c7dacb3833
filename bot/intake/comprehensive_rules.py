"""Reads one edition of the Comprehensive Rules, in any encoding and with any line ends."""

from __future__ import annotations

import codecs
import datetime as dt
import re
from collections.abc import Mapping
from dataclasses import dataclass

_EFFECTIVE = re.compile(r"rules are (?:effective|current) as of (\w+ \d{1,2}, \d{4})")
_HEADING = re.compile(r"(\d)(\d\d)?\. +\D")
_RULE = re.compile(r"\s*((\d{3})\. ?(\d{1,3})([a-z]?))(?:\.\s*|\s+)(\S.*)")
_LOST_MARK = re.compile(r"\w\?\w|\s\?\w")
_LOST_MARKS_ALLOWED = 20
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


class EditionError(ValueError):
    """The bytes are not an edition of the Comprehensive Rules; the message is one line for the reader."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: the effective date it prints and its rules by number ("702.62a", no closing dot).

    A rule's text is one line; its examples follow, a line each. `lossy` tells that quotes and dashes were
    replaced by question marks before the text came here.
    """

    effective: dt.date
    rules: Mapping[str, str]
    lossy: bool = False


def read_edition(raw: bytes) -> Edition:
    """The edition in `raw`; EditionError where it prints no effective date or has no numbered rule."""
    text = _decode(raw)
    effective = _effective(text)
    rules = _rules(text.splitlines())
    if not rules:
        raise EditionError(f"The rules text of {effective} has no numbered rule in it.")
    return Edition(effective, rules, lossy=len(_LOST_MARK.findall(text)) > _LOST_MARKS_ALLOWED)


def _decode(raw: bytes) -> str:
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return raw.decode(encoding, errors="replace")
    if b"\0" in raw[:64]:
        return raw.decode("utf-16-be" if raw.startswith(b"\0") else "utf-16-le", errors="replace")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def _effective(text: str) -> dt.date:
    found = _EFFECTIVE.search(text)
    if not found:
        raise EditionError("This is no edition of the Comprehensive Rules: it prints no effective date.")
    try:
        return dt.datetime.strptime(found[1], "%B %d, %Y").replace(tzinfo=dt.UTC).date()
    except ValueError:
        raise EditionError(f"The effective date printed in this rules text is no date: {found[1]}") from None


def _rules(lines: list[str]) -> dict[str, str]:
    """Numbered rules in the order printed.

    Some editions are wrapped hard, so a line may begin with a rule number that only belongs to a
    reference. A line opens a rule when it goes on from the last one: further in the section whose heading
    was read, or the first rule of a later section.
    """
    rules: dict[str, str] = {}
    last = (0, 0, "")
    section = 0
    open_rule: str | None = None
    for line in lines:
        if rules and line.strip() == "Glossary":
            break
        if heading := _HEADING.match(line):
            section = int(heading[1] + (heading[2] or "00"))
            open_rule = None
        elif (rule := _RULE.match(line)) and _goes_on(place := _place(rule), last, section):
            open_rule, last = rule[1].replace(" ", ""), place
            rules[open_rule] = rule[5].strip()
        elif open_rule and line.strip():
            joint = "\n" if line.startswith("Example:") else " "
            rules[open_rule] += joint + line.strip()
    return rules


def _place(rule: re.Match[str]) -> tuple[int, int, str]:
    return int(rule[2]), int(rule[3]), rule[4]


def _goes_on(place: tuple[int, int, str], last: tuple[int, int, str], section: int) -> bool:
    return place > last and (place[0] == section or place[1] == 1)
