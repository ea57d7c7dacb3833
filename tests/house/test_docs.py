"""What is written about the program is so: what there is is named, and what is named is there."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from dataclasses import fields
from itertools import count
from pathlib import Path

import pytest

import cogs
from bot.bundle.rulings import RULING_KEYS
from bot.cli import upkeep
from bot.client import REGISTERED
from bot.engine.mechanic import Mechanic
from bot.engine.mechanics import MECHANICS, VERBS
from bot.intake.keeping import CORPUS, RULINGS
from bot.intake.refresh.refreshing import DOWNLOADS, RECORD
from bot.model.language import ANSWERED
from bot.model.ruling import Flag, Status
from tests.conftest import PROJECT

ROOT_PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES = sorted(
    path.relative_to(PROJECT).as_posix()
    for path in (
        *map(PROJECT.joinpath, ROOT_PAGES),
        *PROJECT.glob("docs/**/*.md"),
        *PROJECT.glob("bench/*.md"),
    )
)
REACHED = [page for page in PAGES if page not in ROOT_PAGES and "decisions" not in page]
DECISIONS = sorted(PROJECT.glob("docs/decisions/*.md"))
LANGUAGE_NAMES = {"en": "English", "fr": "French", "de": "German", "it": "Italian"}
COMMANDS = sorted(upkeep.commands)
OPTIONS = sorted(
    {
        name
        for command in upkeep.commands.values()
        for parameter in command.params
        for name in parameter.opts
        if name.startswith("--")
    }
)
SLASHED = [
    command
    for module in pkgutil.iter_modules(cogs.__path__)
    if not module.name.startswith("_")
    for thing in vars(importlib.import_module(f"cogs.{module.name}")).values()
    for command in getattr(thing, "__cog_app_commands__", ())
]
FOLDERS = ("bench", "bot", "cogs", "docs", "rulings_data", "tests")
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[^`\s]*)`")
MODULE = re.compile(r"python -m ((?:bot|bench)[.\w]*)")
SETTING = re.compile(r"(?:UPKEEP|DISCORD)_[A-Z_]+")


def text(page: str) -> str:
    return (PROJECT / page).read_text("utf-8")


def settings() -> set[str]:
    """The variables that the program or what measures it looks up, by their whole names."""
    sources = [path for folder in ("bot", "cogs", "bench") for path in (PROJECT / folder).rglob("*.py")]
    constants = (
        node.value
        for path in sources
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {value for value in constants if SETTING.fullmatch(value)}


def made(pattern: str, files: str) -> list[str]:
    found = (re.findall(pattern, path.read_text("utf-8"), re.MULTILINE) for path in PROJECT.glob(files))
    return sorted({name for names in found for name in names})


def folders(inside: str) -> list[str]:
    return sorted(p.name for p in (PROJECT / inside).iterdir() if p.is_dir() and p.name != "__pycache__")


TABLES = made(r"^CREATE (?:VIRTUAL )?(?:TABLE|VIEW) (\w+)", "bot/store/schema/r*.sql")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_names_every_command(command):
    assert re.search(rf"^\|.*`{command}\b.*\|", text("README.md"), re.MULTILINE)


@pytest.mark.parametrize("option", OPTIONS)
def test_the_readme_names_every_option(option):
    assert re.search(rf"{option}\b", text("README.md"))


@pytest.mark.parametrize("command", SLASHED, ids=lambda command: command.name)
def test_the_page_on_discord_names_every_command_and_its_options(command):
    row = re.search(rf"^\| `/{command.name}` \|.*$", text("docs/discord.md"), re.MULTILINE)
    assert row
    assert f"`/{command.name}`" in text("README.md")
    assert [p.name for p in command.parameters if f"`{p.name}`" not in row[0]] == []


@pytest.mark.parametrize("mechanic", MECHANICS)
@pytest.mark.parametrize("page", ["README.md", "docs/add-a-mechanic.md"])
def test_every_mechanic_is_named(mechanic, page):
    assert re.search(rf"\b{mechanic}\b", text(page))


def test_who_adds_a_mechanic_is_told_its_fields():
    page = text("docs/add-a-mechanic.md")
    assert [field.name for field in fields(Mechanic) if f"| `{field.name}` |" not in page] == []


def test_who_adds_a_card_is_told_every_verb_that_is_not_a_mechanics_own():
    own = {verb for mechanic in MECHANICS.values() for verb in mechanic.verbs}
    told = set(re.findall(r"[\w-]+", text("docs/add-a-card.md")))
    assert VERBS.keys() - own - told == set()


def test_who_adds_a_ruling_is_told_every_key():
    page = text("docs/add-a-ruling.md")
    assert [key for key in RULING_KEYS if key not in ANSWERED and f"`{key}`" not in page] == []


@pytest.mark.parametrize("sign", [*Flag, *Status])
def test_what_a_line_is_marked_with_is_told(sign):
    told = "".join(map(text, ("docs/pages.md", "docs/imports.md", "docs/data.md")))
    assert re.search(rf"\b{sign.replace('_', '[_ ]')}\b", told)


@pytest.mark.parametrize("language", ANSWERED)
def test_the_readme_names_every_language(language):
    assert LANGUAGE_NAMES[language] in text("README.md").split("\n\n")[1].replace("\n", " ")
    assert re.search(rf"^\| `UPKEEP_LANG` \|.*\b{language}\b", text("README.md"), re.MULTILINE)


@pytest.mark.parametrize("file", sorted(path.name for path in PROJECT.glob("rulings_data/languages/en/*")))
def test_every_file_of_a_language_is_told_of(file):
    assert f"`{file}`" in text("docs/add-a-language.md")


def test_every_setting_is_named():
    told = set(SETTING.findall(text("README.md") + text("CONTRIBUTING.md")))
    assert {"UPKEEP_HOME", "DISCORD_TOKEN"} <= settings()
    assert settings() - told == set()


@pytest.mark.parametrize("target", made(r"^([a-z]+):.*##", "Makefile"))
def test_every_target_of_make_is_named(target):
    assert re.search(rf"`make {target}\b", text("CONTRIBUTING.md"))


@pytest.mark.parametrize("kept", [CORPUS, RULINGS, DOWNLOADS, RECORD, REGISTERED, "servers.db"])
def test_every_file_that_is_kept_is_told_of(kept):
    assert re.search(rf"^\|.*`{re.escape(kept)}/?`.*\|", text("docs/data.md"), re.MULTILINE)


@pytest.mark.parametrize("table", TABLES)
def test_every_table_of_the_index_is_told_of(table):
    assert f"`{table}`" in text("docs/data.md")


@pytest.mark.parametrize(
    "room",
    [f"bot/{room}/" for room in folders("bot")]
    + [f"      {room}/" for room in folders("bot/engine")]
    + [f"tests/{room}/" for room in ("cases", "contract", "e2e", "house")],
)
def test_every_room_is_shown(room):
    assert room in text("CONTRIBUTING.md")


@pytest.mark.parametrize("folder", folders("rulings_data"))
def test_every_folder_of_data_is_shown(folder):
    line = re.search(r"^ +rulings_data/.*$", text("CONTRIBUTING.md"), re.MULTILINE)
    assert line
    assert re.search(rf"\b{folder}\b", line[0])


@pytest.mark.parametrize("page", PAGES)
def test_every_pointer_ends_somewhere(page):
    here = (PROJECT / page).parent
    links = [link.split("#")[0] for link in LINK.findall(text(page)) if "://" not in link]
    assert [link for link in links if not (here / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_path_named_is_there(page):
    told = {path: re.sub(r"<\w+>|NNNN\w*|NAME", "*", path.split(":")[0]) for path in PATH.findall(text(page))}
    assert [path for path, pattern in told.items() if not list(PROJECT.glob(pattern.rstrip("/")))] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_is_to_be_run_is_there(page):
    names = (name.rstrip(".").replace(".", "/") for name in MODULE.findall(text(page)))
    assert [
        name
        for name in names
        if not any((PROJECT / path).exists() for path in (f"{name}.py", f"{name}/__main__.py"))
    ] == []


@pytest.mark.parametrize("page", REACHED)
def test_every_page_is_pointed_to(page):
    pointed = {
        Path((PROJECT / other).parent, link.split("#")[0]).resolve()
        for other in PAGES
        if other != page
        for link in LINK.findall(text(other))
        if "://" not in link
    }
    assert PROJECT / page in pointed


def test_decisions_are_numbered_one_after_another():
    numbers = [int(path.name[:4]) for path in DECISIONS]
    assert numbers == [number for number, _ in zip(count(1), DECISIONS, strict=False)]
    heads = [path.read_text("utf-8").split(" ", 2)[1] for path in DECISIONS]
    assert heads == [f"{number}." for number in numbers]


@pytest.mark.parametrize("page", PAGES)
def test_no_page_knows_where_the_material_lies(page):
    assert re.findall(r"(?<![\w-])shared/\w+", text(page)) == []
