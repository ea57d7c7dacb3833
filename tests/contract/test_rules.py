"""The commands on the rules: editions imported, shown and compared, as they are typed."""

import json

import pytest

PAGE = """These rules are effective as of {day}.

7. Additional Rules

702. Keyword Abilities

702.62. Suspend

702.62a Suspend means “When the last is removed, {told} it.”
Example: A bolt.

702.62b It is suspended.

Glossary

Suspend
See rule 702.62.

Credits
"""
RULE = ("number", "effective", "key", "keys", "keyword", "text", "examples", "flags", "says", "numbers")


@pytest.fixture
def held(upkeep, tmp_path):
    """Runs commands where two editions are imported."""
    folder = tmp_path / "rules"
    folder.mkdir()
    for name, day, told in (
        ("old", "November 17, 2023", "play"),
        ("new", "January 16, 2026", "you may play"),
    ):
        (folder / f"{name}.txt").write_bytes(
            PAGE.format(day=day, told=told).replace("\n", "\r").encode("utf-16")
        )
    home = str(tmp_path / "home")
    assert upkeep("import", str(folder), UPKEEP_HOME=home)[0] == 0
    return lambda *words: upkeep(*words, UPKEEP_HOME=home)


def test_a_rule_comes_with_its_words_and_all_that_belongs_to_it(held):
    found = json.loads(held("rule", "--json", "suspend")[1])
    assert (found["kind"], found["effective"]) == ("found", "2026-01-16")
    assert all(tuple(rule) == RULE for rule in found["rules"])
    by_number = {rule["number"]: rule for rule in found["rules"]}
    assert by_number["702.62a"]["text"].endswith("you may play it.”")
    assert by_number["702.62a"]["examples"] == ["A bolt."]
    assert found["glossary"] == [{"term": "Suspend", "text": "See rule 702.62."}]


def test_an_answer_quotes_its_rules_where_their_edition_is_imported(held, upkeep, tmp_path):
    asked = "do I have to cast Plunder when its last counter goes?"
    question = ("ask", "--json", "--as-of", "2026-02-01", asked)
    texts = {rule["number"]: rule["text"] for rule in json.loads(held(*question)[1])["rules"]}
    assert texts["702.62a"].endswith("you may play it.”")
    assert "A bolt." not in texts["702.62a"]
    assert None in texts.values()  # a rule that this edition lacks
    (tmp_path / "questions").write_text(json.dumps({"question": asked, "as_of": "2026-02-01"}))
    [batched] = held("ask", "--batch", str(tmp_path / "questions"))[1].splitlines()
    assert {rule["number"]: rule["text"] for rule in json.loads(batched)["rules"]} == texts
    none = json.loads(upkeep(*question)[1])["rules"]
    assert [rule["text"] for rule in none] == [None] * len(none)


def test_a_question_for_a_keyword_is_answered_in_the_words_of_its_rule(held):
    out = " ".join(held("ask", "what is suspend")[1].split())
    assert "702.62a" not in out.split("Suspend means")[0]
    assert "you may play it.” Rules" in out


def test_what_changed_is_told_word_by_word(held):
    words = ("rule", "diff", "702.62", "--from", "2023-11-17", "--to", "2026-01-16")
    assert "{+you may +}play it" in " ".join(held(*words)[1].split())
    found = json.loads(held(*words, "--json")[1])
    assert (found["from"], found["to"]) == ("2023-11-17", "2026-01-16")
    assert [(each["change"], each["was"], each["number"]) for each in found["changes"]] == [
        ("reworded", "702.62a", "702.62a"),
    ]


def test_days_in_the_other_order_are_compared_from_the_older_on(upkeep):
    days = ("2023-11-17", "2024-02-06")
    told = [
        upkeep("rule", "diff", "702.62", "--from", older, "--to", newer)
        for older, newer in (days, days[::-1])
    ]
    assert told[0] == told[1]
    assert "Our own ruling changed on 2024-02-02" in " ".join(told[0][1].split())
    assert "nothing changed" not in told[0][1]


def test_an_edition_imported_again_changes_nothing(held, tmp_path):
    status, out, _ = held("import", str(tmp_path / "rules"))
    assert status == 0
    assert [line.split() for line in out.splitlines() if "editions" in line] == [
        ["rules", "editions", "of", "the", "rules", "0", "0", "0", "2", "0"]
    ]
    assert "Nothing changed" in out


def test_an_edition_with_other_words_or_another_day_in_its_name_is_told(held, tmp_path):
    other = tmp_path / "2020-01-01.txt"
    other.write_text(PAGE.format(day="January 16, 2026", told="must"), "utf-8")
    status, out, _ = held("import", str(other))
    assert status == 0
    assert [line.split()[-5:] for line in out.splitlines() if "editions" in line] == [
        ["0", "1", "0", "0", "0"]
    ]
    assert "2020-01-01.txt (2026-01-16): It words them otherwise" in out
    assert "named for 2020-01-01" in out


def test_a_bad_edition_is_one_line_and_the_good_one_is_kept(upkeep, tmp_path):
    good, bad, home = tmp_path / "good.txt", tmp_path / "bad.txt", str(tmp_path / "home")
    good.write_text(PAGE.format(day="January 16, 2026", told="you may play"), "utf-8")
    bad.write_text("These rules are effective as of May 1, 2020.\n", "utf-8")
    status, out, err = upkeep("import", str(bad), str(good), UPKEEP_HOME=home)
    assert (status, out.count(".txt"), err.count("\n")) == (1, 1, 1)
    assert "good.txt" in out
    assert "bad.txt" in err
    assert "you may play" in upkeep("rule", "702.62a", UPKEEP_HOME=home)[1]


@pytest.mark.parametrize(
    "words",
    [
        ["diff"],
        ["diff", "702.62"],
        ["diff", "--from", "2010-01-01", "--", "words"],
        ["702.62", "--from", "2010-01-01"],
        ["702.62", "--to", "2010-01-01"],
        ["diff", "702.62", "--from", "2001-01-01"],
        ["diff", "702.62", "--from", "2010-01-01", "--to", "2099-01-01"],
        ["diff", "702.62", "--from", "yesterday"],
    ],
)
def test_what_cannot_be_compared_is_one_line_that_says_what_to_do(words, upkeep):
    status, out, err = upkeep("rule", *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert any(char.isdigit() for char in err)
