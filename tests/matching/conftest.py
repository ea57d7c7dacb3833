"""The bundled names, indexed once."""

from __future__ import annotations

import pytest

from bot.bundle.cards import read_cards
from bot.bundle.nicknames import read_name_lore
from bot.matching.names import CardNames, printed_names


@pytest.fixture(scope="session")
def names() -> CardNames:
    lore = read_name_lore()
    return CardNames(printed_names(read_cards().values()), lore.nicknames, lore.verbs, lore.habits)
