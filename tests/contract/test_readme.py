"""The README shows what the program says; `python -m bench.transcripts` writes it anew where it does not."""

from __future__ import annotations

import re

import pytest

from bench.transcripts import TRANSCRIPT, command
from tests.conftest import PROJECT

README = (PROJECT / "README.md").read_text("utf-8")
SHOWN = TRANSCRIPT.findall(README)
LINKS = re.findall(r"\]\(([^)#:]+)\)", README)


def test_there_are_transcripts():
    assert len(SHOWN) >= 3


@pytest.mark.parametrize(("typed", "shown"), SHOWN, ids=lambda text: text[:40])
def test_a_transcript_is_what_is_answered(typed, shown, upkeep):
    status, out, err = upkeep(*command(typed))
    assert (status, err) == (0, "")
    assert out == shown


@pytest.mark.parametrize(
    "command", ["ask", "chat", "card", "rulings", "rule", "import", "build", "status", "serve"]
)
def test_every_command_is_named(command, upkeep):
    assert f"`{command}" in README or f", `{command}`" in README
    assert command in upkeep("--help")[1]


@pytest.mark.parametrize("link", LINKS)
def test_what_it_points_to_is_there(link):
    assert (PROJECT / link).exists()
