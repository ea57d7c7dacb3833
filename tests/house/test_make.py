"""What make hands to the program, and that a set-up that is done is not done again."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.conftest import PROJECT

STUB = f"""#!{sys.executable}
import json, os, sys
with open("calls", "a") as calls:
    print(json.dumps([sys.argv[1:], os.environ.get("Q")]), file=calls)
print("the answer" if "bot" in sys.argv else "set-up talks")
"""

QUESTIONS = [
    "what happens if I don't want to cast Plunder?",
    '"Rift Bolt" and "Plunder"',
    "both ' and \" at once",
    "`touch spoilt` in backticks",
    "$(touch spoilt) for the shell",
    "$(shell touch spoilt) for make",
    "$(Q) of itself",
    "${Q} and $Q and $$ and $5 and $",
    "{W}{U} and {2/W} braces, [brackets], (parentheses)",
    "--scenario is a leading dash",
    "-h",
    "--",
    "ends in a backslash \\",
    "back\\slash \\n \\\\ and tab\there",
    "# a comment; a semicolon & an ampersand | a pipe > spoilt < spoilt",
    "* ? ~ ! % @ ^ = := :",
    "Kann ich Zeitwanderung… aussetzen? æther, Juzám, 日本",
    "two\nlines",
    "",
]


@pytest.fixture
def checkout(tmp_path):
    """A checkout whose set-up is done and whose Python only tells what it was called with."""
    for name in ("Makefile", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(PROJECT / name, tmp_path / name)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(STUB)
    python.chmod(0o755)
    for stamp in ("made", "run", "dev"):
        (tmp_path / ".venv" / f"{stamp}.stamp").touch()
    return tmp_path


def make(checkout, *words, **environment):
    """What was printed, and what the stub was called with: its arguments and Q, a call each."""
    outer = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL"}}
    done = subprocess.run(  # noqa: S603 - the tables here are all that is run
        [shutil.which("make"), *words],
        cwd=checkout,
        env={**outer, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    calls = checkout / "calls"
    return done.stdout, [json.loads(line) for line in calls.read_text().splitlines()]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_passes_unharmed(question, checkout):
    printed, calls = make(checkout, "ask", f"Q={question}")
    assert calls == [[["-m", "bot", "ask", "--", question], None]]
    assert printed == "the answer\n"
    assert not (checkout / "spoilt").exists()


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_in_the_environment_passes_unharmed(question, checkout):
    _, calls = make(checkout, "ask", Q=question)
    assert calls == [[["-m", "bot", "ask", "--", question], None]]
    assert not (checkout / "spoilt").exists()


def test_flags_stand_before_the_question(checkout):
    _, [[arguments, _]] = make(checkout, "ask", "Q=-h", "ARGS=--lang fr --as-of 2010-06-01")
    assert arguments == ["-m", "bot", "ask", "--lang", "fr", "--as-of", "2010-06-01", "--", "-h"]


@pytest.mark.parametrize(("token", "command"), [("", "chat"), ("a token", "serve")])
def test_run_chats_unless_there_is_a_token(token, command, checkout):
    _, [[arguments, _]] = make(checkout, "run", DISCORD_TOKEN=token)
    assert arguments == ["-m", "bot", command]


@pytest.mark.parametrize(
    ("changed", "installed"),
    [
        (None, []),
        ("requirements-dev.lock", []),  # what tests need is nothing to who asks
        ("requirements.lock", ["requirements.lock", "."]),
        ("pyproject.toml", ["requirements.lock", "."]),
    ],
)
def test_asking_installs_only_what_changed(changed, installed, checkout):
    if changed:
        newer = (checkout / ".venv" / "run.stamp").stat().st_mtime + 5
        os.utime(checkout / changed, (newer, newer))
    printed, calls = make(checkout, "ask", "Q=may I?")
    assert [arguments[-1] for arguments, _ in calls] == [*installed, "may I?"]
    assert printed == "the answer\n"
