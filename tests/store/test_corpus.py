import datetime as dt
import gzip
import hashlib
import json
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings

from bot.model.errors import Complaint
from bot.store.corpus import Added, Corpus
from tests.store.made import DAY, MANY_RULINGS, kill_at, rendering, ruling

OLD = [ruling("a"), ruling("b"), ruling("c")]
NEW = [ruling("a"), ruling("b", rendering("Other words.")), ruling("d"), ruling("e")]


@pytest.fixture
def corpus(tmp_path):
    return Corpus(tmp_path / "corpus")


def add(corpus, records, original, source="page", day=DAY):
    return corpus.add("rulings", source, day, records, original)


def held(corpus):
    return {path.name: path.read_bytes() for path in corpus.folder.iterdir()}


def test_an_import_is_compared_with_the_last_one_of_its_source(corpus):
    assert add(corpus, OLD, "1") == Added(new=3, same=0, changed=0, gone=0, written=True)
    assert add(corpus, NEW, "1", source="elsewhere") == Added(4, 0, 0, 0, written=True)
    assert add(corpus, NEW, "2") == Added(new=2, same=1, changed=1, gone=1, written=True)


def test_the_same_bytes_again_change_nothing_and_say_so(corpus):
    add(corpus, OLD, "1")
    before = held(corpus)
    assert add(corpus, OLD, "1", day=DAY + dt.timedelta(1)) == Added(0, 3, 0, 0, written=False)
    assert held(corpus) == before


def test_the_same_bytes_read_better_are_kept(corpus):
    add(corpus, OLD, "1")
    assert add(corpus, NEW, "1").written
    assert list(corpus.current()) == NEW


def test_a_page_that_goes_back_to_its_old_words_is_another_import(corpus):
    for records, original in ((OLD, "1"), (NEW, "2"), (OLD, "1")):
        assert add(corpus, records, original).written
    assert list(corpus.current()) == [*OLD[:2], OLD[2]]
    assert len(held(corpus)) == 3


def test_history_tells_which_import_first_and_last_had_each_form(corpus):
    add(corpus, OLD, "1", day=dt.date(2024, 1, 1))
    add(corpus, [ruling("z")], "1", source="elsewhere", day=dt.date(2024, 6, 1))
    add(corpus, NEW, "2", day=dt.date(2025, 1, 1))
    history = [
        (kept.ruling.id, kept.ruling.renderings[0].text, kept.first.number, kept.last.number, kept.current)
        for kept in corpus.read()
    ]
    assert history == [
        ("a", "A card.", 1, 3, True),
        ("b", "A card.", 1, 1, False),
        ("c", "A card.", 1, 1, False),
        ("z", "A card.", 2, 2, True),
        ("b", "Other words.", 3, 3, True),
        ("d", "A card.", 3, 3, True),
        ("e", "A card.", 3, 3, True),
    ]
    assert [each.day.year for each in corpus.imports()] == [2024, 2024, 2025]


def test_a_file_is_named_by_what_it_holds_and_any_tool_reads_it(corpus):
    add(corpus, OLD, "0" * 64)
    (path,) = corpus.folder.iterdir()
    text = gzip.decompress(path.read_bytes())
    assert path.name == f"{hashlib.sha256(text).hexdigest()}.jsonl.gz"
    header, *records = [json.loads(line) for line in text.splitlines()]
    assert header == {
        "format": 1,
        "import": 1,
        "kind": "rulings",
        "source": "page",
        "day": "2026-11-30",
        "original": "0" * 64,
    }
    assert [record["id"] for record in records] == ["a", "b", "c"]


def test_a_corpus_not_yet_there_is_empty(corpus):
    assert (list(corpus.read()), corpus.imports()) == ([], [])


def test_two_records_of_one_id_are_refused(corpus):
    with pytest.raises(Complaint, match="page: two records share the id a"):
        add(corpus, [ruling("a"), ruling("a")], "1")
    assert not corpus.folder.exists()


def flip(path):
    text = gzip.decompress(path.read_bytes()).replace(b"A card.", b"A cart.")
    path.write_bytes(gzip.compress(text))


@pytest.mark.parametrize(
    "harm",
    [
        flip,
        lambda path: path.write_bytes(path.read_bytes()[:-40]),
        lambda path: path.write_bytes(b"\x00" * 100),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(gzip.compress(b"[]\n")),
        lambda path: path.write_bytes(gzip.compress(b"{}\n")),
        lambda path: path.write_bytes(gzip.compress(b"a letter\n")),
    ],
    ids=["flipped", "cut", "zeros", "empty", "a list", "no header", "no lines"],
)
def test_a_damaged_file_is_named_and_left_alone(corpus, harm):
    add(corpus, OLD, "1")
    (path,) = corpus.folder.iterdir()
    harm(path)
    before = held(corpus)
    for use in (lambda: list(corpus.read()), lambda: add(corpus, NEW, "2")):
        with pytest.raises(Complaint, match=rf"{path.name} is damaged: put a copy of it back"):
            use()
    assert held(corpus) == before


def test_a_file_of_a_newer_form_is_not_guessed_at(corpus):
    corpus.folder.mkdir()
    (corpus.folder / "x.jsonl.gz").write_bytes(gzip.compress(b'{"format":3}\n'))
    with pytest.raises(Complaint, match="newer Upkeep"):
        list(corpus.read())


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Complaint, match="cannot be written: choose a folder that can be, with UPKEEP_HOME"):
        add(Corpus(tmp_path / "file" / "corpus"), OLD, "1")


@pytest.mark.parametrize("call", ["replace", "fsync"])
def test_a_full_disk_loses_nothing(corpus, monkeypatch, call):
    add(corpus, OLD, "1")
    before = held(corpus)

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, full)
        with pytest.raises(Complaint, match="the disk is full: free some space and try again"):
            add(corpus, NEW, "2")
    assert held(corpus) == before
    assert add(corpus, NEW, "2").new == 2


@pytest.mark.parametrize(("point", "kept"), [("written", 3), ("synced", 3), ("renamed", 4), ("settled", 4)])
def test_an_import_that_is_killed_is_there_whole_or_not_at_all(corpus, point, kept):
    add(corpus, OLD, "1")
    code = (
        "from bot.store.corpus import Corpus\n"
        f"corpus = Corpus(pathlib.Path({str(corpus.folder)!r}), at)\n"
        "corpus.add('rulings', 'page', DAY, [ruling(name) for name in 'abcd'], '2')\n"
    )
    assert kill_at(point, code).returncode == -9
    assert len(list(corpus.current())) == kept
    assert add(corpus, [ruling("a")], "3").gone == kept - 1


@settings(max_examples=60, deadline=None)
@given(MANY_RULINGS)
def test_whatever_goes_in_comes_out(rulings):
    with tempfile.TemporaryDirectory() as folder:
        corpus = Corpus(Path(folder))
        add(corpus, rulings, "1")
        assert list(corpus.current()) == rulings
