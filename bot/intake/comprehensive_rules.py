"""Reads one edition of the Comprehensive Rules, in any encoding and with any line ends."""

from __future__ import annotations

import codecs
import datetime as dt
import re
from collections.abc import Iterable, Iterator
from itertools import dropwhile, groupby, takewhile

from bot.model.edition import Edition
from bot.model.errors import Complaint

_EFFECTIVE = re.compile(r"rules are (?:effective|current) as of (\w+ \d{1,2}, \d{4})")
_HEADING = re.compile(r"(\d)(\d\d)?\. +(\D.*)")
_RULE = re.compile(r"\s*((\d{3})\. ?(\d{1,3})([a-z]?))(?:\.\s*|\s+)(\S.*)")
_LOST_MARK = re.compile(r"\w\?\w|\s\?\w")
_LOST_MARKS_ALLOWED = 20
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_GLOSSARY, _CREDITS, _CUSTOMERS = "Glossary", "Credits", "Customer Service Information"
_SENSE = re.compile(r"\d+\. |See |[a-z]\) ")
_LONGEST_TERM = 80
"""More letters than a term of the glossary has, fewer than a line that was wrapped hard."""
_OPENING = 4_000
"""Letters within which an edition prints its effective date, whatever it says before."""


class EditionError(Complaint, ValueError):
    """The bytes are not an edition of the Comprehensive Rules; the message is one line for the reader."""


def is_edition(raw: bytes) -> bool:
    """Whether `raw` begins as an edition of the Comprehensive Rules does."""
    return bool(_EFFECTIVE.search(_decode(raw[: 2 * _OPENING])[:_OPENING]))


def read_edition(raw: bytes) -> Edition:
    """The edition in `raw`; EditionError where it prints no effective date or has no numbered rule."""
    text = _decode(raw)
    effective = _effective(text)
    lines = text.splitlines()
    rules, headings = _rules(lines)
    if not rules:
        raise EditionError(f"The rules text of {effective} has no numbered rule in it.")
    return Edition(
        effective,
        rules,
        lossy=len(_LOST_MARK.findall(text)) > _LOST_MARKS_ALLOWED,
        headings=headings,
        glossary=_glossary(lines),
    )


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


def _rules(lines: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    """Numbered rules in the order printed, and the headings over them.

    Some editions are wrapped hard, so a line may begin with a rule number that only belongs to a
    reference. A line opens a rule when it goes on from the last one: further in the section whose heading
    was read, or the first rule of a later section.
    """
    rules: dict[str, str] = {}
    headings: dict[str, str] = {}
    last = (0, 0, "")
    section = 0
    open_rule: str | None = None
    for line in lines:
        if rules and line.strip() == _GLOSSARY:
            break
        if heading := _HEADING.match(line):
            section = int(heading[1] + (heading[2] or "00"))
            headings[heading[1] + (heading[2] or "")] = heading[3].strip()
            open_rule = None
        elif (rule := _RULE.match(line)) and _goes_on(place := _place(rule), last, section):
            open_rule, last = rule[1].replace(" ", ""), place
            rules[open_rule] = rule[5].strip()
        elif open_rule and line.strip():
            joint = "\n" if line.startswith("Example:") else " "
            rules[open_rule] += joint + line.strip()
    return rules, headings


def _place(rule: re.Match[str]) -> tuple[int, int, str]:
    return int(rule[2]), int(rule[3]), rule[4]


def _goes_on(place: tuple[int, int, str], last: tuple[int, int, str], section: int) -> bool:
    return place > last and (place[0] == section or place[1] == 1)


def _glossary(lines: Iterable[str]) -> dict[str, str]:
    """What the glossary says by term. The line of that name in the contents comes before the rules."""
    from_the_rules = dropwhile(lambda line: not _RULE.match(line), (line.strip() for line in lines))
    after = list(dropwhile(lambda line: line != _GLOSSARY, from_the_rules))[1:]
    inside = list(takewhile(lambda line: line not in (_CREDITS, _CUSTOMERS), dropwhile(_no_text, after)))
    entries: dict[str, str] = {}
    open_term = ""
    for term, *told in _blocks(inside):
        if told and len(term) <= _LONGEST_TERM:
            open_term = term
            entries[term] = _told(told)
        elif open_term:  # a page that ended inside an entry
            entries[open_term] = _told([*entries[open_term].split("\n"), term, *told])
    return entries


def _no_text(line: str) -> bool:
    return not line


def _blocks(lines: Iterable[str]) -> Iterator[list[str]]:
    """Lines that stand together, without the empty ones between."""
    return (list(block) for empty, block in groupby(lines, _no_text) if not empty)


def _told(lines: list[str]) -> str:
    """What an entry says: its senses and references a line each, wrapped lines put together again."""
    told = lines[0]
    for line in lines[1:]:
        whole = told.rstrip().endswith((".", ")", '"', "\u201d"))
        told += ("\n" if whole and (_SENSE.match(line) or line[:1].isupper()) else " ") + line
    return told
