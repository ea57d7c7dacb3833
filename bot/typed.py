"""What people type beside a question: a language, a day, the name of a file."""

from __future__ import annotations

import calendar
import datetime as dt
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import click

from bot.answers import ANSWERED, Complaint, Language, QuestionError

Say = Callable[..., str]

STDIN = "-"
MOST_BYTES = 1_000_000
"""More than any scenario; a file of questions is read line by line and may be longer."""

BAD_INPUT, FAILED = 2, 1
"""Exit statuses: what was asked cannot be asked; it did not work."""

_DAY = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?", re.ASCII)


def told(error: Exception) -> tuple[str, int]:
    """What to say of what went wrong, in a line that says what to do, and the exit status."""
    match error:
        case click.UsageError():
            command = error.ctx.command_path if error.ctx else "upkeep"
            return (
                f'{error.format_message().rstrip(".")}: "{command} --help" shows what can be given.',
                BAD_INPUT,
            )
        case click.ClickException():
            return error.format_message(), FAILED
        case QuestionError():
            return error.text, BAD_INPUT
        case Complaint():
            return error.text, FAILED
        case _:
            return f"Something went wrong on my side ({type(error).__name__}: {error}).", FAILED


def as_asked(words: Iterable[str], say: Say, wanted: str, languages: tuple[Language, ...]) -> str:
    """Words as one text; QuestionError with the message `wanted` where there are none."""
    text = as_text(words)
    if not text.strip():
        raise QuestionError(say(wanted, languages))
    return text


def as_text(words: Iterable[str]) -> str:
    """Words of a command line as one text; bytes that are no UTF-8 as marks that something was there."""
    return " ".join(words).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def shown(line: str) -> str:
    """`line` as one line that a terminal shows and does not obey."""
    return "".join(letter for letter in " ".join(line.split()) if letter.isprintable())


def read_language(typed: str, say: Say, known: Iterable[Language] = ANSWERED) -> Language:
    """The language of a code such as "fr"; QuestionError for one that is not among those `known`."""
    code = typed.strip().lower()
    codes = [language.value for language in known]
    if code not in codes:
        raise QuestionError(say("error-language", given=as_text([typed]), known=", ".join(codes)))
    return Language(code)


def read_day(typed: str, today: dt.date, say: Say) -> dt.date:
    """The day in "2010-06-01"; the last day of "2010-06" or "2010", as far as it has passed."""
    found = _DAY.fullmatch(typed.strip())
    if found is None:
        raise QuestionError(say("error-day", given=as_text([typed])))
    year, month, day = (int(part) if part else None for part in found.groups())
    try:
        first = dt.date(year or 0, month or 1, day or 1)
        last = first.replace(month=month or 12)
        last = last.replace(day=day or calendar.monthrange(last.year, last.month)[1])
    except ValueError as error:
        raise QuestionError(say("error-day", given=as_text([typed]))) from error
    return today if first <= today <= last else last


def read_file(name: str) -> bytes:
    """What is in the file `name`, or on stdin for "-"; QuestionError where it cannot be read."""
    with lines_of(name) as file:
        return file.read(MOST_BYTES)


@contextmanager
def lines_of(name: str) -> Iterator[IO[bytes]]:
    """The file `name`, or stdin for "-", open to be read; QuestionError where it cannot be."""
    if name == STDIN:
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115 - closed below; what is done with it is no concern here
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise QuestionError(f"{as_text([name])} cannot be read ({why}).") from error
    with file:
        yield file
