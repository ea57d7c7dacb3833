import datetime as dt
import json

import pytest

from bot.intake.mtgjson.files import Outline, outline, read_file
from bot.intake.streams import head_of, streaming
from bot.model.imported import CardRuling, ImportedCard, Printing
from bot.model.language import Language
from tests.intake.card_files import (
    FRENCH,
    GERMAN,
    ORACLE,
    PACKED,
    atomic,
    edition,
    face,
    halves,
    json_text,
    many,
    ruling,
)

DAYS = {"TSP": "2006-10-06", "TSR": "2021-03-19"}
DAY = dt.date(2006, 10, 6)
EN, FR, DE, ES = Language.EN, Language.FR, Language.DE, Language.ES
META = {"date": "2022-04-25", "version": "5.2.0"}


def read(tmp_path, value, packed=""):
    path = tmp_path / "cards"
    path.write_bytes(PACKED[packed](json_text(value)))
    built = outline(head_of(path))
    with streaming(path) as stream:
        found = list(read_file(stream, built, DAYS))
    cards = [each for each in found if isinstance(each, ImportedCard)]
    return cards, [each for each in found if isinstance(each, CardRuling)]


@pytest.mark.parametrize("packed", PACKED)
def test_cards_by_name(packed, tmp_path):
    (card, split), rulings = read(tmp_path, atomic(face(edhrecRank=5), halves()), packed)
    assert (card.name, card.oracle_id, card.rank, card.first) == ("Patient Bear", ORACLE.format(1), 5, DAY)
    assert card.printings == (
        Printing(FR, 0, FRENCH["name"], FRENCH["type"], FRENCH["text"], DAY, "TSP"),
        Printing(DE, 0, GERMAN["name"], GERMAN["type"], GERMAN["text"], DAY, "TSP"),
    )
    assert [each.name for each in split.faces] == ["Wake", "Doze"]
    assert [(each.face, each.name) for each in split.printings] == [(1, "Despertar"), (2, "Dormitar")]
    day = dt.date(2021, 6, 18)
    assert rulings == [
        CardRuling("Patient Bear", ORACLE.format(1), day, "Waiting costs the bear nothing."),
        CardRuling("Wake // Doze", ORACLE.format(7), day, "Waiting costs the bear nothing."),
    ]


def test_a_card_of_several_sets_is_as_old_as_its_first_and_its_texts_are_of_no_known_day(tmp_path):
    ((card,), _) = read(tmp_path, atomic(face(printings=["TSR", "XYZ", "TSP"])))
    assert card.first == DAY
    assert {(each.released, each.edition) for each in card.printings} == {(None, "")}


FORMS = {
    "one set": {"meta": META, "data": edition(face())},
    "all sets": {"meta": META, "data": {"TSP": edition(face()), "EMPTY": edition(code="EMPTY")}},
    "one set of version 4": edition(
        {
            **face(),
            "identifiers": None,
            "scryfallOracleId": ORACLE.format(1),
            "convertedManaCost": 2.0,
            "manaValue": None,
        }
    )
    | {"meta": {"date": "2019-07-21"}},
}


@pytest.mark.parametrize("form", FORMS)
def test_sets_know_the_day_of_their_printings(form, tmp_path):
    ((card,), rulings) = read(tmp_path, FORMS[form])
    assert (card.name, card.oracle_id, card.faces[0].value) == ("Patient Bear", ORACLE.format(1), 2)
    assert {(each.released, each.edition) for each in card.printings} == {(DAY, "TSP")}
    assert [each.text for each in rulings] == ["Waiting costs the bear nothing."]


def test_version_4_tells_its_day_in_the_set(tmp_path):
    ((card,), _) = read(tmp_path, FORMS["one set of version 4"])
    assert card.day == dt.date(2019, 7, 21)


