"""Discord on this machine: enough of its interface and of its gateway to rehearse with the real program.

The body of an answer is JSON with exactly that content type, as the client wants it. A refusal that should
be tried again carries `Via`, as everything does that has passed Discord's own front.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

TOKEN = "a-token-that-is-right"  # noqa: S105
WAIT = 30.0
"""Seconds after which something that did not come will not come."""

APPLICATION, SERVER, CHANNEL, PERSON = "1000000000000000001", "2000000000000000002", "3", "4"
BOT_USER = {"id": APPLICATION, "username": "upkeep", "discriminator": "0", "avatar": None, "bot": True}
PLAYER = {"id": PERSON, "username": "alice", "discriminator": "0", "avatar": None}
MEMBER = {"user": PLAYER, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False,
          "flags": 0, "permissions": "0"}  # fmt: skip
RULES_CHANNEL = {"id": CHANNEL, "type": 0, "name": "rules", "position": 0, "permission_overwrites": []}
GUILD = {"id": SERVER, "name": "Judges", "owner_id": PERSON, "roles": [], "emojis": [], "stickers": [],
         "channels": [], "threads": [], "members": [], "voice_states": [], "presences": [], "features": [],
         "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [], "member_count": 2,
         "preferred_locale": "en-US", "verification_level": 0, "default_message_notifications": 0,
         "explicit_content_filter": 0, "nsfw_level": 0, "mfa_level": 0, "premium_tier": 0,
         "system_channel_flags": 0, "large": False, "unavailable": False}  # fmt: skip


@dataclass(frozen=True)
class Seen:
    """One thing the program did: a request ("PUT", path) or a gateway frame ("IDENTIFY", "")."""

    what: str
    path: str
    body: Any


@dataclass
class Fault:
    """One refusal of the next callback: its status, and whether Discord took the callback all the same."""

    status: int
    taken: bool = False


@dataclass
class Loopback:
    """A gateway and an interface on one port. `seen` is everything that came in, in order."""

    seen: list[Seen] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    dispatched: list[dict[str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    port: int = 0

    def __post_init__(self) -> None:
        self.moved = asyncio.Condition()
        self.numbers = itertools.count(5_000_000_000_000_000_000)

    @property
    def base(self) -> str:
        """What UPKEEP_DISCORD_API is set to."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    async def open(self) -> web.AppRunner:
        """Listen on a free port; the runner's `cleanup` ends it."""
        app = web.Application()
        app.add_routes([web.get("/", self._gateway), web.route("*", "/api/v10/{path:.*}", self._interface)])
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        return runner

    async def until(self, met: Callable[[], Any]) -> Any:
        """Wait until `met` gives something, and give that."""
        async with asyncio.timeout(WAIT), self.moved:
            await self.moved.wait_for(met)
        return met()

    def all(self, what: str, ending: str = "") -> list[Any]:
        """The bodies of what was seen by that name, on paths with that ending."""
        return [each.body for each in self.seen if each.what == what and each.path.endswith(ending)]

    async def comes(self, what: str, ending: str = "", count: int = 1) -> Any:
        """The body of the `count`-th thing seen by that name."""
        return (await self.until(lambda: self.all(what, ending)[count - 1 : count]))[0]

    async def interact(self, kind: int, locale: str, command: str, **options: str) -> str:
        """Send a command (2) or an autocomplete (4) of a reader; the token of the interaction."""
        data = self.interaction(kind, locale, command, **options)
        await self.dispatch("INTERACTION_CREATE", data)
        return str(data["token"])

    def interaction(self, kind: int, locale: str, command: str, **options: str) -> dict[str, Any]:
        """What Discord says of a person who used a command; the last option is the one being typed."""
        number = str(next(self.numbers))
        given = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
        if kind == 4:
            given[-1]["focused"] = True
        return {
            "id": number, "token": f"token-{number}", "application_id": APPLICATION, "type": kind,
            "version": 1,
            "guild_id": SERVER, "channel_id": CHANNEL, "channel": RULES_CHANNEL,
            "member": MEMBER, "locale": locale, "guild_locale": "en-US", "app_permissions": "0", "context": 0,
            "entitlements": [], "authorizing_integration_owners": {"0": SERVER},
            "attachment_size_limit": 10_485_760,
            "data": {"id": "9", "name": command, "type": 1, "options": given},
        }  # fmt: skip

    async def dispatch(self, name: str, data: dict[str, Any]) -> None:
        """Tell the program of an event; one that cannot be sent is kept for when it resumes."""
        self.dispatched.append({"op": 0, "t": name, "s": len(self.dispatched) + 1, "d": data})
        if self.socket is not None and not self.socket.closed:
            await self.socket.send_json(self.dispatched[-1])

    def drop(self) -> None:
        """Cut the line without a word, as a network does."""
        assert self.socket is not None
        assert self.socket._req is not None  # noqa: SLF001
        assert self.socket._req.transport is not None  # noqa: SLF001
        self.socket._req.transport.abort()  # noqa: SLF001
        self.socket = None

    async def say(self, op: int, data: Any = None) -> None:
        """Send a gateway frame: 7 asks to reconnect, 9 says that the session is no longer valid."""
        assert self.socket is not None
        await self.socket.send_json({"op": op, "d": data, "s": None, "t": None})

    async def _note(self, what: str, path: str, body: Any) -> None:
        async with self.moved:
            self.seen.append(Seen(what, path, body))
            self.moved.notify_all()

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.socket = socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._frame(socket, json.loads(message.data))
        await self._note("CLOSE", "", socket.close_code)
        return socket

    async def _frame(self, socket: web.WebSocketResponse, frame: dict[str, Any]) -> None:
        match frame["op"]:
            case 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            case 2:
                self.dispatched.clear()
                await self.dispatch("READY", self._ready())
                await self.dispatch("GUILD_CREATE", GUILD)
                await self._note("IDENTIFY", "", frame["d"])
            case 6:
                for missed in self.dispatched[frame["d"]["seq"] :]:
                    await socket.send_json(missed)
                await self.dispatch("RESUMED", {})
                await self._note("RESUME", "", frame["d"])

    def _ready(self) -> dict[str, Any]:
        return {"v": 10, "user": BOT_USER, "session_id": "a-session", "shard": [0, 1], "private_channels": [],
                "guilds": [{"id": SERVER, "unavailable": True}],
                "application": {"id": APPLICATION, "flags": 0},
                "resume_gateway_url": f"ws://127.0.0.1:{self.port}"}  # fmt: skip

    async def _interface(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body = (
            json.loads(await request.read() or b"null")
            if request.content_type == "application/json"
            else None
        )
        await self._note(request.method, path, body)
        if path.startswith(("/interactions/", "/webhooks/")):
            return self._callback(path) if path.endswith("/callback") else _json(200, _message())
        if request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _json(401, {"message": "401: Unauthorized", "code": 0})
        return self._known(request.method, path, body)

    def _known(self, method: str, path: str, body: Any) -> web.Response:
        match method, path:
            case "GET", "/users/@me":
                return _json(200, BOT_USER)
            case "GET", "/oauth2/applications/@me":
                return _json(200, {"id": APPLICATION, "name": "upkeep", "description": "", "icon": None,
                                   "bot_public": True, "bot_require_code_grant": False, "flags": 0,
                                   "verify_key": "", "owner": PLAYER, "team": None})  # fmt: skip
            case "GET", "/gateway/bot":
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = f"ws://127.0.0.1:{self.port}"
                return _json(200, {"url": url, "shards": 1, "session_start_limit": limit})
            case "PUT", known if known == f"/applications/{APPLICATION}/commands":
                ids = {
                    "id": "9",
                    "application_id": APPLICATION,
                    "version": "1",
                    "default_member_permissions": None,
                }
                return _json(200, [{**command, **ids} for command in body])
        return _json(404, {"message": "404: Not Found", "code": 0})

    def _callback(self, path: str) -> web.Response:
        fault = self.faults.pop(0) if self.faults else None
        if fault is None and path in self.acknowledged:
            return _json(400, {"message": "Interaction has already been acknowledged.", "code": 40060})
        if fault is None or fault.taken:
            self.acknowledged.add(path)
        if fault is None:
            return _json(200, {"interaction": {"id": path.split("/")[2], "type": 2}})
        refusal = {"message": "refused", "retry_after": 0.01, "global": False}
        return _json(fault.status, refusal, {"Via": "1.1 loopback", "Retry-After": "1"})


def _message() -> dict[str, Any]:
    return {"id": "7", "channel_id": CHANNEL, "author": BOT_USER, "content": "", "embeds": [],
            "attachments": [], "components": [], "mentions": [], "mention_roles": [], "type": 0, "flags": 0,
            "mention_everyone": False, "pinned": False, "tts": False,
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None}  # fmt: skip


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    raw = json.dumps(body).encode()
    return web.Response(status=status, body=raw, content_type="application/json", headers=headers)
