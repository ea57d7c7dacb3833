"""A file fetched over a bad road: whole, verified, or a fault that says why."""

import asyncio
import datetime as dt
import errno
import gzip
import hashlib
import itertools
import json
from dataclasses import replace
from email.utils import format_datetime

import pytest

from bot.intake.refresh.download import Wanted, download
from bot.intake.refresh.fault import Fault
from bot.intake.refresh.part import Part
from bot.intake.refresh.web import TRIES, Web
from bot.model.errors import Complaint
from tests.intake.refresh.loopback import cut, drip, instead, silent, status, wrong_range

PLACE = "data.scryfall.io/rulings/rulings-1.jsonl.gz"
# Hashes, so that packing makes them no smaller and there is something to cut.
LINES = [json.dumps({"n": n, "comment": hashlib.sha256(b"%d" % n).hexdigest()}) for n in range(2000)]
TEXT = "".join(line + "\n" for line in LINES).encode()
PACKED = gzip.compress(TEXT, mtime=0)
HALF = len(PACKED) // 2


@pytest.fixture
def wanted(tmp_path):
    return Wanted(f"https://{PLACE}", tmp_path / "rulings.jsonl.gz")


@pytest.fixture
def fetch(web, wanted, heard):
    async def fetch(**changed):
        return await download(web, replace(wanted, **changed), lambda done, of: heard.append((done, of)))

    return fetch


@pytest.fixture
def heard():
    return []


def left(folder):
    return sorted(path.name for path in folder.iterdir())


async def test_a_file_comes_whole_and_alone(sources, fetch, wanted, heard, waits):
    sources.put(PLACE, PACKED)
    assert await fetch() == hashlib.sha256(PACKED).hexdigest()
    assert wanted.path.read_bytes() == PACKED
    assert left(wanted.path.parent) == [wanted.path.name]
    assert heard[-1] == (len(PACKED), len(PACKED))
    assert waits == []


async def test_a_wish_without_our_name_is_refused(sources, manner, wanted):
    sources.put(PLACE, PACKED)
    async with Web(replace(manner, agent="")) as web:
        with pytest.raises(Fault) as told:
            await download(web, wanted, lambda *_: None)
    assert told.value.told == {"status": "400"}


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (404, "refresh-why-missing"),
        (410, "refresh-why-missing"),
        (403, "refresh-why-status"),
        (501, "refresh-why-status"),
    ],
)
async def test_what_is_not_there_is_not_asked_for_again(sources, fetch, waits, number, why):
    sources.fail(PLACE, status(number))
    with pytest.raises(Fault) as told:
        await fetch()
    assert (told.value.why, told.value.told["status"], waits) == (why, str(number), [])


@pytest.mark.parametrize("number", [408, 500, 502, 503, 504])
async def test_a_server_in_trouble_is_asked_again(sources, fetch, waits, number):
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, status(number), status(number))
    await fetch()
    assert len(waits) == 2
    assert 0 < waits[0] < waits[1]


async def test_a_server_that_stays_in_trouble_is_left_alone(sources, fetch, waits):
    sources.fail(PLACE, *[status(500)] * 99)
    with pytest.raises(Fault):
        await fetch()
    assert len(sources.asked(PLACE)) == TRIES
    assert waits == sorted(waits)


@pytest.mark.parametrize(("told", "seconds"), [("17", (17, 17)), (None, (30, 30)), ("date", (50, 60))])
async def test_too_many_requests_are_waited_out(sources, fetch, waits, told, seconds):
    sources.put(PLACE, PACKED)
    if told == "date":
        told = format_datetime(dt.datetime.now(dt.UTC) + dt.timedelta(seconds=60), usegmt=True)
    sources.fail(PLACE, status(429, **({"Retry_After": told} if told else {})))
    await fetch()
    assert len(waits) == 1
    assert seconds[0] <= waits[0] <= seconds[1]


async def test_who_asks_for_an_hour_is_left_alone(sources, fetch, waits):
    sources.fail(PLACE, status(503, Retry_After="3600"))
    with pytest.raises(Fault):
        await fetch()
    assert waits == []


async def test_a_dropped_connection_is_gone_on_with(sources, fetch, wanted):
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, cut(HALF))
    await fetch()
    assert wanted.path.read_bytes() == PACKED
    assert sources.asked(PLACE) == ["", f"bytes={HALF}-"]


async def test_the_next_refresh_goes_on_where_the_last_one_gave_up(sources, fetch, wanted):
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, cut(HALF), *[status(500)] * (TRIES - 1))
    with pytest.raises(Fault):
        await fetch()
    assert not wanted.path.exists()
    await fetch()
    assert wanted.path.read_bytes() == PACKED
    assert sources.asked(PLACE)[-1] == f"bytes={HALF}-"


