"""The languages Magic is printed in, and those the bot answers in."""

from __future__ import annotations

from enum import StrEnum


class Language(StrEnum):
    """A language Magic cards are printed in, by the code players and Scryfall use."""

    EN = "en"
    FR = "fr"
    DE = "de"
    IT = "it"
    ES = "es"
    PT = "pt"
    JA = "ja"
    KO = "ko"
    RU = "ru"
    ZHS = "zhs"
    ZHT = "zht"


ANSWERED = (Language.EN, Language.FR, Language.DE, Language.IT)
"""The languages the bot reads questions and writes answers in."""
