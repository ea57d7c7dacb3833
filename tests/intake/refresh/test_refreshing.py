"""A refresh of a data directory: what it does, does again, and leaves alone when something fails."""

import asyncio
import datetime as dt
import gzip
import hashlib
import json

import pytest

from bot.intake.refresh.refreshing import DOWNLOADS, RECORD, Refreshing, What
from bot.intake.refresh.sources import CARDS, EVERY_TIME, PRINTINGS, RULES, RULINGS, WITH_PRINTINGS
from bot.model.errors import Complaint
from bot.store import files
from tests.intake.refresh.loopback import (
    ATOMIC,
    BULK,
    META_PLACE,
    PAGE,
    instead,
    put_bulk,
    put_cards,
    put_rules,
    status,
)

TODAY = dt.date(2026, 11, 30)


class Corpus:
    """What was imported, and what can't be: names, and the sha256 of what came."""

    def __init__(self):
        self.taken, self.held, self.bad = [], set(), set()
        self.built, self.full = [], False

    def take(self, path):
        if path.name in self.bad:
            raise Complaint(f"{path.name}: nothing in it.")
        self.taken.append(path.name)
        self.held.add(hashlib.sha256(path.read_bytes()).hexdigest())

    def build(self):
        if self.full:
            raise Complaint("the disk is full.")
        self.built.append(len(self.taken))


@pytest.fixture
def corpus():
    return Corpus()


@pytest.fixture
def everything(sources):
    put_cards(sources)
    put_bulk(sources)
    put_rules(sources)
    return sources


@pytest.fixture
def refresh(tmp_path, manner, corpus):
    """Runs a refresh in a thread, as it has an event loop of its own; gives outcomes by source."""

    async def refresh(*chosen):
        refreshing = Refreshing(
            tmp_path, manner, corpus.take, corpus.build, lambda: corpus.held, lambda *_: None
        )
        outcomes = await asyncio.to_thread(lambda: list(refreshing.run(chosen or EVERY_TIME, TODAY)))
        return [(outcome.what, outcome.day, outcome.fault and outcome.fault.why) for outcome in outcomes]

    return refresh


NAMES = ["AtomicCards.json.gz", "rulings.jsonl.gz", "MagicCompRules 20261113.txt"]
DAYS = [dt.date(2026, 11, 29), dt.date(2026, 11, 29), dt.date(2026, 11, 13)]


async def test_everything_is_fetched_and_imported_one_at_a_time(everything, refresh, corpus, tmp_path):
    assert await refresh() == [(What.NEW, day, None) for day in DAYS]
    assert corpus.taken == NAMES
    assert list((tmp_path / DOWNLOADS).iterdir()) == []
    assert everything.open_at_most == 1
    assert corpus.built == [3]  # once, of all that came


async def test_what_is_in_no_index_yet_is_not_new_and_is_not_fetched_again(everything, refresh, corpus):
    corpus.full = True
    assert await refresh() == [(What.FAILED, None, "refresh-why-here")] * 3
    everything.seen.clear()
    corpus.full = False
    assert await refresh() == [(What.NEW, day, None) for day in DAYS]
    assert everything.asked(ATOMIC) == []


async def test_a_second_refresh_fetches_and_imports_nothing(everything, refresh, corpus):
    await refresh()
    everything.seen.clear()
    assert await refresh() == [(What.SAME, day, None) for day in DAYS]
    assert (corpus.taken, corpus.built) == (NAMES, [3])
    assert [place for _, place, _ in everything.seen] == [META_PLACE, BULK, PAGE]


@pytest.mark.usefixtures("everything")
async def test_printings_are_fetched_when_they_are_wanted(refresh, corpus):
    await refresh(*WITH_PRINTINGS)
    assert corpus.taken == [*NAMES[:2], "all_cards.jsonl.gz", NAMES[2]]


async def test_the_older_form_of_scryfall_is_kept_as_it_is_packed(everything, refresh, corpus):
    put_bulk(everything, lines=False)
    assert await refresh(RULINGS) == [(What.NEW, DAYS[1], None)]
    assert corpus.taken == ["rulings.json.gz"]
    packed = next(
        file.body for place, file in everything.files.items() if place.endswith("rulings-20261129090530.json")
    )
    assert corpus.held == {hashlib.sha256(packed).hexdigest()}


async def test_what_is_new_is_fetched(everything, refresh, corpus):
    await refresh()
    put_rules(everything, "20261127", b"Newer rules of our own.")
    assert await refresh() == [
        *((What.SAME, day, None) for day in DAYS[:2]),
        (What.NEW, dt.date(2026, 11, 27), None),
    ]
    assert corpus.taken[3:] == ["MagicCompRules 20261127.txt"]


