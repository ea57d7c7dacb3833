"""Card data imported by the command, and looked up after it."""

import json

import pytest

from bot.bundle.cards import read_cards
from tests.intake.card_files import atomic, edition, face, halves, json_text, ruling

BEAR = "Unhurried Testbear"
CORPSE = "Corpulent Corpse"
OF_CORPSE = read_cards()[CORPSE].oracle_id
WAITS = "Waiting costs the testbear nothing."


@pytest.fixture
def home(tmp_path):
    """A data directory of its own: what is imported here is nobody else's."""
    return tmp_path / "home"


@pytest.fixture
def file(tmp_path):
    def write(name, content):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else json_text(content))
        return str(path)

    return write


def older():
    return edition(face(BEAR, rulings=[ruling("Waiting costs the testbear nothing at all.", "2013-06-07")]))


def test_several_files_end_with_one_table(upkeep, file):
    newer = atomic(face(BEAR, rulings=[ruling(WAITS)]), halves(), date="2024-01-01")
    done = upkeep(
        "import", file("a.json", {"meta": {"date": "2019-01-01"}, "data": older()}), file("b.json", newer)
    )
    status, out, err = done
    assert (status, err) == (0, "")
    assert [line.split() for line in out.splitlines() if ".json" in line] == [
        ["a.json", "cards", "1", "0", "0", "0", "0"],
        ["a.json", "rulings", "on", "cards", "1", "0", "0", "0", "0"],
        ["b.json", "cards", "2", "0", "0", "0", "0"],
        ["b.json", "rulings", "on", "cards", "1", "1", "0", "0", "0"],
    ]


def test_the_same_file_again_says_so(upkeep, file):
    path = file("a.json", atomic(face(BEAR)))
    upkeep("import", path)
    status, out, _ = upkeep("import", path)
    assert (status, "Nothing changed" in out) == (0, True)


def of_corpse(text, date):
    return face(CORPSE, rulings=[ruling(text, date)], identifiers={"scryfallOracleId": OF_CORPSE})


def test_rulings_show_what_superseded_them_and_until_when_they_held(upkeep, file):
    old = of_corpse("Waiting costs the corpse nothing at all.", "2013-06-07")
    new = of_corpse("Waiting costs the corpse nothing.", "2021-06-18")
    upkeep("import", file("a.json", atomic(old, date="2019-01-01")))
    upkeep("import", file("b.json", atomic(new, date="2024-01-01")))
    _, out, _ = upkeep("rulings", "--json", CORPSE)
    first, second = [each for each in json.loads(out)["rulings"] if each["group"] == "card"]
    assert (first["date"], first["superseded_by"], first["to"]) == ("2021-06-18", None, None)
    assert (second["date"], second["superseded_by"], second["to"]) == (
        "2013-06-07",
        first["id"],
        "2021-06-17",
    )
    assert first["source"] == "mtgjson/AtomicCards, 2024-01-01"
    _, out, _ = upkeep("rulings", CORPSE)
    assert "superseded by" in out
    assert "2021-06-17" in out


def test_a_ruling_that_was_withdrawn_says_until_when_it_held(upkeep, file):
    upkeep(
        "import", file("a.json", atomic(of_corpse("Waiting costs nothing.", "2013-06-07"), date="2019-01-01"))
    )
    upkeep(
        "import", file("b.json", atomic(of_corpse("Corpses do not hurry.", "2021-06-18"), date="2024-01-01"))
    )
    _, out, _ = upkeep("rulings", CORPSE)
    before = out.partition("Waiting costs nothing.")[0]
    assert "Corpses do not hurry." in before
    assert "2019-01-01" in before.splitlines()[-2]


def test_a_card_shows_the_text_that_was_imported_with_its_day(upkeep, file):
    upkeep("import", file("a.json", atomic(of_corpse("Waiting costs nothing.", "2013-06-07"))))
    _, out, _ = upkeep("card", CORPSE, "--lang", "de")
    assert "Oracle-Text (mtgjson/AtomicCards, 2022-04-25):" in out
    assert "Schicke den Bären ins Exil." in out


def test_an_imported_card_is_found_by_any_of_its_names(upkeep, file):
    german = [{"language": "German", "name": "Gemächlicher Prüfbär", "type": "Kreatur", "text": "Wartet."}]
    upkeep("import", file("a.json", atomic(face(BEAR, rulings=[ruling(WAITS)], foreignData=german))))
    for typed in ("unhurried testbaer", "gemachlicher prufbar", "Unhuried Testbear", "prüfbär gemächlicher"):
        found = json.loads(upkeep("card", "--json", typed)[1])
        assert (found["kind"], found["cards"][0]["name"]) == ("found", BEAR), typed
    assert WAITS in upkeep("rulings", "gemächlicher prüfbär")[1]


@pytest.mark.parametrize(
    ("question", "lang"),
    [
        ("can I suspend Unhurried Testbear?", "en"),
        ("Kann ich Gemächlicher Prüfbär aussetzen?", "de"),
    ],
)
def test_an_imported_card_is_not_played_out_and_its_rulings_come_first(question, lang, upkeep, file):
    german = [{"language": "German", "name": "Gemächlicher Prüfbär", "type": "Kreatur", "text": "Wartet."}]
    upkeep("import", file("a.json", atomic(face(BEAR, rulings=[ruling(WAITS)], foreignData=german))))
    answer = json.loads(upkeep("ask", "--json", "--lang", lang, "--", question)[1])
    assert answer["kind"] == "stored"
    assert BEAR in {card["name"] for card in answer["understood"]["cards"]}
    assert (answer["rulings"][0]["card"], answer["rulings"][0]["text"]) == (BEAR, WAITS)
    assert answer["not_played"] == [{"en": BEAR, "de": "Gemächlicher Prüfbär"}[lang]]


def test_status_counts_what_was_imported(upkeep, file):
    upkeep("import", file("a.json", atomic(face(BEAR, rulings=[ruling(WAITS)]))))
    held = json.loads(upkeep("status", "--json")[1])
    assert (held["imported_cards"], held["imports"], held["index"]) == (1, 2, "built")
    assert [(each["source"], each["kind"], each["made"]) for each in held["sources"]] == [
        ("mtgjson/AtomicCards", "cards", "2022-04-25"),
        ("mtgjson/AtomicCards", "card rulings", "2022-04-25"),
    ]
    out = upkeep("status")[1]
    assert "mtgjson/AtomicCards (rulings on cards), as of 2022-04-25" in " ".join(out.split())


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (json_text(atomic(face(BEAR)))[:-9], "a.json: it ends in the middle; get the file again, whole"),
        (
            b'{"object":"list","data":[]}',
            "a.json: no cards and no rulings in it; give a bulk file of one or the other",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line_and_changes_nothing(content, told, upkeep, file, home):
    assert upkeep("import", file("a.json", content)) == (1, "", f"{told}\n")
    assert list((home / "corpus").glob("*.gz")) == []
