"""What each source has today, in every shape it has had; and what is said of a shape nobody knows."""

import datetime as dt

import pytest

from bot.intake.refresh.fault import Fault
from bot.intake.refresh.rules_page import MOST_GUESSES, day_in, links
from bot.intake.refresh.sources import CARDS, PRINTINGS, RULES, RULINGS
from tests.intake.refresh.loopback import BULK, META_PLACE, PAGE, put_bulk, put_cards, put_rules, status

TODAY = dt.date(2026, 11, 30)
EDITION = "https://media.wizards.com/2026/downloads/MagicCompRules%2020261113.txt"


async def test_mtgjson_tells_its_version_and_where_the_checksum_is(sources, web):
    put_cards(sources)
    newest = await CARDS.find(web, TODAY, None)
    assert newest.version == "5.3.0+20261129 2026-11-29"
    assert newest.day == dt.date(2026, 11, 29)
    assert newest.url == "https://mtgjson.com/api/v5/AtomicCards.json.gz"
    assert newest.checksum == "https://mtgjson.com/api/v5/AtomicCards.json.gz.sha256"


@pytest.mark.parametrize("lines", [True, False])
@pytest.mark.parametrize(("source", "kind"), [(RULINGS, "rulings"), (PRINTINGS, "all_cards")])
async def test_scryfall_in_both_forms(sources, web, lines, source, kind):
    ending = ".jsonl.gz" if lines else ".json"
    put_bulk(sources, lines=lines)
    newest = await source.find(web, TODAY, None)
    assert newest.version == "2026-11-29T09:05:30.123+00:00"
    assert newest.day == dt.date(2026, 11, 29)
    assert newest.url == f"https://data.scryfall.io/{kind}/{kind}-20261129090530{ending}"
    assert newest.packed is not lines  # lines are packed by themselves


async def test_lines_are_wanted_where_both_forms_are_listed(sources, web):
    bulk = {"type": "rulings", "updated_at": "2026-07-21T00:00:00Z", "download_uri": "https://a.example/x.json",
            "jsonl_download_uri": "https://a.example/x.jsonl.gz"}  # fmt: skip
    sources.put(BULK, {"object": "list", "data": [{"type": "unheard of"}, bulk]})
    assert (await RULINGS.find(web, TODAY, None)).url == "https://a.example/x.jsonl.gz"


async def test_the_real_list_of_bulk_files_is_read(sources, web, material):
    sources.put(BULK, (material / "data/scryfall/api/get_bulk_data.json").read_bytes())
    newest = await RULINGS.find(web, TODAY, None)
    assert newest.version == "2022-01-02T22:04:25.568+00:00"
    assert newest.url.endswith(".json")


@pytest.mark.parametrize(
    "body", ["", "[]", "null", '{"data": 5}', '{"data": []}', '{"data": ["rulings"]}', "<html>", '{"data"',
             '{"data": [{"type": "rulings", "updated_at": "2026-07-21"}]}',
             '{"data": [{"type": "rulings", "updated_at": 7, "download_uri": "https://a.example"}]}'],
)  # fmt: skip
async def test_a_shape_nobody_knows(sources, web, body):
    sources.put(BULK, body)
    sources.put(META_PLACE, body)
    for source in (RULINGS, CARDS):
        with pytest.raises(Fault, match="refresh-why-shape"):
            await source.find(web, TODAY, None)


async def test_the_rules_are_what_the_page_links_to(sources, web):
    put_rules(sources)
    newest = await RULES.find(web, TODAY, None)
    assert (newest.url, newest.day) == (EDITION, dt.date(2026, 11, 13))
    assert newest.name == "MagicCompRules 20261113.txt"
    assert len(sources.seen) == 1


OURS = EDITION
IN_A_SCRIPT = OURS.join('""').replace("/", r"\u002F")
IN_PHP = OURS.join('""').replace("/", r"\/")


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ('<a href="https://media.wizards.com/2026/downloads/MagicCompRules 20261113.txt">', [OURS]),
        ("<A HREF='/RULES.TXT'>", ["https://magic.wizards.com/RULES.TXT"]),
        ('<a href="//media.wizards.com/2026/downloads/MagicCompRules%2020261113.txt?v=2">', [OURS]),
        ("<a href=/rules/Rules.txt>", ["https://magic.wizards.com/rules/Rules.txt"]),
        (f"<script>{IN_A_SCRIPT}</script>", [OURS]),
        (f"<script>{IN_PHP}", [OURS]),
        ('<a href="http://media.wizards.com/x.txt">', []),
        ('<a href="https://wizards.com.example/x.txt">', []),
        ('<a href="https://notwizards.com/x.txt">', []),
        ('<a href="https://media.wizards.com/x.pdf">', []),
        ('<a href="https://[media.wizards.com/x.txt">', []),
        ("<a href>", []),
        ("<", []),
        ("", []),
    ],
)  # fmt: skip
def test_links_of_a_page(page, found):
    assert list(dict.fromkeys(links(page))) == found


@pytest.mark.parametrize(
    ("url", "day"),
    [
        (OURS, dt.date(2026, 11, 13)),
        ("https://media.wizards.com/20250101/MagicCompRules20260819.txt", dt.date(2026, 8, 19)),
        ("https://media.wizards.com/MagicCompRules%2020261399.txt", None),
        ("https://media.wizards.com/MagicCompRules%20202608190.txt", None),
        ("https://media.wizards.com/Rules.txt", None),
    ],
)
def test_the_day_in_a_name(url, day):
    assert day_in(url) == day


async def test_the_newest_of_several_links(sources, web):
    put_rules(sources)
    older = '<a href="https://media.wizards.com/2026/downloads/MagicCompRules%2020260925.txt">'
    sources.put(PAGE, older + sources.files[PAGE].body.decode() + older)
    assert (await RULES.find(web, TODAY, None)).url == EDITION


@pytest.mark.parametrize("page", [None, "<p>no link</p>"])
async def test_without_a_link_the_rules_are_found_by_how_they_are_named(sources, web, page):
    put_rules(sources)
    if page is None:
        sources.fail(PAGE, status(404))
    else:
        sources.put(PAGE, page)
    assert (await RULES.find(web, TODAY, dt.date(2026, 9, 25))).url == EDITION
    assert {method for method, place, _ in sources.seen if place != PAGE} == {"HEAD"}
    assert len(sources.seen) == 1 + 18  # the page, then 30 November back to the 13th


async def test_names_are_not_guessed_for_ever(sources, web):
    with pytest.raises(Fault, match="refresh-why-missing"):
        await RULES.find(web, TODAY, None)
    assert len(sources.seen) == 1 + MOST_GUESSES


async def test_no_name_before_the_last_edition_is_guessed(sources, web):
    sources.put(PAGE, "<p>no link</p>")
    with pytest.raises(Fault, match="refresh-why-shape"):
        await RULES.find(web, TODAY, dt.date(2026, 11, 28))
    assert len(sources.seen) == 1 + 3
