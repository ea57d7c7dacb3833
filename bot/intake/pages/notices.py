"""What a page says of itself: whose words it holds, and what translation it promises."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from operator import attrgetter

from bot.intake.pages.layout import Kind, Part
from bot.intake.pages.standing import Credit
from bot.intake.pages.tongue import language_of
from bot.intake.pages.words import PageWords, Phrases, every_language, folded
from bot.model.language import ANSWERED, Language

FOOTER = re.compile(r"^\s*(?:©|\(c\)\s|copyright\b|https?://)", re.IGNORECASE)
CODE = re.compile(rf"\b({'|'.join(language.value.upper() for language in ANSWERED)})\b")


CREDIT = attrgetter("credit")
PROMISE = attrgetter("promise")
AUTOMATIC = attrgetter("automatic")


def is_notice(part: Part) -> bool:
    """Whether an undated paragraph speaks of the page itself: who wrote or translated it, whose it is."""
    if FOOTER.match(part.text):
        return True
    return part.kind is Kind.PARAGRAPH and (_says(part.text, CREDIT) or _says(part.text, PROMISE))


def credit_of(parts: Sequence[Part]) -> Credit:
    """Read what headings, notices and date labels say of the page's words."""
    told = [part.text for part in parts if part.kind is Kind.HEADING or is_notice(part)]
    credited = {part.label.credit for part in parts if part.label and part.label.credit}
    promise = next((text for text in told if _says(text, PROMISE)), None)
    return Credit(
        official=any(_says(text, CREDIT) for text in (*told, *credited)),
        promised=_promised(promise) if promise else None,
        automatic=promise is not None and _says(promise, AUTOMATIC),
    )


def _says(text: str, what: Callable[[PageWords], Phrases]) -> bool:
    plain = folded(text)
    return any(what(words).stand_in(plain) for words in every_language())


def _promised(notice: str) -> Language:
    code = CODE.search(notice)
    return Language(code[1].lower()) if code else language_of(notice, Language.EN)
