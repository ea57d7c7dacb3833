"""Everything a cog says has words: the messages named in the code, and those named by what is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cogs
from bot.answers import Flag, Language, Status
from bot.wording.localizer import Localizer

SAID = re.compile(r"say\(\s*\"([\w-]+)\"")
NAMED = sorted(
    {message for file in Path(cogs.__path__[0]).glob("*.py") for message in SAID.findall(file.read_text())}
)
SHOWN = [
    *(f"status-{status.value}" for status in Status),
    *(f"flag-{flag.value}" for flag in Flag),
    "superseded",
]


@pytest.mark.parametrize("message", [*NAMED, *SHOWN])
def test_every_message_has_words(message: str) -> None:
    assert Localizer(Language.EN).has(message)
