"""A question that asks for help: what can be asked, in the reader's language."""

from __future__ import annotations

from bot.model.language import ANSWERED, Language
from bot.wording.localizer import Localizer

SIGNS = frozenset({"?", "/?", "-?", "-h"})
"""What asks for help in any language."""


def help_asked(text: str, spoken: Language) -> Language | None:
    """The language to help in: `spoken`, else the one whose word for help was typed; None for a question."""
    typed = text.strip().casefold()
    word = typed.lstrip("/-").rstrip("?!. ")
    worded = [language for language in (spoken, *ANSWERED) if word == Localizer(language).say("help-word")]
    if typed in SIGNS or word == Localizer(Language.EN).say("help-word"):
        return spoken
    return next(iter(worded), None)
