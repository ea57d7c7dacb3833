"""/ask: a rules question, played out."""

from __future__ import annotations

import datetime as dt

import discord
from discord import app_commands
from discord.app_commands import Range, Transform
from discord.ext import commands

from bot.answers import Answers, Question
from cogs import _choices, _day, _languages, _reply


class Ask(commands.Cog):
    """Questions, through the door, to answers."""

    def __init__(self, door: Answers) -> None:
        self.door = door

    @app_commands.command()
    @app_commands.choices(language=_languages.CHOICES)
    async def ask(
        self,
        interaction: discord.Interaction,
        question: Range[str, 3, 1000],
        as_of: Transform[dt.date, _day.Day] | None = None,
        language: str | None = None,
    ) -> None:
        """Ask a rules question and see it played out."""
        await _reply.acknowledge(interaction)
        asked = Question(question, _languages.languages(interaction, language), as_of)
        await _choices.answer(interaction, asked, self.door)


async def setup(bot: commands.AutoShardedBot, door: Answers) -> None:
    """Add /ask to the bot."""
    await bot.add_cog(Ask(door))
