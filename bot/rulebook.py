"""The commands on the rules themselves: a rule looked up, two editions compared, editions imported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from bot.answers import QuestionError
from bot.desk import Desk
from bot.here import Here
from bot.intake.rule_import import named_for
from bot.json_form import dumped, rule_diff_form, rule_form
from bot.store.rule_editions import Given, Outcome
from bot.terminal import Screen
from bot.typed import as_text, shown

DIFF = "diff"
"""The word that asks what changed, where it comes first."""


def show(here: Here, asked: Sequence[str], given: Mapping[str, Any]) -> int:
    """Show rules, or what changed in one; gives the exit status. QuestionError for days that do not fit."""
    compares = asked[:1] == (DIFF,)
    if compares and given["older"] is not None:
        return _compare(here, as_text(asked[1:]), given)
    if compares or given["older"] is not None or given["newer"] is not None:
        raise QuestionError(here.say("rule-diff-usage" if compares else "rule-diff-days"))
    day = here.today if given["as_of"] is None else here.day(given["as_of"])
    languages = here.languages(given["lang"])
    answering = here.answering()
    found = answering.rule(as_text(asked), languages, day, here.today)
    if given["as_json"]:
        click.echo(dumped(rule_form(as_text(asked), day, found)))
    else:
        Screen(answering.say).rules(found, answering.spoken(languages))
    return 0


def import_rules(here: Here, paths: Sequence[Path]) -> int:
    """Keep what can be read and tell it; a line on stderr, and status 1, for what cannot be."""
    imported = Desk(here.settings).keeping.import_rules(paths, here.today)
    for given, outcome in imported.editions:
        click.echo(" ".join(_told(here, given, outcome)))
    for why in imported.refused:
        click.echo(shown(why), err=True)
    return 1 if imported.refused else 0


def _compare(here: Here, asked: str, given: Mapping[str, Any]) -> int:
    newer = here.today if given["newer"] is None else here.day(given["newer"])
    languages = here.languages(given["lang"])
    answering = here.answering()
    diff = answering.rule_diff(asked, languages, (here.day(given["older"]), newer), here.today)
    if given["as_json"]:
        click.echo(dumped(rule_diff_form(asked, diff)))
    else:
        Screen(answering.say).rule_diff(diff, answering.spoken(languages))
    return 0


def _told(here: Here, given: Given, outcome: Outcome) -> list[str]:
    """What to say of an edition that was read: what it was to what is held, and its flags."""
    edition, named = given.edition, named_for(given.source, given.edition)
    day = edition.effective.isoformat()
    told = [here.say("rule-imported", outcome=outcome.value, edition=day, path=given.source)]
    told += [here.say("rule-imported-misdated", named=named.isoformat())] if named else []
    return told + ([here.say("rule-lossy")] if edition.lossy else [])
