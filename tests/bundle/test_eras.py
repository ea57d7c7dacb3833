"""The bundled eras: what a rule was numbered on a day, and what the mechanics said then."""

import csv
import datetime as dt
import json
import re
import tomllib
from importlib.resources import files

import pytest

from bot.bundle.eras import number_meaning, read_history, read_mechanic, rule_keys
from bot.model.era import FIRST_RULES

TODAY = dt.date(2026, 1, 16)
SUSPEND_ABILITIES = ("suspend.exile", "suspend.tick", "suspend.cast", "suspend.haste")
RULES = files("rulings_data") / "rules"


def day(text):
    return dt.date.fromisoformat(text)


def printed_day(text):
    """The day an edition prints ("July 11, 2009"), or None where nothing was noted."""
    return dt.datetime.strptime(text, "%B %d, %Y").replace(tzinfo=dt.UTC).date() if text else None


def number(key, when):
    citation = read_history().on(day(when)).cite(key)
    return citation.number if citation else None


@pytest.mark.parametrize(
    ("when", "numbers"),
    # Read in the editions effective on or last before these days.
    [
        ("2006-12-01", {"suspend.cast": "502.59a", "action.suspend": "408.2k", "cast.targets": "409.1c"}),
        ("2006-12-01", {"cast.total": "409.1f", "cast.prohibited": "409.4", "resolve.cast": "413.2e"}),
        ("2006-12-01", {"suspend.prohibited": None, "cost.none": "401.1b", "trigger.if": "404.3"}),
        ("2009-07-11", {"suspend.cast": "702.59a", "action.suspend": "114.2e", "cast.total": "601.2e"}),
        ("2009-07-11", {"resolve.cast": "607.2f", "cast.rewind": "714.1", "cast.prohibited": "601.5"}),
        ("2012-02-01", {"suspend.cast": "702.60a", "action.suspend": "115.2e", "cast.pay": "601.2g"}),
        ("2012-02-01", {"priority.after": "116.3c", "cost.hidden": None, "resolve.cast": "608.2f"}),
        ("2016-09-30", {"suspend.prohibited": "702.61c", "suspend.free": "702.61d", "cast.legal": "601.2e"}),
        ("2021-04-22", {"suspend.cast": "702.62a", "resolve.cast": "608.2g", "cast.rewind": "723.1"}),
        ("2024-02-02", {"suspend.suspended": "702.62b", "cast.rewind": "729.1", "action.suspend": "116.2f"}),
        ("2026-01-16", {"suspend.free": "702.62d", "cast.rewind": "732.1", "end.turn": "723.1"}),
    ],
)
def test_a_rule_has_the_number_of_the_day(when, numbers):
    assert {key: number(key, when) for key in numbers} == numbers


def test_suspend_begins_with_its_first_edition():
    first, last = dt.date(2006, 10, 1), dt.date(2006, 9, 30)
    for key in rule_keys():
        if key.startswith("suspend."):
            assert read_history().numbers[key].on(last) is None
    assert read_history().numbers["suspend.cast"].on(first) == "502.59a"


def test_every_key_has_a_number_today_unless_its_rule_is_gone():
    keys = tomllib.loads((RULES / "keys.toml").read_text(encoding="utf-8"))["keys"]
    assert tuple(keys) == rule_keys()
    assert {key: read_history().numbers[key].on(TODAY) for key in keys} == keys
    assert {key for key, written in keys.items() if not written} == {
        "damage.stack",
        "mana.burn",
        "sba.planeswalker",
    }


def test_a_rule_that_is_gone_is_not_cited():
    assert number("mana.burn", "2009-07-10") == "300.3"
    assert number("mana.burn", "2009-07-11") is None


def test_the_bundled_numbers_hold_no_wording():
    span = re.compile(r'\["\d{4}-\d\d-\d\d", (?:"\d{3}\.\d+[a-z]?"|null)\]')
    for line in (RULES / "numbers.jsonl").read_text(encoding="utf-8").splitlines():
        left = span.sub("", line)
        assert re.fullmatch(r'\{"key": "[a-z.-]+", "spans": \[(?:, )*\]\}', left), line


def test_numbers_change_on_the_days_of_editions():
    editions = set(read_history().editions) | {dt.date(2018, 4, 27)}  # Dominaria's is known, not held
    for key, numbers in read_history().numbers.items():
        days = [first for first, _ in numbers.spans]
        assert set(days) <= editions, key
        assert days == sorted(set(days)), key


def test_the_editions_are_held_from_2003_to_today():
    editions = read_history().editions
    assert (editions[0], editions[-1], len(editions)) == (FIRST_RULES, TODAY, 110)
    assert list(editions) == sorted(set(editions))
    lossy = [
        line["effective"]
        for line in map(json.loads, (RULES / "editions.jsonl").read_text(encoding="utf-8").splitlines())
        if line["lossy"]
    ]
    assert lossy == ["2008-05-01", "2009-05-01"]


@pytest.mark.parametrize(
    ("asked", "when", "means"),
    [
        ("702.59a", "2010-06-01", SUSPEND_ABILITIES),
        ("702.59a", "2012-12-31", ("splitsecond.cast",)),
        ("702.59a", "2026-01-16", ()),
        ("702.62a", "2015-01-01", ("vanishing",)),
        ("702.62a", "2026-01-16", SUSPEND_ABILITIES),
        ("", "2026-01-16", ()),
    ],
)
def test_a_number_means_what_it_meant_that_day(asked, when, means):
    assert number_meaning(asked, day(when)) == means


