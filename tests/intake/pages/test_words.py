"""The data that pages are told by: whole, alike in every language, and in step with the statements."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from bot.intake.pages.statements import PUT_FOR, profiles
from bot.intake.pages.tongue import language_of, untranslated
from bot.intake.pages.words import Phrases, folded, page_words
from bot.model.language import ANSWERED, Language


@pytest.mark.parametrize("language", ANSWERED)
def test_every_language_has_every_concept(language: Language) -> None:
    wanted = {concept for p in profiles() for way in p.ways for concept in (*way[0], *way[1])}
    wanted |= {*PUT_FOR, *PUT_FOR.values()}
    assert wanted <= set(page_words(language).concepts)


@pytest.mark.parametrize("language", ANSWERED)
def test_every_language_has_twelve_months_and_the_same_keywords(language: Language) -> None:
    words = page_words(language)
    assert sorted(words.months.values()) == list(range(1, 13))
    assert set(words.keywords) == set(page_words(Language.EN).keywords)
    assert all(
        not keyword.coined.found(name) for keyword in words.keywords.values() for name in keyword.names
    )


def test_every_profile_is_of_a_bundled_statement() -> None:
    bundled = {
        ruling["id"]
        for file in (files("rulings_data") / "rulings").iterdir()
        if file.name.endswith(".toml")
        for ruling in tomllib.loads(file.read_text(encoding="utf-8"))["ruling"]
    }
    assert {profile.statement for profile in profiles()} <= bundled


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("L'Œuvre — « d'été »", "l oeuvre d ete"),
        ("Größe {X}", "grosse x"),
        ("can\u2019t be cast", "can t be cast"),
    ],
)
def test_folding(text: str, words: str) -> None:
    assert folded(text) == words


@pytest.mark.parametrize(
    ("phrase", "text", "found"),
    [
        ("exil*", "une carte exilee", True),
        ("exil", "une carte exilee", False),
        ("muss ~ spielen", "muss den zauberspruch spielen", True),
        ("muss ~ spielen", "muss eins zwei drei vier funf sechs spielen", False),
        ("muss ~ spielen", "muss spielen", True),
        ("play", "the player", False),
    ],
)
def test_phrases(phrase: str, text: str, found: bool) -> None:  # noqa: FBT001 - a column of the table
    assert Phrases.of([phrase]).stand_in(text) is found


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("If you don't, it remains in exile.", Language.EN),
        ("Si vous ne pouvez pas, la carte reste exilée.", Language.FR),
        ("Falls du dies nicht kannst, bleibt sie im Exil.", Language.DE),
        ("Se non puoi, la carta rimane in esilio.", Language.IT),
    ],
)
def test_language_of_a_line(text: str, language: Language) -> None:
    assert {language_of(text, otherwise) for otherwise in ANSWERED} == {language}


def test_a_line_without_everyday_words_is_of_the_page_s_language() -> None:
    assert [language_of("{2}{U}", otherwise) for otherwise in ANSWERED] == list(ANSWERED)


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("La carte (the one that was exiled) revient.", Language.FR, True),
        ("La carte reste. If you don't, it remains in exile.", Language.FR, True),
        ("Une carte a suspend.", Language.FR, True),
        ("Une carte qui a le flash.", Language.FR, False),
        ("Diese Karte hat Flash/Aufblitzen.", Language.DE, False),
        ("Diese Karte hat Flash.", Language.DE, True),
        ('Si riferisce a una "carta sospesa" (1) in esilio.', Language.IT, False),
        ("Questa carta ha haste.", Language.IT, True),
        ("A card called „Eile“ has die Fähigkeit.", Language.EN, True),
        ("The card has haste (see rule 702.10).", Language.EN, False),
    ],
)
def test_fragments_of_another_language(text: str, language: Language, found: bool) -> None:  # noqa: FBT001
    assert untranslated(text, language) is found


def test_an_english_card_name_is_a_fragment_where_another_is_printed() -> None:
    text = "wie beim Meddling Mage."
    assert untranslated(text, Language.DE, ["Meddling Mage"])
    assert not untranslated(text, Language.DE)
    assert not untranslated("as with Meddling Mage.", Language.EN, ["Meddling Mage"])
