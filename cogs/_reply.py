"""Acknowledging and answering an interaction, as often as Discord allows and no oftener."""

from __future__ import annotations

import logging

import discord
from discord import InteractionResponseType

from cogs._limits import CONTENT, cut

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060


async def acknowledge(interaction: discord.Interaction) -> None:
    """Tell Discord that an answer is coming, so that it waits fifteen minutes instead of three seconds."""
    try:
        await interaction.response.defer(thinking=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        log.info("acknowledged once already, by an attempt that Discord took and did not confirm")


async def tell_privately(interaction: discord.Interaction, text: str) -> None:
    """Say `text` to the one who asked and to nobody else, whatever was sent before.

    What follows a public "thinking" takes its place and is public too. So the place is filled first, the
    private line sent, and the place taken away last: wherever that stops, the line has been read.
    """
    line = cut(text, CONTENT)
    if not interaction.response.is_done():
        await interaction.response.send_message(line, ephemeral=True)
        return
    thinking = interaction.response.type is InteractionResponseType.deferred_channel_message
    if thinking:
        await interaction.edit_original_response(content=line)
    await interaction.followup.send(line, ephemeral=True)
    if thinking:
        await interaction.delete_original_response()
