"""The bundled rulings: whole, in four languages, each in the words of its day, and ours alone."""

import datetime as dt
import json
import re
from importlib.resources import files
from itertools import combinations

import pytest

from bot.bundle.eras import rule_keys
from bot.bundle.rulings import read_rulings, read_rulings_in, read_sources
from bot.model.errors import Complaint
from bot.model.language import ANSWERED, Language
from bot.model.ruling import Status

EXILE_BEGINS = dt.date(2009, 7, 11)
SUSPEND_BEGINS = dt.date(2006, 10, 1)
LONGEST = 320
COPIED = 9
"""So many words in a row are somebody else's sentence."""

RULINGS = read_rulings()
BY_ID = {ruling.id: ruling for ruling in RULINGS}
TEXTS = [
    pytest.param(rendering, ruling, id=f"{ruling.id}-{rendering.language}-{rendering.era_words}")
    for ruling in RULINGS
    for rendering in ruling.renderings
]

# Words that belong to one era alone. German prints "ins Spiel" in both.
REMOVED_WORDS = {
    Language.EN: r"\bplay(s|ed|ing|able)?\b|remove[sd]? (\w+ ){0,4}from the game|converted",
    Language.FR: r"\bjou(er|ez|e|é|ée|és|ées|ent|ant|era)\b|de la partie\b|\ben jeu\b|converti",
    Language.DE: r"\b(spiel(en|t|st|te)|gespielt\w*)\b|aus dem Spiel|umgewandelt",
    Language.IT: r"\bgioc(?!ator)\w*|convertit",
}
EXILE_WORDS = {
    Language.EN: r"\bcast(s|ing)?\b|\bexil\w*|battlefield|mana value|\bactivat(e|es|ing)\b",
    Language.FR: (
        r"\blan(c(er|ez|e|é|ée|és|ées|ent|era)|çant)\b|\blancement|\bexil\w*|champ de bataille|"
        r"valeur de mana|\bactiv(er|ez|e|ent)\b"
    ),
    Language.DE: r"\b(wirk(en|t|st|te|ens)|gewirkt\w*)\b|\bExil|Manabetrag|\baktivieren\b",
    Language.IT: r"\blanci(?!orap)\w*|\besili\w*|campo di battaglia|valore di mana|\battivar\w*",
}
FOREIGN = {"exile": REMOVED_WORDS, "removed": EXILE_WORDS}


def finds(pattern, text):
    return re.search(pattern, text, re.IGNORECASE)


def words(text):
    return re.findall(r"\w+", text.casefold())


def runs(text):
    found = words(text)
    return {tuple(found[place : place + COPIED]) for place in range(len(found) - COPIED + 1)}


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_speaks_every_language_that_is_answered(ruling):
    for era in ("exile", "removed"):
        spoken = [each.language for each in ruling.renderings if each.era_words == era]
        assert len(spoken) == len(set(spoken))
    assert {each.language for each in ruling.renderings if each.era_words == "exile"} == set(ANSWERED)


@pytest.mark.parametrize(("rendering", "ruling"), TEXTS)
def test_a_text_is_short_and_ours(rendering, ruling):
    assert 0 < len(rendering.text) <= LONGEST
    assert rendering.text[0].isupper()
    assert rendering.text.endswith(".")
    assert rendering.status is Status.RESTATED
    assert rendering.source == "upkeep"
    assert ruling.group == "ours"


@pytest.mark.parametrize(("rendering", "ruling"), TEXTS)
def test_a_text_has_the_words_of_its_era(rendering, ruling):
    # The verb stays "play" for lands alone; no ruling here speaks of playing lands.
    stranger = finds(FOREIGN[rendering.era_words][rendering.language], rendering.text)
    assert stranger is None, f"{ruling.id}: {stranger[0]}"


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_has_old_words_exactly_where_it_needs_them(ruling):
    old = {each.language for each in ruling.renderings if each.era_words == "removed"}
    new = {each.language: each.text for each in ruling.renderings if each.era_words == "exile"}
    needed = {language for language in ANSWERED if finds(EXILE_WORDS[language], new[language])}
    held_then = ruling.span.first < EXILE_BEGINS
    assert old == (needed if held_then else set())