def test_version_3_has_names_alone_in_other_languages_colors_in_words_and_no_id(tmp_path):
    old = {
        "name": "Patient Bear",
        "layout": "normal",
        "cmc": 2,
        "colors": ["Green"],
        "type": "Creature — Bear",
        "text": "Exile the bear.",
        "originalText": "Remove the bear from the game.",
        "originalType": "Creature - Bear",
        "foreignNames": [{"language": "French", "name": "Ours patient", "multiverseid": 1}],
        "rulings": [ruling("It's patient.", "2006-09-25")],
    }
    ((card,), rulings) = read(
        tmp_path, {"name": "Time", "code": "TSP", "releaseDate": "2006-10-06", "cards": [old]}
    )
    assert (card.oracle_id, card.faces[0].colors, card.faces[0].value) == ("", "G", 2)
    assert card.printings == (
        Printing(FR, 0, "Ours patient", "", "", DAY, "TSP"),
        Printing(EN, 0, "Patient Bear", "Creature - Bear", "Remove the bear from the game.", DAY, "TSP"),
    )
    assert rulings == [CardRuling("Patient Bear", "", dt.date(2006, 9, 25), "It's patient.")]


@pytest.mark.parametrize("layout", ["split", "flip", "transform", "aftermath"])
def test_faces_of_version_4_come_together_by_their_names(layout, tmp_path):
    names = ["Wake", "Doze"]
    cards = [
        face(name, names=names, layout=layout, number=f"12{side}")
        for name, side in zip(names, "ab", strict=True)
    ]
    ((card,), _) = read(tmp_path, edition(*reversed(cards)))
    assert card.name == "Wake // Doze"
    assert [each.name for each in card.faces] == names


def test_melded_cards_stay_apart(tmp_path):
    names = ["Left Paw", "Right Paw", "Whole Bear"]
    cards, _ = read(tmp_path, edition(*(face(name, names=names, layout="meld") for name in names)))
    assert [card.name for card in cards] == names


def test_a_card_with_one_face_on_both_sides_is_that_face(tmp_path):
    same = face("Steaming Pool // Steaming Pool", faceName="Steaming Pool", layout="reversible_card")
    ((card,), _) = read(tmp_path, atomic([same | {"side": "a"}, same | {"side": "b"}]))
    assert (card.name, len(card.faces)) == ("Steaming Pool", 1)


@pytest.mark.parametrize(
    "left_out", [{"name": "A-Patient Bear"}, {"layout": "token"}, {"layout": "emblem"}, {"name": 7}]
)
def test_what_is_no_card_is_left_out(left_out, tmp_path):
    assert read(tmp_path, {"data": {"x": [face(**left_out)]}}) == ([], [])


def test_a_ruling_on_both_faces_stands_once_and_an_empty_one_not_at_all(tmp_path):
    twice = [each | {"rulings": [ruling("Once."), ruling("  "), ruling("Once.")]} for each in halves()]
    _, rulings = read(tmp_path, atomic(twice))
    assert [each.text for each in rulings] == ["Once."]


@pytest.mark.parametrize(
    ("text", "built"),
    [
        (json.dumps(atomic(face())), Outline("data", one_set=False, by_name=True, day=dt.date(2022, 4, 25))),
        (
            json.dumps({"meta": META, "data": edition(face())}),
            Outline("data", one_set=True, day=dt.date(2022, 4, 25)),
        ),
        (json.dumps({"data": {"TSP": edition(face())}}), Outline("data")),
        (json.dumps(edition(face())), Outline("", one_set=True)),
        (
            json.dumps(many(2000))[:60_000],
            Outline("data", one_set=False, by_name=True, day=dt.date(2022, 4, 25)),
        ),
        ('{"object": "list", "data": []}', None),
        ('{"object": "card"}', None),
        ("[1]", None),
        ("no JSON", None),
        ("", None),
    ],
    ids=[
        "cards by name",
        "one set",
        "sets",
        "version 4",
        "the beginning alone",
        "a list",
        "a card",
        "[1]",
        "text",
        "0",
    ],
)
def test_the_beginning_tells_how_a_file_is_built(text, built):
    assert outline(text.encode()) == built
