"""Editions kept and found again, word for word, whatever was imported when."""

import asyncio
import datetime as dt
import sqlite3
import tempfile
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.model.edition import Edition, Part
from bot.model.errors import Complaint
from bot.store.build import build
from bot.store.rule_editions import SUFFIX, Given, Outcome, RuleEditions, runs_of
from bot.store.rules import RuleTexts

TODAY = dt.date(2026, 11, 30)
FIRST, SECOND, THIRD = (dt.date(year, 6, 1) for year in (2006, 2009, 2020))
OLD = Edition(
    FIRST,
    {
        "502.9": "Haste",
        "502.9a": "Haste lets a creature attack at once.\nExample: A goblin.\nExample: Two.",
        "502.10": "Reach",
        "502.10a": "Reach blocks flyers.",
    },
    headings={"5": "Additional Rules", "502": "Keyword Abilities"},
    glossary={"Haste": "See rule 502.9."},
)
NEWER = Edition(SECOND, {**OLD.rules, "502.10a": "A creature with reach can block those with flying."})
NEWEST = Edition(THIRD, OLD.rules, lossy=True)


def came(*editions):
    return [Given(f"{each.effective}.txt", "0" * 64, each) for each in editions]


@pytest.fixture
def kept(tmp_path):
    return RuleEditions(tmp_path / "corpus")


def texts_of(kept):
    path = kept.folder.parent / "rulings.db"
    asyncio.run(build(path, [], {}, texts=kept.read()))
    return RuleTexts(path)


def test_an_edition_is_kept_once(kept):
    assert kept.add(came(OLD, NEWER, OLD), TODAY) == [Outcome.NEW, Outcome.NEW, Outcome.SAME]
    files = list(kept.folder.iterdir())
    assert kept.add(came(NEWER, OLD), TODAY) == [Outcome.SAME, Outcome.SAME]
    assert list(kept.folder.iterdir()) == files
    assert len(files) == 1


def test_a_rule_is_found_as_each_edition_words_it(kept):
    kept.add(came(NEWEST, OLD), TODAY)
    kept.add(came(NEWER), TODAY)
    texts = texts_of(kept)
    assert [each.effective for each in kept.held()] == [FIRST, SECOND, THIRD]
    assert [texts.rule("502.10a", day).text for day in (FIRST, SECOND, THIRD)] == [
        each.rules["502.10a"] for each in (OLD, NEWER, NEWEST)
    ]
    assert texts.rule("502.99", FIRST) is None
    assert texts.rule("502.9a", FIRST).examples == ("A goblin.", "Two.")
    assert texts.rule("502.9a", FIRST).says == "Haste lets a creature attack at once."
    assert not texts.rule("502.9a", SECOND).lossy
    assert texts.rule("502.9a", THIRD).lossy


def test_what_is_below_a_number_comes_in_the_order_of_numbers(kept):
    kept.add(came(OLD), TODAY)
    texts = texts_of(kept)
    assert [each.number for each in texts.under("502", FIRST)] == ["502.9", "502.9a", "502.10", "502.10a"]
    assert [each.number for each in texts.under("502.9", FIRST)] == ["502.9a"]
    assert texts.under("502.9a", FIRST) == texts.under("50", FIRST) == texts.under("haste", FIRST) == []


def test_headings_and_terms_are_found(kept):
    kept.add(came(OLD), TODAY)
    texts = texts_of(kept)
    assert texts.heading("502", FIRST).text == "Keyword Abilities"
    assert texts.term("hASTE", FIRST).text == "See rule 502.9."
    assert texts.term("Reach", FIRST) is None
    assert texts.term("Haste", FIRST).part is Part.GLOSSARY