async def test_a_file_that_changed_meanwhile_is_fetched_from_its_start(sources, fetch, wanted):
    newer = gzip.compress(TEXT * 2, mtime=0)
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, cut(HALF), *[status(500)] * (TRIES - 1))
    with pytest.raises(Fault):
        await fetch()
    sources.put(PLACE, newer)
    await fetch()
    assert wanted.path.read_bytes() == newer


async def test_what_cannot_be_told_from_a_later_file_is_fetched_from_its_start(sources, fetch, wanted):
    sources.put(PLACE, PACKED).validators = False
    sources.fail(PLACE, cut(HALF))
    await fetch()
    assert wanted.path.read_bytes() == PACKED
    assert sources.asked(PLACE) == ["", ""]


async def test_a_beginning_of_another_file_is_not_gone_on_with(sources, fetch):
    other = PLACE.replace("-1", "-2")
    sources.put(PLACE, PACKED)
    sources.put(other, PACKED)
    sources.fail(PLACE, cut(HALF), *[status(500)] * (TRIES - 1))
    with pytest.raises(Fault):
        await fetch()
    await fetch(url=f"https://{other}")
    assert sources.asked(other) == [""]


async def test_the_wrong_rest_is_thrown_away(sources, fetch, wanted):
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, cut(HALF), wrong_range())
    await fetch()
    assert wanted.path.read_bytes() == PACKED
    assert sources.asked(PLACE) == ["", f"bytes={HALF}-", ""]


async def test_a_file_that_had_come_whole_is_not_fetched_again(sources, fetch, wanted):
    file = sources.put(PLACE, PACKED)
    part = Part(wanted.path)
    part.accept(200, {"ETag": file.etag}, wanted.url)
    part.file.write_bytes(PACKED)
    await fetch()
    assert wanted.path.read_bytes() == PACKED
    assert sources.asked(PLACE) == [f"bytes={len(PACKED)}-"]


async def test_a_beginning_longer_than_the_file_is_thrown_away(sources, fetch, wanted):
    file = sources.put(PLACE, PACKED)
    part = Part(wanted.path)
    part.accept(200, {"ETag": file.etag}, wanted.url)
    part.file.write_bytes(PACKED + b"more")
    await fetch()
    assert wanted.path.read_bytes() == PACKED


async def test_a_wrong_length_is_noticed(sources, fetch, wanted):
    """The host promises more than it has: what came is all there is, and says so when asked for the rest."""
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, cut(len(PACKED) - 1))
    await fetch()
    assert wanted.path.read_bytes() == PACKED


BROKEN = {
    "refresh-why-damaged": [
        PACKED[:HALF],
        PACKED[:-4],
        PACKED[:HALF] + b"\0" * 40 + PACKED[HALF + 40 :],
        gzip.compress(TEXT[:-30]),
        gzip.compress(b'[{"a": 1},'),
        TEXT[:-30],
    ],
    "refresh-why-other": [b"<!doctype html><title>Sorry</title>", b"", gzip.compress(b""), b"Rules"],
}


@pytest.mark.parametrize(("why", "body"), [(why, body) for why, bodies in BROKEN.items() for body in bodies])
async def test_what_is_damaged_is_fetched_once_more_and_never_kept(sources, fetch, wanted, why, body):
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, instead(body))
    await fetch()
    assert wanted.path.read_bytes() == PACKED
    sources.put(PLACE, body)
    with pytest.raises(Fault) as told:
        await fetch()
    assert told.value.why == why
    assert sources.asked(PLACE) == [""] * 4
    assert wanted.path.read_bytes() == PACKED  # what was there before
    assert left(wanted.path.parent) == [wanted.path.name]


@pytest.mark.parametrize(
    "body",
    [TEXT, TEXT.rstrip(), b'{"data": {}}', b'{\n "data": {\n }\n}\n', b'[\n{"a": 1},\n{"a": 2}\n]\n',
     gzip.compress(TEXT[:9000].rpartition(b"\n")[0]) + gzip.compress(b"\n{}"),
     b'{"text": "' + b"x" * 3_000_000 + b'"}'],
)  # fmt: skip
async def test_every_form_of_data_is_whole_when_it_is(sources, fetch, wanted, body):
    sources.put(PLACE, body)
    await fetch()
    assert wanted.path.read_bytes() == body


@pytest.mark.parametrize("body", [b"\xff\xfeR\0u\0l\0e\0s\0", b"\xef\xbb\xbfRules\r\n", b"Rules\r"])
async def test_a_text_is_kept_byte_for_byte(sources, fetch, wanted, body):
    sources.put(PLACE, body)
    await fetch(json=False)
    assert wanted.path.read_bytes() == body


