"""The five printed pages as they are: counts, statuses, flags and statements, read off the pages by hand.

Each row is one record: the lines of the file it stands on, and what the page itself shows there.
"""

from __future__ import annotations

import datetime as dt
import json
from collections import Counter
from pathlib import Path

import pytest

from bot.intake.pages import Page, PageReader
from bot.intake.pages.statements import rendered
from bot.model.language import Language
from bot.model.ruling import Flag, Ruling, Status

U, E, M = Flag.UNTRANSLATED, Flag.MIXED_ERA, Flag.MEANING
T, C = Flag.TRANSLATION_MISSING, Flag.CARD_UNKNOWN
FAQ, SUMMARY, PLUNDER, UNNAMED, CYCLICAL = (
    "000_0592b1649992b6b7.txt",
    "001_27889ad6c6ea8206.txt",
    "002_3f01edbd599e4243.txt",
    "003_414760813ab3c264.txt",
    "004_249403dc162b6dac.txt",
)
IN_2024, IN_2021, IN_2013 = dt.date(2024, 2, 2), dt.date(2021, 3, 19), dt.date(2013, 6, 7)

LINES = {
    FAQ: ["5", "18", "20", "22", *(str(line) for line in range(24, 43, 2))],
    SUMMARY: ["2", "3", "4", "5-6", *(str(line) for line in range(7, 16)), *(str(n) for n in range(17, 25))],
    PLUNDER: [str(line) for line in range(5, 54, 4)],
    UNNAMED: [str(line) for line in range(3, 42, 2)],
    CYCLICAL: [str(line) for line in range(5, 54, 4)],
}
FLAGS = {
    FAQ: {},
    SUMMARY: {
        "2": {E}, "5-6": {U, E}, "7": {E}, "8": {U, E}, "10": {E}, "11": {E, M}, "12": {E, M}, "13": {E, M},
        "14": {E}, "15": {E}, "20": {E}, "21": {E}, "22": {E}, "23": {E}, "24": {E},
    },
    PLUNDER: {"13": {U}, "29": {U}, "37": {U}, "41": {U}},
    UNNAMED: {line: {T, C} for line in LINES[UNNAMED]},
    CYCLICAL: {"41": {U}, "45": {M}, "49": {U}},
}  # fmt: skip
STATUSES = {
    FAQ: {(Language.FR, Status.OFFICIAL): 14},
    SUMMARY: {
        (Language.DE, Status.OFFICIAL): 3,
        (Language.DE, Status.VOLUNTEER): 9,
        (Language.EN, Status.OFFICIAL): 9,
    },
    PLUNDER: {(Language.FR, Status.OFFICIAL): 13},
    UNNAMED: {(Language.EN, Status.OFFICIAL): 20},
    CYCLICAL: {(Language.IT, Status.MACHINE): 13},
}  # fmt: skip
SUPERSEDED = {
    FAQ: {"18": "sus-012", "36": "sus-012", "40": "sus-019"},
    SUMMARY: {
        "2": "sus-012", "11": "sus-012", "13": "sus-019", "17": "sus-012", "22": "sus-012", "24": "sus-019",
    },
    PLUNDER: {},
    UNNAMED: {},
    CYCLICAL: {},
}  # fmt: skip
FILED = {
    FAQ: ("suspend", "keyword"),
    SUMMARY: ("suspend", "keyword"),
    PLUNDER: ("Plunder", "card"),
    UNNAMED: ("", "card"),
    CYCLICAL: ("Cyclical Evolution", "card"),
}
FILES = tuple(LINES)


def seen(material: Path, name: str, reader: PageReader) -> tuple[str, Page]:
    data = (material / "seeds" / name).read_bytes()
    return data.decode("utf-8"), reader.read(name, data)


def lines_of(text: str, record: Ruling) -> str:
    words = record.renderings[0].text
    first = text.count("\n", 0, text.index(words)) + 1
    last = first + words.count("\n")
    return str(first) if first == last else f"{first}-{last}"


@pytest.mark.parametrize("name", FILES)
def test_every_ruling_is_one_record_and_nothing_else_is(
    name: str, material: Path, reader: PageReader
) -> None:
    text, page = seen(material, name, reader)
    assert [lines_of(text, record) for record in page.records] == LINES[name]


@pytest.mark.parametrize("name", FILES)
def test_text_stands_on_the_page_letter_for_letter(name: str, material: Path, reader: PageReader) -> None:
    text, page = seen(material, name, reader)
    assert all(record.renderings[0].text in text for record in page.records)