@pytest.mark.parametrize(
    ("setting", "changes"),
    [
        ("suspend.last", {"2006-10-01": "must", "2024-02-01": "must", "2024-02-02": "may"}),
        ("suspend.words", {"2009-07-10": "removed", "2009-07-11": "exile", "2026-01-16": "exile"}),
        ("suspend.verb", {"2009-07-10": "play", "2009-07-11": "cast"}),
        ("suspend.hidden_cost_excused", {"2006-10-01": "no", "2013-07-12": "no", "2013-07-13": "yes"}),
        ("suspend.x_chosen", {"2019-08-22": "while paying", "2019-08-23": "before paying"}),
        ("core.commander_zone", {"2020-07-02": "replacement", "2020-07-03": "state"}),
        ("core.cascade_value", {"2021-02-14": "card", "2021-02-15": "resulting"}),
        ("core.legend", {"2004-09-30": "newer", "2004-10-01": "all"}),
        ("core.legend", {"2013-07-12": "all", "2013-07-13": "player"}),
        ("core.fizzle", {"2018-04-26": "countered", "2018-04-27": "does not resolve"}),
        ("core.mana_burn", {"2009-07-10": "yes", "2009-07-11": "no"}),
        ("core.damage_on_stack", {"2009-07-10": "yes", "2009-07-11": "no"}),
        ("core.damage_order", {"2009-07-10": "free", "2009-07-11": "ordered", "2024-11-08": "free"}),
    ],
)
def test_a_setting_holds_from_its_first_day_to_its_last(setting, changes):
    assert {when: read_history().on(day(when)).setting(setting) for when in changes} == changes


def test_suspend_has_no_setting_before_it_existed():
    settings = read_history().on(dt.date(2006, 9, 30)).settings
    assert not [name for name in settings if name.startswith("suspend.")]


def test_an_older_era_states_only_what_differed():
    text = """
mechanic = "storm"
[[era]]
since = 2020-01-01
settings = { copies = "created", word = "cast" }
[[era]]
since = 2010-01-01
settings = { copies = "put" }
[[era]]
since = 2003-03-15
settings = { word = "played" }
"""
    settings = read_mechanic(text)
    assert {name: list(dated.spans) for name, dated in settings.items()} == {
        "storm.copies": [(dt.date(2003, 3, 15), "put"), (dt.date(2020, 1, 1), "created")],
        "storm.word": [(dt.date(2003, 3, 15), "played"), (dt.date(2010, 1, 1), "cast")],
    }


@pytest.mark.parametrize("name", ["core.toml", "suspend.toml"])
def test_a_mechanics_file_is_whole_today_and_in_order(name):
    text = (files("rulings_data") / "mechanics" / name).read_text(encoding="utf-8")
    eras = tomllib.loads(text)["era"]
    days = [era["since"] for era in eras]
    assert days == sorted(set(days), reverse=True)
    for era in eras[1:]:
        assert set(era["settings"]) <= set(eras[0]["settings"])
    for number_like in re.findall(r"\d{3}\.\d", text):
        pytest.fail(f"a rule number in {name}: {number_like}")


@pytest.fixture
def suspend_eras(material):
    return json.loads((material / "domain" / "suspend_eras.json").read_text(encoding="utf-8"))


def test_suspends_numbers_are_those_of_its_written_history(suspend_eras):
    numbers = read_history().numbers
    spans = [(day(first), f"{rule}a") for first, rule in suspend_eras["suspend"]["number"]]
    for key in SUSPEND_ABILITIES:
        assert list(numbers[key].spans) == spans
    assert list(numbers["suspend.suspended"].spans) == [(first, f"{rule[:-1]}b") for first, rule in spans]
    special = [(day(first), rule) for first, rule in suspend_eras["suspend"]["special_action"]]
    assert list(numbers["action.suspend"].spans) == special
    hidden = [(day(first), rule) for first, rule in suspend_eras["suspend"]["hidden_zone_cost_excused"]]
    assert list(numbers["cost.hidden"].spans) == hidden


@pytest.mark.parametrize(
    ("keyword", "key"),
    [
        ("Vanishing", "vanishing"),
        ("Fading", "fading"),
        ("Split second", "splitsecond.cast"),
        ("Cascade", "cascade"),
        ("Rebound", "rebound"),
        ("Madness", "madness"),
        ("Flashback", "flashback"),
        ("Morph", "morph"),
        ("Storm", "storm"),
        ("Foretell", "foretell"),
        ("Time travel", "timetravel"),
        ("Discover", "discover"),
        ("Proliferate", "proliferate"),
        ("Plot", "plot"),
        ("Impending", "impending"),
    ],
)
def test_keywords_have_the_numbers_of_their_written_history(suspend_eras, keyword, key):
    begun = dt.date(2006, 10, 1)
    spans = read_history().numbers[key].spans
    ours = {max(first, begun): rule.rstrip("abcd") for first, rule in spans}
    assert ours == {day(first): rule for first, rule in suspend_eras["keyword_numbers"][keyword]}


def test_suspends_numbers_are_those_in_every_edition(material):
    table = (material / "data" / "rules" / "suspend_rule_history.tsv").read_text(encoding="utf-8")
    seen = {}
    for row in csv.DictReader(table.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE):
        seen.setdefault(printed_day(row["effective"]) or day(row["archive_date"]), set()).add(row["rule"])
    assert len(seen) == 97
    suspends = [dated for key, dated in read_history().numbers.items() if key.startswith("suspend.")]
    assert {when: {dated.on(when) for dated in suspends} - {None} for when in seen} == seen
