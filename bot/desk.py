"""The composition root: the one place that wires the rooms together."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from bot import __version__
from bot.asking.language import Tongues
from bot.asking.reader import Reader
from bot.asking.topics import Subjects
from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.bundle.lexicons import read_lexicons
from bot.bundle.profiles import read_concepts, read_everyday, read_profiles, read_signs
from bot.bundle.rule_numbers import read_keyword_names, read_rule_numbers
from bot.bundle.rulings import read_rulings
from bot.bundle.topics import Topics, read_topics
from bot.door import Answering, Door
from bot.door.asked_names import AskedNames
from bot.door.held import HeldNames, HeldRulings
from bot.door.known_cards import KnownCards
from bot.door.looking_up import CardLookUp
from bot.door.opening import Opening
from bot.door.playing import Playing
from bot.door.rule_gists import Gists
from bot.door.rules import RuleLookUp
from bot.door.shelf import Shelf
from bot.intake.keeping import Keeping
from bot.model.card import Card
from bot.model.era import History
from bot.settings import Settings
from bot.store.rules import RuleTexts

if TYPE_CHECKING:
    from bot.intake.refresh.refreshing import Outcome as Refreshed


class Desk:
    """Everything, wired together for one data directory. What is read is read once, when it is needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def note(self) -> str:
        """Why answers rest on what is bundled alone, or "" where they rest on everything held."""
        return self._opening.note

    def answering(self) -> Answering:
        """What answers, for one thread: it has an index of its own."""
        using = self._opening.held()
        names, rulings = HeldNames(using), HeldRulings(using)
        known = KnownCards(self.cards, rulings.card)
        shelf = Shelf(rulings, self._rule_look_up.gists.keys_of(), _keyword_called)
        return Answering(
            Reader(
                AskedNames(names, self.cards), known, self._tongues, self._subjects, _changes(self._history)
            ),
            Playing(known, self._history, self._topics, shelf),
            CardLookUp(names, known, self._keyword_rule),
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
        keeping = self.keeping
        refreshing = Refreshing(self.settings.home, manner, take, keeping.build, keeping.originals, told)
        return refreshing.run(WITH_PRINTINGS if printings else EVERY_TIME, today)

    def build(self) -> int:
        """Build the index of all that is held, and give how many rulings that is; Complaint if it cannot."""
        return self.keeping.build().rulings

    def status(self) -> dict[str, Any]:
        """What is held, by name; Complaint where the index is damaged."""
        from bot.door.holdings import Holdings  # noqa: PLC0415 - only `status` needs it

        return Holdings(self.keeping, self._opening, self._history).told()

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
    def _opening(self) -> Opening:
        return Opening(self.keeping)

    @cached_property
    def _tongues(self) -> Tongues:
        return Tongues(read_lexicons(), read_concepts(), read_signs())

    @cached_property
    def _subjects(self) -> Subjects:
        return Subjects(read_concepts(), read_profiles(), read_everyday())

    @cached_property
    def _topics(self) -> Topics:
        return read_topics()

    @cached_property
    def _rule_look_up(self) -> RuleLookUp:
        gists, texts = Gists(self._history, read_rulings()), RuleTexts(self.keeping.index)
        return RuleLookUp(self._history, gists, read_rule_numbers(), read_keyword_names(), texts)

    def _keyword_rule(self, name: str) -> str:
        """The number of the rule of the keyword of that name in the newest edition; "" for other names."""
        row = self._rule_look_up.keyword(name, self._history.editions[-1])
        return row.number if row else ""


def _keyword_called(name: str) -> str | None:
    from bot.intake.pages.subjects import keyword_called  # noqa: PLC0415 - only `rulings` needs it

    return keyword_called(name)


def _changes(history: History) -> list[dt.date]:
    """The days on which a mechanic's rules changed, those of the core of the game last."""
    days = {
        (name.startswith("core."), day) for name, dated in history.settings.items() for day, _ in dated.spans
    }
    return [day for _, day in sorted(days)]
