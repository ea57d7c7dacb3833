"""Values for the stores' tests."""

import datetime as dt
import subprocess
import sys
from pathlib import Path

from hypothesis import strategies as st

import bot
from bot.model.language import Language
from bot.model.ruling import Flag, Rendering, Ruling, Span, Status

DAY = dt.date(2026, 11, 30)


def rendering(text="A card.", language="en", status="restated", **more):
    return Rendering(Language(language), text, Status(status), **more)


def ruling(ruling_id, *renderings, first=None, last=None, **more):
    filed = {"topic": "", "about": "", "group": "ours"} | more
    return Ruling(ruling_id, span=Span(first, last), renderings=renderings or (rendering(),), **filed)


def kill_at(point, code, seconds=60):
    """Run `code` in a process of its own that is killed at `point`; `at` is what stops it there."""
    stop = f"at = lambda point: os.kill(os.getpid(), signal.SIGKILL) if point == {point!r} else None"
    prelude = f"import asyncio, os, pathlib, signal\nfrom tests.store.made import *\n{stop}\n"
    return subprocess.run(  # noqa: S603 - our own code, given by a test
        [sys.executable, "-c", prelude + code],
        cwd=Path(bot.__file__).parents[1],
        check=False,
        capture_output=True,
        text=True,
        timeout=seconds,
    )


DAYS = st.none() | st.dates()
TEXTS = st.text(max_size=30)
RENDERINGS = st.builds(
    Rendering,
    language=st.sampled_from(Language),
    text=TEXTS,
    status=st.sampled_from(Status),
    complete=st.booleans(),
    flags=st.lists(st.sampled_from(Flag), max_size=3).map(tuple),
    source=TEXTS,
    era_words=st.sampled_from(["", "exile", "removed"]),
)
RULINGS = st.builds(
    Ruling,
    id=TEXTS,
    topic=TEXTS,
    about=TEXTS,
    group=st.sampled_from(["card", "keyword", "ours"]),
    span=st.builds(Span, DAYS, DAYS),
    renderings=st.lists(RENDERINGS, max_size=3).map(tuple),
    date=DAYS,
    rules=st.lists(TEXTS, max_size=2).map(tuple),
    superseded_by=st.none() | TEXTS,
    statement=st.none() | TEXTS,
)
MANY_RULINGS = st.lists(RULINGS, max_size=5, unique_by=lambda each: each.id)
