"""What the environment may say, and the one line that answers what it may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.errors import Complaint
from bot.model.language import Language
from bot.settings import Settings, read_settings


def test_an_empty_environment_has_every_default(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read_settings({})
    assert settings == Settings(home=settings.home)
    assert settings.home.is_absolute()
    assert settings.home.name == "upkeep"


def test_every_variable_is_read(tmp_path):
    environment = {
        "UPKEEP_HOME": str(tmp_path / "not yet there"),
        "DISCORD_TOKEN": " a token\n",
        "UPKEEP_LANG": "FR",
        "UPKEEP_WORKERS": "2",
        "UPKEEP_QUEUE": "10",
        "UPKEEP_DISCORD_API": "http://127.0.0.1:9/api/v10/",
        "UPKEEP_REFRESH_FROM": "http://[::1]:8/",
        "UPKEEP_TODAY": "2010-06-01",
    }
    assert read_settings(environment) == Settings(
        home=tmp_path / "not yet there",
        token="a token",  # noqa: S106 - not one
        language=Language.FR,
        workers=2,
        queue=10,
        discord_api="http://127.0.0.1:9/api/v10",
        refresh_from="http://[::1]:8",
    )


def test_blank_is_unset(tmp_path):
    blank = {"UPKEEP_LANG": "", "UPKEEP_WORKERS": "  ", "DISCORD_TOKEN": " ", "UPKEEP_DISCORD_API": ""}
    assert read_settings({"UPKEEP_HOME": str(tmp_path), **blank}) == Settings(home=tmp_path)


def test_a_token_is_never_shown(tmp_path):
    assert "secret" not in repr(Settings(home=tmp_path, token="secret"))  # noqa: S106 - not one


def test_home_is_found_from_the_persons_own_directory(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert read_settings({"UPKEEP_HOME": "~/upkeep"}).home == Path(tmp_path, "upkeep")


@pytest.mark.parametrize("address", ["https://localhost", "http://[::1]:8080/api", "HTTP://LOCALHOST:80"])
def test_discord_may_be_rehearsed_on_this_machine(address, tmp_path):
    settings = read_settings({"UPKEEP_HOME": str(tmp_path), "UPKEEP_DISCORD_API": address})
    assert settings.discord_api == address


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("UPKEEP_HOME", __file__),
        ("UPKEEP_LANG", "es"),  # printed on cards, not answered in
        ("UPKEEP_LANG", "klingon"),
        ("UPKEEP_WORKERS", "0"),
        ("UPKEEP_WORKERS", "17"),
        ("UPKEEP_WORKERS", "two"),
        ("UPKEEP_WORKERS", "²"),
        ("UPKEEP_QUEUE", "-1"),
        ("UPKEEP_QUEUE", "1.5"),
        ("UPKEEP_QUEUE", "9" * 5000),
        ("UPKEEP_DISCORD_API", "http://192.0.2.1/api"),
        ("UPKEEP_DISCORD_API", "http://127.0.0.1@192.0.2.1/"),
        ("UPKEEP_DISCORD_API", "http://localhost.example/"),
        ("UPKEEP_DISCORD_API", "http://127.0.0.1:port/"),
        ("UPKEEP_DISCORD_API", "http://[::1"),
        ("UPKEEP_DISCORD_API", "http://localhost\\@192.0.2.1/"),
        ("UPKEEP_DISCORD_API", "ws://127.0.0.1/"),
        ("UPKEEP_DISCORD_API", "127.0.0.1:8080"),
    ],
)
def test_what_cannot_be_used_is_named_in_one_line(name, value, tmp_path):
    with pytest.raises(Complaint) as told:
        read_settings({"UPKEEP_HOME": str(tmp_path), name: value})
    assert told.value.text.startswith(name)
    assert "\n" not in told.value.text


def test_a_complaint_is_one_line_whatever_it_quotes():
    complaint = Complaint("no card is called 'Rift\n  Bolt'.\n")
    assert complaint.text == str(complaint) == "no card is called 'Rift Bolt'."
