"""Editions imported from files, folders and archives; and all the real ones, where they are at hand."""

import csv
import datetime as dt
import gzip
import io
import json
import lzma
import tarfile

import pytest

from bot.intake.rule_import import Refused, holds_rules, import_rules, named_for, read_editions
from bot.model.edition import Edition, Part
from bot.store.rule_editions import Given, Outcome, RuleEditions

TODAY = dt.date(2026, 11, 30)


def page(day, text="A rule."):
    return f"These rules are effective as of {day}.\n\n100. General\n\n100.1. {text}\n\nGlossary\n".encode()


JUNE, JULY = page("June 1, 2004"), page("July 11, 2009", "Another rule.")
NOT_ONE = b"2006-09-25\tA ruling, and no edition of the rules.\n"
SPOILT = b"These rules are effective as of Moon 41, 2020.\n\n100. General\n\n100.1. A rule.\n"


def archive(**files):
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w:xz") as made:
        for name, content in files.items():
            member = tarfile.TarInfo(f"txt/{name}.txt")
            member.size = len(content)
            made.addfile(member, io.BytesIO(content))
    return raw.getvalue()


@pytest.fixture
def put(tmp_path):
    """Writes a file under a name, and gives its path."""

    def written(name, content):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    return written


@pytest.mark.parametrize(
    ("name", "content", "holds"),
    [
        ("a.txt", JUNE, True),
        ("a", gzip.compress(JUNE), True),
        ("a.txt.xz", lzma.compress(JUNE), True),
        ("a.tar.xz", archive(a=JUNE, b=JULY), True),
        ("a.tar.xz", archive(a=NOT_ONE), False),
        ("a.txt", NOT_ONE, False),
        ("a.txt", b"", False),
        ("a.txt", SPOILT, True),
        ("a.txt", "\ufeffThese rules are effective as of May 1, 2013.".encode("utf-16-le"), True),
    ],
)
def test_an_edition_is_known_by_what_is_in_it(name, content, holds, put):
    assert holds_rules(put(name, content)) is holds


def test_a_folder_is_one_of_rules_where_any_text_in_it_is(put):
    folder = put("folder/a.txt", NOT_ONE).parent
    assert not holds_rules(folder)
    put("folder/b.txt", JUNE)
    assert holds_rules(folder)
    assert not holds_rules(folder / "nothing")


def test_what_cannot_be_read_is_one_line_and_spoils_no_other(put, tmp_path):
    folder = put("folder/a.txt", JUNE).parent
    put("folder/b.txt", SPOILT)
    put("folder/c.txt.gz", gzip.compress(JULY)[:-20])
    put("folder/d.txt", JULY)
    imported = import_rules([folder], RuleEditions(tmp_path / "corpus"), TODAY)
    assert [(given.source, outcome) for given, outcome in imported.editions] == [
        ("a.txt", Outcome.NEW),
        ("d.txt", Outcome.NEW),
    ]
    assert [why.partition(":")[0] for why in imported.refused] == ["b.txt", "c.txt.gz"]
    assert all("\n" not in why for why in imported.refused)


def test_a_copy_is_known_whatever_its_name_and_packing(put, tmp_path):
    paths = [put("a.txt", JUNE), put("b.tar.xz", archive(a=JUNE)), put("c.txt.gz", gzip.compress(JUNE))]
    imported = import_rules(paths, RuleEditions(tmp_path / "corpus"), TODAY)
    assert [outcome for _, outcome in imported.editions] == [Outcome.NEW, Outcome.SAME, Outcome.SAME]


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("2006-06-01.txt", dt.date(2006, 6, 1)),
        ("MagicCompRules 20060601.txt", dt.date(2006, 6, 1)),
        ("2004-06-09.txt", None),
        ("rules.txt", None),
        ("2004-66-99.txt", None),
    ],
)
def test_a_name_of_another_day_is_told(source, named):
    assert named_for(source, Edition(dt.date(2004, 6, 1), {"100.1": "A rule."})) == named


def test_the_date_printed_wins_over_the_name(put):
    (given,) = read_editions([put("2006-06-01.txt", JUNE)])
    assert isinstance(given, Given)
    assert given.edition.effective == dt.date(2004, 6, 1)
    (refused,) = read_editions([put("2020-01-01.txt", SPOILT)])
    assert isinstance(refused, Refused)


@pytest.fixture(scope="module")
def real(material, tmp_path_factory):
    """All editions of the material, imported from their archive."""
    folder = tmp_path_factory.mktemp("corpus")
    archive = material / "data" / "rules" / "cr_txt_all_2003-2026.tar.xz"
    return import_rules([archive], RuleEditions(folder), TODAY), RuleEditions(folder)


@pytest.mark.slow
def test_every_edition_is_imported_and_those_that_lost_their_marks_are_flagged(real, pytestconfig):
    imported, kept = real
    assert imported.refused == ()
    assert {outcome for _, outcome in imported.editions} == {Outcome.NEW}
    told = (
        (pytestconfig.rootpath / "rulings_data/rules/editions.jsonl").read_text(encoding="utf-8").splitlines()
    )
    counted = [
        {
            "effective": given.edition.effective.isoformat(),
            "rules": len(given.edition.rules),
            "lossy": given.edition.lossy,
        }
        for given, _ in imported.editions
    ]
    assert counted == [json.loads(line) for line in told]
    assert len(counted) == 110
    assert {each.source for each in kept.held() if each.lossy} == {"2008-05-01.txt", "2009-05-01.txt"}
    misdated = {given.source for given, _ in imported.editions if named_for(given.source, given.edition)}
    assert misdated == {"2006-06-01.txt"}
    assert sum(path.stat().st_size for path in kept.folder.iterdir()) < 1_000_000


SUSPENDS = ("502.59", "702.59", "702.60", "702.61", "702.62")
TYPESET = str.maketrans({"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-"})


def plain(text):
    """A text with the quotes and dashes of a typewriter, in which the written history is."""
    return text.translate(TYPESET).replace("\u2014", "--").split()


@pytest.mark.slow
def test_suspends_rules_are_those_of_the_written_history_in_every_edition(real, material):
    texts = real[1].read()
    places = {edition.effective: place for place, edition in enumerate(texts.editions)}
    files = {given.source.removesuffix(".txt"): given.edition.effective for given, _ in real[0].editions}
    table = (material / "data" / "rules" / "suspend_rule_history.tsv").read_text(encoding="utf-8")
    held = {
        (number, place): plain(text)
        for (part, number, text), bits in texts.passages.items()
        if part is Part.RULE and number.startswith(SUSPENDS)
        for place in range(len(places))
        if bits >> place & 1
    }
    seen = set()
    for row in csv.DictReader(table.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE):
        place = places[files[row["archive_date"]]]
        assert held[row["rule"], place] == plain(row["text"]), row["archive_date"]
        seen.add(place)
    assert len(seen) == 97


@pytest.mark.slow
def test_what_is_read_again_is_the_same(real):
    imported, kept = real
    before = sorted(kept.folder.iterdir())
    outcomes = kept.add([given for given, _ in imported.editions], TODAY)
    assert set(outcomes) == {Outcome.SAME}
    assert sorted(kept.folder.iterdir()) == before
