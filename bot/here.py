"""Where a command runs: the settings, today, and what answers here."""

from __future__ import annotations

import datetime as dt
import gc
import sys
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bot.answers import Language
from bot.desk import Desk
from bot.door import Answering, Door
from bot.door.checking import check_day
from bot.settings import Settings
from bot.typed import read_day, read_language
from bot.wording.localizer import Localizer

T = TypeVar("T")


class Here:
    """What a command works with: the settings, today, and words in the reader's language."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.today = settings, dt.date.today()  # noqa: DTZ011 - the day where the reader is

    def say(self, message: str, languages: tuple[Language, ...] = (), **args: str | int) -> str:
        """The words of `message` in the first of `languages`, else in that of the settings."""
        return Localizer(next(iter(languages), self.settings.language)).say(message, **args)

    def languages(self, lang: str | None) -> tuple[Language, ...]:
        """The language typed, if any; QuestionError for one that is not answered in."""
        return () if lang is None else (self.language(lang),)

    def language(self, lang: str) -> Language:
        """The language typed; QuestionError for one that is not answered in."""
        return read_language(lang, self.say)

    def day(self, as_of: str) -> dt.date:
        """The day typed; QuestionError for what is none."""
        return read_day(as_of, self.today, self.say)

    def held_day(self, as_of: str, languages: tuple[Language, ...]) -> dt.date:
        """The day typed; QuestionError for what is none, and for a day whose rules are not held."""
        day = self.day(as_of)
        check_day(day, self.today, partial(self.say, languages=languages))
        return day

    def answering(self) -> Answering:
        """What answers; one line on stderr where it rests on the bundled rulings alone."""
        return self._loaded(Desk.answering)

    def door(self) -> Door:
        """The door for many askers at once; the same line."""
        return self._loaded(Desk.door)

    def _loaded(self, load: Callable[[Desk], T]) -> T:
        desk = Desk(self.settings)
        loaded = load(desk)
        if desk.note:
            sys.stderr.write(self.say("door-fallback", why=desk.note) + "\n")
        gc.freeze()  # what is held now is held to the end: no collection need look at it again
        return loaded
