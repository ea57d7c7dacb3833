"""What people are told when a command fails: kindly, once, and only those who asked."""

from __future__ import annotations

import logging
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import Answers, Busy, Complaint
from cogs._languages import languages
from cogs._limits import CHOICE, CONTENT, plain
from cogs._reply import ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION, tell_privately

log = logging.getLogger(__name__)

TOO_LATE = frozenset({UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""Discord's codes for an interaction that nobody can answer any more, or that was answered already."""


async def tell(interaction: discord.Interaction, error: Exception, door: Answers) -> None:
    """Tell the one who asked what went wrong; what is no fault of theirs is logged too."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if _too_late(cause):
        log.info("an interaction could not be answered any more: %s", cause)
        return
    line = _line(interaction, cause, door)
    try:
        await tell_privately(interaction, line)
    except discord.HTTPException as refused:
        log.warning("an error could not be told: %s", refused)


def _line(interaction: discord.Interaction, cause: Exception, door: Answers) -> str:
    say = partial(door.say, languages=languages(interaction))
    match cause:
        case Complaint():
            return plain(cause.text, CONTENT)
        case Busy():
            return say("error-busy")
        case app_commands.TransformerError():
            return say("error-day", given=plain(str(cause.value), CHOICE))
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return say("discord-outdated")
        case _:
            log.error("a command failed", exc_info=cause)
            return say("discord-trouble")


def _too_late(cause: Exception) -> bool:
    return isinstance(cause, discord.HTTPException) and cause.code in TOO_LATE


async def setup(bot: commands.AutoShardedBot, door: Answers) -> None:
    """Hand every failing command of the bot to `tell`."""

    async def failed(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("no names offered: %s", error)
            return
        await tell(interaction, error, door)

    bot.tree.error(failed)
