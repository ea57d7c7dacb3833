import asyncio
import datetime as dt
import sqlite3
from contextlib import closing

import pytest

from bot.model.imported import CardRuling, ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.model.ruling import Flag
from bot.store.build import build
from bot.store.cards import Cards, NameRow, Sighting, names_in
from bot.store.gathering import gathering
from bot.store.imported_lines import card_from_line, ruling_from_line
from bot.store.rulings import Index

DAY, LATER = dt.date(2006, 10, 6), dt.date(2021, 3, 19)
EN, ES, FR = Language.EN, Language.ES, Language.FR
BEAR = ImportedCard(
    name="Patient Bear",
    oracle_id="bear",
    layout="normal",
    faces=(OracleFace("Patient Bear", "{1}{G}", 2, "Creature — Bear", "Exile the bear.", "G", "2", "2"),),
    printings=(Printing(FR, 0, "Ours patient", "Créature : ours", "Retirez l'ours.", DAY, "TSP"),),
    first=DAY,
    rank=7,
    source="mtgjson/AtomicCards",
    day=LATER,
)
SPLIT = ImportedCard(
    name="Wake // Doze",
    oracle_id="split",
    layout="split",
    faces=(OracleFace("Wake", "{R}", 1, "Instant"), OracleFace("Doze", None, 0, "Sorcery")),
    printings=(Printing(ES, 1, "Despertar"), Printing(ES, 2, "Dormitar"), Printing(FR, 1, "Éveil")),
    source="mtgjson/AtomicCards",
    day=LATER,
)


def built(path, *cards, sightings=()):
    asyncio.run(build(path, [], {}, imported=Cards(cards, sightings)))
    return path


def held(path, name):
    with closing(Index(path, lambda _: [], DAY)) as index:
        return index.card(name)


@pytest.mark.parametrize("card", [BEAR, SPLIT], ids=lambda card: card.name)
def test_a_card_comes_out_as_it_went_in(card, tmp_path):
    path = built(tmp_path / "rulings.db", BEAR, SPLIT)
    assert held(path, card.name) == card
    assert held(path, "Nobody") is None


def with_(**more):
    return ImportedCard(**{**{key: getattr(BEAR, key) for key in BEAR.__slots__}, **more})


def test_the_newest_data_says_what_a_card_is_and_older_ones_add_what_it_lacks(tmp_path):
    text = Printing(FR, 0, "Ours patient", "Créature : ours", "Exilez l'ours.", LATER, "TSR")
    newest = with_(oracle_id="", first=LATER, rank=None, printings=(text,))
    older = with_(layout="strange", source="mtgjson/TSP", first=DAY)
    found = held(built(tmp_path / "rulings.db", newest, older), BEAR.name)
    assert (found.layout, found.source) == ("normal", "mtgjson/AtomicCards")
    assert (found.oracle_id, found.first, found.rank) == ("bear", DAY, 7)
    assert found.printings == (*BEAR.printings, text)


def test_the_same_words_on_an_older_printing_are_as_old_as_that(tmp_path):
    (printing,) = BEAR.printings
    undated = Printing(FR, 0, printing.name, printing.type_line, printing.text)
    reprint = Printing(FR, 0, printing.name, printing.type_line, printing.text, LATER, "TSR")
    path = built(tmp_path / "rulings.db", with_(printings=(undated,)), with_(printings=(reprint,)), BEAR)
    assert held(path, BEAR.name).printings == BEAR.printings


def test_a_card_that_was_renamed_is_one_card_and_keeps_its_old_name(tmp_path):
    path = built(tmp_path / "rulings.db", BEAR, with_(name="Slow Bear"))
    assert held(path, "Slow Bear") is None
    assert "Slow Bear" in {row.name for row in names_in(path) if row.card == "Patient Bear"}


def test_names_are_those_of_the_whole_card_and_of_each_face(tmp_path):
    path = built(tmp_path / "rulings.db", BEAR, SPLIT)
    assert list(names_in(path)) == [
        NameRow("Patient Bear", "bear", EN, "Patient Bear", 0, 7),
        NameRow("Patient Bear", "bear", FR, "Ours patient", 0, 7),
        NameRow("Wake // Doze", "split", EN, "Wake // Doze", 0, None),
        NameRow("Wake // Doze", "split", EN, "Wake", 1, None),
        NameRow("Wake // Doze", "split", EN, "Doze", 2, None),
        NameRow("Wake // Doze", "split", ES, "Despertar // Dormitar", 0, None),
        NameRow("Wake // Doze", "split", ES, "Despertar", 1, None),
        NameRow("Wake // Doze", "split", ES, "Dormitar", 2, None),
        NameRow("Wake // Doze", "split", FR, "Éveil", 1, None),
    ]


def test_an_english_name_under_another_language_is_no_name_where_the_text_is_english_too(tmp_path):
    untranslated = Printing(ES, 0, "Patient Bear", text="Exile the bear.", flags=(Flag.UNTRANSLATED,))
    as_printed = Printing(FR, 0, "Patient Bear", text="Exilez l'ours.")
    path = built(tmp_path / "rulings.db", with_(printings=(untranslated, as_printed)))
    assert [(row.language, row.name) for row in names_in(path)] == [
        (EN, "Patient Bear"),
        (FR, "Patient Bear"),
    ]


def test_when_a_ruling_was_seen_stands_in_the_index(tmp_path):
    path = built(tmp_path / "rulings.db", sightings=[Sighting("ruling-1", DAY, LATER, "scryfall/rulings")])
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("SELECT * FROM sighting").fetchall() == [
            ("ruling-1", "2006-10-06", "2021-03-19", "scryfall/rulings")
        ]


def gathered(folder, *found):
    with gathering(folder) as place:
        place.take(found)
        cards = [card_from_line(line.text) for line in place.cards()]
        return cards, [ruling_from_line(line.text) for line in place.rulings()], place.newest


def test_a_card_is_gathered_from_all_its_printings(tmp_path):
    reprint = with_(
        first=LATER,
        rank=9,
        printings=(Printing(FR, 0, "Ours patient", "Créature : ours", "Retirez l'ours.", LATER, "TSR"),),
    )
    ((card,), _, newest) = gathered(tmp_path, reprint, BEAR)
    assert (card.name, card.first, card.rank, newest) == (BEAR.name, DAY, 7, LATER)
    assert card.printings == BEAR.printings


def test_rulings_are_gathered_once_in_the_order_of_the_file(tmp_path):
    rulings = [CardRuling("Patient Bear", "bear", DAY, text) for text in ("Second.", "First.", "Second.")]
    _, found, newest = gathered(tmp_path, *rulings)
    assert found == rulings[:2]
    assert newest == DAY


def test_nothing_stays_of_a_gathering(tmp_path):
    gathered(tmp_path, BEAR)
    assert list(tmp_path.iterdir()) == []
