from __future__ import annotations

import logging
from pathlib import Path

import pytest
import simcord

from bot.client import Upkeep, registration
from tests.cogs.conftest import Stage
from tests.cogs.stub_door import StubDoor

LOCALES = {"en-US": "en", "en-GB": "en", "fr": "fr", "de": "de", "it": "it"}
COMMANDS = {"ask": {"question", "as_of", "language"}, "card": {"name"}}


async def registered(door: StubDoor, home: Path) -> list[object]:
    """The bodies of the registrations that one start of the bot sends."""
    async with simcord.run(Upkeep(door, home, shard_count=1)) as env:
        return [request.json for request in env.http_requests if request.path.endswith("/commands")]


async def test_every_name_and_description_is_told_in_every_language(stage: Stage) -> None:
    [commands] = stage.sent("PUT", "/commands")
    assert {
        command["name"]: {option["name"] for option in command["options"]} for command in commands
    } == COMMANDS
    for command in commands:
        paths = [(command["name"], command)]
        paths += [(f"{command['name']}-{option['name']}", option) for option in command["options"]]
        for path, told in paths:
            for ending, key in (("name", "name_localizations"), ("about", "description_localizations")):
                words = {locale: f"discord-{path}-{ending}-{code}" for locale, code in LOCALES.items()}
                assert told[key] == words
            assert told["description"] == f"discord-{path}-about-en"


async def test_commands_are_there_in_servers_and_with_a_person(stage: Stage) -> None:
    [commands] = stage.sent("PUT", "/commands")
    assert {(tuple(each["integration_types"]), tuple(each["contexts"])) for each in commands} == {
        ((0, 1), (0, 1, 2))
    }


async def test_the_options_take_what_the_door_takes(stage: Stage) -> None:
    [commands] = stage.sent("PUT", "/commands")
    options = {option["name"]: option for command in commands for option in command["options"]}
    assert (options["question"]["min_length"], options["question"]["max_length"]) == (3, 1000)
    assert [choice["value"] for choice in options["language"]["choices"]] == ["en", "fr", "de", "it"]
    assert options["name"]["autocomplete"]
    assert {name for name, option in options.items() if option["required"]} == {"question", "name"}


async def test_commands_are_told_once_and_again_when_they_changed(tmp_path: Path) -> None:
    door = StubDoor()
    home = tmp_path / "not yet there"
    assert len(await registered(door, home)) == 1

    bot = Upkeep(door, home, shard_count=1)
    async with simcord.run(bot, strict_sync=False) as env:
        assert [each for each in env.http_requests if each.path.endswith("/commands")] == []

    class Reworded(StubDoor):
        def say(self, message: str, *args: object, **given: object) -> str:
            return "x" + super().say(message, *args, **given)

    assert len(await registered(Reworded(), home)) == 1


async def test_a_directory_that_cannot_be_written_costs_only_a_registration(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    assert len(await registered(StubDoor(), tmp_path / "file" / "home")) == 1
    assert "sent to Discord again" in caplog.text


@pytest.mark.parametrize("words", ["Fragen", "zwei worte", "x" * 33, "", "frage!"])
async def test_a_name_that_discord_refuses_is_left_out_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, words: str
) -> None:
    class Wrong(StubDoor):
        def say(self, message: str, *args: object, **given: object) -> str:
            return words if message == "discord-ask-name" else super().say(message, *args, **given)

    with caplog.at_level(logging.WARNING):
        [[ask, _]] = await registered(Wrong(), tmp_path)
    assert ask["name_localizations"] == {}
    assert "discord-ask-name" in caplog.text


async def test_long_descriptions_are_cut(tmp_path: Path) -> None:
    class Wordy(StubDoor):
        def say(self, message: str, *args: object, **given: object) -> str:
            return "word " * 50 if message.endswith("-about") else super().say(message, *args, **given)

    [[ask, _]] = await registered(Wordy(), tmp_path)
    assert len(ask["description"]) <= 100
    assert all(len(words) <= 100 for words in ask["description_localizations"].values())


async def test_commands_are_told_in_english_where_nothing_translates(stage: Stage) -> None:
    await stage.bot.tree.set_translator(None)
    assert [command["description"] for command in await registration(stage.bot.tree)] == [
        "Ask a rules question and see it played out.",
        "Look a card up by its name in any language.",
    ]


async def test_a_command_without_words_keeps_its_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Wordless(StubDoor):
        def say(self, message: str, *_: object, **__: object) -> str:
            raise LookupError(message)

    with caplog.at_level(logging.WARNING):
        [[ask, _]] = await registered(Wordless(), tmp_path)
    assert (ask["name"], ask["description"]) == ("ask", "Ask a rules question and see it played out.")
    assert "discord-ask-about" in caplog.text
