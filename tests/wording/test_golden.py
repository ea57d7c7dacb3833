"""Whole plays as they are told, in files that a judge can read.

UPKEEP_WRITE_GOLDEN=1 writes them anew: read what changed against the rules before it is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.engine.judge import judge
from bot.model.language import ANSWERED, Language
from bot.wording.choices import assumption, choice_words
from bot.wording.narrate import steps
from bot.wording.short import short_answer
from tests.wording.plays import PLAYS, played, reader

FOLDER = Path(__file__).parent / "golden"


def told(name: str, language: Language) -> Iterator[str]:
    play, speak = played(name), reader(language, name)
    yield short_answer(play, judge(play), speak)
    yield from (f"* {assumption(key, subject, speak)}" for key, subject in play.assumed)
    for line in play.lines:
        yield ""
        for decision in line.decisions:
            words = choice_words(decision, speak)
            yield f"[{words.who}: {words.about}: {words.pick}]"
        yield from (f"{step.text} ({', '.join(step.rules)})" for step in steps(line, speak))


@pytest.mark.parametrize("language", ANSWERED)
@pytest.mark.parametrize("name", PLAYS)
def test_a_play_is_told_as_it_was_read_and_found_right(name: str, language: Language) -> None:
    file = FOLDER / language.value / f"{name}.txt"
    text = "\n".join(told(name, language)) + "\n"
    if os.environ.get("UPKEEP_WRITE_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
