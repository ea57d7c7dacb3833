"""Laws of the message files: equal languages, nothing broken, nothing missing, nothing idle."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse

import bot
from bot.engine import events
from bot.engine.setup import GENERIC
from bot.engine.targets import SUPPOSABLE
from bot.model.language import ANSWERED, Language
from bot.model.ruling import Flag, Status
from bot.wording.choices import ASSUMPTIONS
from bot.wording.localizer import Localizer, Speak, WordsError
from bot.wording.reasons import BACKGROUND, message
from bot.wording.telling import TELLS

SOURCES = Path(inspect.getfile(bot)).parent
ENGINE = "\n".join(file.read_text("utf-8") for file in sorted((SOURCES / "engine").rglob("*.py")))
EVERYTHING = "\n".join(file.read_text("utf-8") for file in sorted(SOURCES.rglob("*.py")))

OWN = "w-"
"""How messages begin that a language has for itself, to make its other sentences of."""
SELECTED: dict[str, list[str | int]] = {
    "words": ["exile", "removed"],
    "verb": ["cast", "play"],
    "fizzle": ["does not resolve", "countered"],
    "count": [0, 1, 2, 7],
    "who": ["me", "other"],
    "holds": ["yes", "no"],
    "number": [1, 2, 3, 4],
}


def entries(language: Language) -> list[ast.EntryType]:
    folder = files("rulings_data") / "languages" / language.value
    texts = (f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".ftl"))
    return [entry for text in texts for entry in parse(text).body]


def messages(language: Language) -> list[ast.Message]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


def variables(node: object) -> set[str]:
    found: set[str] = set()

    def walk(part: object) -> None:
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        for value in vars(part).values() if isinstance(part, ast.BaseNode) else ():
            for each in value if isinstance(value, list) else [value]:
                walk(each)

    walk(node)
    return found


def choices(node: object, name: str) -> set[str]:
    """The keys by which the messages of a node select on a variable."""
    found: set[str] = set()

    def walk(part: object) -> None:
        if (
            isinstance(part, ast.SelectExpression)
            and isinstance(part.selector, ast.VariableReference)
            and part.selector.id.name == name
        ):
            found.update(v.key.name for v in part.variants if isinstance(v.key, ast.Identifier))
        for value in vars(part).values() if isinstance(part, ast.BaseNode) else ():
            for each in value if isinstance(value, list) else [value]:
                walk(each)

    walk(node)
    return found


@pytest.mark.parametrize("language", ANSWERED)
def test_every_entry_can_be_read(language: Language) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", ANSWERED)
def test_no_message_stands_twice(language: Language) -> None:
    counted = Counter(message.id.name for message in messages(language))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", ANSWERED)
def test_every_language_has_the_messages_that_english_has(language: Language) -> None:
    named = {m.id.name for m in messages(language) if not m.id.name.startswith(OWN)}
    assert named == {m.id.name for m in messages(Language.EN) if not m.id.name.startswith(OWN)}


@pytest.mark.parametrize("language", ANSWERED)
def test_the_words_a_language_has_for_itself_are_used(language: Language) -> None:
    own = {m.id.name for m in messages(language) if m.id.name.startswith(OWN)}
    folder = files("rulings_data") / "languages" / language.value
    text = "".join(f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".ftl"))
    assert own - set(re.findall(r"\{ (w-[a-z0-9-]+) \}", text)) == set()


@pytest.mark.parametrize("language", ANSWERED)
def test_every_message_can_be_said_in_every_way(language: Language) -> None:
    names = {name for m in messages(language) for name in variables(m)}
    plain: dict[str, str | int] = dict.fromkeys(names, "Plunder")
    plain |= dict.fromkeys(("cost", "amount", "left", "x-value", "target-count", "most", "percent"), 3)
    plain |= {name: values[0] for name, values in SELECTED.items()}
    ways = [{name: value} for name, values in SELECTED.items() for value in values]
    ways += [{name: who for name in names if name.endswith("-who")} for who in ("me", "other", "thing")]
    says = Localizer(language)
    for each in messages(language):
        own = [{name: key} for name in variables(each) - set(SELECTED) for key in choices(each, name)]
        for way in (*ways, *own):
            said = says.say(each.id.name, **(plain | way))
            assert not {*"{}"} & {*said}
            assert said == said.strip() != ""
            assert "  " not in said


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert set(TELLS) == set(get_args(events.Event)) - {events.Together}


def test_every_reason_the_engine_gives_has_words() -> None:
    keys = set(re.findall(r'(?:rule|Reason)\(\s*"([^"]+)"', ENGINE))
    assert len(keys) > 25
    speak = Speak(Language.EN)
    assert [key for key in sorted(keys - BACKGROUND) if not message(key, speak)[0]] == []


def test_every_timing_has_words() -> None:
    speak = Speak(Language.EN)
    for kind in ("creature", "sorcery", "artifact", "enchantment", "planeswalker", "land"):
        assert message(f"timing.{kind}", speak) == ("reason-timing", kind)
    assert message("timing.instant", speak) == ("reason-timing-instant", "none")


def test_every_decision_of_the_engine_has_words() -> None:
    abouts = set(re.findall(r'choose\([^,]+, "([^"]+)"', ENGINE)) | {
        "suspend.cast",
        "cost.unpaid-mana",
        "commander.hand",
    }
    has = Localizer(Language.EN).has
    assert [about for about in sorted(abouts) if not has(f"about-{about.replace('.', '-')}")] == []
    options = {
        o
        for found in re.findall(r"choose\([^()]*\(((?:\"[a-z]+\",? ?)+)\)\)", ENGINE)
        for o in found.split(",")
    }
    picks = {option.strip().strip('"') for option in options} | {"cast", "decline", "pay"}
    assert len(picks) > 5
    assert [pick for pick in sorted(picks) if not has(f"pick-{pick}")] == []


def test_everything_that_is_assumed_has_words() -> None:
    assumed = set(re.findall(r'assume\(\s*"([^"]+)"', EVERYTHING))
    assert {"target", "mana"} <= assumed
    assert assumed <= set(ASSUMPTIONS)
    has = Localizer(Language.EN).has
    assert [key for key in ASSUMPTIONS if not has(f"assume-{key}")] == []


def test_everything_a_scenario_may_describe_has_a_name() -> None:
    described = {*GENERIC, *(face.name for face in SUPPOSABLE.values())}
    has = Localizer(Language.EN).has
    assert [name for name in sorted(described) if not has(f"thing-{name.replace(' ', '-')}")] == []


def test_every_standing_of_a_ruling_has_words() -> None:
    has = Localizer(Language.EN).has
    for screen in ("", "discord-"):
        assert [s for s in Status if not has(f"{screen}status-{s.value}")] == []
        assert [f for f in Flag if not has(f"{screen}flag-{f.value}")] == []


def test_every_message_asked_for_by_name_is_there() -> None:
    asked = set(re.findall(r'(?:say|sentence)\(\s*"([a-z][a-z0-9_-]+)"', EVERYTHING))
    cogs = SOURCES.parent / "cogs"
    asked |= {
        name
        for file in cogs.rglob("*.py")
        for name in re.findall(r'say\(\s*"([a-z][a-z0-9_-]+)"', file.read_text("utf-8"))
    }
    assert len(asked) > 30
    has = Localizer(Language.EN).has
    assert [name for name in sorted(asked) if not has(name)] == []


@pytest.mark.parametrize("language", ANSWERED)
def test_discord_takes_the_names_and_descriptions(language: Language) -> None:
    says = Localizer(language)
    named = [m.id.name for m in messages(language) if re.fullmatch(r"discord-(ask|card)-.*", m.id.name)]
    assert len(named) == 12
    for name in named:
        words = says.say(name)
        if name.endswith("-about"):
            assert 1 <= len(words) <= 100
        else:
            assert re.fullmatch(r"[-_'\w]{1,32}", words)
            assert words == words.lower()


@pytest.mark.parametrize("language", ANSWERED)
def test_options_of_a_command_have_different_names(language: Language) -> None:
    says = Localizer(language)
    options = [says.say(f"discord-ask-{option}-name") for option in ("question", "as_of", "language")]
    assert len(set(options)) == 3
    assert says.say("discord-ask-name") != says.say("discord-card-name")


def test_a_message_that_nobody_has_is_an_error() -> None:
    with pytest.raises(WordsError, match="no-such-thing"):
        Localizer(Language.FR).say("no-such-thing")


def test_a_message_without_its_arguments_is_an_error_and_never_shown() -> None:
    with pytest.raises(WordsError, match="error-day"):
        Localizer(Language.DE).say("error-day")


def test_a_language_that_is_not_answered_in_reads_english() -> None:
    assert Localizer(Language.JA).say("label-rules") == "Rules"
