import datetime as dt

import pytest

from bot.intake.scryfall.reading import read_card, read_objects
from bot.model.imported import CardRuling, OracleFace, Printing
from bot.model.language import Language
from tests.intake.card_files import ORACLE, scryfall, scryfall_ruling

DAY = dt.date(2006, 10, 6)


def the_card(**more):
    (card,) = read_card(scryfall(**more))
    return card


def half(name, text, **more):
    return {
        "object": "card_face",
        "name": name,
        "mana_cost": "{R}",
        "type_line": "Instant",
        "oracle_text": text,
    } | more


def test_a_card_in_english_gives_its_facts_and_no_other_name():
    card = the_card(edhrec_rank=12)
    assert (card.name, card.oracle_id, card.layout, card.first, card.rank) == (
        "Patient Bear", ORACLE.format(1), "normal", DAY, 12,
    )  # fmt: skip
    assert card.faces == (
        OracleFace("Patient Bear", "{1}{G}", 2, "Creature — Bear", "Exile the bear.", "G", "2", "2"),
    )
    assert card.printings == ()


def test_a_translated_printing_gives_what_is_printed_with_its_day_and_set():
    card = the_card(
        lang="fr",
        printed_name="Ours patient",
        printed_type_line="Créature : ours",
        printed_text="Retirez l'ours de la partie.",
    )
    assert card.name == "Patient Bear"
    assert card.printings == (
        Printing(
            Language.FR, 0, "Ours patient", "Créature : ours", "Retirez l'ours de la partie.", DAY, "tsp"
        ),
    )


def test_halves_are_printed_each_under_its_number():
    faces = [
        half("Wake", "Wake everybody.", printed_name="Despertar", printed_text="Despierta a todos."),
        half("Doze", "Everybody dozes.", printed_name="Dormitar", printed_text="Duerme a todos."),
    ]
    card = the_card(name="Wake // Doze", lang="es", layout="split", card_faces=faces, oracle_text=None)
    assert [face.text for face in card.faces] == ["Wake everybody.", "Everybody dozes."]
    assert [(each.face, each.name) for each in card.printings] == [(1, "Despertar"), (2, "Dormitar")]


def test_a_reversible_card_is_its_sides_each_with_its_own_oracle_id():
    side = half("Steaming Pool", "Tap for mana.", oracle_id=ORACLE.format(9), layout="normal", cmc=0.0)
    value = scryfall(name="Steaming Pool // Steaming Pool", layout="reversible_card", card_faces=[side, side])
    del value["oracle_id"]
    (card,) = read_card(value)
    assert (card.name, card.oracle_id, card.layout) == ("Steaming Pool", ORACLE.format(9), "normal")
    assert [face.name for face in card.faces] == ["Steaming Pool"]


def test_a_name_that_stands_in_place_of_the_real_one_is_a_name_of_it():
    assert [each.name for each in the_card(flavor_name="Growler, Terror of the Woods").printings] == [
        "Growler, Terror of the Woods"
    ]


@pytest.mark.parametrize(
    "more",
    [
        {"layout": "token"},
        {"layout": "double_faced_token"},
        {"layout": "emblem"},
        {"layout": "art_series"},
        {"layout": "front_card"},
        {"set_type": "memorabilia"},
        {"set_type": "token"},
        {"name": "A-Patient Bear"},
        {"name": ""},
    ],
)
def test_what_is_no_card_is_left_out(more):
    assert list(read_card(scryfall(**more))) == []


@pytest.mark.parametrize("lang", ["ph", "la", "he", "qya", None])
def test_a_language_nobody_plays_in_gives_no_printing(lang):
    assert the_card(lang=lang, printed_name="|zvEhi").printings == ()


@pytest.mark.parametrize(
    "more",
    [
        {"layout": "a layout of next year"},
        {"layout": "prepare", "card_faces": [half("Bear", "")]},
        {"card_faces": []},
        {"card_faces": ["what is this"]},
        {"released_at": "soon"},
        {"cmc": None, "colors": None},
        {"mana_cost": None, "type_line": None, "oracle_text": None},
    ],
)
def test_what_nobody_has_seen_yet_is_still_a_card(more):
    assert the_card(**more).name == "Patient Bear"


def test_rulings_say_who_they_are_from():
    told = [
        scryfall_ruling(),
        scryfall_ruling("Bears do not count as bears in this format.", source="scryfall"),
        scryfall_ruling(""),
        {"object": "catalog", "data": []},
        {},
    ]
    day = dt.date(2021, 6, 18)
    assert list(read_objects(told)) == [
        CardRuling("", ORACLE.format(1), day, "Waiting costs the bear nothing.", "wotc"),
        CardRuling("", ORACLE.format(1), day, "Bears do not count as bears in this format.", "scryfall"),
    ]
