"""A conversation in the terminal: a question, an answer, and the choice where one is asked back."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import replace
from typing import TextIO

from bot.answers import Answer, Clarification, Complaint, Language, Question
from bot.terminal.screen import Screen


class Chat:
    """Asks until the input ends or a line is empty; a number answers what was asked back."""

    def __init__(
        self,
        screen: Screen,
        ask: Callable[[Question], Answer],
        languages: tuple[Language, ...] = (),
        as_of: dt.date | None = None,
    ) -> None:
        self._screen, self._ask = screen, ask
        self._plain = Question(languages=languages, as_of=as_of)
        self._open: Clarification | None = None

    def run(self, typed: TextIO) -> int:
        """Talk until it ends; gives the exit status."""
        if typed.isatty():
            import readline  # noqa: F401, PLC0415 - lines can be edited and called back

        self._screen.say("chat-hello")
        while line := self._line(typed):
            try:
                self._answer(line)
            except Complaint as complaint:
                self._screen.line(complaint.text)
            self._screen.line("")
        self._screen.say("chat-bye")
        return 0

    def _line(self, typed: TextIO) -> str:
        prompt = self._screen.words("chat-prompt") + " "
        if typed.isatty():
            try:
                return input(prompt).strip()
            except EOFError:
                return ""
        return typed.readline().strip()

    def _answer(self, line: str) -> None:
        question = replace(self._plain, text=line)
        number = int(line) if line.isascii() and line.isdecimal() and len(line) < 3 else 0
        if self._open and 0 < number <= len(self._open.choices):
            question = replace(question, scenario=self._open.choices[number - 1].scenario)
        answer = self._ask(question)
        self._open = answer.clarify
        self._screen.answer(answer)
