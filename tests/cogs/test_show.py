from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.answers import (
    Answer,
    Answered,
    Branch,
    CardAnswer,
    Choice,
    Citation,
    Clarification,
    Flag,
    Kind,
    Language,
    Option,
    ShownRuling,
    Status,
    Step,
)
from cogs._show import answer_embed, card_embed
from tests.cogs.payloads import own_rules
from tests.cogs.stub_door import DAY, StubDoor, an_answer

TEXT = st.one_of(
    st.text(st.characters(), max_size=40),
    st.sampled_from(["", " ", "\u200b", "@everyone <@&1234567890>", "**x**" * 500, "é" * 7000, "🂡 " * 4000]),
)
RULING = st.builds(
    ShownRuling,
    id=TEXT,
    card=TEXT,
    date=st.none() | st.dates(),
    first=st.none(),
    last=st.none(),
    language=st.sampled_from(Language),
    status=st.sampled_from(Status),
    complete=st.booleans(),
    flags=st.lists(st.sampled_from(Flag), max_size=7).map(tuple),
    text=TEXT,
    superseded_by=st.none() | TEXT,
    source=TEXT,
)
STEP = st.builds(Step, TEXT, st.lists(TEXT, max_size=3).map(tuple))
BRANCH = st.builds(
    Branch,
    st.lists(st.builds(Choice, TEXT, TEXT, TEXT), max_size=3).map(tuple),
    st.just({}),
    st.lists(STEP, max_size=5).map(tuple),
)
ANSWER = st.builds(
    Answer,
    question=TEXT,
    language=st.sampled_from(Language),
    as_of=st.dates(),
    kind=st.sampled_from(Kind),
    answer=TEXT,
    verdict=st.none() | st.sampled_from(Answered),
    assumptions=st.lists(TEXT, max_size=5).map(tuple),
    branches=st.lists(BRANCH, max_size=40).map(tuple),
    rules=st.lists(st.builds(Citation, TEXT, TEXT, st.dates()), max_size=9).map(tuple),
    rulings=st.lists(RULING, max_size=9).map(tuple),
    not_played=st.lists(TEXT, max_size=5).map(tuple),
    clarify=st.none()
    | st.builds(Clarification, TEXT, st.lists(st.builds(Option, TEXT, TEXT), max_size=40).map(tuple)),
)


def inside_the_limits(embed: dict[str, Any]) -> None:
    """Fail unless Discord takes the embed, counting as strictly as it may."""

    def size(text: str) -> int:
        return len(text.encode("utf-16-le")) // 2

    fields = embed.get("fields", [])
    assert 1 <= size(embed["description"]) <= 4096
    assert size(embed.get("author", {}).get("name", "")) <= 256
    assert 1 <= size(embed["footer"]["text"]) <= 2048
    assert len(fields) <= 25
    assert all(1 <= size(field["name"]) <= 256 and 1 <= size(field["value"]) <= 1024 for field in fields)
    texts = [embed["description"], embed["footer"]["text"], embed.get("author", {}).get("name", "")]
    assert sum(map(size, texts)) + sum(size(field["name"]) + size(field["value"]) for field in fields) <= 6000
    own_rules({"embeds": [embed]})
    assert "@everyone" not in str(embed)
    assert "<@" not in str(embed)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(ANSWER)
def test_any_answer_makes_an_embed_that_discord_takes(answer: Answer) -> None:
    inside_the_limits(dict(answer_embed(answer, StubDoor()).to_dict()))


@settings(deadline=None)
@given(TEXT)
def test_any_card_makes_an_embed_that_discord_takes(text: str) -> None:
    shown = card_embed(CardAnswer("found", (), text), StubDoor(), (Language.FR,))
    inside_the_limits(dict(shown.to_dict()))


CHOICE = Choice("me", "Saccagement", "lancer")
RULED = ShownRuling(
    id="r1",
    card="Saccagement",
    date=dt.date(2006, 9, 25),
    first=None,
    last=None,
    language=Language.FR,
    status=Status.OFFICIAL,
    complete=True,
    flags=(Flag.MEANING,),
    text="Le texte.",
    superseded_by="r2",
    source="page",
)
WHOLE = an_answer(
    verdict=Answered.MAY,
    branches=(
        Branch((CHOICE,), {}, (Step("Vous lancez Saccagement.", ("702.62a",)), Step("Il se résout.", ()))),
    ),
    rules=(Citation("suspend.cast", "702.62a", DAY), Citation("suspend.is", "702.62b", DAY)),
    rulings=(RULED,),
    assumptions=("C'est votre tour.",),
    not_played=("Fury Charm",),
)


def test_an_answer_reads_from_the_short_answer_to_what_was_not_played() -> None:
    shown = answer_embed(WHOLE, StubDoor()).to_dict()
    assert shown["author"]["name"] == "dois-je lancer Saccagement ?"
    assert shown["description"] == "Non, vous pouvez refuser."
    assert [(field["name"], field["value"]) for field in shown["fields"]] == [
        ("label-branch-fr 1 Saccagement: lancer", "• Vous lancez Saccagement. (702.62a)\n• Il se résout."),
        ("label-rules-fr", "702.62a, 702.62b (2026-01-16)"),
        (
            "Saccagement · 2006-09-25 · Français · status-official-fr",
            "Le texte.\n⚠ flag-meaning-fr\n⚠ superseded-fr",
        ),
        ("label-assumed-fr", "C'est votre tour."),
        ("label-not-played-fr", "Fury Charm"),
    ]
    assert shown["footer"]["text"] == "discord-footer-fr 2026-01-16"


def test_a_play_without_a_choice_is_headed_as_steps() -> None:
    answer = an_answer(branches=(Branch((), {}, (Step("Il se résout.", ()),)),))
    assert answer_embed(answer, StubDoor()).fields[0].name == "label-steps-fr"


def test_a_question_back_lists_its_choices() -> None:
    open_point = Clarification(
        "À qui est-ce le tour ?", (Option("à moi", "s1"), Option("à l'adversaire", "s2"))
    )
    shown = answer_embed(an_answer(kind=Kind.CLARIFY, clarify=open_point), StubDoor())
    assert (shown.fields[0].name, shown.fields[0].value) == (
        "kind-clarify-fr",
        "1. à moi\n2. à l'adversaire",
    )


@pytest.mark.parametrize("count", [30, 200])
def test_what_was_not_played_is_kept_however_long_the_answer(count: int) -> None:
    step = Step("Un long pas. " * 60, ("702.62a",))
    branches = tuple(Branch((Choice("me", "X", str(number)),), {}, (step,)) for number in range(count))
    shown = answer_embed(
        an_answer(branches=branches, rulings=(RULED,), not_played=("Fury Charm",)), StubDoor()
    )
    assert shown.fields[-1].value == "Fury Charm"
    assert shown.fields[0].name == "label-branch-fr 1 X: 0"
    assert shown.footer.text is not None
    assert shown.footer.text.startswith(f"discord-more-fr {count + 2 - len(shown.fields)} · ")
