"""The composition root: the one place that wires the rooms together."""

from __future__ import annotations

import asyncio
import datetime as dt
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot import __version__
from bot.asking.language import Tongues
from bot.asking.reader import Reader
from bot.asking.topics import Subjects
from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.bundle.lexicons import read_lexicons
from bot.bundle.nicknames import read_name_lore
from bot.bundle.profiles import read_concepts, read_everyday, read_profiles, read_signs
from bot.bundle.rule_numbers import read_keyword_names, read_rule_numbers
from bot.bundle.rulings import read_rulings
from bot.bundle.topics import read_topics
from bot.door import Answering, Door
from bot.door.known_cards import KnownCards
from bot.door.looking_up import CardLookUp
from bot.door.playing import Playing
from bot.door.rule_gists import Gists
from bot.door.rules import RuleLookUp
from bot.door.shelf import Shelf
from bot.intake.keeping import RULINGS, Keeping
from bot.matching.names import CardNames, printed_names
from bot.model.card import Card
from bot.model.era import History
from bot.model.errors import Complaint, Outdated
from bot.settings import Settings
from bot.store.build import build
from bot.store.rules import RuleTexts
from bot.store.rulings import Index
from bot.store.watched import Watched

if TYPE_CHECKING:
    from bot.intake.refresh.refreshing import Outcome as Refreshed

EXILE_SINCE = dt.date(2009, 7, 11)
"""The first day of "exile" and "cast": before it the index shows the old words where it has them."""


class Desk:
    """Everything, wired together for one data directory. What is read is read once, when it is needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.note = ""
        """Why answers rest on the bundled rulings alone, or "" where they rest on everything held."""

    def answering(self) -> Answering:
        """What answers, for one thread: it has an index of its own."""
        return Answering(
            self._reader,
            self._playing(shelf := self._shelf()),
            CardLookUp(self._names, self._known),
            self._rule_look_up,
            shelf,
            self.settings.language,
        )

    def door(self) -> Door:
        """The door for many askers at once."""
        front = self.answering()
        return Door(self.answering, front, self.settings.workers, self.settings.queue)

    def refresh(
        self, today: dt.date, told: Callable[[str, int, int], None], *, printings: bool
    ) -> Iterator[Refreshed]:
        """Fetch and import what is new, and give what came of each source as soon as that is known.

        `told` hears of each download; `printings` is whether every printing of every card is wanted.
        """
        from bot.intake.refresh.refreshing import Refreshing  # noqa: PLC0415 - only a refresh needs these
        from bot.intake.refresh.sources import EVERY_TIME, WITH_PRINTINGS  # noqa: PLC0415
        from bot.intake.refresh.web import Manner  # noqa: PLC0415

        manner = Manner(f"Upkeep/{__version__}", self.settings.refresh_from)
        take = partial(self.keeping.take, today=today)
        refreshing = Refreshing(self.settings.home, manner, take, self.keeping.originals, told)
        return refreshing.run(WITH_PRINTINGS if printings else EVERY_TIME, today)

    def build(self) -> int:
        """Build the index of all that is held, and give how many rulings that is; Complaint if it cannot."""
        return self.keeping.build()

    def status(self) -> dict[str, str | int]:
        """What is held, by name; Complaint where the index is damaged."""
        return {
            "version": __version__,
            "home": str(self.settings.home),
            "rules": self._history.editions[-1].isoformat(),
            "editions": len(self._history.editions),
            "cards": len(self.cards),
            "played": sum(card.played for card in self.cards.values()),
            "bundled": len(read_rulings()),
            "imports": len(self.keeping.corpus.imports()),
            "index": self._state(),
        }

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card held, by its Oracle name."""
        return dict(read_cards())

    @cached_property
    def _history(self) -> History:
        return read_history()

    @cached_property
    def keeping(self) -> Keeping:
        """What is held, and what brings more in."""
        return Keeping(self.settings.home, self.cards)

    @cached_property
    def _known(self) -> KnownCards:
        return KnownCards(self.cards, self._rulings().card)

    @property
    def _path(self) -> Path:
        return self.keeping.index

    @cached_property
    def _names(self) -> CardNames:
        lore = read_name_lore()
        return CardNames(printed_names(self.cards.values()), lore.nicknames, lore.verbs, lore.habits)

    @cached_property
    def _reader(self) -> Reader:
        tongues = Tongues(read_lexicons(), read_concepts(), read_signs())
        subjects = Subjects(read_concepts(), read_profiles(), read_everyday())
        return Reader(self._names, self._known, tongues, subjects, _changes(self._history))

    @cached_property
    def _rule_look_up(self) -> RuleLookUp:
        gists, texts = Gists(self._history, read_rulings()), RuleTexts(self._path)
        return RuleLookUp(self._history, gists, read_rule_numbers(), read_keyword_names(), texts)

    def _playing(self, shelf: Shelf) -> Playing:
        return Playing(self._known, self._history, read_topics(), shelf)

    def _shelf(self) -> Shelf:
        return Shelf(self._rulings(), self._rule_look_up.gists.keys_of(), _keyword_called)

    def _rulings(self) -> Watched | Index:
        """The index, built first where there is none or what it was built from has changed."""
        try:
            if not self._path.exists() or self._is_stale():
                self.build()
        except Complaint as complaint:
            if self._path.exists() and not self._is_sound():
                raise
            self.note = complaint.text
        return Watched(self._path, self._opened) if self._path.exists() else self._bundled()

    def _bundled(self) -> Index:
        """The bundled rulings alone, in an index that is gone with the program."""
        with tempfile.TemporaryDirectory(prefix="upkeep-") as folder:
            path = Path(folder) / RULINGS
            asyncio.run(build(path, read_rulings(), {}))
            return self._opened(path)  # an open file outlives its name

    def _opened(self, path: Path) -> Index:
        return Index(path, self._keywords_of, EXILE_SINCE, _ordinary_words())

    def _is_stale(self) -> bool:
        try:
            index = self._opened(self._path)
        except Outdated:
            return True
        try:
            return index.stamp() != self.keeping.stamp()
        finally:
            index.close()

    def _is_sound(self) -> bool:
        try:
            self._opened(self._path).close()
        except Complaint:
            return False
        return True

    def _keywords_of(self, name: str) -> list[str]:
        card = self.cards.get(name)
        abilities = (ability for face in card.faces for ability in face.abilities) if card else ()
        return list(dict.fromkeys(ability.name for ability in abilities if ability.kind == "keyword"))

    def _state(self) -> str:
        if not self._path.exists():
            return "missing"
        return "old" if self._is_stale() else "built"


@cache
def _ordinary_words() -> frozenset[str]:
    """Words of every language that do not tell what a question is about."""
    return frozenset(
        word
        for lexicon in (*read_lexicons().values(), *read_concepts().values())
        for word in (*lexicon.idle, *lexicon.telling)
    )


def _keyword_called(name: str) -> str | None:
    from bot.intake.pages.subjects import keyword_called  # noqa: PLC0415 - only `rulings` needs it

    return keyword_called(name)


def _changes(history: History) -> list[dt.date]:
    """The days on which a mechanic's rules changed, those of the core of the game last."""
    days = {
        (name.startswith("core."), day) for name, dated in history.settings.items() for day, _ in dated.spans
    }
    return [day for _, day in sorted(days)]
