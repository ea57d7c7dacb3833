"""The program as it is run, and the door as it answers, on a data directory of their own."""

from __future__ import annotations

import datetime as dt
import io
import json
import sys

import pytest

from bot.answers import Language, Question
from bot.cli import main
from bot.desk import Desk
from bot.json_form import answer_form
from bot.settings import Settings
from tests.conftest import PROJECT

TODAY = dt.date(2026, 11, 30)
CASES = PROJECT / "tests" / "cases"


@pytest.fixture(scope="session")
def home(tmp_path_factory):
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def answering(home):
    return Desk(Settings(home)).answering()


@pytest.fixture(scope="session")
def ask(answering):
    """Gives the JSON of an answer, for a text, a language, a day, or a scenario."""

    def asked(text="", lang=None, as_of=None, scenario=None):
        day = dt.date.fromisoformat(as_of) if as_of else None
        question = Question(text, (Language(lang),) if lang else (), day, scenario)
        return json.loads(json.dumps(answer_form(answering.answer(question, TODAY))))

    return asked


@pytest.fixture
def upkeep(home, monkeypatch, capsys):
    """Runs a command: exit status, stdout, stderr."""

    def run(*words, stdin=b"", **environment):
        for name in ("DISCORD_TOKEN", "UPKEEP_LANG", "UPKEEP_DISCORD_API"):
            monkeypatch.delenv(name, raising=False)
        for name, value in ({"UPKEEP_HOME": str(home), "COLUMNS": "80"} | environment).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["upkeep", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        with pytest.raises(SystemExit) as ended:
            main()
        written = capsys.readouterr()
        return ended.value.code or 0, written.out, written.err

    return run
