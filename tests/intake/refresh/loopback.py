"""MTGJSON, Scryfall and Wizards on this machine: their real shapes, and every way to fail.

`/<host>/<path>` is what that host has at that path. Whoever does not say who they are, or what they
accept, is refused, as Scryfall refuses them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

Behave = Callable[["File", web.Request], Awaitable[web.StreamResponse]]
"""One way to answer for a file, other than well."""

AGENT = re.compile(r"Upkeep/\S+")
ETAG = '"%s"'


@dataclass
class File:
    """What lies at a path. `validators` is whether the host tells an ETag."""

    body: bytes
    headers: dict[str, str] = field(default_factory=dict)
    validators: bool = True

    @property
    def etag(self) -> str:
        return ETAG % hashlib.sha256(self.body).hexdigest()[:12]

    def told(self) -> dict[str, str]:
        return self.headers | ({"ETag": self.etag} if self.validators else {})


@dataclass
class Sources:
    """Every host on one port. `seen` is each request: method, place, and the range asked for."""

    files: dict[str, File] = field(default_factory=dict)
    faults: dict[str, list[Behave]] = field(default_factory=dict)
    seen: list[tuple[str, str, str]] = field(default_factory=list)
    open_now: int = 0
    open_at_most: int = 0
    base: str = ""

    async def open(self) -> web.AppRunner:
        """Listen on a free port; the runner's `cleanup` ends it."""
        app = web.Application()
        app.router.add_route("*", "/{place:.*}", self._answer)
        runner = web.AppRunner(app, shutdown_timeout=0.1, handler_cancellation=True)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.base = f"http://127.0.0.1:{runner.addresses[0][1]}"
        return runner

    def put(self, place: str, body: bytes | str | dict | list, **headers: str) -> File:
        """Let `place` (host/path) hold `body`."""
        if isinstance(body, dict | list):
            body = json.dumps(body)
        body = body.encode() if isinstance(body, str) else body
        self.files[place] = File(body, {name.replace("_", "-"): value for name, value in headers.items()})
        return self.files[place]

    def fail(self, place: str, *behaves: Behave) -> None:
        """Let the next requests for `place` be answered so; after them all is well."""
        self.faults.setdefault(place, []).extend(behaves)

    def asked(self, place: str) -> list[str]:
        """The ranges that were asked of `place`, "" for the whole."""
        return [asked for _, at, asked in self.seen if at == place]

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        place = request.match_info["place"]
        self.seen.append((request.method, place, request.headers.get("Range", "")))
        self.open_now += 1
        self.open_at_most = max(self.open_at_most, self.open_now)
        try:
            if not AGENT.fullmatch(request.headers.get("User-Agent", "")) or "Accept" not in request.headers:
                return web.Response(status=400)
            file = self.files.get(place)
            waiting = self.faults.get(place)
            if waiting:
                return await waiting.pop(0)(file or File(b""), request)
            return well(file, request) if file else web.Response(status=404)
        finally:
            self.open_now -= 1


def well(file: File, request: web.Request) -> web.Response:
    """The file, or its rest where that is asked for and the file is still the same (RFC 9110, 13.1.5)."""
    asked = re.fullmatch(r"bytes=(\d+)-", request.headers.get("Range", ""))
    if not asked or request.headers.get("If-Range") != file.etag:
        return web.Response(body=file.body, headers=file.told())
    first, whole = int(asked[1]), len(file.body)
    if first >= whole:
        return web.Response(status=416, headers={"Content-Range": f"bytes */{whole}"})
    told = file.told() | {"Content-Range": f"bytes {first}-{whole - 1}/{whole}"}
    return web.Response(status=206, body=file.body[first:], headers=told)


def status(number: int, **headers: str) -> Behave:
    """Answer with a status."""

    async def behave(_: File, __: web.Request) -> web.StreamResponse:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        return web.Response(status=number, headers=told)

    return behave


def cut(after: int) -> Behave:
    """Promise the whole file, send its first bytes, and drop the connection."""

    async def behave(file: File, request: web.Request) -> web.StreamResponse:
        answer = web.StreamResponse(headers=file.told() | {"Content-Length": str(len(file.body))})
        await answer.prepare(request)
        await answer.write(file.body[:after])
        request.transport.close()
        return answer

    return behave


def drip(pieces: int, heard: asyncio.Event) -> Behave:
    """Send a few bytes at a time, each piece when the last one was heard; then wait for good."""

    async def behave(file: File, request: web.Request) -> web.StreamResponse:
        answer = web.StreamResponse(headers=file.told() | {"Content-Length": str(len(file.body))})
        await answer.prepare(request)
        for number in range(pieces):
            if request.transport is None or request.transport.is_closing():
                return answer
            await answer.write(file.body[number * 10 : number * 10 + 10])
            await heard.wait()
            heard.clear()
        await asyncio.get_running_loop().create_future()
        return answer

    return behave


