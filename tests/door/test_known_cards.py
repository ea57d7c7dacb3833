import datetime as dt

import pytest

from bot.bundle.cards import read_cards
from bot.door.known_cards import KnownCards, card_of
from bot.model.imported import ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.model.ruling import Flag
from bot.wording.localizer import Localizer

DE, EN, ES, FR = Language.DE, Language.EN, Language.ES, Language.FR
OLD, NEW = dt.date(2006, 10, 6), dt.date(2021, 3, 19)
BEAR = ImportedCard(
    "Patient Bear",
    "bear",
    "normal",
    (
        OracleFace(
            "Patient Bear", "{1}{G}", 2, "Legendary Creature — Time Lord Bear", "Exile it.", "G", "2", "3"
        ),
    ),
    (
        Printing(FR, 0, "Ours patient", "Créature : ours", "Retirez-le de la partie.", OLD, "TSP"),
        Printing(DE, 0, "Geduldiger Bär", "Kreatur — Bär", "Schicke ihn ins Exil.", NEW, "TSR"),
        Printing(DE, 0, "Geduldiger Bär", "Kreatur — Bär", "Entferne ihn aus dem Spiel.", OLD, "TSP"),
        Printing(ES, 0, "Oso paciente", "", "Exile it.", NEW, "TSR", (Flag.UNTRANSLATED,)),
    ),
    first=OLD,
    source="mtgjson/AtomicCards",
    day=NEW,
)
SPLIT = ImportedCard(
    "Wake // Doze",
    "split",
    "split",
    (
        OracleFace("Wake", "{R}", 1, "Instant", "Wake them.", "R"),
        OracleFace("Doze", None, 0, "Wer ist das? — Nobody", "Let them doze."),
    ),
    (Printing(FR, 1, "Éveil", text="Réveillez-les."), Printing(FR, 2, "Somme", text="Qu'ils dorment.")),
    source="scryfall/all_cards",
    day=NEW,
)
GERMAN_HEAD = "Oracle-Text (mtgjson/AtomicCards, 2021-03-19):"
KNOWN = KnownCards(read_cards(), {card.name: card for card in (BEAR, SPLIT)}.get)


def texts(name, language):
    return list(KNOWN.texts(name, language, lambda message, **args: Localizer(language).say(message, **args)))


def test_an_imported_card_has_its_facts_and_is_not_played():
    card = KNOWN.get("Patient Bear")
    (face,) = card.faces
    assert (card.played, card.first, card.oracle_id) == (False, OLD, "bear")
    assert (face.types, face.supertypes, face.subtypes) == (
        {"creature"},
        {"legendary"},
        {"Time Lord", "Bear"},
    )
    assert (face.mana_cost, face.mana_value, face.colors) == ("{1}{G}", 2, {"green"})
    assert (face.power, face.toughness, face.abilities) == ("2", "3", ())
    assert card.printed == {DE: ("Geduldiger Bär",), ES: ("Oso paciente",), FR: ("Ours patient",)}


def test_a_card_of_two_faces_bears_the_whole_name_in_each_language_and_any_type_line_is_taken():
    card = card_of(SPLIT)
    assert card.printed == {FR: ("Éveil // Somme",)}
    assert card.faces[1].types == {"wer", "ist", "das?"}


def test_a_bundled_card_stays_the_bundled_one():
    name = next(name for name, card in read_cards().items() if card.played)
    assert KnownCards(read_cards(), lambda _: BEAR).get(name) is read_cards()[name]
    assert KNOWN.get("Nobody") is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (EN, ["Oracle text (mtgjson/AtomicCards, 2021-03-19):", "Exile it."]),
        (DE, ["Wie am 2021-03-19 gedruckt:", "Schicke ihn ins Exil.", GERMAN_HEAD, "Exile it."]),
        (Language.IT, ["Testo Oracle (mtgjson/AtomicCards, 2021-03-19):", "Exile it."]),
    ],
)
def test_the_newest_text_of_the_readers_language_comes_before_oracles_each_with_its_day(language, told):
    assert texts("Patient Bear", language) == told


def test_a_text_in_old_words_says_that_it_is():
    day, old, text, *_ = texts("Patient Bear", FR)
    assert (day, text) == ("Tel qu'imprimé le 2006-10-06 :", "Retirez-le de la partie.")
    assert "juillet 2009" in old


def test_what_looks_wrong_in_a_text_is_said():
    assert Localizer(EN).say("flag-untranslated") in texts("Patient Bear", ES)


def test_texts_of_several_faces_are_headed_by_their_names():
    assert texts("Wake // Doze", FR) == [
        "Tel qu'imprimé :",
        "Éveil: Réveillez-les.",
        "Somme: Qu'ils dorment.",
        "Texte Oracle (scryfall/all_cards, 2021-03-19) :",
        "Wake: Wake them.",
        "Doze: Let them doze.",
    ]


def test_a_card_that_was_not_imported_has_no_text():
    assert texts("Nobody", EN) == []
