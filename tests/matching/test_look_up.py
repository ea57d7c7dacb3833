"""A name, however typed, gives its card; one that may be two cards is never taken at once."""

from __future__ import annotations

import pytest

from bot.matching.names import CardNames
from bot.model.language import Language
from bot.model.naming import PrintedName
from bot.model.ports import NameHit

EN, FR, DE, IT, ES = Language.EN, Language.FR, Language.DE, Language.IT, Language.ES


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Meddling Mage", "Meddling Mage"),
        ("Herumpfuschender Magier", "Meddling Mage"),
        ("Ingérence du mage", "Meddling Mage"),
        ("Mago Intrigante", "Meddling Mage"),
        ("ingerence du mage", "Meddling Mage"),
        ("Ingérance du mage", "Meddling Mage"),
        ("medling mage", "Meddling Mage"),
        ("herumpfuschnder magier", "Meddling Mage"),
        ("Saccagement", "Plunder"),
        ("Brandschatzen", "Plunder"),
        ("brandshatzen", "Plunder"),
        ("Razziare", "Plunder"),
        ("raziare", "Plunder"),
        ("Cadavre corpulent", "Corpulent Corpse"),
        ("cadavre corpulant", "Corpulent Corpse"),
        ("korpulente leiche", "Corpulent Corpse"),
        ("corpse corpulent", "Corpulent Corpse"),
        ("Leyline of Anticipation", "Leyline of Anticipation"),
        ("layline of anticipation", "Leyline of Anticipation"),
        ("abwuergen", "Stifle"),
        ("abwurgen", "Stifle"),
        ("Suspend", "Suspend"),
        ("Sospendere", "Suspend"),
        ("tear", "Wear // Tear"),
        ("wear/tear", "Wear // Tear"),
        ("cloudskate", "Riftwing Cloudskate"),
        ("t3feri", "Teferi, Time Raveler"),
        ("fow", "Force of Will"),
        ("肥満死体", "Corpulent Corpse"),
        ("тучный труп", "Corpulent Corpse"),
    ],
)
def test_a_name_is_taken_at_once(names: CardNames, typed: str, card: str) -> None:
    hits = names.look_up(typed)
    assert hits[0].card == card
    assert names.clear(hits)


@pytest.mark.parametrize("typed", ["teferi", "jhoira", "of the", "overlord"])
def test_what_may_be_several_cards_is_offered(names: CardNames, typed: str) -> None:
    hits = names.look_up(typed)
    assert hits
    assert not names.clear(hits)


@pytest.mark.parametrize("typed", ["", "   ", "?!", "//", "—", "\u200b"])
def test_symbols_alone_mean_no_card(names: CardNames, typed: str) -> None:
    assert names.look_up(typed) == []
    assert names.complete(typed) == []
    assert not names.clear([])


def test_nonsense_is_not_taken(names: CardNames) -> None:
    for typed in ("qwxzv", "zzzz" * 1000, "@everyone", "'; drop table card; --"):
        assert not names.clear(names.look_up(typed))


def test_the_hit_is_the_name_that_was_typed(names: CardNames) -> None:
    assert names.look_up("saccagement")[0] == NameHit("Plunder", "Saccagement", FR, 100.0)
    assert names.look_up("plunder", (FR,))[0].printed == "Plunder"


def test_one_hit_a_card_best_first(names: CardNames) -> None:
    hits = names.look_up("jhoira", limit=5)
    assert len({hit.card for hit in hits}) == len(hits) <= 5
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


SHARED = (
    PrintedName("Abandon Hope", EN, "Abandon Hope"),
    PrintedName("Abandon Hope", ES, "Perder la esperanza"),
    PrintedName("Lose Hope", EN, "Lose Hope"),
    PrintedName("Lose Hope", ES, "Perder la esperanza"),
    PrintedName("Accelerate", EN, "Accelerate"),
    PrintedName("Accelerate", ES, "Acelerar"),
    PrintedName("Quicken", EN, "Quicken"),
    PrintedName("Quicken", Language.PT, "Acelerar"),
)


@pytest.mark.parametrize("languages", [(), (ES,), (Language.PT,), (EN, ES)])
@pytest.mark.parametrize("typed", ["Perder la esperanza", "perder la esperansa", "acelerar"])
def test_two_cards_of_one_printed_name_are_never_clear(typed: str, languages: tuple[Language, ...]) -> None:
    names = CardNames(SHARED)
    hits = names.look_up(typed, languages)
    assert len(hits) >= 2
    assert not names.clear(hits)


def test_the_language_of_the_asker_breaks_ties_only() -> None:
    names = CardNames(SHARED)
    assert [hit.card for hit in names.look_up("acelerar", (ES,))[:2]] == ["Accelerate", "Quicken"]
    assert [hit.card for hit in names.look_up("acelerar", (Language.PT,))[:2]] == ["Quicken", "Accelerate"]
    assert names.look_up("quicken", (ES,))[0].card == "Quicken"


@pytest.mark.parametrize(
    ("scores", "clear"),
    [((80.0,), True), ((79.9,), False), ((85.0, 80.0), True), ((85.0, 80.1), False), ((100.0, 99.0), True),
     ((100.0, 100.0), False), ((97.0, 97.0), False)],
)  # fmt: skip
def test_the_rule_of_what_is_taken(names: CardNames, scores: tuple[float, ...], clear: bool) -> None:  # noqa: FBT001
    hits = [NameHit(str(number), "x", EN, score) for number, score in enumerate(scores)]
    assert names.clear(hits) is clear


def test_no_names_at_all_is_no_error() -> None:
    names = CardNames(())
    assert names.look_up("plunder") == []
    assert names.complete("p") == []
    assert names.find("can i suspend plunder", EN) == []
    assert names.verbs("he stifled it", EN) == []
