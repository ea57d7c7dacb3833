"""The project speaks of itself: no file tells of the machine it was written on."""

from __future__ import annotations

import re

import pytest

from tests.conftest import PROJECT

FOLDERS = (".ci", "bench", "bot", "cogs", "docs", "rulings_data", "tests")
READ = {"", ".cfg", ".ftl", ".json", ".jsonl", ".lock", ".md", ".py", ".sql", ".toml", ".tsv", ".txt"}
ELSEWHERE = {
    "a folder of one machine": r"(?<![\w.$}>])/(?:home|mnt|opt|root|srv|work|Users)/\w",
    "a folder beside the checkout": r"\.\./shared",
    "a host of packages": r"\bpypi[.]org\b|pythonhosted[.]|/simple/?$|--(?:extra-)?index-url|--find[-]links",
    "a number in a list of work": r"(?i)\b(?:issue|ticket|pull request) ?#?\d",
    "a key": r"-{5}BEGIN [A-Z ]*PRIVATE KEY|\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}\b",
}


def files():
    inside = [path for folder in FOLDERS for path in (PROJECT / folder).rglob("*")]
    return [
        path
        for path in [*inside, *PROJECT.iterdir()]
        if path.is_file()
        and path.suffix in READ
        and "__pycache__" not in path.parts
        and path.name != ".coverage"
    ]


@pytest.mark.parametrize("what", ELSEWHERE)
def test_no_file_names(what):
    pattern = re.compile(ELSEWHERE[what])
    found = {
        f"{path.relative_to(PROJECT)}:{number}": line[:120]
        for path in files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    }
    assert found == {}


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a folder of one machine", "see /ho" + "me/anna/notes"),
        ("a folder beside the checkout", "read .." + "/shared/design"),
        ("a host of packages", "--index-" + "url x"),
        ("a number in a list of work", "closes iss" + "ue #12"),
        ("a key", "-----BEGIN " + "PRIVATE KEY-----"),
    ],
)
def test_what_would_be_found(what, line):
    assert re.search(ELSEWHERE[what], line)
