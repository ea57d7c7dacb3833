"""Names that break others: short ones, halves, faces, marks, shared names, words of other languages.

Once over a small table of hand-picked rows with the names that are mistaken for them, once over every name.
"""

from __future__ import annotations

import pytest

from bot.bundle.nicknames import read_name_lore
from bot.matching.names import CardNames
from bot.model.language import Language
from bot.model.naming import PrintedName
from bot.store.name_tables import FileNames

ROWS = """
en | Fling | Flight | Flying Men | Flinthoof Boar | Fleeting Image
en | Opt | Optimus Prime, Hero // Optimus Prime, Autobot Leader | Adopt | Optical Optimizer
en | Moat | Teferi's Moat | Moat Piranhas | Magus of the Moat | Goat
en | Recall | Ancestral Recall | Hurkyl's Recall | Beck // Call
en | Wonder | Wall of Wonder | Wand of Wonder | Open into Wonder
en | Ice Cage | Ice Cave | Ice Out | Sword of Fire and Ice | Fire Ants | Inner Fire | Fire Magic
en | Red Herring | Riding Red Hare | The Red Terror | Herd Gnarr
en | Mishra's Workshop | Mishra's Factory | Mishra's War Machine | Mishra's Toy Workshop | Work a Double
en | Éomer, Marshal of Rohan | Éomer of the Riddermark | Merrow Commerce | Homer
en | Barad-dûr | Barbed Wire | Badlands
en | Márton Stromgald | Agent of Stromgald | Haakon, Stromgald Scourge | Stromgald Spy
en | Nature's Ruin | Nature's Will | Navigator's Ruin | Nature's Wrath
en | Commit // Memory | Consign to Memory | Chain to Memory | Reduce to Memory
en | Bonecrusher Giant // Stomp | Savage Stomp | Seismic Stomp | Stomp and Howl
en | Fire // Ice | Far // Away | Fade Away | Wear Away | Carry Away
en | Cancel | Wipe Away | Eliminate | Winnow | Eliminate the Competition
en | Thran Golem | Straw Golem | Tangle Golem | Flaming Gambit | Flame Javelin | Fiery Bombardment
it | Cancel = Eliminare | Wipe Away = Eliminare | Eliminate the Competition = Eliminare la Concorrenza
es | Eliminate = Eliminar
it | Thran Golem = Golem Thran | Flame Javelin = Giavellotto Infuocato
it | Fiery Bombardment = Bombardamento Infuocato
fr | Thran Golem = Golem Thran
es | Thran Golem = Gólem thran | Fire // Ice = Fuego // Hielo
"""
RIGHT = [
    ("fling", "Fling"),
    ("opt", "Opt"),
    ("moat", "Moat"),
    ("recall", "Recall"),
    ("wonder", "Wonder"),
    ("ice", "Fire // Ice"),
    ("red herring", "Red Herring"),
    ("mishras work", "Mishra's Workshop"),
    ("barad dur", "Barad-dûr"),
    ("Barad-du\u0302r", "Barad-dûr"),
    ("marton stromgald", "Márton Stromgald"),
    ("stromgald marton", "Márton Stromgald"),
    ("natures ruin", "Nature's Ruin"),
    ("nature's ruin", "Nature's Ruin"),
    ("nature\u2019s ruin", "Nature's Ruin"),
    ("Commit to Memory", "Commit // Memory"),
    ("Stomp", "Bonecrusher Giant // Stomp"),
    ("Fire/Ice", "Fire // Ice"),
    ("fire // ice", "Fire // Ice"),
    ("Far/Away", "Far // Away"),
    ("far away", "Far // Away"),
    ("Golem Thran", "Thran Golem"),
    ("Gambetto Infuocato", "Flaming Gambit"),
]
"""What is typed, and the card that it is taken for at once."""


def table() -> list[PrintedName]:
    names = []
    for line in ROWS.strip().splitlines():
        language, *told = line.split(" | ")
        for one in told:
            card, _, name = one.strip().partition(" = ")
            names.append(PrintedName(card, Language(language.strip()), name or card))
    return names


@pytest.fixture(scope="module")
def few() -> CardNames:
    return CardNames(table(), read_name_lore().nicknames)


@pytest.fixture(scope="module")
def every(every_name: FileNames) -> CardNames:
    return CardNames.kept(every_name, read_name_lore().nicknames)


@pytest.fixture(params=["few", pytest.param("every", marks=pytest.mark.slow)])
def names(request: pytest.FixtureRequest) -> CardNames:
    return request.getfixturevalue(request.param)


@pytest.mark.parametrize(("typed", "card"), RIGHT)
def test_the_right_card_is_taken_at_once(names: CardNames, typed: str, card: str) -> None:
    hits = names.look_up(typed)
    assert hits[0].card == card
    assert names.clear(hits)


def test_a_name_of_two_cards_is_offered_with_both(names: CardNames) -> None:
    hits = names.look_up("Eliminare", limit=5)
    assert {hit.card for hit in hits[:2]} == {"Cancel", "Wipe Away"}
    assert {(hit.printed, hit.language) for hit in hits[:2]} == {("Eliminare", Language.IT)}
    assert not names.clear(hits)
    assert len(hits) <= 5


def test_a_short_name_gives_the_legend_that_bears_it(names: CardNames) -> None:
    hits = names.look_up("eomer")
    assert hits[0].card == "Éomer, Marshal of Rohan"
    assert hits[1].card == "Éomer of the Riddermark"
    assert not names.clear(hits)


@pytest.mark.parametrize("typed", ["?!", "//", "— … ·", "'\u2019`", "_", "★☆", "\u200b\u200d"])
def test_symbols_alone_are_no_name(names: CardNames, typed: str) -> None:
    assert names.look_up(typed) == []
    assert names.complete(typed) == []