@pytest.mark.parametrize(
    ("day", "effective"),
    [
        (FIRST - dt.timedelta(days=1), None),
        (FIRST, FIRST),
        (SECOND - dt.timedelta(days=1), FIRST),
        (TODAY, THIRD),
    ],
)
def test_the_edition_of_a_day_is_the_last_before_it(kept, day, effective):
    kept.add(came(OLD, NEWER, NEWEST), TODAY)
    found = texts_of(kept).edition(day)
    assert (found and found.effective) == effective


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("creature attacks", {"502.9a"}),
        ("blocking", {"502.10a"}),
        ("flyers nonsense", {"502.10a"}),
        ("nonsense", set()),
        ('" OR haste*', {"502.9", "502.9a"}),
        ("", set()),
        ("NEAR(\0'", set()),
    ],
)
def test_rules_are_found_by_words_and_nothing_typed_is_a_query(kept, words, numbers):
    kept.add(came(OLD, NEWER), TODAY)
    assert {each.number for each in texts_of(kept).near(words, FIRST, 5)} == numbers


def test_of_one_effective_date_the_later_imported_is_shown_and_the_other_kept(kept):
    kept.add(came(OLD), TODAY)
    other = Edition(FIRST, {"502.9": "Haste"})
    assert kept.add(came(other), TODAY) == [Outcome.CHANGED]
    assert len(list(kept.folder.glob(f"*{SUFFIX}"))) == 2
    texts = texts_of(kept)
    assert texts.rule("502.9a", FIRST) is None
    assert texts.rule("502.9", FIRST).text == "Haste"


def test_deleted_and_built_again_the_index_holds_the_same(kept):
    kept.add(came(NEWER, OLD), TODAY)
    dumps = []
    for _ in range(2):
        path = texts_of(kept).path
        with closing(sqlite3.connect(path)) as base:
            dumps.append(list(base.iterdump()))
        path.unlink()
    assert dumps[0] == dumps[1]


def test_without_an_index_nothing_is_found(tmp_path):
    texts = RuleTexts(tmp_path / "rulings.db")
    assert texts.edition(TODAY) is None
    texts.path.write_bytes(b"no database")
    assert texts.rule("502.9", FIRST) is None


@pytest.mark.parametrize("spoil", [lambda _: b"no xz", lambda raw: raw[:-9], lambda _: b""])
def test_a_damaged_file_is_named_and_nothing_is_changed(kept, spoil):
    kept.add(came(OLD), TODAY)
    (path,) = kept.folder.iterdir()
    path.write_bytes(spoil(path.read_bytes()))
    for use in (kept.read, lambda: texts_of(kept)):
        with pytest.raises(Complaint, match=r"damaged") as complaint:
            use()
        assert path.name in complaint.value.text
    assert list(kept.folder.iterdir()) == [path]


@given(some.sets(some.integers(0, 200)))
def test_runs_are_the_places_and_no_two_touch(places):
    runs = list(runs_of(sorted(places)))
    assert {place for first, last in runs for place in range(first, last + 1)} == places
    assert all(last + 1 < first for (_, last), (first, _) in pairwise(runs))


NUMBERS = some.sampled_from(["100.1", "100.1a", "100.2", "702.3"])
EDITIONS = some.lists(
    some.builds(
        Edition,
        some.dates(dt.date(2003, 1, 1), dt.date(2005, 1, 1)),
        some.dictionaries(NUMBERS, some.text(max_size=9), min_size=1),
        some.booleans(),
        glossary=some.dictionaries(some.text(min_size=1, max_size=5), some.text(max_size=9), max_size=3),
    ),
    min_size=1,
    max_size=6,
    unique_by=lambda edition: edition.effective,
)


@settings(max_examples=30, deadline=None)
@given(EDITIONS, some.integers(0, 6))
def test_what_was_kept_in_any_parts_is_read_back_whole(editions, first):
    with tempfile.TemporaryDirectory() as folder:
        kept = RuleEditions(Path(folder))
        for some_of_them in (editions[:first], editions[first:]):
            kept.add(came(*some_of_them), TODAY)
        texts = kept.read()
    in_order = sorted(editions, key=lambda each: each.effective)
    assert [(each.effective, each.lossy) for each in texts.editions] == [
        (each.effective, each.lossy) for each in in_order
    ]
    for place, edition in enumerate(in_order):
        held = {key for key, bits in texts.passages.items() if bits >> place & 1}
        parts = edition.parts().items()
        assert held == {(part, number, text) for part, all_of in parts for number, text in all_of.items()}
