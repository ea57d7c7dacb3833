"""How an answer looks on Discord: one embed, the short answer first, inside every limit whatever it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import discord

from bot.answers import Answer, Answered, Answers, Branch, CardAnswer, Language, ShownRuling
from cogs._languages import OWN_NAMES
from cogs._limits import (
    AUTHOR,
    DESCRIPTION,
    EMBED,
    FIELD_NAME,
    FIELD_VALUE,
    FIELDS,
    MARK,
    cut,
    plain,
    size,
    unpinged,
)

FOOTNOTE = 300
"""Room kept for the footer: our own words, the same in every answer."""
LEAST = 80
"""A field with less room than this would tell nothing and is left out."""

COLOURS = MappingProxyType(
    {
        Answered.YES: discord.Colour.green(),
        Answered.NO: discord.Colour.red(),
        Answered.MAY: discord.Colour.blue(),
        Answered.MUST: discord.Colour.orange(),
        Answered.DEPENDS: discord.Colour.gold(),
        None: discord.Colour.light_grey(),
    }
)

Say = Callable[..., str]
"""The door's `say` in one reader's languages: a message's name and its arguments in, words out."""


@dataclass(frozen=True, slots=True)
class Part:
    """One field of an embed; where room is short, those of the lowest `rank` are kept."""

    rank: int
    name: str
    value: str


def answer_embed(answer: Answer, door: Answers) -> discord.Embed:
    """`answer` in its own language: the short answer first, the least telling left out where it is long."""

    def say(message: str, **args: str | int) -> str:
        return door.say(message, (answer.language,), **args)

    shown = discord.Embed(colour=COLOURS[answer.verdict])
    if asked := unpinged(answer.question, AUTHOR):
        shown.set_author(name=asked)
    shown.description = plain(answer.answer, DESCRIPTION) or MARK
    kept, dropped = fit(tuple(_parts(answer, say)), EMBED - FOOTNOTE - len_of(shown))
    for part in kept:
        shown.add_field(name=part.name, value=part.value, inline=False)
    notes = [say("discord-more", count=dropped)] if dropped else []
    notes.append(say("discord-footer", day=answer.as_of.isoformat()))
    return shown.set_footer(text=cut(" · ".join(notes), FOOTNOTE))


def card_embed(found: CardAnswer, door: Answers, languages: Sequence[Language]) -> discord.Embed:
    """What is held of a card, or the cards a name may mean, in the reader's language."""
    shown = discord.Embed(colour=COLOURS[None], description=plain(found.text, DESCRIPTION) or MARK)
    return shown.set_footer(text=cut(door.say("discord-notice", tuple(languages)), FOOTNOTE))


def fit(parts: Sequence[Part], room: int) -> tuple[list[Part], int]:
    """The parts that fit into `room` units and 25 fields, in their order, and how many did not."""
    kept: dict[int, Part] = {}
    for place, part in sorted(enumerate(parts), key=lambda ranked: ranked[1].rank):
        name = plain(part.name, FIELD_NAME) or MARK
        left = room - size(name)
        if len(kept) == FIELDS or left < min(LEAST, size(part.value)):
            continue
        value = plain(part.value, min(FIELD_VALUE, left)) or MARK
        kept[place] = Part(part.rank, name, value)
        room = left - size(value)
    return [kept[place] for place in sorted(kept)], len(parts) - len(kept)


def len_of(shown: discord.Embed) -> int:
    """How much of a message's 6,000 units an embed takes, as Discord counts: its texts, not their keys."""
    texts = [shown.title, shown.description, shown.footer.text, shown.author.name]
    texts += [text for field in shown.fields for text in (field.name, field.value)]
    return sum(size(text) for text in texts if text)


def _parts(answer: Answer, say: Say) -> Iterator[Part]:
    for number, branch in enumerate(answer.branches, 1):
        yield Part(1, _branch_name(number, branch, say), _steps(branch))
    if answer.clarify is not None:
        labels = (f"{number}. {option.label}" for number, option in enumerate(answer.clarify.choices, 1))
        yield Part(0, say("kind-clarify"), "\n".join(labels))
    if answer.rules:
        yield Part(2, say("label-rules"), _rules(answer))
    for ruling in answer.rulings:
        yield Part(5, _ruling_name(ruling, say), _ruling(ruling, say))
    if answer.assumptions:
        yield Part(3, say("label-assumed"), "\n".join(answer.assumptions))
    if answer.not_played:
        yield Part(0, say("label-not-played"), "\n".join(answer.not_played))


def _branch_name(number: int, branch: Branch, say: Say) -> str:
    if not branch.choices:
        return say("label-steps")
    choices = ", ".join(f"{choice.about}: {choice.pick}" for choice in branch.choices)
    return say("label-branch", number=number, choices=choices)


def _steps(branch: Branch) -> str:
    return "\n".join(
        f"• {step.text} ({', '.join(step.rules)})" if step.rules else f"• {step.text}"
        for step in branch.steps
    )


def _rules(answer: Answer) -> str:
    editions: dict[str, list[str]] = {}
    for rule in answer.rules:
        editions.setdefault(rule.effective.isoformat(), []).append(rule.number)
    return "\n".join(f"{', '.join(numbers)} ({day})" for day, numbers in editions.items())


def _ruling_name(ruling: ShownRuling, say: Say) -> str:
    day = ruling.date.isoformat() if ruling.date else ""
    language = OWN_NAMES.get(ruling.language, ruling.language.value)
    status = say(f"status-{ruling.status.value}")
    return " · ".join(word for word in (ruling.card, day, language, status) if word)


def _ruling(ruling: ShownRuling, say: Say) -> str:
    doubts = [f"flag-{flag.value}" for flag in ruling.flags]
    if ruling.superseded_by is not None:
        doubts.append("superseded")
    return "\n".join((ruling.text, *(f"⚠ {say(doubt)}" for doubt in doubts)))
