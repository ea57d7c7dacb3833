"""Names are compared in one form, whatever signs they are typed with."""

from __future__ import annotations

import pytest

from bot.matching.normalise import KeyKind, keys, normalise
from bot.model.language import Language


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Ingérence du mage", "ingerence du mage"),
        ("RANCŒUR", "rancoeur"),
        ("Æthersnatch", "aethersnatch"),
        ("Grafdigger's Cage", "grafdiggers cage"),
        ("Grafdigger\u2019s Cage", "grafdiggers cage"),
        ("Grafdigger\u00b4s Cage", "grafdiggers cage"),
        ("Wear // Tear", "wear tear"),
        ("Deep-Sea Kraken", "deep sea kraken"),
        ("Straße", "strasse"),
        ("e\u0301clair", "eclair"),
        ("Тучный Труп", "тучный труп"),
        ("ёлка", "елка"),
        ("ガ", "が"),
        ("\uff32\uff49\uff46\uff54 Bolt", "rift bolt"),
        ("!?… //", ""),
        ("___", ""),
        ("", ""),
    ],
)
def test_a_name_has_one_form(typed: str, key: str) -> None:
    assert normalise(typed) == key


@pytest.mark.parametrize(
    "typed", ["Éclair de faille", "Тучный Труп", "霊気の薬瓶", "썩어가는 도마뱀", "Æther\u2019s"]
)
def test_the_form_of_a_form_is_itself(typed: str) -> None:
    assert normalise(normalise(typed)) == normalise(typed)


@pytest.mark.parametrize(
    ("name", "language", "found"),
    [
        ("Rift Bolt", Language.EN, {"rift bolt": KeyKind.WHOLE}),
        (
            "Wear // Tear",
            Language.EN,
            {"wear tear": KeyKind.WHOLE, "wear": KeyKind.FACE, "tear": KeyKind.FACE},
        ),
        ("Eis (Eis/Feuer)", Language.DE, {"eis": KeyKind.FACE, "eis feuer": KeyKind.WHOLE}),
        (
            "Teferi, Time Raveler",
            Language.EN,
            {"teferi time raveler": KeyKind.WHOLE, "teferi": KeyKind.SHORT},
        ),
        ("100,000 Arrows", Language.EN, {"100 000 arrows": KeyKind.WHOLE}),
        (
            "The Tenth Doctor",
            Language.EN,
            {"the tenth doctor": KeyKind.WHOLE, "tenth doctor": KeyKind.BARE},
        ),
        ("Abwürgen", Language.DE, {"abwurgen": KeyKind.WHOLE, "abwuergen": KeyKind.DIGRAPH}),
        ("Abwürgen", Language.FR, {"abwurgen": KeyKind.WHOLE}),
        ("+2 Mace", Language.EN, {"2 mace": KeyKind.WHOLE}),
    ],
)
def test_a_name_is_found_by_its_parts(name: str, language: Language, found: dict[str, KeyKind]) -> None:
    assert keys(name, language) == found
