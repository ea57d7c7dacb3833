"""Autocomplete goes on from the first letter, in any word of the name, the asker's language first."""

from __future__ import annotations

import pytest

from bot.bundle.cards import read_cards
from bot.matching.names import CardNames
from bot.model.language import ANSWERED, Language

EN, FR, DE = Language.EN, Language.FR, Language.DE


@pytest.mark.parametrize(
    ("typed", "languages", "printed"),
    [
        ("sacc", (FR,), "Saccagement"),
        ("brands", (DE,), "Brandschatzen"),
        ("cor", (EN,), "Corpulent Corpse"),
        ("corpu", (FR,), "Cadavre corpulent"),
        ("bloom", (), "Lotus Bloom"),
        ("korp lei", (DE,), "Korpulente Leiche"),
        ("lei korp", (DE,), "Korpulente Leiche"),
        ("t3f", (), "Teferi, Time Raveler"),
        ("medl", (), "Meddling Mage"),
        ("eclair de", (FR,), "Éclair de faille"),
    ],
)
def test_a_name_goes_on(names: CardNames, typed: str, languages: tuple[Language, ...], printed: str) -> None:
    assert printed in [hit.printed for hit in names.complete(typed, languages)[:8]]


def test_the_first_letter_is_enough(names: CardNames) -> None:
    hits = names.complete("p", (EN,))
    assert len(hits) == 25
    assert len({hit.card for hit in hits}) == 25
    assert all(hit.language is EN and hit.printed.lower().startswith("p") for hit in hits[:20])


def test_the_language_of_the_asker_comes_first(names: CardNames) -> None:
    french = names.complete("re", (FR,))
    own = [hit.language is FR for hit in french]
    assert own == sorted(own, reverse=True)


@pytest.mark.parametrize("language", ANSWERED)
def test_every_card_is_reached_by_typing_its_name(names: CardNames, language: Language) -> None:
    for card in read_cards().values():
        printed = card.named(language)
        assert card.name in [hit.card for hit in names.complete(printed, (language,))], printed


def test_the_limit_holds(names: CardNames) -> None:
    assert len(names.complete("s", limit=7)) == 7