async def test_one_that_fails_stops_no_other_and_what_it_gave_before_serves(everything, refresh, corpus):
    await refresh()
    put_cards(everything, "5.3.0+20261130")
    put_bulk(everything, "2026-11-30T09:00:00+00:00")
    everything.fail(ATOMIC, status(404))
    outcomes = await refresh()
    assert outcomes[0] == (What.FAILED, DAYS[0], "refresh-why-missing")
    assert outcomes[1] == (What.NEW, dt.date(2026, 11, 30), None)
    assert corpus.taken == [*NAMES, NAMES[1]]
    assert (await refresh())[0][0] is What.NEW  # and the next one makes up for it


async def test_a_failure_without_anything_before(refresh):
    assert await refresh(CARDS) == [(What.FAILED, None, "refresh-why-missing")]


async def test_damage_reaches_no_import(everything, refresh, corpus):
    body = everything.files[ATOMIC].body
    everything.fail(ATOMIC, instead(body[:-9]), instead(body[:-9]))
    assert await refresh(CARDS) == [(What.FAILED, None, "refresh-why-damaged")]
    assert corpus.taken == []


async def test_what_cannot_be_imported_is_not_fetched_again_until_it_can(
    everything, refresh, corpus, tmp_path
):
    corpus.bad = {NAMES[0]}
    assert await refresh(CARDS) == [(What.FAILED, None, "refresh-why-here")]
    everything.seen.clear()
    assert await refresh(CARDS) == [(What.FAILED, None, "refresh-why-here")]
    corpus.bad = set()
    assert await refresh(CARDS) == [(What.NEW, DAYS[0], None)]
    assert everything.asked(ATOMIC) == []
    assert list((tmp_path / DOWNLOADS).iterdir()) == []


async def test_what_lies_there_damaged_is_fetched_again(everything, refresh, corpus, tmp_path):
    corpus.bad = {NAMES[0]}
    await refresh(CARDS)
    (tmp_path / DOWNLOADS / NAMES[0]).write_bytes(gzip.compress(b"{}"))
    corpus.bad = set()
    assert await refresh(CARDS) == [(What.NEW, DAYS[0], None)]
    assert len(everything.asked(ATOMIC)) == 2


async def test_an_edition_that_could_not_be_imported_goes_when_a_newer_one_comes(
    everything, refresh, corpus, tmp_path
):
    corpus.bad = {NAMES[2]}
    await refresh(RULES)
    put_rules(everything, "20261127", b"Newer rules of our own.")
    assert await refresh(RULES) == [(What.NEW, dt.date(2026, 11, 27), None)]
    assert list((tmp_path / DOWNLOADS).iterdir()) == []


@pytest.mark.usefixtures("everything")
async def test_a_corpus_that_was_lost_is_fetched_again(refresh, corpus):
    await refresh()
    corpus.held.clear()
    assert [what for what, _, _ in await refresh()] == [What.NEW] * 3


@pytest.mark.usefixtures("everything")
async def test_what_the_corpus_had_from_elsewhere_is_not_fetched_again(refresh, corpus):
    corpus.take = lambda _: None  # it says nothing new, so its file is not kept
    assert [what for what, _, _ in await refresh()] == [What.NEW] * 3
    assert [what for what, _, _ in await refresh()] == [What.SAME] * 3


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b'{"mtgjson-atomic-cards": {"fetched": {"day": "x"}}}', b"\xff"]
)
@pytest.mark.usefixtures("everything")
async def test_a_damaged_record_costs_one_more_fetch_and_no_more(refresh, tmp_path, damage):
    await refresh()
    (tmp_path / RECORD).write_bytes(damage)
    assert [what for what, _, _ in await refresh()] == [What.NEW] * 3
    assert [what for what, _, _ in await refresh()] == [What.SAME] * 3


@pytest.mark.usefixtures("everything")
async def test_the_record_says_what_was_fetched_when(refresh, tmp_path):
    before = dt.datetime.now(dt.UTC).replace(microsecond=0)
    await refresh(PRINTINGS)
    told = json.loads((tmp_path / RECORD).read_bytes())["scryfall-all-cards"]["serving"]
    assert told["version"] == "2026-11-29T09:05:30.123+00:00"
    assert told["url"] == "https://data.scryfall.io/all_cards/all_cards-20261129090530.jsonl.gz"
    assert before <= dt.datetime.fromisoformat(told["at"]) <= dt.datetime.now(dt.UTC)


async def test_two_refreshes_of_one_folder_do_not_meet(everything, refresh, tmp_path):
    with files.alone(tmp_path / DOWNLOADS), pytest.raises(Complaint, match="another Upkeep"):
        await refresh()
    assert everything.seen == []


@pytest.mark.usefixtures("everything")
async def test_a_folder_that_cannot_be_written(refresh, tmp_path):
    (tmp_path / DOWNLOADS).write_bytes(b"a file")
    with pytest.raises(Complaint, match="UPKEEP_HOME"):
        await refresh()
