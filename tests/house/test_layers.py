"""Who may import whom, as pyproject.toml draws it; and what the rooms may not do whatever they import."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

LINT = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
CLOCK = re.compile(r"\.(?:today|now|utcnow|monotonic|perf_counter)\(")
VAGUE = re.compile(r"manager|helper|utils?\b|handler", re.IGNORECASE)
NAMED = re.compile(r"^\s*(?:class|(?:async )?def) (\w+)", re.MULTILINE)


def lint(folder):
    return subprocess.run(LINT, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603


def modules(*folders):
    return [path for folder in folders for path in sorted((PROJECT / folder).rglob("*.py"))]


def test_the_rooms_keep_their_layers():
    done = lint(PROJECT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("bot/model", "import bot.engine"),
        ("bot/model", "import aiohttp"),
        ("bot/engine", "import bot.wording"),
        ("bot/engine", "import time"),
        ("bot/engine", "import random"),
        ("bot/asking", "import bot.matching"),
        ("bot/asking", "import discord"),
        ("bot/wording", "import rapidfuzz"),
        ("bot/matching", "import sqlite3"),
        ("bot/intake", "import fluent.runtime"),
        ("bot/store", "import bot.intake"),
        ("bot/store", "import cogs"),
        ("cogs", "import bot.engine"),
        ("cogs", "import aiosqlite"),
    ],
)
def test_a_wall_that_is_walked_through_is_told(room, line, tmp_path):
    for folder in ("bot", "cogs"):
        shutil.copytree(PROJECT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    with (tmp_path / room / "__init__.py").open("a") as module:
        module.write(f"\n{line}\n")
    done = lint(tmp_path)
    assert done.returncode == 1
    assert re.search(r"Contracts: \d kept, [1-9] broken", done.stdout), done.stdout + done.stderr


def test_the_engine_and_the_values_read_no_clock():
    assert [path for path in modules("bot/model", "bot/engine") if CLOCK.search(path.read_text())] == []


def test_no_name_is_vague():
    named = {path: [path.stem, *NAMED.findall(path.read_text())] for path in modules("bot", "cogs")}
    assert {path: [name for name in names if VAGUE.search(name)] for path, names in named.items()} == {
        path: [] for path in named
    }


@pytest.mark.parametrize(
    ("kind", "lines"),
    [("bot/**/*.py", 260), ("bot/engine/mechanics/*.py", 80), ("cogs/[!_]*.py", 80)],
)
def test_a_module_can_be_read_in_one_go(kind, lines):
    lengths = {path.name: len(path.read_text().splitlines()) for path in PROJECT.glob(kind)}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > lines} == {}
