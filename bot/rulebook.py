"""The commands on the rules: a rule looked up, two editions compared, remarks on those imported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import click

from bot.answers import QuestionError
from bot.here import Here
from bot.intake.rule_import import named_for
from bot.json_form import dumped, rule_diff_form, rule_form
from bot.store.rule_editions import Given, Outcome, RulesImported
from bot.terminal import Screen
from bot.typed import as_asked, as_text, shown

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
    text = as_asked(asked, here.say, "error-empty-rule", languages)
    answering = here.answering()
    found = answering.rule(text, languages, day, here.today)
    if given["as_json"]:
        click.echo(dumped(rule_form(text, day, found)))
    else:
        Screen(answering.say).rules(found, answering.spoken(languages))
    return 0


def tell_rules(here: Here, imported: RulesImported) -> None:
    """Tell what is odd about editions that were imported; a line on stderr for what cannot be read."""
    for given, outcome in imported.editions:
        if remarks := _remarks(here, given, outcome):
            click.echo(shown(f"{given.source} ({given.edition.effective.isoformat()}): {' '.join(remarks)}"))
    for why in imported.refused:
        click.echo(shown(why), err=True)


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


def _remarks(here: Here, given: Given, outcome: Outcome) -> list[str]:
    """What is odd about an edition: other words than were held, the day in its name, its flags."""
    named = named_for(given.source, given.edition)
    told = [here.say("rule-imported-changed")] if outcome is Outcome.CHANGED else []
    told += [here.say("rule-imported-misdated", named=named.isoformat())] if named else []
    return told + ([here.say("rule-lossy")] if given.edition.lossy else [])
