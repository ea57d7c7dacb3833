from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs._limits import clean, cut, plain, size, unpinged

ANY_TEXT = st.text(st.characters(), max_size=300)
"""Every character there is, halves of surrogate pairs and control characters too."""


@pytest.mark.parametrize(
    ("text", "room", "shown"),
    [
        ("as it is", 8, "as it is"),
        ("one two three", 12, "one two…"),
        ("one two three", 9, "one two…"),
        ("Donaudampfschifffahrt", 6, "Donau…"),
        ("🂡🂱🃁", 4, "🂡…"),
        ("ab", 1, "…"),
        ("ab", 0, ""),
    ],
)
def test_text_is_cut_at_a_words_end(text: str, room: int, shown: str) -> None:
    assert cut(text, room) == shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**bold** _it_ ~~no~~ `x` ||s||", r"\*\*bold\*\* \_it\_ \~\~no\~\~ \`x\` \|\|s\|\|"),
        ("[click](https://example.org)", r"\[click\](https://example.org)"),
        ("# loud\n> said\n-# small", "\\# loud\n\\> said\n\\-# small"),
        ("back\\slash", "back\\\\slash"),
        ("@everyone @here", "@\u200beveryone @\u200bhere"),
        (
            "<@123> <#1> </ask:1> <:x:1> <t:0>",
            "<\u200b@123> <\u200b#1> <\u200b/ask:1> <\u200b:x:1> <\u200bt:0>",
        ),
        ("Rift Bolt {2}{R} +1/+1 -> 702.62a", "Rift Bolt {2}{R} +1/+1 -> 702.62a"),
        ("\x00\u202e\ud800 \u200b", ""),
    ],
)
def test_what_was_typed_is_shown_as_typed(typed: str, shown: str) -> None:
    assert plain(typed, 400) == shown


@given(st.text(st.characters(codec="utf-8"), max_size=300), st.integers(0, 400))
def test_cut_text_fits_and_is_the_text_up_to_a_mark(text: str, room: int) -> None:
    short = cut(text, room)
    assert size(short) <= room
    assert short in {text, ""} or text.startswith(short.removesuffix("…"))


@given(st.one_of(ANY_TEXT, st.text("@<#:/everyonhr\n*_[]()\\`", max_size=300)), st.integers(1, 400))
def test_shown_text_fits_and_never_mentions(text: str, room: int) -> None:
    for shown in (plain(text, room), unpinged(text, room)):
        assert size(shown) <= room
        assert not any(ping in shown.lower() for ping in ("@everyone", "@here", "<@", "<#", "</", "<:"))
        shown.encode()


@given(ANY_TEXT)
def test_cleaned_text_is_empty_or_seen(text: str) -> None:
    assert clean(text) == clean(text).strip()
    assert clean(clean(text)) == clean(text)
