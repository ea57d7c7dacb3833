"""A conversation: a number answers what was asked back, a complaint ends nothing, an empty line ends it."""

from __future__ import annotations

import datetime as dt
import io

from rich.console import Console

from bot.answers import Answer, Clarification, Complaint, Kind, Language, Option, Question
from bot.terminal import Chat, Screen
from bot.wording.localizer import Localizer

DAY = dt.date(2026, 1, 16)
POINT = Clarification(
    "Which one?", (Option("first", "day 2026-01-01\n"), Option("second", "day 2026-01-02\n"))
)


class Door:
    """Asks back what has "which" in it, complains of "bad", and answers the rest."""

    def __init__(self):
        self.asked = []

    def __call__(self, question: Question) -> Answer:
        self.asked.append(question)
        if "bad" in question.text:
            raise Complaint("That is bad.")
        point = POINT if "which" in question.text and question.scenario is None else None
        return Answer(
            question.text, Language.EN, DAY, Kind.PLAYED, f"Answer {len(self.asked)}.", clarify=point
        )


def talk(*lines, **given):
    door, console = Door(), Console(file=io.StringIO(), width=60, markup=False, highlight=False)
    screen = Screen(lambda message, _=(), **args: Localizer(Language.EN).say(message, **args), console)
    status = Chat(screen, door, **given).run(io.StringIO("".join(f"{line}\n" for line in lines)))
    assert status == 0
    return door.asked, console.file.getvalue()


def test_a_number_takes_the_choice():
    asked, shown = talk("which trigger", "2", "1")
    assert [question.scenario for question in asked] == [None, "day 2026-01-02\n", None]
    assert "1. first" in shown


def test_a_number_nobody_offered_is_a_question():
    asked, _ = talk("which trigger", "3")
    assert [(question.text, question.scenario) for question in asked][1] == ("3", None)


def test_a_complaint_ends_nothing():
    asked, shown = talk("bad", "good")
    assert "That is bad." in shown
    assert "Answer 2." in shown
    assert len(asked) == 2


def test_an_empty_line_ends_it():
    asked, _ = talk("one", "", "two")
    assert [question.text for question in asked] == ["one"]


def test_language_and_day_go_with_every_question():
    asked, _ = talk("one", "two", languages=(Language.FR,), as_of=DAY)
    assert {(question.languages, question.as_of) for question in asked} == {((Language.FR,), DAY)}
