"""Rules followed back through tiny invented editions, and the real ones where they are at hand."""

import datetime as dt
import json
import tarfile

import pytest

from bot.intake.comprehensive_rules import EditionError
from bot.intake.rule_history import Key, main, read_folder, read_keys, trace
from bot.intake.rule_likeness import Likeness
from bot.model.edition import Edition

OLD, MIDDLE, NEW = (dt.date(year, 1, 1) for year in (2003, 2009, 2020))
DRAW = "A player draws a card by putting the top card of a library into a hand."
FIGHT = "Two creatures fight: each deals damage equal to its power to the other one."
SHUFFLE = "To shuffle a deck, randomise the cards within it so that nobody knows their order."
KEYWORD = "{0} is a static ability that functions while the spell with {0} is on the stack."


def followed(key, *rules):
    """The spans and the doubts of `key` in editions with these rules, oldest first."""
    days = (OLD, MIDDLE, NEW)[-len(rules) :]
    editions = [Edition(day, each) for day, each in zip(days, rules, strict=True)]
    traced = trace(key, editions, Likeness.among(editions[-1].rules.values()))
    return list(traced.spans), traced.doubts


@pytest.mark.parametrize(
    ("older", "spans"),
    [
        ({"100.1": DRAW, "100.2": FIGHT}, [(MIDDLE, "100.1")]),
        ({"423.9b": DRAW, "100.1": FIGHT}, [(MIDDLE, "423.9b"), (NEW, "100.1")]),
        ({"100.1": FIGHT, "100.2": SHUFFLE}, [(NEW, "100.1")]),
        ({}, [(NEW, "100.1")]),
        (
            {"100.4": "A player draws a card by putting the top card of his or her library into a hand."},
            [(MIDDLE, "100.4"), (NEW, "100.1")],
        ),
    ],
    ids=["kept", "renumbered", "new though the number is old", "first of all", "renumbered and reworded"],
)
def test_a_rule_is_followed_by_what_it_says(older, spans):
    newest = {"100.1": DRAW, "100.2": FIGHT, "100.3": SHUFFLE}
    assert followed(Key("draw", "100.1"), older, newest)[0] == spans


def test_words_of_their_day_and_references_move_no_rule():
    older = {"217.7a": "To remove a card from the game, see rule 217, one plays it and it comes into play."}
    newer = {"701.9a": "To exile a card, see rule 406.2b, one casts it and it enters the battlefield."}
    assert followed(Key("exile", "701.9a"), older, newer)[0] == [(MIDDLE, "217.7a"), (NEW, "701.9a")]


def test_a_keyword_is_never_followed_into_another_keyword():
    older = {"502.1": "Morph", "502.1a": KEYWORD.format("Morph")}
    newer = {**older, "502.2": "Storm", "502.2a": KEYWORD.format("Storm")}
    assert followed(Key("storm", "502.2a"), older, newer) == ([(NEW, "502.2a")], ())
    moved = {"702.8": "Storm.", "702.8a": KEYWORD.format("Storm")}
    assert followed(Key("storm", "702.8a"), newer, moved)[0] == [(MIDDLE, "502.2a"), (NEW, "702.8a")]


def test_what_a_person_read_wins_and_is_followed_on():
    editions = ({"1.1": DRAW, "9.9": FIGHT}, {"2.2": DRAW, "8.8": FIGHT}, {"3.3": DRAW, "7.7": FIGHT})
    keys = {
        "read": Key("draw", "3.3", was={MIDDLE: "8.8"}),
        "new": Key("draw", "3.3", was={MIDDLE: None}),
        "gone": Key("fight", None, was={MIDDLE: "8.8"}),
    }
    assert {name: followed(key, *editions)[0] for name, key in keys.items()} == {
        "read": [(OLD, "9.9"), (MIDDLE, "8.8"), (NEW, "3.3")],
        "new": [(NEW, "3.3")],
        "gone": [(OLD, "9.9"), (MIDDLE, "8.8"), (NEW, None)],
    }


def test_a_number_of_an_edition_that_is_not_held_begins_on_its_day():
    day = dt.date(2018, 4, 27)
    spans, _ = followed(Key("draw", "3.3", since={day: "3.3"}), {"2.2": DRAW}, {"3.3": DRAW})
    assert spans == [(MIDDLE, "2.2"), (day, "3.3")]


