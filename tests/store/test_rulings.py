import asyncio
import datetime as dt
import sqlite3
from contextlib import closing

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.model.errors import Complaint
from bot.model.language import Language
from bot.model.ruling import Flag
from bot.store.build import build
from bot.store.rulings import Index
from tests.store.made import DAY, rendering, ruling

EN, FR, DE, IT, JA = Language.EN, Language.FR, Language.DE, Language.IT, Language.JA
EXILE = dt.date(2009, 7, 11)
MAY = dt.date(2024, 2, 2)
THEN = dt.date(2010, 6, 1)

KEYWORDS = {"Plunder": ["suspend"], "Keldon Halberdier": ["first strike", "suspend"]}

HELD = [
    ruling(
        "ours-may",
        rendering("You may cast it or leave it in exile."),
        rendering("Du darfst sie wirken oder im Exil lassen.", "de"),
        topic="last-counter",
        about="suspend",
        first=MAY,
    ),
    ruling(
        "ours-must",
        rendering("You must cast it if able."),
        topic="last-counter",
        about="suspend",
        last=dt.date(2024, 2, 1),
        superseded_by="ours-may",
    ),
    ruling(
        "ours-words",
        rendering("It stays in exile.", era_words="exile"),
        rendering("It stays removed from the game.", era_words="removed"),
        topic="countered",
        about="suspend",
    ),
    ruling(
        "keyword-fr", rendering("La carte est exilée face visible.", "fr"), about="suspend", group="keyword"
    ),
    ruling(
        "plunder-it",
        rendering(
            "Esiliata a faccia in su.",
            "it",
            "machine",
            complete=False,
            flags=(Flag.MEANING,),
            source="a page",
        ),
        about="Plunder",
        group="card",
        date=dt.date(2024, 2, 1),
    ),
    ruling(
        "plunder-old",
        rendering("Lancez-la.", "fr"),
        about="Plunder",
        group="card",
        superseded_by="plunder-new",
    ),
    ruling(
        "plunder-new", rendering("Une capacité déclenchée.", "fr"), about="Plunder", group="card", first=MAY
    ),
    ruling("plunder-fr", rendering("Face visible.", "fr"), about="Plunder", group="card"),
    ruling("storm", rendering("Copies are not cast."), about="storm", group="keyword", topic="storm"),
    ruling("nobody", rendering("A page that names no card tells of Gleemox."), about="", group="card"),
]


OURS = ["ours-may", "ours-words", "ours-must"]


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("home") / "a folder with ? and #" / "rulings.db"
    asyncio.run(build(path, HELD, {"bundle": "7"}))
    return path


@pytest.fixture(scope="module")
def index(path):
    with closing(opened(path)) as index:
        yield index


def opened(path):
    return Index(path, lambda card: KEYWORDS.get(card, []), EXILE, common=["The", "is"])


def ids(rulings):
    return [each.id for each in rulings]


@pytest.mark.parametrize(
    ("name", "language", "found"),
    [
        (
            "Plunder",
            FR,
            ["plunder-new", "plunder-fr", "plunder-it", "plunder-old", "keyword-fr", *OURS],
        ),
        (
            "Plunder",
            IT,
            ["plunder-it", "plunder-new", "plunder-fr", "plunder-old", "keyword-fr", *OURS],
        ),
        ("suspend", EN, ["keyword-fr", *OURS]),
        ("Storm", EN, ["storm"]),
        ("Gleemox", EN, []),
    ],
)
def test_a_cards_own_lines_come_first_then_its_keywords_then_ours(index, name, language, found):
    assert ids(index.about(name, language)) == found


def test_a_ruling_is_shown_with_everything_that_is_known_of_it(index):
    shown = index.about("Plunder", IT)[0]
    assert (shown.card, shown.date, shown.first, shown.last) == ("Plunder", dt.date(2024, 2, 1), None, None)
    assert (shown.language, shown.status, shown.complete) == (IT, "machine", False)
    assert (shown.flags, shown.source, shown.group) == ((Flag.MEANING,), "a page", "card")
    assert shown.text == "Esiliata a faccia in su."


@pytest.mark.parametrize(("language", "text_in"), [(DE, DE), (EN, EN), (FR, EN), (JA, EN)])
def test_the_asked_language_comes_first_then_english(index, language, text_in):
    (may,) = [each for each in index.about("suspend", language) if each.id == "ours-may"]
    assert may.language == text_in


@pytest.mark.parametrize(
    ("day", "text"),
    [
        (dt.date(2009, 7, 10), "It stays removed from the game."),
        (EXILE, "It stays in exile."),
        (DAY, "It stays in exile."),
    ],
)
def test_the_words_are_those_of_the_day(index, day, text):
    assert [each.text for each in index.on_topics(["countered"], EN, day)] == [text]
    assert index.near("it stays", [], EN, day)[0].text == text


@pytest.mark.parametrize(
    ("topics", "day", "found"),
    [
        (["last-counter"], DAY, ["ours-may"]),
        (["last-counter"], THEN, ["ours-must"]),
        (["storm", "last-counter"], DAY, ["storm", "ours-may"]),
        (["last-counter", "storm"], DAY, ["ours-may", "storm"]),
        (["nothing"], DAY, []),
        ([], DAY, []),
    ],
)
def test_a_topic_gives_what_holds_on_the_day(index, topics, day, found):
    assert ids(index.on_topics(topics, EN, day)) == found


def test_the_nearest_words_come_first_and_nothing_near_is_nothing(index):
    assert ids(index.near("are copies cast by storm", [], EN, DAY))[0] == "storm"
    assert ids(index.near("a page about gleemox", [], EN, DAY))[0] == "nobody"
    assert index.near("zymurgy", [], EN, DAY) == []


