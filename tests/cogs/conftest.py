"""Discord without Discord: the one place that knows the simulation, so that another can take its place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import simcord.interactions

from bot.client import Upkeep
from tests.cogs.payloads import load, own_rules
from tests.cogs.stub_door import StubDoor


@dataclass
class Reader:
    """Who acts and where: the locale of the person, of the server, and whether the app is theirs alone."""

    locale: str = "en-US"
    server: str = "en-US"
    own_app: bool = False


@dataclass
class Stage:
    """A bot in a server with one channel, two players, and the door behind the bot."""

    env: Any
    bot: Upkeep
    door: StubDoor
    reader: Reader
    channel: Any
    alice: Any
    bob: Any

    def sent(self, method: str, ending: str) -> list[Any]:
        """The bodies of the requests of `method` whose path has that ending."""
        return [
            request.json
            for request in self.env.http_requests
            if request.method == method and request.path.endswith(ending)
        ]

    def embed(self) -> dict[str, Any]:
        """The last embed shown in the place of a command's answer."""
        return self.sent("PATCH", "/messages/@original")[-1]["embeds"][0]


@pytest.fixture
def door() -> StubDoor:
    return StubDoor()


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Who acts; the simulation itself knows American English in a server only."""
    acting, original = Reader(), simcord.interactions.base_payload

    def base_payload(*args: Any, **given: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = original(*args, **given)
        payload["locale"] = acting.locale
        if "guild_locale" in payload:
            payload["guild_locale"] = acting.server
        if acting.own_app:
            payload |= {"context": 2, "authorizing_integration_owners": {"1": str(given["user_id"])}}
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", base_payload)
    return acting


@pytest.fixture
def simcord_bot(door: StubDoor, tmp_path: Path) -> Upkeep:
    return Upkeep(door, tmp_path, shard_count=1)


@pytest.fixture
async def stage(
    simcord_bot: Upkeep, simcord_env: Any, door: StubDoor, reader: Reader, checked: Callable[[Any], None]
) -> AsyncIterator[Stage]:
    """The bot on a stage; whatever it sent is checked at the end, and errors are its own business."""
    simcord_env.check_errors = False
    server = simcord_env.create_guild()
    channel = server.create_text_channel("rules")
    players = [server.add_member(simcord_env.create_user(name)) for name in ("alice", "bob")]
    yield Stage(simcord_env, simcord_bot, door, reader, channel, *players)
    checked(simcord_env.http_requests)


@pytest.fixture
def checked(request: pytest.FixtureRequest) -> Callable[[Any], None]:
    """A check of recorded requests: our own rules, and Discord's description of them where it is held."""
    try:
        description = request.getfixturevalue("material") / "discord" / "api-schema.json"
    except pytest.skip.Exception:
        description = None
    check = load(description) if description else lambda *sent: own_rules(sent[2])

    def check_all(requests: Any) -> None:
        for sent in requests:
            if sent.json is not None:
                check(sent.method, sent.path, sent.json)

    return check_all