def silent() -> Behave:
    """Take the request and never answer."""

    async def behave(_: File, __: web.Request) -> web.StreamResponse:
        return await asyncio.get_running_loop().create_future()

    return behave


def wrong_range() -> Behave:
    """Answer a wish for the rest with another part of the file."""

    async def behave(file: File, _: web.Request) -> web.StreamResponse:
        told = file.told() | {"Content-Range": f"bytes 0-{len(file.body) - 1}/{len(file.body)}"}
        return web.Response(status=206, body=file.body, headers=told)

    return behave


def instead(body: bytes) -> Behave:
    """Send something else, whole."""

    async def behave(file: File, request: web.Request) -> web.StreamResponse:
        return well(File(body, file.headers), request)

    return behave


META = {"date": "2026-11-29", "version": "5.3.0+20261129"}
CARD = {"name": "Rift Bolt", "layout": "normal", "type": "Sorcery", "colors": ["R"], "colorIdentity": ["R"],
        "manaCost": "{2}{R}", "manaValue": 3.0, "types": ["Sorcery"], "subtypes": [],
        "text": "What this card does, in our own words.", "supertypes": [],
        "legalities": {"modern": "Legal"}, "purchaseUrls": {}, "printings": ["TSP"],
        "identifiers": {"scryfallOracleId": "5b59fdae-5a39-4d54-ac31-d84ce4a9ac24"},
        "foreignData": [{"language": "French", "name": "Éclair de faille", "type": "Rituel"}],
        "rulings": [{"date": "2021-06-18", "text": "Our own sentence on the card."}]}  # fmt: skip
RULING = {"object": "ruling", "oracle_id": "5b59fdae-5a39-4d54-ac31-d84ce4a9ac24", "source": "wotc",
          "published_at": "2021-06-18", "comment": "Our own sentence on the card."}  # fmt: skip
RULES_PAGE = """<!doctype html><html><body><p>The rules of <br> the game</p>
<a href="https://media.wizards.com/{year}/downloads/MagicCompRules {day}.docx">DOCX</a>
<a class=x href="https://media.wizards.com/{year}/downloads/MagicCompRules {day}.pdf">PDF</a>
<a class="cta" href="https://media.wizards.com/{year}/downloads/MagicCompRules {day}.txt"><span>TXT</span></a>
</body></html>"""

ATOMIC = "mtgjson.com/api/v5/AtomicCards.json.gz"
META_PLACE = "mtgjson.com/api/v5/Meta.json"
BULK = "api.scryfall.com/bulk-data"
PAGE = "magic.wizards.com/en/rules"


def put_cards(sources: Sources, version: str = META["version"], cards: list[dict] | None = None) -> None:
    """MTGJSON as it is on the day of `version`."""
    meta = {"date": META["date"], "version": version}
    data = {card["name"]: [card] for card in cards or [CARD]}
    packed = gzip.compress(json.dumps({"meta": meta, "data": data}).encode(), mtime=0)
    sources.put(META_PLACE, {"meta": meta, "data": meta})
    sources.put(ATOMIC, packed)
    sources.put(f"{ATOMIC}.sha256", hashlib.sha256(packed).hexdigest())


def put_bulk(sources: Sources, at: str = "2026-11-29T09:05:30.123+00:00", *, lines: bool = True) -> None:
    """Scryfall's list, with the rulings and all cards, in the form since 2026 or in the one before."""
    listed = []
    for kind in ("rulings", "all_cards"):
        stamp = re.sub(r"\D", "", at)[:14]
        name = f"data.scryfall.io/{kind}/{kind}-{stamp}.json"
        bulk = {"object": "bulk_data", "type": kind, "updated_at": at, "name": kind, "description": "...",
                "uri": f"https://{BULK}/{kind}", "content_type": "application/json"}  # fmt: skip
        values = [RULING | {"comment": f"Sentence {number}."} for number in range(3)]
        if lines:
            text = "".join(json.dumps(value) + "\n" for value in values)
            sources.put(f"{name}l.gz", gzip.compress(text.encode(), mtime=0))
            bulk["jsonl_download_uri"] = f"https://{name}l.gz"
        else:
            packed = gzip.compress(json.dumps(values).encode(), mtime=0)
            sources.put(name, packed, Content_Encoding="gzip")
            bulk |= {"download_uri": f"https://{name}", "content_encoding": "gzip"}
        listed.append(bulk)
    sources.put(BULK, {"object": "list", "has_more": False, "data": listed})


def put_rules(sources: Sources, day: str = "20261113", text: bytes = b"Rules of our own.\r\n") -> str:
    """The page of the rules and the edition it links to; gives the edition's place."""
    sources.put(PAGE, RULES_PAGE.format(year=day[:4], day=day), Content_Type="text/html")
    place = f"media.wizards.com/{day[:4]}/downloads/MagicCompRules {day}.txt"
    sources.put(place, text)
    return place
