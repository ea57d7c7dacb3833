"""The rulings of a card that is named come first, then those on what is asked, then what is near."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

import pytest

from bot.asking.reading import Reading
from bot.door.shelf import Shelf
from bot.model.answer import NamedCard, ShownRuling
from bot.model.language import Language
from bot.model.ruling import Status

DAY = dt.date(2026, 1, 16)
PLUNDER = (NamedCard("Plunder", "Plunder", "plunder", 100.0),)


def ruling(name: str, card: str, group: str, language: Language = Language.EN) -> ShownRuling:
    return ShownRuling(
        id=name,
        card=card,
        date=None,
        first=None,
        last=None,
        language=language,
        status=Status.OFFICIAL,
        complete=True,
        flags=(),
        text=name,
        superseded_by=None,
        source="page",
        group=group,
    )


OURS = ruling("ours", "suspend", "ours")
ON_CARD = ruling("on the card", "Plunder", "card")
OTHERS = ruling("another card's", "Rift Bolt", "card")
FOREIGN = ruling("in French", "Plunder", "card", Language.FR)
LINES = [ruling(f"line {number}", "Plunder", "card") for number in range(4)]


class Held:
    """Rulings as given, whatever is asked."""

    def __init__(self, on_topics: Sequence[ShownRuling], near: Sequence[ShownRuling]) -> None:
        self._on_topics, self._near = on_topics, near

    def about(self, _name: str, _language: Language) -> list[ShownRuling]:
        return []

    def near(self, _text: str, _cards: object, _language: Language, _day: dt.date, _limit: int = 5):
        return list(self._near)

    def on_topics(self, topics: Sequence[str], _language: Language, _day: dt.date, _limit: int = 5):
        return list(self._on_topics) if topics else []


@pytest.mark.parametrize(
    ("on_topics", "near", "cards", "topics", "shown"),
    [
        ([OURS], LINES[:1], PLUNDER, ("t",), ["line 0", "ours"]),
        ([OURS, ON_CARD], LINES[:1], PLUNDER, ("t",), ["on the card", "line 0", "ours"]),
        ([OURS], LINES, PLUNDER, ("t",), ["line 0", "line 1", "ours", "line 2", "line 3"]),
        ([OURS, OTHERS], [], PLUNDER, ("t",), ["ours"]),
        ([OURS, OTHERS], [], (), ("t",), ["ours"]),
        ([OURS], [OURS], (), ("t",), ["ours"]),
        ([OURS], LINES[:1], (), (), ["line 0"]),
        ([OURS, FOREIGN], LINES[:1], PLUNDER, ("t",), ["line 0", "ours", "in French"]),
        ([], [], PLUNDER, ("t",), []),
    ],
)
def test_the_order(on_topics, near, cards, topics, shown) -> None:
    shelf = Shelf(Held(on_topics, near), {}, lambda _: None)
    reading = Reading(Language.EN, DAY, cards, topics=topics)
    assert [each.id for each in shelf.near("?", reading)] == shown
