"""An answer shown; where it asks back, with a menu whose choice is answered in its place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.answers import Answers, Clarification, Question
from cogs import errors
from cogs._limits import CHOICE, CHOICES, MARK, PLACEHOLDER, clean, cut
from cogs._reply import tell_privately
from cogs._show import answer_embed

OPEN_FOR = 14 * 60.0
"""Seconds a menu is open: a message can be changed for fifteen minutes after the command."""


async def answer(interaction: discord.Interaction, question: Question, door: Answers) -> None:
    """Ask `question` at the door and show its answer in the place of what was shown for `interaction`."""
    answered = await door.ask(question)
    open_point = answered.clarify
    menu = OpenPoint(interaction, question, open_point, door) if open_point and open_point.choices else None
    await interaction.edit_original_response(embed=answer_embed(answered, door), view=menu)


class OpenPoint(ui.View):
    """The ways to close an open point, for the one who asked."""

    def __init__(
        self, asked: discord.Interaction, question: Question, open_point: Clarification, door: Answers
    ) -> None:
        super().__init__(timeout=OPEN_FOR)
        self.asked, self.question, self.door = asked, question, door
        self.add_item(Menu(open_point, self.close))

    async def close(self, interaction: discord.Interaction, scenario: str) -> None:
        """Answer the scenario chosen in the place of the question back."""
        await interaction.response.defer()
        await answer(interaction, replace(self.question, scenario=scenario), self.door)
        self.stop()

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Only the one who asked may choose; others are told so."""
        if interaction.user.id == self.asked.user.id:
            return True
        await tell_privately(interaction, self.door.say("discord-not-yours", self.question.languages))
        return False

    async def on_timeout(self) -> None:
        """Take the menu away while the message can still be changed."""
        await self.asked.edit_original_response(view=None)

    async def on_error(self, interaction: discord.Interaction, error: Exception, _: ui.Item[Any]) -> None:
        """Say what went wrong to the one who chose."""
        await errors.tell(interaction, error, self.door)


class Menu(ui.Select[OpenPoint]):
    """One select of at most 25 choices, by their place among them."""

    def __init__(
        self, open_point: Clarification, chosen: Callable[[discord.Interaction, str], Awaitable[None]]
    ) -> None:
        labels = [cut(clean(option.label), CHOICE) or MARK for option in open_point.choices[:CHOICES]]
        super().__init__(
            custom_id="open-point",
            placeholder=cut(clean(open_point.ask), PLACEHOLDER) or None,
            options=[
                discord.SelectOption(label=label, value=str(place)) for place, label in enumerate(labels)
            ],
        )
        self.scenarios = [option.scenario for option in open_point.choices]
        self.chosen = chosen

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the scenario chosen on."""
        await self.chosen(interaction, self.scenarios[int(self.values[0])])