def test_a_doubtful_step_is_shown():
    reworded = "A player draws a card in the draw step, unless an effect of another player forbids it."
    _, doubts = followed(Key("draw", "3.3"), {"2.2": reworded}, {"3.3": DRAW})
    assert [(doubt.key, doubt.older[1], doubt.newer[1]) for doubt in doubts] == [("draw", "2.2", "3.3")]


@pytest.mark.parametrize("key", [Key("draw", "5.5"), Key("draw", "3.3", was={MIDDLE: "5.5"})])
def test_a_number_that_its_edition_lacks_is_an_error(key):
    with pytest.raises(EditionError, match=r"draw: there is no rule 5\.5"):
        followed(key, {"2.2": DRAW}, {"3.3": DRAW})


def page(day, rules):
    lines = "\n\n".join(f"{number}. {text}" for number, text in rules.items())
    return f"These rules are effective as of {day}.\n\n100. General\n\n{lines}\n\nGlossary\n"


@pytest.fixture
def data(tmp_path):
    (tmp_path / "editions").mkdir()
    (tmp_path / "keys.toml").write_text('[keys]\n"draw" = "100.2"\n', encoding="utf-8")
    for name, day, rules in (
        ("misdated", "June 1, 2004", {"100.1": DRAW}),
        ("later", "July 11, 2009", {"100.1": FIGHT, "100.2": DRAW}),
    ):
        (tmp_path / "editions" / f"{name}.txt").write_text(page(day, rules), encoding="utf-8")
    return tmp_path


def test_the_script_writes_numbers_and_days_and_no_wording(data):
    assert main([str(data / "editions"), "--data", str(data)]) == 0
    numbers = (data / "numbers.jsonl").read_text(encoding="utf-8")
    assert json.loads(numbers) == {"key": "draw", "spans": [["2004-06-01", "100.1"], ["2009-07-11", "100.2"]]}
    editions = (data / "editions.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in editions] == [
        {"effective": "2004-06-01", "rules": 1, "lossy": False},
        {"effective": "2009-07-11", "rules": 2, "lossy": False},
    ]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda data: (data / "editions" / "zebra.txt").write_bytes(b"\0\1"), "zebra.txt"),
        (lambda data: [each.unlink() for each in (data / "editions").iterdir()], "No edition"),
        (lambda data: (data / "keys.toml").write_text("[keys", encoding="utf-8"), "keys.toml"),
        (lambda data: (data / "keys.toml").write_text("[was.draw]\n", encoding="utf-8"), "draw is no key"),
        (
            lambda data: (data / "keys.toml").write_text(
                '[keys]\ndraw = "100.2"\n[was.draw]\n2005-01-01 = "1.1"\n', encoding="utf-8"
            ),
            "no edition of 2005-01-01",
        ),
        (lambda data: (data / "keys.toml").unlink(), "keys.toml"),
    ],
)
def test_a_bad_folder_gives_one_line_and_changes_nothing(data, capsys, spoil, complaint):
    main([str(data / "editions"), "--data", str(data)])
    before = (data / "numbers.jsonl").read_bytes()
    spoil(data)
    assert main([str(data / "editions"), "--data", str(data)]) == 1
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
    assert (data / "numbers.jsonl").read_bytes() == before


def test_a_keys_file_is_read_as_written():
    text = """
[keys]
a = "1.1"
b = ""
[was.b]
2009-05-01 = "300.3"
2003-03-15 = ""
[since.a]
2018-04-27 = "1.1"
"""
    assert read_keys(text) == [
        Key("a", "1.1", {}, {dt.date(2018, 4, 27): "1.1"}),
        Key("b", None, {dt.date(2009, 5, 1): "300.3", dt.date(2003, 3, 15): None}, {}),
    ]


@pytest.mark.slow
def test_the_committed_files_are_what_the_editions_give(material, tmp_path, pytestconfig):
    with tarfile.open(material / "data" / "rules" / "cr_txt_all_2003-2026.tar.xz") as editions:
        editions.extractall(tmp_path, filter="data")
    committed = pytestconfig.rootpath / "rulings_data" / "rules"
    (tmp_path / "keys.toml").write_bytes((committed / "keys.toml").read_bytes())
    folder = next(tmp_path.rglob("2006-10-01.txt")).parent
    assert len(read_folder(folder)) == 110
    assert main([str(folder), "--data", str(tmp_path)]) == 0
    for name in ("numbers.jsonl", "editions.jsonl"):
        assert (tmp_path / name).read_text(encoding="utf-8") == (committed / name).read_text(encoding="utf-8")
