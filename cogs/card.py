"""/card: what is held of a card, found by any of its names."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Range
from discord.ext import commands

from bot.answers import Answers
from cogs import _languages, _reply, _show
from cogs._limits import CHOICE, CHOICES, clean, cut, size


class Card(commands.Cog):
    """Card names, through the door, to cards."""

    def __init__(self, door: Answers) -> None:
        self.door = door

    @app_commands.command()
    async def card(self, interaction: discord.Interaction, name: Range[str, 1, 200]) -> None:
        """Look a card up by its name in any language."""
        await _reply.acknowledge(interaction)
        languages = _languages.languages(interaction)
        found = await self.door.card(name, languages)
        await interaction.edit_original_response(embed=_show.card_embed(found, self.door, languages))

    @card.autocomplete("name")
    async def names(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Card names that go on from what was typed, those of the reader's language first."""
        found = self.door.complete(typed, _languages.languages(interaction))
        offered = ((cut(clean(each.label), CHOICE), each.value) for each in found)
        fitting = [(label, value) for label, value in offered if label and 1 <= size(value) <= CHOICE]
        return [app_commands.Choice(name=label, value=value) for label, value in fitting[:CHOICES]]


async def setup(bot: commands.AutoShardedBot, door: Answers) -> None:
    """Add /card to the bot."""
    await bot.add_cog(Card(door))
