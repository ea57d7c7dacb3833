"""The locks: every version pinned with hashes, from pyproject.toml, naming no host and no place."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.conftest import PROJECT

LOCKS = ["requirements.lock", "requirements-dev.lock"]
REQUIREMENT = re.compile(r"([a-z0-9-]+)==(\S+)(?: ; [^\\]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+")
ELSEWHERE = re.compile(r"://|^-|@|(?<!via )(?:^|\s)[/~.]\S*/", re.MULTILINE)


def pins(lock):
    """The version of every name."""
    text = (PROJECT / lock).read_text()
    return dict(REQUIREMENT.findall(re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE)))


def wanted(*extras):
    """The names pyproject.toml asks for, as the locks spell them."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    named = [
        *project["dependencies"],
        *(one for extra in extras for one in project["optional-dependencies"][extra]),
    ]
    return {re.sub(r"[._]", "-", re.split(r"[=<>!~ ]", one)[0]).lower() for one in named}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_with_hashes(lock):
    text = (PROJECT / lock).read_text()
    rest = REQUIREMENT.sub("", text)
    assert pins(lock)
    assert [line for line in rest.splitlines() if line.strip() and not line.lstrip().startswith("#")] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_names_a_host_or_a_place(lock):
    assert ELSEWHERE.findall((PROJECT / lock).read_text()) == []


def test_the_locks_hold_what_the_project_asks_for():
    assert wanted("build") <= pins("requirements.lock").keys()
    assert wanted("build", "dev") <= pins("requirements-dev.lock").keys()


def test_tests_run_on_the_versions_that_are_run():
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_nothing_of_the_tests_is_needed_to_run():
    assert not (wanted("dev") - wanted("build")) & pins("requirements.lock").keys()
