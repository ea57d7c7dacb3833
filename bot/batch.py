"""Many questions in one process: JSON lines in, one object a line out, in order, always as many."""

from __future__ import annotations

import datetime as dt
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import IO, Any, Protocol

from bot.answers import Answer, CardAnswer, Complaint, Language, Question
from bot.json_form import Form, answer_form, card_error_form, card_form, dumped, error_form

log = logging.getLogger(__name__)

Fields = Mapping[str, Any]

NO_LINE = 'this line is no JSON object with a "{name}" that is text'
NO_TEXT = '"{key}" must be text'


class Answers(Protocol):
    """What answers one line after another."""

    def answer(self, question: Question, today: dt.date) -> Answer:
        """The answer; Complaint for what cannot be asked."""
        ...

    def quoted(self, answer: Answer) -> Answer:
        """The answer with the texts of its rules."""
        ...

    def card(self, name: str, languages: tuple[Language, ...]) -> CardAnswer:
        """The card of that name; Complaint for what cannot be one."""
        ...


class Batch:
    """Answers lines. `language_of` and `day_of` read "lang" and "as_of", or raise Complaint."""

    def __init__(
        self,
        answers: Answers,
        today: dt.date,
        language: Language,
        language_of: Callable[[str], Language],
        day_of: Callable[[str], dt.date],
    ) -> None:
        self._answers, self._today, self._language = answers, today, language
        self._language_of, self._day_of = language_of, day_of

    def questions(self, lines: Iterable[bytes], out: IO[str]) -> bool:
        """Answer questions; whether every line could be."""
        return _each(lines, out, self._question, self._no_question)

    def cards(self, lines: Iterable[bytes], out: IO[str]) -> bool:
        """Look cards up; whether every line could be."""
        return _each(lines, out, self._card, self._no_card)

    def _question(self, line: bytes) -> Form:
        fields = _fields(line, "question")
        languages, as_of = self._languages(fields), _text(fields, "as_of")
        day = self._day_of(as_of) if as_of is not None else None
        asked = Question(fields["question"], languages, day, _text(fields, "scenario"))
        return answer_form(self._answers.quoted(self._answers.answer(asked, self._today)))

    def _no_question(self, line: bytes, error: str) -> Form:
        return error_form(_shown(line, "question"), self._language, self._today, error)

    def _card(self, line: bytes) -> Form:
        fields = _fields(line, "name")
        languages = self._languages(fields)
        found = self._answers.card(fields["name"], languages)
        return card_form(fields["name"], languages[0] if languages else self._language, found)

    def _no_card(self, line: bytes, error: str) -> Form:
        return card_error_form(_shown(line, "name"), self._language, error)

    def _languages(self, fields: Fields) -> tuple[Language, ...]:
        lang = _text(fields, "lang")
        return (self._language_of(lang),) if lang is not None else ()


def _each(
    lines: Iterable[bytes], out: IO[str], answer: Callable[[bytes], Form], no: Callable[[bytes, str], Form]
) -> bool:
    good = True
    for line in lines:
        try:
            form = answer(line)
        except Complaint as complaint:
            form, good = no(line, complaint.text), False
        except Exception as error:  # one line that breaks must not cost the others their answers
            log.exception("a line could not be answered")
            form, good = no(line, f"this could not be answered ({type(error).__name__})"), False
        out.write(dumped(form) + "\n")
        out.flush()
    return good


def _fields(line: bytes, name: str) -> Fields:
    fields = _object(line)
    if not isinstance(fields.get(name), str):
        raise Complaint(NO_LINE.format(name=name))
    return fields


def _object(line: bytes) -> Fields:
    try:
        read = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _text(fields: Fields, key: str) -> str | None:
    value = fields.get(key)
    if value is not None and not isinstance(value, str):
        raise Complaint(NO_TEXT.format(key=key))
    return value


def _shown(line: bytes, name: str) -> str:
    value = _object(line).get(name)
    return value if isinstance(value, str) else ""