def test_the_words_of_an_era_are_told_apart():
    assert finds(REMOVED_WORDS[Language.EN], "it was removed entirely from the game")
    assert not finds(REMOVED_WORDS[Language.EN], "the player removes a counter")
    assert not finds(REMOVED_WORDS[Language.FR], "le joueur retire un marqueur")
    assert not finds(REMOVED_WORDS[Language.DE], "ein Spielstein kommt ins Spiel; ein anderer Spieler")
    assert not finds(REMOVED_WORDS[Language.IT], "il giocatore rimuove un segnalino")
    assert finds(EXILE_WORDS[Language.DE], "gewirkt wird sie aus dem Exil")


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_cites_keys_that_have_numbers(ruling):
    assert set(ruling.rules) <= set(rule_keys())
    assert ruling.rules or not ruling.answers


def test_ids_and_topics_are_stable_slugs():
    for ruling in RULINGS:
        assert re.fullmatch(r"(sus|hyp|card|meta)-\d{3}|own-[a-z-]+", ruling.id)
        assert re.fullmatch(r"[a-z-]+\.[a-z-]+", ruling.topic)


def test_a_topic_has_one_ruling_a_day():
    for one, other in combinations(RULINGS, 2):
        if one.topic == other.topic:
            assert not one.span.holds_on(other.span.first), f"{one.id} and {other.id}"
            assert not other.span.holds_on(one.span.first), f"{one.id} and {other.id}"


def test_what_supersedes_a_ruling_holds_when_it_ends():
    superseded = [ruling for ruling in RULINGS if ruling.superseded_by]
    assert {ruling.id for ruling in superseded} == {"sus-005", "sus-011", "sus-016", "sus-017"}
    for ruling in superseded:
        after = ruling.span.last + dt.timedelta(days=1)
        assert BY_ID[ruling.superseded_by].span.holds_on(after)
    same_topic = [each for each in superseded if BY_ID[each.superseded_by].topic == each.topic]
    for ruling in same_topic:
        assert BY_ID[ruling.superseded_by].span.first == ruling.span.last + dt.timedelta(days=1)


@pytest.mark.parametrize(
    ("day", "held"),
    # Must until 2024-02-01, may since: 702.62a of the editions of 2023-11-17 and 2024-02-02.
    [("2006-10-01", "sus-011"), ("2024-02-01", "sus-011"), ("2024-02-02", "sus-012")],
)
def test_the_day_picks_must_or_may(day, held):
    when = dt.date.fromisoformat(day)
    on_topic = [ruling for ruling in RULINGS if ruling.topic == "suspend.obligation"]
    assert [ruling.id for ruling in on_topic if ruling.span.holds_on(when)] == [held]


def test_headings_are_never_answers():
    assert {ruling.id for ruling in RULINGS if not ruling.answers} == {
        "sus-001", "meta-001", "meta-002", "meta-003",
    }  # fmt: skip


def test_card_names_are_the_printed_ones():
    facts = (files("rulings_data") / "cards" / "facts.jsonl").read_text("utf-8").splitlines()
    printed = {card["name"]: card["names"] for card in map(json.loads, facts)}
    named = {
        "own-delay": "Delay",
        "own-chalice": "Chalice of the Void",
        "own-flash": "Leyline of Anticipation",
        "own-grafdiggers-cage": "Grafdigger's Cage",
        "own-hexmage": "Vampire Hexmage",
        "own-jhoira": "Jhoira of the Ghitu",
        "own-leaving-exile": "Pull from Eternity",
        "own-opponents-turn": "Clockspinning",
        "own-rule-of-law": "Rule of Law",
        "own-self-suspending": "Cyclical Evolution",
        "own-silence": "Silence",
        "own-solemnity": "Solemnity",
        "own-thalia": "Thalia, Guardian of Thraben",
        "own-time-raveler": "Teferi, Time Raveler",
        "own-trinisphere": "Trinisphere",
        "sus-009": "Meddling Mage",
        "sus-030": "Snapcaster Mage",
        "hyp-004": "Hypergenesis",
        "card-001": "Corpulent Corpse",
    }
    for ruling, card in named.items():
        for rendering in BY_ID[ruling].renderings:
            names = printed[card].get(rendering.language) or [card]
            assert any(name.casefold() in rendering.text.casefold() for name in names), rendering.text


