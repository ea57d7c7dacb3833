"""Which of the names in a question are taken, where every card is known by name."""

from __future__ import annotations

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.nicknames import read_name_lore
from bot.door.asked_names import AskedNames
from bot.matching.names import CardNames, printed_names
from bot.model.language import Language
from bot.model.naming import PrintedName

OTHERS = [
    PrintedName(name, language, printed)
    for name, language, printed in (
        ("Unhurried Testbear", Language.EN, "Unhurried Testbear"),
        ("Adverse Conditions", Language.EN, "Adverse Conditions"),
        ("Void", Language.FR, "Vide"),
        ("Hit // Run", Language.EN, "Hit // Run"),
        ("Lightning Serpent", Language.DE, "Blitzschlange"),
        ("Twin of a Bolt", Language.EN, "Twin of a Bolt"),
        ("Twin of a Bolt", Language.DE, "Blitzgefahr"),
        ("Twin of a Twin", Language.DE, "Blitzgefahr"),
    )
]
"""Names of cards that are not bundled."""


@pytest.fixture(scope="module")
def names():
    cards, lore = read_cards(), read_name_lore()
    every = CardNames([*printed_names(cards.values()), *OTHERS], lore.nicknames, lore.verbs, lore.habits)
    return AskedNames(every, cards)


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "can i suspend unhurried testbear", ["Unhurried Testbear"]),
        ("fr", "T3feri adverse, je peux pas lancer ?", ["Teferi, Time Raveler"]),  # "adverse" is a word
        ("en", "petrified plating comes off, does it hit the bin", ["Petrified Plating"]),
        ("fr", "le board complètement vide, phtisie va où", ["Phthisis"]),
        ("de", "kann ich blitzschlag aussetzen", ["Lightning Bolt"]),  # no misspelling of another name
        ("de", "und was macht blitzgefahr", []),  # two cards of that name, neither bundled
    ],
)
def test_what_is_offered_is_taken_of_bundled_cards_alone(language, text, cards, names):
    spans = names.find(text, Language(language))
    assert [span.hits[0].card for span in spans] == cards