def test_words_that_tell_nothing_find_nothing(index):
    assert index.near("THE is", [], EN, DAY) == []


def test_one_word_of_several_may_be_chance(tmp_path):
    held = [
        ruling("coin", rendering("You won the coin flip.")),
        ruling("cup", rendering("The world cup was won.")),
    ]
    path = tmp_path / "rulings.db"
    asyncio.run(build(path, held, {}))
    with closing(opened(path)) as index:
        assert ids(index.near("who won a world cup", [], EN, DAY)) == ["cup"]
        assert ids(index.near("won", [], EN, DAY)) == ["coin", "cup"]
        assert index.near("won Gleemox", [], EN, DAY) == []


def test_a_cards_own_lines_come_by_the_words_they_share(tmp_path):
    lines = [
        ruling("far", rendering("Draw a card."), about="A", group="card"),
        ruling("near", rendering("Targets are chosen last."), about="A", group="card"),
    ]
    path = tmp_path / "rulings.db"
    asyncio.run(build(path, lines, {}))
    with closing(opened(path)) as index:
        assert ids(index.near("which targets may A have", ["A"], EN, DAY)) == ["near", "far"]


@pytest.mark.parametrize("word", ["목표는", "мой", "ガラス", "CÉLÉRITÉ"])
def test_a_word_of_any_script_is_found_as_it_stands(tmp_path, word):
    path = tmp_path / "rulings.db"
    asyncio.run(build(path, [ruling("a", rendering(f"Before {word} after."))], {}))
    with closing(opened(path)) as index:
        assert ids(index.near(f"{word} after", [], EN, DAY)) == ["a"]


def test_accents_and_capitals_make_no_difference(index):
    assert ids(index.near("CAPACITE DECLENCHEE", [], FR, DAY)) == ["plunder-new"]


def test_a_word_counts_in_the_language_it_was_asked_in(index):
    assert "ours-may" in ids(index.near("leave", [], EN, DAY))
    assert "ours-may" not in ids(index.near("leave", [], DE, DAY))
    assert "ours-may" in ids(index.near("lassen", [], DE, DAY))


def test_what_is_in_force_comes_first_and_what_is_not_is_marked(index):
    now = index.near("must you cast it if able", ["Plunder"], EN, DAY, limit=20)
    assert ids(now)[-2:] == ["ours-must", "plunder-old"]
    assert [each.superseded_by for each in now][-2:] == ["ours-may", "plunder-new"]
    then = index.near("must you cast it if able", ["Plunder"], EN, THEN, limit=20)
    assert ids(then)[0] == "ours-must"
    assert then[0].superseded_by is None
    assert set(ids(then)[-2:]) == {"ours-may", "plunder-new"}


def test_the_cards_named_come_before_other_cards(index):
    found = index.near("copies are not cast", ["Plunder"], EN, DAY, limit=20)
    assert ids(found).index("plunder-fr") < ids(found).index("storm")
    assert ids(index.near("face visible", ["Plunder"], FR, DAY, limit=2)) == ["plunder-fr", "plunder-new"]


def test_the_same_words_are_shown_once(tmp_path):
    same = [ruling(f"{card}", rendering("Cast it."), about=card, group="card") for card in ("A", "B", "C")]
    path = tmp_path / "rulings.db"
    asyncio.run(build(path, [*same, ruling("d", rendering("Cast it now."))], {}))
    with closing(opened(path)) as index:
        assert ids(index.near("cast it", ["B"], EN, DAY)) == ["B", "d"]


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    st.text(max_size=60)
    | st.sampled_from(['"', 'a" OR "b', "text:x", "NEAR(a b)", "a* -b ^c", "x" * 4000, "\ud800"])
)
def test_whatever_is_typed_is_words_and_nothing_else(index, text):
    assert isinstance(index.near(text, [text], EN, DAY), list)
    assert isinstance(index.about(text, EN), list)


def test_the_stamp_tells_what_it_was_built_from(index):
    assert index.stamp() == {"bundle": "7"}


def change(path, sql):
    with closing(sqlite3.connect(path)) as base:
        base.execute(sql)


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lambda path: path.unlink(), "is not there yet; run: upkeep build"),
        (lambda path: path.write_bytes(b""), "another version of Upkeep; run: upkeep build"),
        (lambda path: path.write_bytes(b"no database " * 400), "is damaged .* run: upkeep build"),
        (lambda path: path.write_bytes(path.read_bytes()[:5000]), "is damaged .* run: upkeep build"),
        (
            lambda path: change(path, "PRAGMA user_version = 0"),
            "another version of Upkeep; run: upkeep build",
        ),
        (
            lambda path: change(path, "PRAGMA user_version = 9"),
            "another version of Upkeep; run: upkeep build",
        ),
    ],
    ids=["missing", "empty", "foreign", "cut", "older", "newer"],
)
async def test_an_index_that_cannot_serve_says_what_to_do(tmp_path, harm, told):
    path = tmp_path / "rulings.db"
    await build(path, HELD, {})
    harm(path)
    with pytest.raises(Complaint, match=told):
        opened(path)


async def test_damage_met_while_serving_says_what_to_do(tmp_path):
    path = tmp_path / "rulings.db"
    await build(path, HELD, {})
    content = path.read_bytes()
    with closing(sqlite3.connect(path)) as base:
        size = base.execute("PRAGMA page_size").fetchone()[0]
        root = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'rendering'").fetchone()[0]
    at = (root - 1) * size
    path.write_bytes(content[:at] + b"\xff" * size + content[at + size :])
    with closing(opened(path)) as index, pytest.raises(Complaint, match=r"is damaged .* run: upkeep build"):
        index.about("Plunder", EN)
