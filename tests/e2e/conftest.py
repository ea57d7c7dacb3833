"""The real program as a process of its own, with Discord played on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.loopback import TOKEN, WAIT, Loopback

PROJECT = Path(__file__).resolve().parents[2]


@dataclass
class Program:
    """A running `python -m bot serve`."""

    process: asyncio.subprocess.Process

    async def end(self) -> tuple[int, str]:
        """Its exit status and what it wrote on stderr, once it has ended."""
        async with asyncio.timeout(WAIT):
            _, written = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, written.decode()

    async def told(self, number: signal.Signals) -> tuple[int, str]:
        """The same, after a signal."""
        self.process.send_signal(number)
        return await self.end()


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    loopback = Loopback()
    runner = await loopback.open()
    yield loopback
    await runner.cleanup()


class Start:
    """Starts the program against one loopback, with one data directory."""

    def __init__(self, discord: Loopback, home: Path) -> None:
        self.discord, self.home = discord, home
        self.started: list[Program] = []

    async def __call__(self, token: str | None = TOKEN, **settings: str) -> Program:
        given = {
            name: value for name, value in os.environ.items() if not name.startswith(("UPKEEP", "DISCORD"))
        }
        given |= {"UPKEEP_HOME": str(self.home), "UPKEEP_DISCORD_API": self.discord.base}
        given |= ({} if token is None else {"DISCORD_TOKEN": token}) | settings
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "serve", cwd=PROJECT, env=given, stderr=asyncio.subprocess.PIPE
        )  # fmt: skip
        self.started.append(Program(process))
        return self.started[-1]

    async def ready(self) -> Program:
        """A program that has logged in and identified itself."""
        program = await self()
        await self.discord.comes("IDENTIFY", count=len(self.started))
        return program


@pytest.fixture
async def start(discord: Loopback, tmp_path: Path) -> AsyncIterator[Start]:
    starting = Start(discord, tmp_path / "home")
    yield starting
    for program in starting.started:
        if program.process.returncode is None:
            program.process.kill()
            await program.end()
