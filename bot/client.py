"""The Discord client: it logs in, loads the cogs and hands them the door, and closes cleanly when told to."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib
import json
import logging
import pkgutil
import signal
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.answers import Answers
from bot.model.errors import Complaint
from bot.settings import Settings

log = logging.getLogger(__name__)

COGS = "cogs"
REGISTERED = "discord-commands"
"""The file in the data directory that says which commands Discord was last told of."""
BEAT, LATE = 1.0, 0.5
"""Seconds between two looks at the event loop, and how late one may come."""

NO_TOKEN = "DISCORD_TOKEN is not set: put the bot's token from Discord's developer portal into it."  # noqa: S105
BAD_TOKEN = "Discord refused the token in DISCORD_TOKEN: copy it again from the developer portal."  # noqa: S105
NO_DISCORD = "Discord cannot be reached ({why}): check the network and discordstatus.com, then start again."
NO_REHEARSAL = "Nothing answers at UPKEEP_DISCORD_API ({why}): start what plays Discord there, or unset it."
CLOSED = "Discord closed the connection with code {code}: look it up under Gateway Close Event Codes."


class Upkeep(commands.AutoShardedBot):
    """The bot as Discord sees it: slash commands only, no members, no messages, nobody ever pinged."""

    def __init__(self, door: Answers, home: Path, *, shard_count: int | None = None) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            shard_count=shard_count,
        )
        self.door = door
        self.home = home

    async def setup_hook(self) -> None:
        """Load the cogs, then tell Discord of their commands if they changed."""
        package = importlib.import_module(COGS)
        for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda found: found.name):
            if not module.name.startswith("_"):
                await importlib.import_module(f"{COGS}.{module.name}").setup(self, self.door)
        await self.register()

    async def register(self) -> None:
        """Send the commands to Discord, unless it was sent the very same ones before."""
        if self.application_id is None:
            raise Complaint(BAD_TOKEN)
        payload = await registration(self.tree)
        digest = _digest(self.application_id, payload)
        note = self.home / REGISTERED
        if _read(note) == digest:
            return
        await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
        _write(note, digest)

    async def on_ready(self) -> None:
        """Say in the log that the bot is there."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))


async def registration(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Every command as Discord is told of it; what has no locale of its own reads as American English."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    for described in _described(payload):
        english = described.get("description_localizations", {}).get(discord.Locale.american_english.value)
        described["description"] = english or described["description"]
    return payload


def _described(payload: list[Any]) -> Iterator[dict[str, Any]]:
    for each in payload:
        if "description" in each:
            yield each
        yield from _described(each.get("options", []))


def _digest(application: int, payload: list[Any]) -> str:
    told = json.dumps([application, payload], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


def _read(note: Path) -> str:
    try:
        return note.read_text().strip()
    except (OSError, ValueError):
        return ""


def _write(note: Path, digest: str) -> None:
    beside = note.with_suffix(".new")
    try:
        note.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(digest + "\n")
        beside.replace(note)
    except OSError as error:
        log.warning("the commands will be sent to Discord again at the next start: %s", error)


async def watch_the_loop(beat: float = BEAT, late: float = LATE) -> None:
    """Warn in the log whenever the event loop comes back more than `late` seconds late to a `beat`."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + beat
        await asyncio.sleep(beat)
        if (lag := loop.time() - due) > late:
            log.warning("the event loop was held up for %.2f s", lag)


async def serve(settings: Settings, door: Answers) -> None:
    """Run the bot until SIGTERM or SIGINT, then close the connection as Discord wants it closed (1000).

    Raises Complaint when there is no token, when Discord refuses it, or when Discord cannot be reached.
    """
    if not settings.token:
        raise Complaint(NO_TOKEN)
    if settings.discord_api:
        rehearse(settings.discord_api)
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no handlers on its loop
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bot = Upkeep(door, settings.home)
    async with bot:
        watch = asyncio.create_task(watch_the_loop())
        try:
            await _until(stop, bot.start(settings.token), bot)
        except discord.LoginFailure as refused:
            raise Complaint(BAD_TOKEN) from refused
        except (aiohttp.ClientConnectionError, discord.DiscordServerError) as unreachable:
            line = NO_REHEARSAL if settings.discord_api else NO_DISCORD
            raise Complaint(line.format(why=unreachable)) from unreachable
        except discord.ConnectionClosed as closed:
            raise Complaint(CLOSED.format(code=closed.code)) from closed
        finally:
            watch.cancel()


async def _until(stop: asyncio.Event, running: Coroutine[Any, Any, None], bot: Upkeep) -> None:
    work, told = asyncio.ensure_future(running), asyncio.ensure_future(stop.wait())
    await asyncio.wait({work, told}, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if not work.done():
        await bot.close()
        work.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await work


def rehearse(base: str) -> None:
    """Talk to `base`, a stand-in for Discord's interface on this machine, instead of Discord."""
    Route.BASE = base
    address = yarl.URL(base)
    scheme = "wss" if address.scheme == "https" else "ws"
    DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme(scheme).with_path("/")


def run(settings: Settings, door: Answers) -> int:
    """Run the bot to its end and give the exit status; why it could not start is one line on stderr."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # a bot that never speaks aloud
    discord.utils.setup_logging(level=logging.WARNING)
    log.setLevel(logging.INFO)
    try:
        asyncio.run(serve(settings, door))
    except Complaint as complaint:
        sys.stderr.write(complaint.text + "\n")
        return 1
    return 0
