"""The commands of the terminal: ask, chat, serve, import, refresh, build, status and the look-ups."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from bot import __version__
from bot.answers import ANSWERED, Complaint, Question, QuestionError
from bot.here import Here
from bot.settings import read_settings
from bot.typed import FAILED, as_asked, as_text, lines_of, read_file, shown, told

# ruff: noqa: PLC0415 - what a command alone needs is imported by it, so that an answer comes soon

STOPPED = 130
"""The exit status where it was stopped by hand."""


def main() -> None:
    """Run the program; what goes wrong is one line on stderr and an exit status, never a traceback."""
    logging.getLogger().addHandler(logging.NullHandler())
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        status = upkeep.main(prog_name="upkeep", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on; what is left in the buffer must not be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = FAILED
    except (click.Abort, KeyboardInterrupt):
        status = STOPPED
    except Exception as error:  # noqa: BLE001 - a person is never shown a traceback
        line, status = told(error)
        sys.stderr.write(shown(line) + "\n")
    sys.exit(status)


LANG = click.option("--lang", metavar="CODE", help=f"Answer in {', '.join(ANSWERED)}.")
AS_OF = click.option("--as-of", metavar="DAY", help="By the rules of that day: 2010-06-01, 2010-06 or 2010.")
JSON = click.option("--json", "as_json", is_flag=True, help="One JSON object on stdout, and nothing else.")
BATCH = click.option("--batch", metavar="FILE", help="JSON lines in a file, or - for stdin.")
SCENARIO = click.option("--scenario", metavar="FILE", help="A scenario in a file, or - for stdin.")


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="upkeep", message="%(prog)s %(version)s")
@click.pass_context
def upkeep(context: click.Context) -> None:
    """Answer rules questions on Magic: The Gathering by playing them out.

    Without a command it chats here, or serves Discord when DISCORD_TOKEN is set.
    """
    context.obj = Here(read_settings(os.environ))
    if context.invoked_subcommand is None:
        context.exit(context.invoke(serve if context.obj.settings.token else chat))


@upkeep.command(short_help="Answer one question, or many with --batch.")
@click.argument("question", nargs=-1)
@LANG
@AS_OF
@JSON
@SCENARIO
@BATCH
@click.pass_obj
def ask(here: Here, /, question: tuple[str, ...], **given: Any) -> int:
    """Answer one question of 1,000 characters at most, or many with --batch.

    Put -- before a question that begins with a dash.
    """
    if given["batch"] is not None:
        _alone("--batch", question, {**given, "batch": None, "as_json": False})
        return _batch(here, given["batch"], "questions")
    if not question and given["scenario"] is None:
        raise QuestionError('Ask something, such as: upkeep ask "may I suspend Rift Bolt now?"')
    scenario = None if given["scenario"] is None else read_file(given["scenario"]).decode("utf-8", "replace")
    day = None if given["as_of"] is None else here.day(given["as_of"])
    asked = Question(as_text(question), here.languages(given["lang"]), day, scenario)
    answering = here.answering()
    answer = answering.answer(asked, here.today)
    if given["as_json"]:
        from bot.json_form import answer_form

        return _json(answer_form(answering.quoted(answer)))
    from bot.terminal import Screen

    Screen(answering.say).answer(answer)
    return 0


@upkeep.command(short_help="Look a card up by any of its names, in any language.")
@click.argument("name", nargs=-1)
@LANG
@JSON
@BATCH
@click.pass_obj
def card(here: Here, /, name: tuple[str, ...], **given: Any) -> int:
    """Look a card up by any of its names, in any language and however it is spelt."""
    if given["batch"] is not None:
        _alone("--batch", name, {**given, "batch": None, "as_json": False})
        return _batch(here, given["batch"], "cards")
    languages = here.languages(given["lang"])
    asked = as_asked(name, here.say, "error-empty-card", languages)
    answering = here.answering()
    found = answering.card(asked, languages)
    if given["as_json"]:
        from bot.json_form import card_form

        return _json(card_form(asked, answering.spoken(languages), found))
    from bot.terminal import Screen

    if not found.cards:
        raise QuestionError(found.text)
    Screen(answering.say).card(found)
    return 0


@upkeep.command(short_help="Show what is held on a card or a keyword.")
@click.argument("name", nargs=-1)
@LANG
@JSON
@click.pass_obj
def rulings(here: Here, /, name: tuple[str, ...], **given: Any) -> int:
    """Show what is held on a card or a keyword: the card's own lines, its keywords', then ours."""
    languages = here.languages(given["lang"])
    asked = as_asked(name, here.say, "error-empty-rulings", languages)
    answering = here.answering()
    about, found = answering.rulings(asked, languages)
    if given["as_json"]:
        from bot.json_form import rulings_form

        return _json(rulings_form(about, answering.spoken(languages), found))
    from bot.terminal import Screen

    Screen(answering.say).rulings(about, found, answering.spoken(languages))
    return 0


@upkeep.command(short_help="Show a rule, or with diff what changed in it.")
@click.argument("asked", metavar="NUMBER-OR-WORDS", nargs=-1)
@LANG
@AS_OF
@click.option("--from", "older", metavar="DAY", help="With diff: what changed since the rules of that day.")
@click.option("--to", "newer", metavar="DAY", help="With diff: until the rules of that day, else today's.")
@JSON
@click.pass_obj
def rule(here: Here, /, asked: tuple[str, ...], **given: Any) -> int:
    """Show a rule by number, keyword or words, as of a day; or what changed in it: rule diff NUMBER."""
    from bot.rulebook import show

    return show(here, asked, given)


@upkeep.command("import", short_help="Read in card data, editions of the rules, pages of rulings.")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True)
@click.pass_obj
def import_(here: Here, paths: tuple[str, ...]) -> int:
    """Read card data, editions of the rules, and pages of rulings (all or none), into what is held."""
    from bot.importing import import_files

    return import_files(here, [Path(path) for path in paths])


@upkeep.command(short_help="Fetch what is new of cards, rulings and the rules.")
@click.option("--printings", is_flag=True, help="Also every printing of every card, in every language.")
@click.pass_obj
def refresh(here: Here, *, printings: bool) -> int:
    """Fetch what is new: cards, rulings, the Comprehensive Rules; what fails leaves the old serving."""
    from bot.importing import refresh_all

    return refresh_all(here, printings=printings)


@upkeep.command(short_help="Build the index of rulings anew.")
@click.pass_obj
def build(here: Here) -> int:
    """Build the index of rulings anew, from what is bundled and what was imported."""
    from bot.desk import Desk

    click.echo(here.say("built", count=Desk(here.settings).build()))
    return 0


@upkeep.command()
@JSON
@click.pass_obj
def status(here: Here, *, as_json: bool) -> int:
    """Say what is held, and where."""
    from bot.desk import Desk
    from bot.terminal import Screen

    held = Desk(here.settings).status()
    return _json(held) if as_json else Screen(here.say).status(held)


@upkeep.command()
@LANG
@AS_OF
@click.pass_obj
def chat(here: Here, lang: str | None = None, as_of: str | None = None) -> int:
    """Answer question after question, here."""
    from bot.terminal import Chat, Screen

    languages = here.languages(lang)
    day = None if as_of is None else here.held_day(as_of, languages)
    answering = here.answering()
    screen = Screen(answering.say)
    return Chat(screen, lambda asked: answering.answer(asked, here.today), languages, day).run(sys.stdin)


@upkeep.command(short_help="Answer on Discord until told to stop.")
@click.pass_obj
def serve(here: Here) -> int:
    """Answer on Discord, with the token in DISCORD_TOKEN, until told to stop."""
    from bot.client import NO_TOKEN, run

    if not here.settings.token:
        raise Complaint(NO_TOKEN)
    door = here.door()
    try:
        return run(here.settings, door)
    finally:
        door.close()


def _alone(option: str, words: tuple[str, ...], given: Mapping[str, Any]) -> None:
    """Raise UsageError where anything else is given beside `option`."""
    if words or any(given.values()):
        raise QuestionError(f"{option} takes everything from its lines: leave the rest out.")


def _batch(here: Here, name: str, what: str) -> int:
    from bot.batch import Batch

    with lines_of(name) as lines:
        batch = Batch(here.answering(), here.today, here.settings.language, here.language, here.day)
        return 0 if getattr(batch, what)(lines, sys.stdout) else FAILED


def _json(form: Mapping[str, Any]) -> int:
    from bot.json_form import dumped

    click.echo(dumped(form))
    return 0
