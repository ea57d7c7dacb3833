import datetime as dt

import pytest

from bot.intake.lint import RulingLint, is_english, with_flags
from bot.model.imported import CardRuling, ImportedCard, OracleFace, Printing
from bot.model.language import Language
from bot.model.ruling import Flag

DAY = dt.date(2021, 6, 18)
OTHER_DAY = dt.date(2021, 7, 23)
FR, DE, JA, KO, RU = Language.FR, Language.DE, Language.JA, Language.KO, Language.RU

CARDS = {
    "Mossy Bear": "Whenever Mossy Bear attacks, draw a card.",
    "Mottled Crane, the Elder": "Flying",
    "Necrobear": "Necrobear's power is equal to the number of bears.",
    "Zealous Wolf": "Haste",
    "Waiting": "Draw a card.",
    "Copycat": "Copy target spell. It may copy Mossy Bear.",
}


def lint(*rulings):
    """What the rulings of a made-up set are flagged with; every card has one of its own on the day."""
    told = [CardRuling(card, "", DAY, f"{card} is a card.") for card in CARDS]
    told += rulings
    found = RulingLint.of(CARDS, told)
    return [tuple(found.flags(each)) for each in rulings]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("Mossy Bear", "After Mottled Crane, the Elder leaves, its ability still counts."),
        (
            "Mottled Crane, the Elder",
            "The ability that defines Necrobear\N{RIGHT SINGLE QUOTATION MARK}s power works in all zones.",
        ),
    ],
    ids=["the next card in the alphabet", "a single word inside a sentence"],
)
def test_a_ruling_that_speaks_of_the_next_card_looks_misplaced(card, text):
    assert lint(CardRuling(card, "", DAY, text)) == [(Flag.MISPLACED,)]


def test_a_ruling_that_stands_under_the_card_it_names_too_looks_misplaced():
    text = "If Zealous Wolf dealt damage, its ability still counts it."
    assert lint(
        CardRuling("Copycat", "", OTHER_DAY, text), CardRuling("Zealous Wolf", "", OTHER_DAY, text)
    ) == [
        (Flag.MISPLACED,),
        (),
    ]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("Mossy Bear", "Mossy Bear and Mottled Crane, the Elder may attack together."),
        ("Mossy Bear", "For example, Mottled Crane, the Elder leaves."),
        ("Mossy Bear", "A card that flies, such as Mottled Crane, the Elder, leaves."),
        ("Mossy Bear", "The creature leaves (if Mottled Crane, the Elder leaves)."),
        ("Mossy Bear", "Cards like Mottled Crane, the Elder leave."),
        ("Mossy Bear", "If you control Mottled Crane, the Elder, it leaves."),
        ("Mossy Bear", "Zealous Wolf leaves."),
        ("Mossy Bear", "The Necrobear and Mottled Crane, the Elder leave."),
        ("Mottled Crane, the Elder", "Mottled Crane leaves before Necrobear does."),
        ("Copycat", "The spell copies Mossy Bear whole."),
        ("Copycat", "Waiting for it is no cost."),
        ("", "Necrobear\N{RIGHT SINGLE QUOTATION MARK}s power works in all zones."),
    ],
)
def test_a_ruling_that_names_another_card_to_explain_its_own_does_not(card, text):
    assert lint(CardRuling(card, "", DAY, text)) == [()]


def test_a_name_that_many_rulings_speak_of_is_no_sign():
    texts = [f"Ruling {n}: in that case Mottled Crane, the Elder leaves." for n in range(7)]
    assert set(lint(*(CardRuling("Mossy Bear", "", DAY, text) for text in texts[:1]))) == {(Flag.MISPLACED,)}
    several = [CardRuling(card, "", DAY, text) for card in ("Copycat", "Waiting") for text in texts]
    assert set(lint(CardRuling("Mossy Bear", "", DAY, texts[0]), *several)) == {()}


@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("multiple instances of it are redundant.", (Flag.CUT,)),
        ("…those people agree.", (Flag.CUT,)),
        ("“of the game” means all of it.", (Flag.CUT,)),
        (", then it resolves.", (Flag.CUT,)),
        ("Multiple instances of it are redundant.", ()),
        ("“Whole” is what this is.", ()),
        ("{T} is a symbol.", ()),
        ("+1/+1 counters stay.", ()),
        ("702 cards are a lot.", ()),
    ],
)
def test_a_ruling_that_begins_in_the_middle_is_cut(text, flags):
    assert lint(CardRuling("Mossy Bear", "", DAY, text)) == [flags]


def test_a_card_that_is_written_small_has_rulings_written_small():
    told = CardRuling("capital offense", "", DAY, "all letters count.")
    assert list(RulingLint.of({}, [told]).flags(told)) == []


@pytest.mark.parametrize(
    ("language", "text", "english"),
    [
        (FR, "Exile target creature until the bear leaves.", True),
        (FR, "Remove the bear from the game until end of turn.", True),
        (FR, "Exilez la créature ciblée jusqu'à la fin du tour.", False),
        (DE, "Flying", False),
        (DE, "{T}: Add {G}.", False),
        (DE, "Schicke die Kreatur ins Exil, bis der Bär geht.", False),
        (Language.IT, "Il bersaglio turn ist of no importanza per te.", False),
        (JA, "Destroy target green creature.", True),
        (JA, "クリーチャー１体を対象とし、それを破壊する。", False),
        (KO, "Destroy target green or white creature.", True),
        (RU, "Уничтожьте целевое существо.", False),
        (RU, "", False),
    ],
)
def test_english_under_another_language_is_untranslated(language, text, english):
    assert is_english(text, "Exile target creature until the bear leaves.", language) is english


def card(*printings, faces=("Wake everybody.", "Everybody dozes.")):
    named = [OracleFace(f"Face {n}", text=text) for n, text in enumerate(faces, 1)]
    return ImportedCard(" // ".join(face.name for face in named), "", "split", tuple(named), printings)


def flags(*printings, **more):
    return [each.flags for each in with_flags(card(*printings, **more)).printings]


def test_a_sentence_in_the_place_of_the_type_is_shifted():
    slipped = Printing(FR, 2, "Dormir", "Engagez l'ours ciblé.", "Piochez une carte.\nAnna Artiste")
    old_type = Printing(DE, 1, "Bär", "Beschwörung eines Bären.", "Fliegend.")
    assert flags(slipped, old_type) == [(Flag.SHIFTED,), ()]


@pytest.mark.parametrize(
    ("name", "kind", "text", "shifted"),
    [
        ("Ours", "Créature", "Ours", True),
        ("Ours", "Vol", "Vol", True),
        ("Ours", "{T}, Sacrifiez", "un ours", True),
        ("Ours", "Créature : ours", "Vol", False),
        ("Ours", "", "", False),
    ],
)
def test_a_text_that_is_the_name_or_the_type_is_shifted(name, kind, text, shifted):
    assert flags(Printing(FR, 0, name, kind, text), faces=("Flying",)) == [(Flag.SHIFTED,) if shifted else ()]


def test_one_sides_text_on_both_sides_is_told():
    same = "Réveillez tout le monde."
    twice = (Printing(FR, 1, "Éveil", "Éphémère", same), Printing(FR, 2, "Somme", "Rituel", same))
    other = Printing(DE, 1, "Wecken", "Spontanzauber", "Wecke alle auf.")
    assert flags(*twice, other) == [(Flag.BOTH_SIDES,)] * 2 + [()]
    assert flags(*twice, faces=("Wake all of them.", "Wake all of them.")) == [(), ()]
