"""The languages of whoever asks, as Discord tells them."""

from __future__ import annotations

from types import MappingProxyType

import discord
from discord import Locale, app_commands

from bot.answers import Language

LANGUAGES = MappingProxyType(
    {
        Locale.american_english: Language.EN,
        Locale.british_english: Language.EN,
        Locale.french: Language.FR,
        Locale.german: Language.DE,
        Locale.italian: Language.IT,
        Locale.spain_spanish: Language.ES,
        Locale.latin_american_spanish: Language.ES,
        Locale.brazil_portuguese: Language.PT,
        Locale.japanese: Language.JA,
        Locale.korean: Language.KO,
        Locale.russian: Language.RU,
        Locale.chinese: Language.ZHS,
        Locale.taiwan_chinese: Language.ZHT,
    }
)
"""The language of Magic that each of Discord's locales reads; the other locales have none."""

SPOKEN = MappingProxyType(
    {
        Locale.american_english: Language.EN,
        Locale.british_english: Language.EN,
        Locale.french: Language.FR,
        Locale.german: Language.DE,
        Locale.italian: Language.IT,
    }
)
"""The locales that commands are named and described in."""

OWN_NAMES = MappingProxyType(
    {Language.EN: "English", Language.FR: "Français", Language.DE: "Deutsch", Language.IT: "Italiano"}
)
"""The languages that an answer can be asked for in, each by its own name."""

CHOICES = [app_commands.Choice(name=name, value=language.value) for language, name in OWN_NAMES.items()]


def languages(interaction: discord.Interaction, chosen: str | None = None) -> tuple[Language, ...]:
    """The languages to answer in, best first: the one chosen, else the reader's own, then the server's.

    English as a server's language is what Discord says where nobody chose one, so it does not count.
    """
    if chosen is not None:
        return (Language(chosen),)
    own = LANGUAGES.get(interaction.locale)
    server = LANGUAGES.get(interaction.guild_locale) if interaction.guild_locale else None
    hints = (own, None if server is Language.EN else server)
    return tuple(dict.fromkeys(language for language in hints if language is not None))
