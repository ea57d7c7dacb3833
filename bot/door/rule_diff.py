"""What changed in a rule between two editions: added, gone, reworded, renumbered, word by word."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from bot.answers import RuleChange, RuleDiff
from bot.door.checking import Say
from bot.door.rules import RuleLookUp
from bot.model.language import Language

Words = tuple[tuple[str, str], ...]
Pair = tuple[str | None, str | None]

SAME, GONE, NEW = "same", "gone", "new"

_REFERENCE = re.compile(r"\b\d{3}(?:\.\d+[a-z]?)?(?:[-\u2013]\w+)?")
_SIGNS = (("\u2018", "'"), ("\u2019", "'"), ("\u201c", '"'), ("\u201d", '"'), ("_", ""), ("\u2212", "-"))
_BLANKS = re.compile(r"[^\S\n]+")
_DASH = re.compile(r" ?(?:--|\u2014) ?")
_PIECE = re.compile(r"\s+|\w+(?:['\u2019]\w+)*|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Comparing:
    """Compares what a rule and those below it said on two days."""

    look_up: RuleLookUp

    def answer(self, number: str, older: dt.date, newer: dt.date, language: Language, say: Say) -> RuleDiff:
        """The changes of the rule that has this number on the newer day, or else had it on the older one.

        Where the texts to compare are not held, that is said, with what our own rulings know of a change.
        """
        editions = [self.look_up.effective(day) for day in (older, newer)]
        pairs = self._pairs(number, older, newer)
        told = {"number": number, "from": editions[0].isoformat(), "to": editions[1].isoformat()}
        if not pairs:
            text = say("rule-diff-none", number=number, older=told["from"], newer=told["to"])
            return RuleDiff("not_found", text, editions[0], editions[1])
        changes = tuple(filter(None, (self._change(pair, older, newer) for pair in pairs)))
        lacking = [day for day in dict.fromkeys(editions) if not self._is_held(day)]
        unknown = lacking and editions[0] != editions[1]
        same = "rule-diff-same-numbers" if unknown else "rule-diff-same"
        notes = [say("rule-get-text", edition=day.isoformat()) for day in lacking] if unknown else []
        known = self._known_of(pairs, editions, language) if unknown else []
        notes[:0] = [say("rule-diff-ours", day=day.isoformat(), says=says) for day, says in known]
        message = "rule-diff" if changes else same
        text = say(message, number=number, older=told["from"], newer=told["to"])
        return RuleDiff("found", text, editions[0], editions[1], changes, tuple(notes))

    def _known_of(
        self, pairs: Iterable[Pair], editions: Sequence[dt.date], language: Language
    ) -> list[tuple[dt.date, str]]:
        """What our own rulings say that changed in these rules, each with its first day."""
        older, newer = editions
        numbers = {now or was for was, now in pairs}
        then, now = (self.look_up.history.on(day).numbers for day in editions)
        keys = {key for key, each in (*then.items(), *now.items()) if each in numbers}
        return self.look_up.gists.changed(keys, language, older, newer)

    def _is_held(self, effective: dt.date) -> bool:
        held = self.look_up.texts.edition(effective)
        return held is not None and held.effective == effective

    def _pairs(self, number: str, older: dt.date, newer: dt.date) -> list[Pair]:
        """The numbers of each rule concerned, then and now, in the order of now; what is gone at the end."""
        if self.look_up.numbers_under(number, newer):
            root_now: str | None = number
            root_then = self._then(number, newer, older)
        else:
            root_then = number
            root_now = self._then(number, older, newer)
        then = self.look_up.numbers_under(root_then, older) if root_then else []
        now = self.look_up.numbers_under(root_now, newer) if root_now else []
        pairs: list[Pair] = []
        for each in now:
            was = self._then(each, newer, older)
            pairs.append((was, each))
        met = {was for was, _ in pairs}
        for each in then:
            if each not in met:
                became = self._then(each, older, newer)
                pairs.append((each, became if became and (each, became) not in pairs else None))
        return pairs

    def _then(self, number: str, day: dt.date, other: dt.date) -> str | None:
        """The number that a rule of one day had on the other; its own where none of this is known."""
        if "." not in number:
            return number
        if row := self.look_up.numbers.on(number, day):
            found = [each.number for each in self.look_up.numbers.then(row, other)]
            return number if number in found else next(iter(found), None)
        return number if self.look_up.in_force(number, other) else None

    def _change(self, pair: Pair, older: dt.date, newer: dt.date) -> RuleChange | None:
        was, now = pair
        before = self._text(was, older)
        after = self._text(now, newer)
        if was is None or now is None:
            return RuleChange("gone" if now is None else "added", was, now, compared(before, after))
        if before is not None and after is not None and not said_alike(before, after):
            return RuleChange("reworded", was, now, compared(before, after))
        return RuleChange("renumbered", was, now) if was != now else None

    def _text(self, number: str | None, day: dt.date) -> str | None:
        found = self.look_up.text(number, day) if number else None
        return found.text if found else None


def compared(before: str | None, after: str | None) -> Words:
    """Two texts word by word: what is the same, what is gone and what is new, in reading order."""
    old, new = _PIECE.findall(_typeset(before or "")), _PIECE.findall(_typeset(after or ""))
    pieces: list[tuple[str, str]] = []
    for kind, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            pieces.append((SAME, "".join(new[k:m])))
        else:
            pieces += [(GONE, "".join(old[i:j])), (NEW, "".join(new[k:m]))]
    return tuple(_joined(pieces))


def _joined(pieces: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Pieces with a change run together where nothing but a space is the same between two changes."""
    gone = new = ""
    for place, (mark, text) in enumerate(pieces):
        between = mark == SAME and not text.strip() and 0 < place < len(pieces) - 1
        if mark == SAME and not between:
            yield from ((kind, told) for kind, told in ((GONE, gone), (NEW, new)) if told)
            gone = new = ""
            if text:
                yield mark, text
            continue
        gone += text if mark in (SAME, GONE) else ""
        new += text if mark in (SAME, NEW) else ""
    yield from ((kind, told) for kind, told in ((GONE, gone), (NEW, new)) if told)


def said_alike(one: str, other: str) -> bool:
    """Whether two texts say the same: numbers of other rules aside, which move when nothing is reworded."""
    return _REFERENCE.sub("#", _typeset(one)) == _REFERENCE.sub("#", _typeset(other))


def _typeset(text: str) -> str:
    """A text in one set of quotes, dashes and blanks, which every few years were others."""
    for sign, plain in _SIGNS:
        text = text.replace(sign, plain)
    return _DASH.sub("\u2014", _BLANKS.sub(" ", text))
