"""Rules looked up and compared: with the texts of small invented editions, and without any."""

import datetime as dt

import pytest

from bot.bundle.eras import read_history
from bot.bundle.rule_numbers import (
    Numbered,
    RuleNumbers,
    folded,
    is_under,
    place_of,
    read_keyword_names,
    read_rule_numbers,
)
from bot.bundle.rulings import read_rulings
from bot.door.rule_diff import Comparing, compared, said_alike
from bot.door.rule_gists import Gists
from bot.door.rules import RuleLookUp, read_number, runs
from bot.model.edition import Part, Passage
from bot.model.language import ANSWERED, Language
from bot.wording.localizer import Localizer

SAY = Localizer(Language.EN).say
TODAY = dt.date(2026, 11, 30)
NEWEST = dt.date(2026, 1, 16)
FREE = "Casting it follows rules 601.2b and 601.2f\u2013h."
MUST, MAY = "Play it if able. If you can\u2019t, it stays.", "You may play it. If you don\u2019t, it stays."


class NoRulings:
    def near(self, *_):
        return []


class Texts:
    """Editions by effective date, each a dict of rules, with a glossary entry for suspend in all."""

    def __init__(self, editions, *, lossy=False):
        self.editions, self.lossy = editions, lossy

    def _passage(self, number, text, day, part=Part.RULE):
        return Passage(part, number, text, day, self.lossy)

    def edition(self, day):
        held = [each for each in self.editions if each <= day]
        return self._passage("", "", max(held), Part.HEADING) if held else None

    def rule(self, number, edition):
        text = self.editions.get(edition, {}).get(number)
        return self._passage(number, text, edition) if text else None

    def under(self, number, edition):
        numbers = sorted(self.editions.get(edition, {}), key=place_of)
        return [self.rule(each, edition) for each in numbers if is_under(each, number)]

    def heading(self, number, edition):
        known = edition in self.editions and number == "702"
        return self._passage(number, "Keyword Abilities", edition, Part.HEADING) if known else None

    def term(self, term, edition):
        known = edition in self.editions and term.lower() == "suspend"
        return self._passage("Suspend", "See rule 702.62.", edition, Part.GLOSSARY) if known else None

    def near(self, words, edition, limit):
        rules = self.editions.get(edition, {})
        return [self.rule(number, edition) for number, text in rules.items() if words in text][:limit]


SUSPEND = {
    "702.62": "Suspend",
    "702.62a": f"{MUST}\nExample: Rift Bolt.",
    "702.62b": "It is suspended.",
    "702.62d": FREE,
}
EDITIONS = {
    dt.date(2023, 11, 17): SUSPEND,
    dt.date(2024, 2, 2): {
        **SUSPEND,
        "702.62a": f"{MAY}\nExample: Rift Bolt.",
        "702.62c": "Mind what prohibits it.",
    },
    NEWEST: SUSPEND,
}
NOTHING = Texts({})


def look_up(texts=NOTHING):
    history = read_history()
    return RuleLookUp(
        history, Gists(history, read_rulings()), read_rule_numbers(), read_keyword_names(), texts
    )


def asked(words, day=TODAY, texts=NOTHING, language=Language.EN):
    return look_up(texts).answer(words, language, day, NoRulings(), Localizer(language).say)


def numbers(found):
    return [rule.number for rule in found.rules]


@pytest.mark.parametrize(
    ("words", "day", "expected"),
    [
        ("702.62", TODAY, ["702.62", "702.62a", "702.62b", "702.62c", "702.62d"]),
        ("CR 702.62b.", TODAY, ["702.62b"]),
        ("502.59a", TODAY, ["702.62a"]),
        ("502.59a", dt.date(2007, 1, 1), ["502.59a"]),
        ("702.59", dt.date(2010, 1, 1), ["702.59", "702.59a", "702.59b", "702.59c"]),
        ("suspend", TODAY, ["702.62", "702.62a", "702.62b", "702.62c", "702.62d"]),
        ("Suspension", dt.date(2012, 1, 1), ["702.60", "702.60a", "702.60b", "702.60c"]),
        ("aussetzen", TODAY, ["702.62", "702.62a", "702.62b", "702.62c", "702.62d"]),
        ("sospendere", dt.date(2006, 10, 1), ["502.59", "502.59a", "502.59b", "502.59c"]),
    ],
)
def test_numbers_and_names_of_keywords_lead_to_the_rule_of_the_day(words, day, expected):
    found = asked(words, day)
    assert (found.kind, numbers(found)) == ("found", expected)
    assert all(rule.text is None for rule in found.rules)
    assert "upkeep import" in found.notes[-1]


