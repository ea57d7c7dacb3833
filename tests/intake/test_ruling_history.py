import datetime as dt

import pytest

from bot.intake.ruling_history import RulingHistory, likeness
from bot.model.imported import CardRuling
from bot.model.ruling import Flag, Status
from bot.store.kept import Import
from tests.intake.card_files import ORACLE

BEAR, WOLF = ORACLE.format(1), ORACLE.format(2)
CARDS = {BEAR: "Patient Bear", WOLF: "Zealous Wolf"}
NO_CAST = "Exiling a card this way isn't casting it. It can't be responded to."
NO_CAST_CURLY = NO_CAST.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
NO_CAST_LONGER = (
    "Exiling a card this way isn't casting that card. It doesn't use the stack and can't be responded to."
)
HASTE = "It has haste until another player gains control of it."


def day(text):
    return dt.date.fromisoformat(text)


def said(text, date="2013-06-07", oracle_id=BEAR, **more):
    return CardRuling(more.pop("card", ""), oracle_id, day(date), text, **more)


def history(*imports):
    """What becomes of imports given as (day of the data, rulings); each is a source of its own."""
    told = RulingHistory(CARDS, {name: oracle_id for oracle_id, name in CARDS.items()})
    for number, (made, rulings) in enumerate(imports, 1):
        told.take(
            Import(number, "card rulings", f"source {number}", day("2026-11-30"), "", day(made)), rulings
        )
    return told


def rows(told):
    """Text, last day and successor's text of every ruling."""
    rulings = {ruling.id: ruling for ruling in told.rulings()}
    return {
        (each.renderings[0].text, each.date.isoformat()): (
            each.span.last and each.span.last.isoformat(),
            each.superseded_by and rulings[each.superseded_by].renderings[0].text,
        )
        for each in rulings.values()
    }


def test_a_ruling_keeps_when_it_was_first_and_last_seen():
    told = history(("2019-07-21", [said(NO_CAST)]), ("2022-04-25", [said(NO_CAST)]), ("2024-01-01", []))
    (seen,) = told.seen.values()
    assert (seen.first.made, seen.last.made, seen.ended) == (day("2019-07-21"), day("2022-04-25"), None)
    (ruling,) = told.rulings()
    assert ruling.renderings[0].source == "source 2, 2019-07-21 to 2022-04-25"
    assert (ruling.about, ruling.group, ruling.date) == ("Patient Bear", "card", day("2013-06-07"))


def test_a_ruling_dated_anew_is_the_old_one_until_the_day_before():
    told = history(("2019-07-21", [said(NO_CAST)]), ("2022-04-25", [said(NO_CAST, "2021-06-18")]))
    assert rows(told) == {
        (NO_CAST, "2013-06-07"): ("2021-06-17", NO_CAST),
        (NO_CAST, "2021-06-18"): (None, None),
    }
    assert (told.told(2).new, told.told(2).changed, told.told(2).gone) == (0, 1, 0)


def test_a_reworded_ruling_is_linked_to_the_likest_and_each_to_one_only():
    before = [said(NO_CAST), said(HASTE)]
    after = [said(NO_CAST_LONGER, "2021-06-18"), said("Bears may wait as long as they like.", "2021-06-18")]
    assert rows(history(("2019-07-21", before), ("2022-04-25", after))) == {
        (NO_CAST, "2013-06-07"): ("2021-06-17", NO_CAST_LONGER),
        (HASTE, "2013-06-07"): ("2019-07-21", None),
        (NO_CAST_LONGER, "2021-06-18"): (None, None),
        ("Bears may wait as long as they like.", "2021-06-18"): (None, None),
    }


def test_words_mended_without_a_new_date_supersede_at_once():
    told = history(("2019-07-21", [said(NO_CAST)]), ("2022-04-25", [said(NO_CAST_LONGER)]))
    assert rows(told)[NO_CAST, "2013-06-07"] == (None, NO_CAST_LONGER)


def test_a_ruling_reworded_twice_is_a_chain():
    told = history(
        ("2019-07-21", [said(NO_CAST, "2013-06-07")]),
        ("2022-04-25", [said(NO_CAST, "2021-06-18")]),
        ("2024-06-01", [said(NO_CAST_LONGER, "2024-02-02")]),
    )
    assert rows(told) == {
        (NO_CAST, "2013-06-07"): ("2021-06-17", NO_CAST),
        (NO_CAST, "2021-06-18"): ("2024-02-01", NO_CAST_LONGER),
        (NO_CAST_LONGER, "2024-02-02"): (None, None),
    }


def test_a_ruling_that_comes_back_is_current_again():
    told = history(
        ("2019-07-21", [said(NO_CAST)]),
        ("2022-04-25", [said(NO_CAST_LONGER)]),
        ("2024-01-01", [said(NO_CAST)]),
    )
    assert rows(told)[NO_CAST, "2013-06-07"] == (None, None)
    assert rows(told)[NO_CAST_LONGER, "2013-06-07"] == (None, NO_CAST)


def test_rulings_of_cards_that_an_import_does_not_cover_stay():
    told = history(
        ("2019-07-21", [said(HASTE), said(NO_CAST, oracle_id=WOLF)]),
        ("2022-04-25", [said(NO_CAST, oracle_id=WOLF)]),
    )
    assert rows(told)[HASTE, "2013-06-07"] == (None, None)


def test_a_likeness_never_links_two_cards():
    told = history(
        ("2019-07-21", [said(NO_CAST), said(HASTE, oracle_id=WOLF)]),
        ("2022-04-25", [said("Bears wait.", "2021-06-18"), said(NO_CAST, "2021-06-18", WOLF)]),
    )
    assert [each.later for each in told.seen.values()] == [None] * 4


def test_the_same_ruling_from_two_sources_is_one_however_it_is_set():
    told = history(
        ("2019-07-21", [said(NO_CAST, oracle_id="", card="Patient Bear")]),
        ("2022-04-25", [said(NO_CAST_CURLY)]),
    )
    (seen,) = told.seen.values()
    assert (seen.ruling.card, seen.ruling.oracle_id, seen.ruling.text) == (
        "Patient Bear",
        BEAR,
        NO_CAST_CURLY,
    )
    assert (told.told(2).same, told.told(2).new) == (1, 0)


@pytest.mark.parametrize("order", [("wotc", "scryfall"), ("scryfall", "wotc")])
def test_who_a_ruling_is_from_is_remembered(order):
    told = history(*((f"202{n}-01-01", [said(HASTE, by=by)]) for n, by in enumerate(order)))
    (ruling,) = told.rulings()
    assert ruling.renderings[0].status is Status.VOLUNTEER
    (ruling,) = history(("2020-01-01", [said(HASTE)])).rulings()
    assert ruling.renderings[0].status is Status.OFFICIAL


def test_a_ruling_on_a_card_nobody_knows_is_kept_and_says_so():
    (ruling,) = history(("2020-01-01", [said(HASTE, oracle_id=ORACLE.format(99))])).rulings()
    assert (ruling.about, ruling.renderings[0].flags) == ("", (Flag.CARD_UNKNOWN,))


@pytest.mark.parametrize(
    ("text", "other", "alike"),
    [
        (NO_CAST, NO_CAST_CURLY, True),
        (NO_CAST, NO_CAST_LONGER, True),
        ("The converted mana cost of it is 1.", "The mana value of it is 1.", True),
        (NO_CAST, HASTE, False),
        ("You draw a card.", "You lose the game.", False),
    ],
)
def test_likeness(text, other, alike):
    assert (likeness(text, other) >= 0.6) is alike