@pytest.mark.parametrize("name", FILES)
def test_language_and_status(name: str, material: Path, reader: PageReader) -> None:
    _, page = seen(material, name, reader)
    told = Counter((record.renderings[0].language, record.renderings[0].status) for record in page.records)
    assert told == STATUSES[name]


@pytest.mark.parametrize("name", FILES)
def test_flags_and_completeness(name: str, material: Path, reader: PageReader) -> None:
    text, page = seen(material, name, reader)
    flags = {lines_of(text, record): set(record.renderings[0].flags) for record in page.records}
    assert {line: told for line, told in flags.items() if told} == FLAGS[name]
    assert all(r.renderings[0].complete is (U not in r.renderings[0].flags) for r in page.records)


@pytest.mark.parametrize("name", FILES)
def test_what_a_page_is_about(name: str, material: Path, reader: PageReader) -> None:
    _, page = seen(material, name, reader)
    assert {(record.about, record.group) for record in page.records} == {FILED[name]}


@pytest.mark.parametrize("name", FILES)
def test_forced_casts_are_over(name: str, material: Path, reader: PageReader) -> None:
    text, page = seen(material, name, reader)
    over = {lines_of(text, record): record for record in page.records if record.superseded_by}
    assert {line: record.superseded_by for line, record in over.items()} == SUPERSEDED[name]
    assert {record.span.last for record in over.values()} <= {dt.date(2024, 2, 1)}


@pytest.mark.parametrize("name", [PLUNDER, CYCLICAL])
def test_card_pages_keep_their_date_labels(name: str, material: Path, reader: PageReader) -> None:
    _, page = seen(material, name, reader)
    assert [record.date for record in page.records] == [IN_2024] * 10 + [IN_2021] * 2 + [IN_2013]


def test_the_page_without_a_card_keeps_its_french_date_labels(material: Path, reader: PageReader) -> None:
    _, page = seen(material, UNNAMED, reader)
    dates = [IN_2024] * 15 + [IN_2021] * 3 + [IN_2013, dt.date(2006, 10, 15)]
    assert [record.date for record in page.records] == dates
    assert any("Hypergenesis" in note for note in page.notes)


@pytest.mark.parametrize("name", [FAQ, SUMMARY])
def test_keyword_pages_have_no_dates(name: str, material: Path, reader: PageReader) -> None:
    _, page = seen(material, name, reader)
    assert {record.date for record in page.records} == {None}


def test_every_known_occurrence_is_found_and_no_other(material: Path, reader: PageReader) -> None:
    """All 123 occurrences of statements on records are matched, with no statement too many.

    The other 5 of the 128 are headings, a notice and a printed card, which are no records.
    """
    truth = occurrences(material)
    found: set[tuple[str, str, str]] = set()
    for name in FILES:
        text, page = seen(material, name, reader)
        known = {ruling.id: ruling for ruling in reader.known}
        for record in page.records:
            words = record.renderings[0]
            for told in rendered(words.text, words.language, known).statements:
                found.add((name, lines_of(text, record), told.id))
    assert len(truth) == 123
    assert found == truth


def test_a_record_is_filed_under_a_statement_it_renders(material: Path, reader: PageReader) -> None:
    truth = occurrences(material)
    for name in FILES:
        text, page = seen(material, name, reader)
        for record in page.records:
            assert (name, lines_of(text, record), record.statement) in truth


def occurrences(material: Path) -> set[tuple[str, str, str]]:
    """Give (file, lines of the record, statement) of every occurrence; line 6 of 001 belongs to 5-6."""
    found = set()
    for row in (material / "domain" / "seed_statements.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(row)
        if told["id"].startswith(("SUS", "HYP")):
            for place in told["occurrences"]:
                whole = "5-6" if (place["file"], place["lines"]) == (SUMMARY, "6") else place["lines"]
                found.add((place["file"], whole, told["id"].lower()))
    return found


def test_reading_again_gives_the_same_ids_under_any_name(material: Path, reader: PageReader) -> None:
    ids: set[str] = set()
    for name in FILES:
        data = (material / "seeds" / name).read_bytes()
        first = [record.id for record in reader.read(name, data).records]
        assert first == [
            record.id for record in reader.read("elsewhere.txt", data.replace(b"\n", b"\r\n")).records
        ]
        ids.update(first)
    assert len(ids) == 14 + 21 + 13 + 20 + 13


def test_two_pages_in_one_file_are_filed_apart(material: Path, reader: PageReader) -> None:
    one = (material / "seeds" / PLUNDER).read_bytes()
    other = (material / "seeds" / CYCLICAL).read_bytes()
    page = reader.read("both.txt", one + b"\n\n" + other)
    assert Counter(record.about for record in page.records) == {"Plunder": 13, "Cyclical Evolution": 13}