@pytest.mark.parametrize(
    ("words", "day", "told"),
    [
        ("702.62g", TODAY, "There is no 702.62g: 702.62 has a\u2013d."),
        ("702.59g", dt.date(2010, 1, 1), "There is no 702.59g: 702.59 has a\u2013c."),
        ("702.62l", TODAY, "There is no 702.62l: 702.62 has a\u2013d."),
        ("704.2x", TODAY, "There is no 704.2x: 704.2 has no rules below it."),
        ("702.500", TODAY, "There is no 702.500: chapter 702 goes from 702.1 to 702.189."),
        ("702.189", dt.date(2025, 10, 1), "702.189 is the number of a rule only from 2025-11-14 on."),
        (
            "suspend",
            dt.date(2005, 1, 1),
            "Suspend has a rule only from 2006-10-01 on: 502.59.",
        ),
        ("999.9", TODAY, "No rule 999.9 is held for 2026-11-30."),
    ],
)
def test_what_is_not_there_is_told_by_what_is(words, day, told):
    found = asked(words, day)
    assert (found.kind, found.rules, found.text) == ("not_found", (), told)


def test_a_number_to_come_says_what_the_rule_was_before():
    found = asked("702.62", dt.date(2008, 1, 1))
    assert "only from 2009-07-11 on. On 2008-01-01 that rule is 502.62" in found.notes[0]
    assert numbers(found)[0] == "502.62"


def test_a_number_of_old_says_what_became_of_it():
    found = asked("502.59a")
    assert found.notes[0] == (
        "502.59a was the number of a rule from 2006-10-01 to 2009-07-10. On 2026-11-30 that rule is 702.62a."
    )
    assert found.rules[0].numbers[0] == (dt.date(2006, 10, 1), "502.59a")
    assert found.rules[0].numbers[-1] == (dt.date(2021, 4, 22), "702.62a")


def test_a_rule_that_is_gone_is_shown_as_it_last_stood():
    found = asked("217.8b")  # the phased-out zone, which went with M10
    assert numbers(found) == ["217.8b"]
    assert "It is gone by 2026-11-30" in found.notes[0]
    assert found.effective == dt.date(2009, 5, 1)
    assert found.rules[0].numbers[-1] == (dt.date(2009, 7, 11), "")


def test_keywords_that_had_the_number_at_other_times_are_named():
    note = asked("702.62").notes[0]
    assert "Vanishing (2013-07-13 to 2021-04-21)" in note
    assert "Suspend" not in note


def test_with_the_edition_of_the_day_its_words_come_with_all_that_belongs_to_them():
    found = asked("702.62", texts=Texts(EDITIONS))
    assert found.text == "Comprehensive Rules, effective 2026-01-16"
    by_number = {rule.number: rule for rule in found.rules}
    assert by_number["702.62a"].text == MUST
    assert by_number["702.62a"].examples == ("Rift Bolt.",)
    assert by_number["702.62a"].says.startswith("Suspend is three abilities")
    assert [(term.term, term.text) for term in found.terms] == [("Suspend", "See rule 702.62.")]
    assert not any("upkeep import" in note for note in found.notes)


def test_the_edition_of_the_day_is_the_one_shown():
    assert asked("702.62a", dt.date(2024, 2, 1), Texts(EDITIONS)).rules[0].text == MUST
    assert asked("702.62a", dt.date(2024, 2, 2), Texts(EDITIONS)).rules[0].text == MAY
    lacking = asked("702.62a", dt.date(2025, 1, 1), Texts(EDITIONS))
    assert lacking.rules[0].text is None
    assert "2024-11-08 is not imported" in lacking.notes[-1]


