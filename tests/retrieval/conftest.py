"""The bot over its bundled rulings, and the topics they are on."""

from __future__ import annotations

import pytest

from bot.desk import Desk
from bot.door import Answering
from bot.settings import Settings


@pytest.fixture(scope="module")
def answering(tmp_path_factory: pytest.TempPathFactory) -> Answering:
    """What answers, in a folder of its own."""
    return Desk(Settings(tmp_path_factory.mktemp("home"))).answering()
