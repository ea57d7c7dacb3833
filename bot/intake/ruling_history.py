"""Rulings on cards through all imports: when each was first and last seen, and what it was reworded to."""

from __future__ import annotations

import datetime as dt
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from typing import Final

from bot.intake.lint import RulingLint
from bot.model.imported import CardRuling
from bot.model.language import Language
from bot.model.ruling import Flag, Rendering, Ruling, Span, Status
from bot.store.imported_lines import plain, ruling_key
from bot.store.kept import Import

ALIKE: Final = 0.6
"""From this likeness on, of 0 to 1, a ruling that came is the one that went, in other words."""

STATUS: Final = {"wotc": Status.OFFICIAL}
"""Who stands behind a ruling by its source; anybody else is a volunteer."""

WHOLE: Final = frozenset({Flag.MISPLACED})
"""Flags that leave a text complete."""


@dataclass(slots=True)
class Seen:
    """A ruling through all imports: the first and last that had it, and what came in its place.

    `ended` is the first import that covered its card without it, None while the newest has it.
    """

    key: str
    ruling: CardRuling
    first: Import
    last: Import
    ended: Import | None = None
    later: str | None = None


@dataclass(frozen=True, slots=True)
class Changes:
    """What one import changed: rulings that came, stayed, were reworded or dated anew, and went."""

    new: int
    same: int
    changed: int
    gone: int


@dataclass(slots=True)
class RulingHistory:
    """Takes imports in the order of their data's days; `cards` and `oracle_ids` find one by the other.

    An import speaks of the cards that have a ruling in it, and of no others: what it does not have on one
    of these is no longer current, whichever source had it.
    """

    cards: Mapping[str, str]
    oracle_ids: Mapping[str, str]
    seen: dict[str, Seen] = field(default_factory=dict)
    _newest: dict[str, set[str]] = field(default_factory=dict)
    _sizes: dict[int, int] = field(default_factory=dict)

    def take(self, header: Import, rulings: Iterable[CardRuling]) -> None:
        """Take one import."""
        now: defaultdict[str, set[str]] = defaultdict(set)
        for each in rulings:
            ruling = self._known(each)
            key = ruling_key(ruling)
            now[ruling.card or ruling.oracle_id].add(key)
            seen = self.seen.setdefault(key, Seen(key, ruling, header, header))
            # Of two sources one alone says who a ruling is from: what it said of a volunteer stays.
            by = ruling.by if seen.ruling.by in STATUS else seen.ruling.by
            seen.last, seen.ruling = header, replace(ruling, by=by)
        self._sizes[header.number] = sum(map(len, now.values()))
        for about, keys in now.items():
            self._replace(self._newest.get(about, set()), keys, header)
            self._newest[about] = keys

    def rulings(self, lint: RulingLint | None = None) -> Iterator[Ruling]:
        """Every ruling there ever was, as the index takes it, flagged by `lint`."""
        for each in self.seen.values():
            yield self._ruling(each, tuple(lint.flags(each.ruling)) if lint else ())

    def told(self, number: int) -> Changes:
        """What the import of that number changed."""
        came = {key for key, each in self.seen.items() if each.first.number == number}
        gone = [each for each in self.seen.values() if each.ended and each.ended.number == number]
        changed = len(came & {each.later for each in gone})
        lost = sum(each.later is None for each in gone)
        return Changes(len(came) - changed, self._sizes[number] - len(came), changed, lost)

    def _known(self, ruling: CardRuling) -> CardRuling:
        """The ruling with both its card and its oracle id, as far as they are known."""
        card = self.cards.get(ruling.oracle_id, ruling.card)
        return replace(ruling, card=card, oracle_id=ruling.oracle_id or self.oracle_ids.get(card, ""))

    def _replace(self, before: set[str], now: set[str], header: Import) -> None:
        for key in now:
            self.seen[key].ended = self.seen[key].later = None
        gone = sorted(before - now)
        for key in gone:
            self.seen[key].ended = header
        came = sorted(now - before)
        pairs = (
            (likeness(self.seen[old].ruling.text, self.seen[new].ruling.text), old, new)
            for old in gone
            for new in came
        )
        linked: set[str] = set()
        for score, old, new in sorted(pairs, key=lambda pair: (-pair[0], *pair[1:])):
            if score >= ALIKE and old not in linked and new not in linked:
                self.seen[old].later = new
                linked |= {old, new}

    def _ruling(self, seen: Seen, flags: tuple[Flag, ...]) -> Ruling:
        told = seen.ruling
        flags += () if told.card else (Flag.CARD_UNKNOWN,)
        words = Rendering(
            language=Language.EN,
            text=told.text,
            status=STATUS.get(told.by, Status.VOLUNTEER),
            complete=WHOLE.issuperset(flags),
            flags=flags,
            source=_source(seen),
        )
        return Ruling(
            id=seen.key,
            topic="",
            about=told.card,
            group="card",
            span=Span(None, self._last_day(seen)),
            renderings=(words,),
            date=told.date,
            superseded_by=seen.later,
        )

    def _last_day(self, seen: Seen) -> dt.date | None:
        """The last day a ruling held: that before its successor's date, or the last it was seen on.

        Where the successor bears the same date or an older one, its words alone were mended.
        """
        if seen.ended is None:
            return None
        if seen.later is None:
            return seen.last.made or seen.last.day
        date, later = seen.ruling.date, self.seen[seen.later].ruling.date
        return later - dt.timedelta(1) if date and later and date < later else None


def likeness(text: str, other: str) -> float:
    """How much two texts share of their words in their order, from 0 to 1."""
    words, others = _words(text), _words(other)
    matcher = SequenceMatcher(None, words, others, autojunk=False)
    return matcher.ratio() if matcher.quick_ratio() >= ALIKE else 0.0


def _words(text: str) -> list[str]:
    return re.findall(r"\w+|[^\w\s]", plain(text).lower())


def _source(seen: Seen) -> str:
    """Where a ruling was last seen, and since when until when."""
    first, last = (each.made or each.day for each in (seen.first, seen.last))
    days = last.isoformat() if first == last else f"{first.isoformat()} to {last.isoformat()}"
    return f"{seen.last.source}, {days}"