def test_lost_marks_are_told():
    assert SAY("rule-lossy") in asked("702.62", texts=Texts(EDITIONS, lossy=True)).notes


def test_an_edition_newer_than_all_known_is_read_by_its_own_numbers():
    day = dt.date(2026, 9, 25)
    texts = Texts({**EDITIONS, day: {**SUSPEND, "702.62e": "Something new.", "702.200": "Newword"}})
    found = asked("702.62", texts=texts)
    assert found.effective == day
    assert numbers(found) == ["702.62", "702.62a", "702.62b", "702.62d", "702.62e"]
    assert asked("702.200", texts=texts).rules[0].text == "Newword"


def test_a_chapter_is_its_rules_under_its_heading():
    found = asked("702", texts=Texts(EDITIONS))
    assert found.notes[0] == "702. Keyword Abilities"
    assert "702.62" in numbers(found)
    assert not any(number[-1].isalpha() for number in numbers(found))


def test_words_find_rules_by_their_text_and_by_ours():
    found = asked("prohibits", dt.date(2024, 2, 2), Texts(EDITIONS))
    assert numbers(found) == ["702.62c"]
    assert "702.62a" in numbers(asked("haste suspend"))
    assert asked("xyzzy").kind == "not_found"


@pytest.mark.parametrize("language", ANSWERED)
def test_every_language_is_answered_in(language):
    found = asked("502.59a", language=language)
    assert "702.62a" in found.notes[0]
    assert found.rules[0].says
    assert asked("702.62g", language=language).text == Localizer(language).say(
        "rule-no-letter", number="702.62g", parent="702.62", letters="a\u2013d"
    )


def diff(number, older, newer, texts=NOTHING, language=Language.EN):
    days = (dt.date.fromisoformat(older), dt.date.fromisoformat(newer))
    return Comparing(look_up(texts)).answer(number, *days, language, Localizer(language).say)


def test_what_changed_in_suspend_in_february_2024():
    found = diff("702.62", "2023-11-17", "2024-02-06", Texts(EDITIONS))
    assert (found.older, found.newer) == (dt.date(2023, 11, 17), dt.date(2024, 2, 2))
    assert [(each.change, each.number) for each in found.changes] == [("reworded", "702.62a")]
    words = found.changes[0].words
    assert ("gone", "Play") in words
    assert ("new", "You may play") in words
    assert ("gone", "can't") in words
    assert ("new", "don't") in words


def test_without_texts_the_numbers_are_compared():
    found = diff("702.62", "2010-01-01", "2026-01-16")
    assert [(each.change, each.was, each.number) for each in found.changes] == [
        ("renumbered", "702.59", "702.62"),
        ("renumbered", "702.59a", "702.62a"),
        ("renumbered", "702.59b", "702.62b"),
        ("added", None, "702.62c"),
        ("renumbered", "702.59c", "702.62d"),
    ]
    assert len(found.notes) == 3  # what our own ruling says, and how to get each text


@pytest.mark.parametrize("language", ANSWERED)
def test_without_texts_the_wording_is_not_said_to_be_unchanged(language):
    found = diff("702.62", "2023-11-17", "2024-02-06", language=language)
    say = Localizer(language).say
    told = {"number": "702.62", "older": "2023-11-17", "newer": "2024-02-02"}
    assert found.changes == ()
    assert found.text == say("rule-diff-same-numbers", **told) != say("rule-diff-same", **told)
    ours, *get = found.notes
    assert say("rule-diff-ours", day="2024-02-02", says="") in ours
    assert get == [say("rule-get-text", edition=day) for day in (told["older"], told["newer"])]


@pytest.mark.parametrize(
    ("number", "newer", "texts"),
    [
        ("702.62b", "2024-01-31", NOTHING),
        ("702.62", "2024-02-06", Texts(EDITIONS)),
        ("116", "2024-02-06", NOTHING),
    ],
    ids=["before the day", "with the texts", "another rule"],
)
def test_our_rulings_are_told_only_where_one_changed_and_the_texts_are_not_held(number, newer, texts):
    assert not any("forced" in note for note in diff(number, "2023-11-17", newer, texts).notes)


