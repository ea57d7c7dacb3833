"""The bundled cards: facts that anybody can check on the card, and how abilities written by hand are read."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from bot.bundle.cards import CardError, read_cards, read_cards_in
from bot.bundle.printed import TypeLine, color_words, cost_colors, mana_value, read_type_line
from bot.model.card import Ability, Face, Instruction
from bot.model.language import Language

# name | cost | type line | power/toughness or loyalty | colors | first day | French | German | Italian
KNOWN = """
Ancestral Vision | none | Sorcery | - | U | 2006-10-06 | Vision ancestrale | Vision der Ahnen | Visione Ancestrale
Rift Bolt | {2}{R} | Sorcery | - | R | 2006-10-06 | Éclair de faille | Entladung aus dem Zeitriss | Saetta Squarciante
Plunder | {4}{R} | Sorcery | - | R | 2006-10-06 | Saccagement | Brandschatzen | Razziare
Corpulent Corpse | {5}{B} | Creature — Zombie | 3/3 | B | 2006-10-06 | Cadavre corpulent | Korpulente Leiche | Cadavere Obeso
Lotus Bloom | none | Artifact | - | - | 2006-10-06 | Floraison de lotus | Lotus-Blütezeit | Fiore di Loto
Dryad Arbor | none | Land Creature — Forest Dryad | 1/1 | G | 2007-05-04 | Charmille dryade | Laube der Dryaden | Bosco Driade
Meddling Mage | {W}{U} | Creature — Human Wizard | 2/2 | W U | 2001-02-05 | Ingérence du mage | Herumpfuschender Magier | Mago Intrigante
Thalia, Guardian of Thraben | {1}{W} | Legendary Creature — Human Soldier | 2/1 | W | 2012-02-03 | Thalia, gardienne de Thraben | Thalia, Wächterin von Thraben | Thalia, Protettrice di Thraben
Teferi, Time Raveler | {1}{W}{U} | Legendary Planeswalker — Teferi | 4 | W U | 2019-05-03 | Téfeiri, effileur de temps | Teferi der Zeitweisende | Teferi, Tessitore del Tempo
Stifle | {U} | Instant | - | U | 2003-05-26 | Asphyxie | Abwürgen | Reprimere
Counterspell | {U}{U} | Instant | - | U | 1993-08-05 | Contresort | Gegenzauber | Contromagia
Grizzly Bears | {1}{G} | Creature — Bear | 2/2 | G | 1993-08-05 | Grizzlis | Grizzlybären | Orso Grizzly
Mountain | none | Basic Land — Mountain | - | - | 1993-08-05 | Montagne | Gebirge | Montagna
Shivan Sand-Mage | {2}{R}{R} | Creature — Lizard Shaman | 3/2 | R | 2007-05-04 | Mage des sables shivân | Shivanischer Sandmagier | Mago della Sabbia di Shiv
The Tenth Doctor | {3}{U}{R} | Legendary Creature — Time Lord Doctor | 3/5 | U R | 2023-10-13 | The Tenth Doctor | The Tenth Doctor | The Tenth Doctor
Suspend | {U} | Instant | - | U | 2021-06-18 | Suspendre | Suspendieren | Sospendere
""".strip().splitlines()  # noqa: E501 - one card a line


@pytest.mark.parametrize("line", KNOWN, ids=[line.split(" | ")[0] for line in KNOWN])
def test_a_card_is_as_printed(line: str) -> None:
    name, cost, type_line, box, colors, first, *names = line.split(" | ")
    card = read_cards()[name]
    (face,) = card.faces

    assert face.mana_cost == (None if cost == "none" else cost)
    assert (face.types, face.supertypes, face.subtypes) == _types(type_line)
    assert _box(face) == box
    assert face.colors == frozenset(color_words(colors))
    assert card.first == dt.date.fromisoformat(first)
    assert [card.named(language) for language in (Language.FR, Language.DE, Language.IT)] == names


def _types(line: str) -> tuple[frozenset[str], ...]:
    read = read_type_line(line)
    return frozenset(read.types), frozenset(read.supertypes), frozenset(read.subtypes)


def _box(face: Face) -> str:
    return face.loyalty or (f"{face.power}/{face.toughness}" if face.power else "-")


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Legendary Creature — Time Lord Doctor", (("creature",), ("legendary",), ("Time Lord", "Doctor"))),
        ("Enchantment Land — Urza's Saga", (("enchantment", "land"), (), ("Urza's", "Saga"))),
        ("Snow Artifact", (("artifact",), ("snow",), ())),
    ],
)
def test_a_type_line_is_taken_apart(line: str, read: tuple[tuple[str, ...], ...]) -> None:
    assert read_type_line(line) == TypeLine(*read)


def test_each_half_has_its_own_cost_and_the_back_has_the_value_of_the_front() -> None:
    cards = read_cards()
    assert [(face.name, face.mana_value) for face in cards["Fire // Ice"].faces] == [("Fire", 2), ("Ice", 2)]
    assert [face.mana_value for face in cards["Bonecrusher Giant // Stomp"].faces] == [3, 2]
    back = cards["Archangel Avacyn // Avacyn, the Purifier"].faces[1]
    assert (back.mana_cost, back.mana_value, back.colors) == (None, 5, frozenset({"red"}))  # CR 202.3b, 204


def test_names_values_and_boxes_of_every_card_agree() -> None:
    for card in read_cards().values():
        assert card.name == " // ".join(face.name for face in card.faces)
        for face in card.faces:
            if face.mana_cost is not None:
                assert mana_value(face.mana_cost) == face.mana_value, face.name
            assert bool(face.power) == ("creature" in face.types or "Vehicle" in face.subtypes), face.name
            assert bool(face.loyalty) == ("planeswalker" in face.types), face.name


@pytest.mark.parametrize(
    ("cost", "value", "colors"),
    [
        (None, 0, ""),
        ("", 0, ""),
        ("{0}", 0, ""),
        ("{10}{R}", 11, "red"),
        ("{X}{X}{G}{U}", 2, "blue green"),
        ("{2/W}{W/B}{R/P}", 4, "white black red"),
        ("{C}{S}", 2, ""),
    ],
)
def test_a_cost_is_counted_as_in_202_3(cost: str | None, value: int, colors: str) -> None:
    assert (mana_value(cost), " ".join(cost_colors(cost))) == (value, colors)


FACTS = (
    '{"name": "Bolt", "oracle_id": "", "layout": "normal", "first": null, "names": {"fr": ["Foudre"]},'
    ' "faces": [{"name": "Bolt", "cost": "{R}", "value": 1, "types": ["instant"], "colors": ["red"]}]}\n'
    '{"name": "Up // Down", "oracle_id": "", "layout": "split", "first": "2001-06-04", "names": {},'
    ' "faces": [{"name": "Up", "cost": "{W}", "value": 1, "types": ["instant"]},'
    ' {"name": "Down", "cost": "{B}", "value": 1, "types": ["instant"]}]}\n'
)


def _folder(tmp_path: Path, **tomls: str) -> Path:
    (tmp_path / "facts.jsonl").write_text(FACTS, "utf-8")
    for name, text in tomls.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return tmp_path


def test_a_card_of_which_only_facts_are_held_is_not_played(tmp_path: Path) -> None:
    cards = read_cards_in(_folder(tmp_path))
    assert not cards["Bolt"].played
    assert (cards["Bolt"].named(Language.FR), cards["Bolt"].named(Language.DE)) == ("Foudre", "Bolt")
    assert read_cards_in(_folder(tmp_path, a='["Bolt"]'))["Bolt"].played


def test_abilities_are_read_as_they_are_written(tmp_path: Path) -> None:
    text = """
        ["Bolt"]
        abilities = [
          { kind = "keyword", name = "suspend", count = 1, cost = "{R}" },
          { kind = "spell", targets = ["any"], does = [ { do = "damage", amount = 3, to = "target" } ] },
          { kind = "triggered", on = "upkeep", zone = "exile", modes = [ { of = ["a", ["b"]] } ] },
          { kind = "activated", on = "tap", cost = "{2}, discard" },
        ]
        unplayed = ["it glows"]
    """
    bolt = read_cards_in(_folder(tmp_path, a=text))["Bolt"]
    assert bolt.faces[0].abilities == (
        Ability("keyword", "suspend", {"count": 1, "cost": "{R}"}),
        Ability("spell", targets=("any",), does=(Instruction("damage", {"amount": 3, "to": "target"}),)),
        Ability("triggered", "upkeep", {"zone": "exile", "modes": ({"of": ("a", ("b",))},)}),
        Ability("activated", "", {"on": "tap", "cost": "{2}, discard"}),
    )
    assert (bolt.played, bolt.unplayed, bolt.faces[0].mana_cost) == (True, ("it glows",), "{R}")


def test_each_face_has_its_own_abilities(tmp_path: Path) -> None:
    text = '["Up // Down"]\nfaces."Down".abilities = [{ kind = "keyword", name = "haste" }]'
    up, down = read_cards_in(_folder(tmp_path, a=text))["Up // Down"].faces
    assert (up.abilities, down.abilities) == ((), (Ability("keyword", "haste"),))


def test_a_whole_card_can_be_added_by_hand(tmp_path: Path) -> None:
    text = """
        ["Festering Goblin"]
        facts = { cost = "{B}", type = "Creature — Zombie Goblin", power = 1, toughness = "1", first = 2002-10-07, names = { fr = ["Gobelin pourrissant"] } }
        ["Left // Right"]
        facts = { layout = "split", faces = [
          { name = "Left", type = "Sorcery", colors = ["blue"] }, { name = "Right", cost = "{2}{G}", type = "Instant" } ] }
    """  # noqa: E501 - TOML has inline tables on one line
    cards = read_cards_in(_folder(tmp_path, a=text))
    goblin, (left, right) = cards["Festering Goblin"], cards["Left // Right"].faces
    assert (goblin.first, goblin.named(Language.FR), goblin.played) == (
        dt.date(2002, 10, 7),
        "Gobelin pourrissant",
        True,
    )
    assert (goblin.faces[0].power, goblin.faces[0].colors) == ("1", frozenset({"black"}))
    assert goblin.faces[0].subtypes == {"Zombie", "Goblin"}
    assert (left.mana_cost, left.mana_value, left.colors) == (None, 0, frozenset({"blue"}))
    assert (right.mana_value, right.colors) == (3, frozenset({"green"}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[", "a.toml: not TOML"),
        ('["Blot"]', "a.toml: Blot: no card of this name"),
        ('Bolt = "haste"', "a.toml: Bolt: a card must be a table"),
        ('["Bolt"]\nabilites = []', "a.toml: Bolt: a card has no key abilites"),
        ('["Bolt"]\nabilities = "haste"', "a.toml: Bolt: abilities must be a list of tables"),
        ('["Bolt"]\nabilities = [{ kind = "magic" }]', "a.toml: Bolt: kind of an ability is one of keyword"),
        ('["Bolt"]\nabilities = [{ kind = "triggered", name = "upkeep" }]', "says what it waits for"),
        ('["Bolt"]\nabilities = [{ kind = "keyword" }]', "a keyword says which"),
        ('["Bolt"]\nabilities = [{ kind = "spell", targets = "any" }]', "targets must be a list of texts"),
        ('["Bolt"]\nabilities = [{ kind = "spell", does = [{ amount = 3 }] }]', "says what it does"),
        ('["Bolt"]\nunplayed = "it glows"', "unplayed must be a list of texts"),
        ('["Bolt"]\nfacts = { type = "Instant" }', "facts.jsonl has its facts"),
        ('["Up // Down"]\nabilities = []', "abilities of a card with faces stand by face"),
        ('["Bolt"]\nabilities = []\nfaces."Bolt".abilities = []', "stand by face"),
        ('["Up // Down"]\nfaces."Left".abilities = []', "faces has no key Left; it has Down, Up"),
        ('["New"]\nfacts = { type = "Kreatur" }', "is no type line"),
        ('["New"]\nfacts = { cost = "2U", type = "Instant" }', "is no mana cost"),
        ('["New"]\nfacts = { type = "Instant", colors = ["U"] }', "colors are white, blue"),
        ('["New"]\nfacts = { type = "Instant", first = "2002" }', "first must be a day"),
        ('["New"]\nfacts = { type = "Instant", names = { xx = ["Neu"] } }', "names has no key xx"),
        ('["New"]\nfacts = { faces = [{ name = "Old", type = "Instant" }] }', "called by all their names"),
    ],
)
def test_what_is_written_wrong_gives_one_line_that_names_file_and_card(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(CardError) as raised:
        read_cards_in(_folder(tmp_path, a=text))
    message = str(raised.value)
    assert said in message
    assert message.startswith("a.toml: ")
    assert "\n" not in message


def test_a_card_in_two_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"b\.toml: Bolt: it stands in a\.toml too"):
        read_cards_in(_folder(tmp_path, a='["Bolt"]', b='["Bolt"]'))


def test_facts_that_no_script_wrote_are_refused(tmp_path: Path) -> None:
    (tmp_path / "facts.jsonl").write_text('{"name": "Bolt"}\n', "utf-8")
    with pytest.raises(CardError, match="run it again"):
        read_cards_in(tmp_path)
