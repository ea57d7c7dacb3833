"""Sources on this machine, and the manner of asking them without waiting."""

from __future__ import annotations

import pytest

from bot.intake.refresh.web import Manner, Web
from tests.intake.refresh.loopback import Sources


@pytest.fixture
async def sources():
    sources = Sources()
    runner = await sources.open()
    yield sources
    await runner.cleanup()


@pytest.fixture
def waits():
    """How long it was waited between tries, in seconds."""
    return []


@pytest.fixture
def manner(sources, waits):
    async def wait(seconds):
        waits.append(seconds)

    return Manner("Upkeep/0", sources.base, sleep=wait, clock=lambda: 0.0)


@pytest.fixture
async def web(manner):
    async with Web(manner) as web:
        yield web
