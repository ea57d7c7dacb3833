"""The commands: what they show, and what an import leaves behind."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

import pytest

PAGE = """Plunder

2006-09-25\tIf the second triggered ability of suspend is countered, Plunder can't be cast.
2006-09-25\tPlunder has time counters on it while it is suspended.
"""


ROWS = ("SELECT * FROM ruling ORDER BY place", "SELECT * FROM rendering ORDER BY place")


def rows(path):
    base = sqlite3.connect(path)
    found = [base.execute(every).fetchall() for every in ROWS]
    base.close()
    return found


def test_rule_names_what_bore_the_number_on_the_day(upkeep):
    _, now, _ = upkeep("rule", "702.62a")
    assert "suspend.cast" in now
    assert "502.59a" in now
    _, then, _ = upkeep("rule", "702.59", "--as-of", "2012-01-01")
    assert "splitsecond" in then
    assert "702.59a · splitsecond.cast" in then
    assert "· suspend." not in then


def test_rule_finds_words_and_says_when_nothing_is_held(upkeep):
    assert "702.62a" in upkeep("rule", "suspend")[1]
    found = json.loads(upkeep("rule", "--json", "999.99")[1])
    assert (found["kind"], found["rules"]) == ("not_found", [])


@pytest.mark.parametrize("name", ["Plunder", "Saccagement", "plundr"])
def test_rulings_of_a_card_are_its_keywords_and_ours(name, upkeep):
    found = json.loads(upkeep("rulings", "--json", name)[1])
    assert found["name"] == "Plunder"
    assert {ruling["group"] for ruling in found["rulings"]} == {"ours"}


@pytest.mark.parametrize("name", ["suspend", "Suspension", "aussetzen", "sospendere"])
def test_rulings_know_a_keyword_in_every_language(name, upkeep):
    assert json.loads(upkeep("rulings", "--json", name)[1])["name"] == "suspend"


def test_an_import_is_shown_and_built_again_row_for_row(upkeep, tmp_path):
    home, page = tmp_path / "home", tmp_path / "page.txt"
    page.write_text(PAGE, "utf-8")
    assert upkeep("import", str(page), UPKEEP_HOME=str(home))[0] == 0
    found = json.loads(upkeep("rulings", "--json", "Plunder", UPKEEP_HOME=str(home))[1])["rulings"]
    assert [ruling["group"] for ruling in found[:2]] == ["card", "card"]
    assert [ruling["date"] for ruling in found[:2]] == ["2006-09-25", "2006-09-25"]
    before = rows(home / "rulings.db")
    (home / "rulings.db").unlink()
    assert upkeep("build", UPKEEP_HOME=str(home))[0] == 0
    assert rows(home / "rulings.db") == before


def test_the_printed_pages_are_imported_and_shown(material, upkeep, tmp_path):
    pages = sorted(str(path) for path in (material / "seeds").glob("*.txt"))
    assert upkeep("import", *pages, UPKEEP_HOME=str(tmp_path))[0] == 0
    found = json.loads(
        upkeep("rulings", "Saccagement", "--lang", "fr", "--json", UPKEEP_HOME=str(tmp_path))[1]
    )
    groups = [ruling["group"] for ruling in found["rulings"]]
    own = found["rulings"][: groups.count("card")]
    assert groups == sorted(groups, key=("card", "keyword", "ours").index)
    assert [ruling["language"] for ruling in own] == ["fr"] * 13
    assert all(ruling["date"] and ruling["status"] == "official" for ruling in own)
    assert any("untranslated" in ruling["flags"] for ruling in own)


def test_status_says_what_is_held_and_where(upkeep, home):
    held = json.loads(upkeep("status", "--json")[1])
    assert held["home"] == str(home)
    assert held["rules"] == "2026-01-16"
    assert held["index"] == "built"
    assert (held["imported_cards"], held["texts"], held["fetched"]) == (0, 0, [])
    assert held["names"] > 395  # those of bundled cards, in several languages


def test_what_changed_underneath_is_built_again_before_an_answer(upkeep, tmp_path):
    home, page = tmp_path / "home", tmp_path / "page.txt"
    upkeep("build", UPKEEP_HOME=str(home))
    page.write_text(PAGE, "utf-8")
    upkeep("import", str(page), UPKEEP_HOME=str(tmp_path / "other"))
    (tmp_path / "other" / "corpus").rename(home / "corpus")
    found = json.loads(upkeep("rulings", "--json", "Plunder", UPKEEP_HOME=str(home))[1])["rulings"]
    assert found[0]["group"] == "card"


def test_a_chat_answers_until_the_input_ends(upkeep):
    asked = "opponent stifles the suspend trigger of my rift bolt, what happens\n2\nmay I\n"
    status, out, _ = upkeep("chat", stdin=asked.encode())
    assert status == 0
    assert "1. " in out
    assert "702.62a" in out


def test_without_a_command_it_chats(upkeep):
    assert upkeep(stdin=b"")[0] == 0


def test_serve_without_a_token_is_told(upkeep):
    status, out, err = upkeep("serve")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "DISCORD_TOKEN" in err


@pytest.mark.parametrize(
    ("question", "language", "word"),
    [
        ("que se passe-t-il si je ne veux pas lancer Saccagement ?", "fr", "Saccagement"),
        ("was passiert, wenn ich Brandschatzen nicht wirken will?", "de", "Brandschatzen"),
        ("cosa succede se non voglio lanciare Razziare?", "it", "Razziare"),
    ],
)
def test_it_answers_in_the_language_of_the_question(question, language, word, ask):
    answer = ask(question)
    assert (answer["language"], answer["understood"]["cards"][0]["printed"]) == (language, word)


def test_a_language_that_is_asked_for_is_answered_in(ask):
    answer = ask("what happens if I don't want to cast Plunder?", "fr")
    assert (answer["language"], answer["understood"]["cards"][0]["printed"]) == ("fr", "Saccagement")


def test_before_suspend_there_was_none(ask):
    answer = ask("what happens if I don't want to cast Plunder?", as_of="2006-09-30")
    assert (answer["kind"], answer["verdict"], answer["branches"]) == ("stored", None, [])
    assert "2006-10-01" in answer["answer"]


def test_a_card_of_a_later_day_is_said_to_be_one_and_played(ask):
    answer = ask("what happens if I don't want to cast Crashing Footfalls?", as_of="2010-06-01")
    assert (answer["kind"], answer["verdict"]) == ("played", "must")
    assert "Crashing Footfalls" in answer["answer"].split(".")[0]
    assert any("Crashing Footfalls" in assumed for assumed in answer["understood"]["assumptions"])


@pytest.mark.parametrize(
    ("when", "day", "verdict", "told"),
    [
        ("in 2024", "2024-12-31", "may", ["1 February 2024"]),
        ("in 2023", "2023-12-31", "must", []),
        ("in 2025", "2025-12-31", "may", []),
    ],
)
def test_what_changed_within_the_year_named_is_said(when, day, verdict, told, ask):
    answer = ask(f"{when} did i have to cast plunder when the last counter was removed")
    assert (answer["as_of"], answer["verdict"]) == (day, verdict)
    assumed = " ".join(answer["understood"]["assumptions"])
    assert [change for change in ("1 February 2024",) if change in assumed] == told
    again = ask(scenario=answer["understood"]["scenario"])
    assert (again["answer"], again["understood"]) == (
        answer["answer"],
        answer["understood"] | {"cards": again["understood"]["cards"]},
    )
    other = ask(scenario=answer["understood"]["scenario"], as_of="2026-02-01")
    assert not any("2024" in assumption for assumption in other["understood"]["assumptions"])


PLUNDERING = [
    (
        "en",
        "do i have to cast plunder when the last counter is removed",
        "1 February 2024",
        "2 February 2024",
    ),
    (
        "fr",
        "suis-je obligé de lancer saccagement au dernier marqueur ?",
        "1er février 2024",
        "2 février 2024",
    ),
    (
        "de",
        "muss ich brandschatzen wirken wenn die letzte marke weg ist",
        "1. Februar 2024",
        "2. Februar 2024",
    ),
    ("it", "sono obbligato a lanciare razziare all'ultimo segnalino", "1º febbraio 2024", "2 febbraio 2024"),
]


@pytest.mark.parametrize(("lang", "text", "until", "since"), PLUNDERING)
def test_an_answer_that_is_another_on_other_days_says_so(lang, text, until, since, ask):
    for day, told in ((None, until), ("2010-06-01", since), ("2024-02-01", since)):
        answer = ask(text, lang, day)
        assert told in answer["answer"]
        assert len(answer["answer"]) <= 300
    for day in ("2024-02-02", "2025-06-01"):
        assert "2024" not in ask(text, lang, day)["answer"]


@pytest.mark.parametrize("as_of", [None, "2010-06-01"])
def test_an_answer_that_is_the_same_on_all_days_says_nothing_of_them(as_of, ask):
    assert not re.search(
        r"20\d\d", ask("can i suspend rift bolt on my opponent's turn", "en", as_of)["answer"]
    )


def test_an_index_of_another_version_is_built_anew(upkeep, tmp_path):
    upkeep("ask", "can i suspend rift bolt now", UPKEEP_HOME=str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "rulings.db")) as base:
        base.execute("PRAGMA user_version = 1000000")
    status, out, err = upkeep("ask", "can i suspend rift bolt now", UPKEEP_HOME=str(tmp_path))
    assert (status, err) == (0, "")
    assert "Rift Bolt" in out


@pytest.mark.parametrize(
    ("language", "holds"),
    [
        ("en", "page of rulings"),
        ("fr", "page de décisions"),
        ("de", "Seite mit Rulings"),
        ("it", "pagina di chiarimenti"),
    ],
)
def test_a_page_stands_in_the_table_of_what_an_import_changed(language, holds, upkeep, tmp_path):
    page = tmp_path / "page.txt"
    page.write_text(PAGE, "utf-8")
    here = {"UPKEEP_HOME": str(tmp_path / "home"), "UPKEEP_LANG": language, "COLUMNS": "120"}
    first = upkeep("import", str(page), **here)[1]
    again = upkeep("import", str(page), **here)[1]
    rows = [next(line for line in out.splitlines() if "page.txt" in line) for out in (first, again)]
    assert all(holds in row for row in rows)
    assert [re.findall(r"\d+", row.split(holds)[1]) for row in rows] == [
        ["2", "0", "0", "0", "0"],
        ["0", "0", "0", "2", "0"],
    ]


@pytest.mark.parametrize(
    ("name", "language", "told"),
    [
        ("Suspend", "en", "Suspend is also a keyword: rule 702.62."),
        ("Suspendre", "fr", "Suspend est aussi un mot-clé : règle 702.62."),
        ("Suspendieren", "de", "Suspend ist auch ein Schlüsselwort: Regel 702.62."),
        ("Sospendere", "it", "Sospendere è anche una parola chiave: regola 702.62."),
    ],
)
def test_a_card_named_like_a_keyword_says_so(name, language, told, upkeep):
    out = upkeep("card", name, UPKEEP_LANG=language)[1]
    assert told in out


def test_another_card_says_nothing_of_keywords(upkeep):
    assert "keyword" not in upkeep("card", "Rift Bolt")[1]
