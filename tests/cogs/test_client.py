from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
import pytest

from bot.client import Upkeep, run, watch_the_loop
from bot.settings import Settings
from tests.cogs.stub_door import StubDoor


def test_the_bot_asks_for_servers_and_nothing_else(tmp_path: Path) -> None:
    bot = Upkeep(StubDoor(), tmp_path)
    assert bot.intents == discord.Intents(guilds=True)
    assert bot.allowed_mentions is not None
    assert bot.allowed_mentions.to_dict() == {"parse": []}


def test_a_missing_token_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Settings(tmp_path), StubDoor()) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert "DISCORD_TOKEN" in line


@pytest.mark.parametrize(("late", "warned"), [(-1.0, True), (1e9, False)])
async def test_a_late_loop_is_logged(caplog: pytest.LogCaptureFixture, late: float, *, warned: bool) -> None:
    watch = asyncio.create_task(watch_the_loop(beat=0.0, late=late))
    for _ in range(5):
        await asyncio.sleep(0)
    watch.cancel()
    with pytest.raises(asyncio.CancelledError):
        await watch
    assert bool(caplog.records) is warned
    assert all(record.levelno == logging.WARNING for record in caplog.records)
