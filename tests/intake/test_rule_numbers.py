"""Every rule under every number it had: in tiny invented editions, and in the committed file."""

import datetime as dt
import tarfile
from itertools import pairwise

import pytest

from bot.bundle.eras import read_history
from bot.bundle.rule_numbers import Numbered, place_of, read_rule_numbers
from bot.intake.rule_following import Following
from bot.intake.rule_likeness import Likeness
from bot.intake.rule_numbers import FILE, lines_of, main, numbered
from bot.model.edition import Edition

OLD, MIDDLE, NEW = (dt.date(year, 1, 1) for year in (2003, 2009, 2020))
DAY = dt.timedelta(days=1)
DRAW = "A player draws a card by putting the top card of a library into a hand."
FIGHT = "Two creatures fight: each deals damage equal to its power to the other one."
SHUFFLE = "To shuffle a deck, randomise the cards within it so that nobody knows their order."
OFTEN = "Multiple instances of {0} on the same creature are redundant."


def rows(*rules, keys=()):
    """What is told of editions with these rules, oldest first."""
    editions = [Edition(day, each) for day, each in zip((OLD, MIDDLE, NEW), rules, strict=False)]
    return numbered(editions, dict(enumerate(keys)))


@pytest.mark.parametrize(
    ("older", "newer", "expected"),
    [
        ({"100.1": DRAW}, {"100.1": DRAW}, [Numbered("100.1", OLD)]),
        (
            {"100.1": DRAW},
            {"100.2": DRAW},
            [Numbered("100.1", OLD, MIDDLE - DAY), Numbered("100.2", MIDDLE, was=("100.1",))],
        ),
        (
            {"100.1": DRAW},
            {"100.1": FIGHT},
            [Numbered("100.1", OLD, MIDDLE - DAY), Numbered("100.1", MIDDLE)],
        ),
        (
            {"100.1": DRAW, "100.2": FIGHT},
            {"100.1": SHUFFLE, "100.2": DRAW, "100.3": FIGHT},
            [
                Numbered("100.1", OLD, MIDDLE - DAY),
                Numbered("100.1", MIDDLE),
                Numbered("100.2", OLD, MIDDLE - DAY),
                Numbered("100.2", MIDDLE, was=("100.1",)),
                Numbered("100.3", MIDDLE, was=("100.2",)),
            ],
        ),
        ({"100.1": DRAW}, {}, [Numbered("100.1", OLD, MIDDLE - DAY)]),
    ],
    ids=["kept", "moved", "replaced", "pushed down", "gone"],
)
def test_a_rule_is_told_under_each_number_it_had(older, newer, expected):
    assert rows(older, newer) == expected


def test_a_keyword_is_named_and_its_boilerplate_stays_with_it():
    older = {"502.1": "Fear", "502.1a": OFTEN.format("fear")}
    newer = {
        "702.1": "Bands",
        "702.1a": OFTEN.format("bands"),
        "702.2": "Fear",
        "702.2a": OFTEN.format("fear"),
    }
    moved = {row.number: (row.was, row.keyword) for row in rows(older, newer) if row.first == MIDDLE}
    assert moved == {
        "702.1": ((), "Bands"),
        "702.1a": ((), ""),
        "702.2": (("502.1",), "Fear"),
        "702.2a": (("502.1a",), ""),
    }


def test_what_was_followed_by_hand_is_taken_over_splits_and_all():
    keys = [[(OLD, "1.1"), (MIDDLE, "1.1")], [(OLD, "1.1"), (MIDDLE, "2.2")]]
    found = rows({"1.1": DRAW}, {"1.1": FIGHT, "2.2": SHUFFLE}, keys=keys)
    assert found == [Numbered("1.1", OLD), Numbered("2.2", MIDDLE, was=("1.1",))]


def test_a_chapter_that_was_renumbered_with_an_edition_not_held_was_so_whole():
    day = dt.date(2015, 5, 5)
    keys = [[(OLD, "701.1"), (day, "701.2")]]
    found = rows(
        {"701.1": DRAW, "701.2": FIGHT, "100.1": SHUFFLE},
        {"701.1": DRAW, "701.2": FIGHT, "100.1": SHUFFLE},
        {"701.2": DRAW, "701.3": FIGHT, "100.2": SHUFFLE},
        keys=keys,
    )
    assert {(row.number, row.first) for row in found if row.was} == {
        ("701.2", day),
        ("701.3", day),
        ("100.2", NEW),
    }
    assert {row.last for row in found if row.last} == {day - DAY, NEW - DAY}


def test_no_rule_is_linked_twice_of_itself():
    following = Following(Likeness.among([DRAW, FIGHT]))
    assert following.links({"1.1": DRAW, "1.2": DRAW}, {"1.2": DRAW}) == {("1.2", "1.2")}


def test_the_file_begins_with_its_columns_and_holds_no_wording():
    told = list(lines_of(rows({"502.1": "Fear", "502.1a": DRAW}, {"702.1": "Fear", "702.1a": DRAW})))
    assert told[0] == "number\tfrom\tto\tmoved from\tkeyword"
    assert told[1:] == [
        "502.1\t2003-01-01\t2008-12-31\t\tFear",
        "502.1a\t2003-01-01\t2008-12-31\t\t",
        "702.1\t2009-01-01\t\t502.1\tFear",
        "702.1a\t2009-01-01\t\t502.1a\t",
    ]


def test_a_folder_without_editions_is_one_line_and_changes_nothing(tmp_path, capsys):
    (tmp_path / "numbers.jsonl").write_text("", encoding="utf-8")
    assert main([str(tmp_path), "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert [each.name for each in tmp_path.iterdir()] == ["numbers.jsonl"]


def test_the_two_committed_files_agree():
    history, numbers = read_history(), read_rule_numbers()
    for day in history.editions:
        lacking = [number for number in history.on(day).numbers.values() if not numbers.on(number, day)]
        assert not lacking, day
    for key, dated in history.numbers.items():
        for (_, was), (day, now) in pairwise(dated.spans):
            if was and now:
                row = numbers.on(now, day)
                assert row.first == day, key
                assert was in row.was, key


def test_a_number_names_one_rule_at_a_time_and_every_move_has_a_start():
    numbers = read_rule_numbers()
    rows = [row for number in numbers.numbers() for row in numbers.ever(number)]
    assert len(rows) > 9_000
    for older, newer in pairwise(rows):
        assert (place_of(older.number), older.first) < (place_of(newer.number), newer.first)
        if older.number == newer.number:
            assert older.last < newer.first
    assert all(numbers.on(was, row.first - DAY) for row in rows for was in row.was)
    assert all(row.last is None or row.first <= row.last for row in rows)


@pytest.mark.slow
def test_the_committed_file_is_what_the_editions_give(material, tmp_path, pytestconfig):
    with tarfile.open(material / "data" / "rules" / "cr_txt_all_2003-2026.tar.xz") as editions:
        editions.extractall(tmp_path, filter="data")
    committed = pytestconfig.rootpath / "rulings_data" / "rules"
    (tmp_path / "numbers.jsonl").write_bytes((committed / "numbers.jsonl").read_bytes())
    assert main([str(next(tmp_path.rglob("2006-10-01.txt")).parent), "--data", str(tmp_path)]) == 0
    assert (tmp_path / FILE).read_bytes() == (committed / FILE).read_bytes()