def test_what_is_gone_is_compared_with_nothing():
    found = diff("217.8b", "2009-05-01", "2026-01-16")
    assert [(each.change, each.was, each.number) for each in found.changes] == [("gone", "217.8b", None)]


def test_the_same_edition_has_no_changes_and_no_rule_none_either():
    assert diff("702.62", "2026-01-16", "2026-11-30").changes == ()
    assert "nothing changed" in diff("702.62", "2026-01-16", "2026-11-30").text
    assert diff("999.9", "2010-01-01", "2026-11-30").kind == "not_found"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("a b c", "a b c", (("same", "a b c"),)),
        ("a b c", "a x c", (("same", "a "), ("gone", "b"), ("new", "x"), ("same", " c"))),
        (None, "a b", (("new", "a b"),)),
        ("a b", None, (("gone", "a b"),)),
        ("one two", "three four", (("gone", "one two"), ("new", "three four"))),
        ('a "b"', "a \u201cb\u201d", (("same", 'a "b"'),)),
    ],
)
def test_words_are_compared_as_a_reader_would(before, after, words):
    assert compared(before, after) == words


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("See rule 409.1b.", "See rule 601.2b.", True),
        ("Rules 601.2e-g.", "Rules 601.2f\u2013h.", True),
        ('N -- [cost] "means"', "N\u2014[cost] \u201cmeans\u201d", True),
        ("You may play it.", "Play it.", False),
    ],
)
def test_other_numbers_and_quotes_are_no_rewording(one, other, alike):
    assert said_alike(one, other) is alike


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("702.62", "702.62"),
        ("cr702.62A", "702.62a"),
        ("rule 702.62 a", "702.62a"),
        ("702.", "702"),
        ("suspend", None),
    ],
)
def test_numbers_are_read_however_they_are_typed(typed, number):
    assert read_number(typed) == number


@pytest.mark.parametrize(
    ("letters", "told"),
    [("abcd", "a\u2013d"), ("kmn", "k\u2013n"), ("acd", "a, c\u2013d"), ("a", "a"), ("", "")],
)
def test_letters_are_told_in_runs(letters, told):
    assert runs(letters) == told


def test_keywords_are_called_in_every_language_and_mean_rules_that_are_there():
    names, known = read_keyword_names(), {folded(name) for name in read_rule_numbers().keywords()}
    assert names[folded("D\u00e9F\u00e9NSEUR")] == "Defender"
    assert {english for english in names.values() if folded(english) not in known} == set()


def test_a_rule_is_followed_through_splits_and_joins():
    days = [dt.date(year, 1, 1) for year in (2003, 2010, 2020)]
    before = [day - dt.timedelta(days=1) for day in days]
    rows = [
        Numbered("1.1", days[0], before[1]),
        Numbered("1.2", days[0], before[1]),
        Numbered("2.1", days[1], before[2], was=("1.1", "1.2")),
        Numbered("3.1", days[2], was=("2.1",)),
        Numbered("3.2", days[2], was=("2.1",)),
    ]
    held = RuleNumbers(rows)
    assert held.then(rows[0], days[2]) == rows[3:]
    assert held.then(rows[4], days[0]) == rows[:2]
    assert held.then(rows[2], days[1]) == [rows[2]]
    assert [row.number for row in held.line(rows[1])] == ["1.2", "2.1", "3.1"]
    assert held.on("2.1", days[2]) is None


@pytest.mark.parametrize("day", ["2003-03-15", "2008-06-01", "2018-05-01", "2026-01-16"])
def test_every_number_of_a_day_is_found_under_its_chapter(day):
    held, when = read_rule_numbers(), dt.date.fromisoformat(day)
    here = {number for number in held.numbers() if held.on(number, when)}
    chapters = {number.partition(".")[0] for number in here}
    assert {row.number for chapter in chapters for row in held.under(chapter, when)} == here