async def test_a_page_in_the_place_of_a_text_is_no_text(sources, fetch):
    sources.put(PLACE, b"\r\n <!doctype html>")
    with pytest.raises(Fault, match="refresh-why-other"):
        await fetch(json=False)


async def test_a_checksum_must_be_met(sources, fetch, wanted):
    sources.put(PLACE, PACKED)
    sources.put(f"{PLACE}.sha256", "0" * 64)
    with pytest.raises(Fault, match="refresh-why-sha256"):
        await fetch(checksum=f"https://{PLACE}.sha256")
    assert left(wanted.path.parent) == []
    sources.put(f"{PLACE}.sha256", hashlib.sha256(PACKED).hexdigest().upper() + "  rulings.jsonl.gz\n")
    await fetch(checksum=f"https://{PLACE}.sha256")
    assert wanted.path.read_bytes() == PACKED


async def test_a_file_without_its_checksum_is_not_fetched(sources, fetch):
    sources.put(PLACE, PACKED)
    with pytest.raises(Fault, match="refresh-why-missing"):
        await fetch(checksum=f"https://{PLACE}.sha256")
    assert sources.asked(PLACE) == []


async def test_a_slow_drip_is_taken_up_anew(sources, manner, wanted):
    """The clock runs half a minute with every piece of ten bytes; nobody waits for it."""
    heard = asyncio.Event()
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, drip(9, heard))
    ticks = itertools.count(step=30)
    async with Web(
        replace(manner, clock=lambda: float(next(ticks)) if len(sources.seen) == 1 else 0.0)
    ) as web:
        await download(web, wanted, lambda *_: heard.set())
    assert wanted.path.read_bytes() == PACKED
    first, second = sources.asked(PLACE)
    assert first == ""
    assert second in {f"bytes={came}-" for came in range(10, 91, 10)}


async def test_a_slow_line_that_brings_enough_is_left_alone(sources, manner, wanted):
    sources.put(PLACE, PACKED)
    ticks = itertools.count(step=30)
    async with Web(replace(manner, clock=lambda: float(next(ticks)))) as web:
        await download(web, wanted, lambda *_: None)
    assert sources.asked(PLACE) == [""]


async def test_a_silent_server_is_given_up(sources, manner, wanted):
    sources.put(PLACE, PACKED)
    sources.fail(PLACE, *[silent()] * TRIES)
    async with Web(replace(manner, silence=0.01)) as web:
        with pytest.raises(Fault, match="refresh-why-silent"):
            await download(web, wanted, lambda *_: None)


async def test_a_redirect_is_followed(sources, fetch, wanted):
    sources.put(PLACE, PACKED)
    sources.fail("mtgjson.com/old", status(302, Location=f"/{PLACE}"))
    await fetch(url="https://mtgjson.com/old")
    assert wanted.path.read_bytes() == PACKED


@pytest.mark.parametrize("to", ["http://192.0.2.1/x", "https://data.scryfall.io/x", "//192.0.2.1/x"])
async def test_a_rehearsal_never_leaves_this_machine(sources, fetch, to):
    sources.fail(PLACE, status(301, Location=to))
    with pytest.raises(Fault, match="refresh-why-address"):
        await fetch()


async def test_a_circle_of_redirects_ends(sources, fetch):
    sources.fail(PLACE, *[status(302, Location=f"/{PLACE}")] * 99)
    with pytest.raises(Fault, match="refresh-why-address"):
        await fetch()
    assert len(sources.seen) < 10


@pytest.mark.parametrize(
    "url", ["http://mtgjson.com/x", "ftp://mtgjson.com/x", "file:///etc/passwd", "nonsense", "https://"]
)
async def test_nothing_is_asked_in_the_clear(manner, wanted, url):
    async with Web(replace(manner, base=None)) as web:
        with pytest.raises(Fault, match="refresh-why-address"):
            await download(web, replace(wanted, url=url), lambda *_: None)


async def test_a_host_that_is_not_there_is_soon_given_up(manner, wanted, waits, unused_tcp_port):
    async with Web(replace(manner, base=f"http://127.0.0.1:{unused_tcp_port}")) as web:
        with pytest.raises(Fault, match="refresh-why-unreachable"):
            await download(web, wanted, lambda *_: None)
    assert len(waits) == 2
    assert sum(waits) <= 5


async def test_a_full_disk_is_a_complaint(sources, web, wanted):
    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    sources.put(PLACE, PACKED)
    with pytest.raises(Complaint, match="the disk is full"):
        await download(web, wanted, full)
    assert not wanted.path.exists()
