"""Answers as JSON: every field always there; null, [] or {} where it has nothing."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterable, Mapping
from typing import Any

from bot.answers import CardAnswer, RuleAnswer, RuleDiff
from bot.model.answer import Answer, Branch, Clarification, Kind, NamedCard, ShownRuling
from bot.model.language import Language

SCHEMA = 1
"""Raised when a field changes its meaning or goes away; a new field does not raise it."""

Form = dict[str, Any]


def dumped(form: Mapping[str, Any]) -> str:
    """`form` on one line, letters as they are; half pairs, which are no letters, as question marks."""
    return json.dumps(form, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")


def answer_form(answer: Answer) -> Form:
    """An answer, as `ask --json` prints it."""
    return {
        "schema": SCHEMA,
        "question": answer.question,
        "language": answer.language.value,
        "as_of": answer.as_of.isoformat(),
        "kind": answer.kind.value,
        "asks": answer.asks.value if answer.asks else None,
        "verdict": answer.verdict.value if answer.verdict else None,
        "answer": answer.answer,
        "understood": {
            "cards": [_named(card) for card in answer.cards],
            "scenario": answer.scenario,
            "assumptions": list(answer.assumptions),
        },
        "branches": [_branch(branch) for branch in answer.branches],
        "rules": [
            {
                "number": rule.number,
                "effective": rule.effective.isoformat(),
                "key": rule.key,
                "text": answer.rule_texts.get(rule.number),
            }
            for rule in answer.rules
        ],
        "rulings": [_ruling(ruling) for ruling in answer.rulings],
        "not_played": list(answer.not_played),
        "clarify": _clarify(answer.clarify) if answer.clarify else None,
        "confidence": round(answer.confidence, 2),
        "error": answer.error,
    }


def error_form(question: str, language: Language, day: dt.date, error: str) -> Form:
    """What stands in a batch for a line that could not be answered."""
    return answer_form(Answer(question, language, day, Kind.ERROR, "", error=error))


def card_error_form(name: str, language: Language, error: str) -> Form:
    """What stands in a batch for a card that could not be looked up."""
    return card_form(name, language, CardAnswer("error", (), error)) | {"error": error}


def rulings_form(name: str, language: Language, rulings: Iterable[ShownRuling]) -> Form:
    """What is filed under a card or a keyword, as `rulings --json` prints it."""
    return {
        "schema": SCHEMA,
        "name": name,
        "language": language.value,
        "rulings": [{**_ruling(ruling), "group": ruling.group} for ruling in rulings],
    }


def card_form(name: str, language: Language, found: CardAnswer) -> Form:
    """What a card name led to, as `card --json` prints it."""
    return {
        "schema": SCHEMA,
        "name": name,
        "language": language.value,
        "kind": found.kind,
        "cards": [
            {
                "name": card.name,
                "printed": card.printed,
                "language": card.language.value,
                "score": round(card.score, 1),
                "oracle_id": card.oracle_id,
            }
            for card in found.cards
        ],
    }


def rule_form(asked: str, day: dt.date, found: RuleAnswer) -> Form:
    """What is held of a rule, as `rule --json` prints it; `text` is null until its edition is imported."""
    return {
        "schema": SCHEMA,
        "asked": asked,
        "as_of": day.isoformat(),
        "kind": found.kind,
        "rules": [
            {
                "number": rule.number,
                "effective": rule.effective.isoformat(),
                "key": rule.key or None,
                "keys": list(rule.keys),
                "keyword": rule.keyword or None,
                "text": rule.text,
                "examples": list(rule.examples),
                "flags": ["lossy"] if rule.lossy else [],
                "says": rule.says,
                "numbers": [
                    {"number": number or None, "from": first.isoformat()} for first, number in rule.numbers
                ],
            }
            for rule in found.rules
        ],
        "effective": _day(found.effective),
        "answer": found.text,
        "notes": list(found.notes),
        "glossary": [{"term": term.term, "text": term.text} for term in found.terms],
    }


def rule_diff_form(asked: str, diff: RuleDiff) -> Form:
    """What changed in a rule, as `rule diff --json` prints it; `words` are pairs of a mark and a piece."""
    return {
        "schema": SCHEMA,
        "asked": asked,
        "kind": diff.kind,
        "from": _day(diff.older),
        "to": _day(diff.newer),
        "changes": [
            {
                "change": change.change,
                "was": change.was,
                "number": change.number,
                "words": [list(piece) for piece in change.words],
            }
            for change in diff.changes
        ],
        "answer": diff.text,
        "notes": list(diff.notes),
    }


def _named(card: NamedCard) -> Form:
    return {
        "name": card.name,
        "printed": card.printed,
        "matched": card.matched,
        "score": round(card.score, 1),
    }


def _branch(branch: Branch) -> Form:
    return {
        "choices": [
            {"who": choice.who, "about": choice.about, "pick": choice.pick} for choice in branch.choices
        ],
        "facts": {name: dict(facts) for name, facts in branch.facts.items()},
        "steps": [{"text": step.text, "rules": list(step.rules)} for step in branch.steps],
    }


def _ruling(ruling: ShownRuling) -> Form:
    return {
        "id": ruling.id,
        "card": ruling.card,
        "date": _day(ruling.date),
        "from": _day(ruling.first),
        "to": _day(ruling.last),
        "language": ruling.language.value,
        "status": ruling.status.value,
        "complete": ruling.complete,
        "flags": [flag.value for flag in ruling.flags],
        "text": ruling.text,
        "superseded_by": ruling.superseded_by,
        "source": ruling.source,
    }


def _clarify(point: Clarification) -> Form:
    choices = [{"label": option.label, "scenario": option.scenario} for option in point.choices]
    return {"ask": point.ask, "choices": choices}


def _day(day: dt.date | None) -> str | None:
    return day.isoformat() if day else None
