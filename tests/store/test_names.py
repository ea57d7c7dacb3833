"""Names kept in a file are found as those in memory are."""

import asyncio
import sqlite3
from contextlib import closing

import aiosqlite
import pytest

from bot.bundle.cards import read_cards
from bot.bundle.nicknames import read_name_lore
from bot.matching.forms import FORMS, Forms
from bot.matching.held import Held, meanings
from bot.matching.names import CardNames, printed_names
from bot.model.errors import Complaint
from bot.model.language import Language
from bot.model.naming import PrintedName
from bot.store import names as writing
from bot.store.name_tables import FileNames
from bot.store.names import build_names

EN, FR, DE, JA = Language.EN, Language.FR, Language.DE, Language.JA
TYPED = (
    "plunder", "plundr", "saccagement", "teferi", "t3feri", "corpse corpulent", "korp lei", "le", "of the",
    "ミ", "肥満死", "wear tear", "fow", "?!", "zzzz", "b", "ri", "bol",
)  # fmt: skip
ASKED = (
    "does medling mage stop ancestrall vision",
    "deep sea kraken: do i get a kraken now",
    "i cast cloudskate with leyline of anticipation, then bob",
    "teferi vs rift bolt",
)


def written(path, names, nicknames=(), forms=FORMS):
    async def write():
        async with aiosqlite.connect(path, isolation_level=None) as base:
            await build_names(base, meanings(names, nicknames, forms), forms)

    asyncio.run(write())
    return path


@pytest.fixture(scope="module")
def bundled():
    return list(printed_names(read_cards().values()))


@pytest.fixture(scope="module")
def kept(tmp_path_factory, bundled):
    path = written(tmp_path_factory.mktemp("names") / "names.db", bundled, read_name_lore().nicknames)
    with closing(FileNames(path, FORMS)) as tables:
        yield tables


@pytest.fixture(scope="module")
def held(bundled):
    return Held(bundled, read_name_lore().nicknames, FORMS)


@pytest.fixture(scope="module")
def both(kept, bundled):
    lore = read_name_lore()
    more = (lore.nicknames, lore.verbs, lore.habits)
    return CardNames.kept(kept, *more), CardNames(bundled, *more)


def test_the_tables_hold_the_same(kept, held):
    assert list(kept.lengths) == list(held.lengths)
    numbers = range(len(held.lengths))
    keys = held.written(numbers)
    assert kept.written(numbers) == keys
    assert kept.entries(keys.values()) == held.entries(keys.values())
    grams = {gram for key in keys.values() for gram in FORMS.grams(key)}
    assert kept.spread(grams) == held.spread(grams)
    assert kept.holders(grams) == held.holders(grams)
    cards = set(read_cards())
    assert kept.english(cards) == held.english(cards)
    assert kept.borne(cards, {EN, FR}) == held.borne(cards, {EN, FR})


def test_a_word_is_borne_by_the_same_cards(kept, held):
    words = {
        word for number, key in held.written(range(0, len(held.lengths), 7)).items() for word in key.split()
    }
    ours, theirs = kept.bearers(words, {EN, FR}), held.bearers(words, {EN, FR})
    assert any(len(entries) == 1 for entries in theirs.values())
    for word in words:
        assert len(ours[word]) == len(theirs[word]), word
        if len(theirs[word]) == 1:
            assert ours[word] == theirs[word]


@pytest.mark.parametrize("languages", [(), (FR,), (DE, EN), (JA,)])
@pytest.mark.parametrize("typed", TYPED)
def test_a_name_is_found_alike(both, typed, languages):
    ours, theirs = both
    assert ours.look_up(typed, languages) == theirs.look_up(typed, languages)
    assert ours.complete(typed, languages) == theirs.complete(typed, languages)


@pytest.mark.parametrize("text", ASKED)
def test_a_question_is_read_alike(both, text):
    ours, theirs = both
    assert theirs.find(text, EN)
    assert ours.find(text, EN) == theirs.find(text, EN)


def test_a_beginning_of_many_names_is_ranked_beforehand(tmp_path, monkeypatch, bundled):
    monkeypatch.setattr(writing, "TOO_MANY", 3)
    path = written(tmp_path / "names.db", bundled)
    held = CardNames(bundled)
    with closing(FileNames(path, FORMS)) as tables:
        names = CardNames.kept(tables)
        for typed in ("s", "sa", "sac", "sacc", "l", "mago", "混"):
            for languages in ((EN,), (FR,), (JA,), ()):
                ours = names.complete(typed, languages, 25)
                theirs = held.complete(typed, languages, 25)
                own = [hit for hit in theirs if hit.language in languages and hit.score > 85]
                assert ours[: len(own)] == own
                assert len(ours) == len(theirs)


def test_the_popular_come_first_between_equals(tmp_path):
    names = [
        PrintedName("Shock", EN, "Shock"),
        PrintedName("Shockmaw Dragon", EN, "Shockmaw Dragon", popularity=0.9),
        PrintedName("Vow", FR, "Serment"),
        PrintedName("Wow", FR, "Serment", popularity=0.5),
    ]
    with closing(FileNames(written(tmp_path / "names.db", names), FORMS)) as tables:
        for found in (CardNames.kept(tables), CardNames(names)):
            assert [hit.card for hit in found.complete("sho")] == ["Shockmaw Dragon", "Shock"]
            assert [hit.card for hit in found.look_up("serment")] == ["Wow", "Vow"]
            assert not found.clear(found.look_up("serment"))


def test_the_same_names_give_the_same_rows(tmp_path, bundled):
    dumps = []
    for name in ("one.db", "two.db"):
        with closing(sqlite3.connect(written(tmp_path / name, bundled[:200]))) as base:
            dumps.append(list(base.iterdump()))
    assert dumps[0] == dumps[1]


def test_no_names_at_all_is_no_error(tmp_path):
    with closing(FileNames(written(tmp_path / "names.db", ()), FORMS)) as tables:
        names = CardNames.kept(tables)
        assert names.look_up("plunder") == []
        assert names.complete("p") == []
        assert names.find("can i suspend plunder", EN) == []
        assert names.find("肥満死体", JA) == []


class Other(Forms):
    version = FORMS.version + 1


def test_names_of_other_forms_are_refused(tmp_path):
    path = written(tmp_path / "names.db", (), forms=Other())
    with pytest.raises(Complaint, match="another version of Upkeep; run: upkeep build"):
        FileNames(path, FORMS)


def test_no_file_is_one_line(tmp_path):
    with pytest.raises(Complaint, match="is not there yet; run: upkeep build"):
        FileNames(tmp_path / "names.db", FORMS)


def test_what_is_no_database_is_one_line(tmp_path):
    path = tmp_path / "names.db"
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(Complaint, match="is damaged"):
        FileNames(path, FORMS)
