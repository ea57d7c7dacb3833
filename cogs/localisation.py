"""The names and descriptions of commands and options in the languages that Discord shows them in.

The words come from the door. A command `ask` is called by the message `discord-ask-name` and described by
`discord-ask-about`; its option `question` by `discord-ask-question-name` and `discord-ask-question-about`.
"""

from __future__ import annotations

import logging
from types import MappingProxyType
from typing import Any

from discord import Locale
from discord.app_commands import TranslationContextLocation as Place
from discord.app_commands import TranslationContextTypes, Translator, locale_str
from discord.ext import commands

from bot.answers import Answers
from cogs._languages import SPOKEN
from cogs._limits import COMMAND_DESCRIPTION, COMMAND_NAME, cut

log = logging.getLogger(__name__)

ENDINGS = MappingProxyType(
    {
        Place.command_name: "name",
        Place.group_name: "name",
        Place.parameter_name: "name",
        Place.command_description: "about",
        Place.group_description: "about",
        Place.parameter_description: "about",
    }
)
"""The last part of a message's name, by where its words stand. Choices are called what they are."""


class Words(Translator):
    """Words of the door, where Discord takes them; None, which leaves the default, where it does not."""

    def __init__(self, door: Answers) -> None:
        self.door = door

    async def translate(self, _: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The words for `context` in `locale`, or None."""
        language, ending = SPOKEN.get(locale), ENDINGS.get(context.location)
        if language is None or ending is None:
            return None
        message = "-".join(("discord", *_path(context.data), ending))
        try:
            words = self.door.say(message, (language,))
        except LookupError as missing:
            log.warning("no words: %s", missing)
            return None
        if ending == "about":
            return cut(words, COMMAND_DESCRIPTION)
        if COMMAND_NAME.fullmatch(words) and words == words.lower():
            return words
        log.warning("%s is %r in %s, which Discord takes for no name", message, words, locale.value)
        return None


def _path(data: Any) -> tuple[str, ...]:
    command = getattr(data, "command", None)
    own = data.name if command else data.qualified_name.replace(" ", "-")
    return (*_path(command), own) if command else (own,)


async def setup(bot: commands.AutoShardedBot, door: Answers) -> None:
    """Let the bot name its commands in every language it speaks."""
    await bot.tree.set_translator(Words(door))