def test_every_statement_of_the_material_is_a_ruling(material):
    lines = (material / "domain" / "seed_statements.jsonl").read_text("utf-8").splitlines()
    statements = {line["id"].lower(): line for line in map(json.loads, lines)}
    assert {ruling.id for ruling in RULINGS if not ruling.id.startswith("own-")} == set(statements)
    for key, statement in statements.items():
        held = [era for era in statement["eras"] if era["holds"] is True]
        held = held or [era for era in statement["eras"] if era["holds"] == "partly"]
        span = BY_ID[key].span
        assert span.first == max(min(dt.date.fromisoformat(era["from"]) for era in held), SUSPEND_BEGINS)
        assert span.last == (dt.date.fromisoformat(held[-1]["to"]) if held[-1]["to"] else None)
        successor = statement["superseded_by"]
        assert BY_ID[key].superseded_by == (successor and successor.lower())


def test_no_sentence_is_copied_from_a_page(material):
    pages = [path.read_text("utf-8") for path in sorted((material / "seeds").glob("*.txt"))]
    assert pages
    theirs = set().union(*map(runs, pages))
    for ruling in RULINGS:
        for rendering in ruling.renderings:
            copied = runs(rendering.text) & theirs
            assert not copied, f"{ruling.id}: {copied}"


HEAD = 'source = "upkeep"\nabout = "suspend"\n[[ruling]]\nid = "x-1"\ntopic = "x.y"\nfirst = 2010-01-01\n'
BODY = "".join(f'[ruling.{language}]\ntext = "So."\n' for language in ANSWERED)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("source = ", "bad.toml: not TOML"),
        (HEAD.replace("upkeep", "nobody") + BODY, "bad.toml: source 'nobody' has no status in sources.toml"),
        (HEAD.replace("upkeep", "facts") + BODY, "bad.toml: source 'facts' has no status in sources.toml"),
        (HEAD.replace('topic = "x.y"\n', "") + BODY, "bad.toml: x-1: topic is missing"),
        (HEAD.replace('id = "x-1"\n', "") + BODY, "bad.toml: ruling 1: id is missing"),
        (HEAD.replace("2010-01-01", '"2010"') + BODY, "bad.toml: x-1: first should be a date, not '2010'"),
        (HEAD + "last = 2009-01-01\n" + BODY, "bad.toml: x-1: the last day 2009-01-01 is before the first"),
        (HEAD + 'superseded_by = "x-2"\n' + BODY, "bad.toml: x-1: superseded_by names no ruling: x-2"),
        (HEAD + "note = 1\n" + BODY, "bad.toml: x-1: note is not one of id, topic"),
        (HEAD + BODY.replace("[ruling.it]", "[ruling.es]"), "bad.toml: x-1: it is missing"),
        (HEAD + BODY.replace("So.", " ", 1), "bad.toml: x-1: en: text is empty"),
        (HEAD + BODY + 'older = "So."\n', "bad.toml: x-1: it: older is not one of text, old"),
        (HEAD + BODY + HEAD.split("\n", 2)[2] + BODY, "bad.toml: x-1: it stands in bad.toml too"),
    ],
)
def test_bad_data_is_told_by_file_and_id(tmp_path, text, message):
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Complaint, match=re.escape(message)):
        read_rulings_in(tmp_path, {"upkeep": Status.RESTATED, "facts": None})


def test_a_source_with_an_unknown_status_is_told(tmp_path):
    (tmp_path / "sources.toml").write_text('[someone]\nstatus = "rumour"\n', encoding="utf-8")
    with pytest.raises(Complaint, match=r"sources\.toml: someone: 'rumour'"):
        read_sources(tmp_path / "sources.toml")


def test_a_ruling_is_read_as_it_is_written(tmp_path):
    old = BODY.replace('[ruling.de]\ntext = "So."\n', '[ruling.de]\ntext = "So."\nold = "Ehedem."\n')
    (tmp_path / "one.toml").write_text(HEAD + 'rules = ["suspend.cast"]\n' + old, encoding="utf-8")
    (ruling,) = read_rulings_in(tmp_path, {"upkeep": Status.RESTATED})
    assert (ruling.id, ruling.about, ruling.rules) == ("x-1", "suspend", ("suspend.cast",))
    assert ruling.answers
    assert ruling.date == ruling.span.first == dt.date(2010, 1, 1)
    german = [(each.text, each.era_words) for each in ruling.renderings if each.language is Language.DE]
    assert german == [("So.", "exile"), ("Ehedem.", "removed")]
