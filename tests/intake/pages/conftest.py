"""Statements and cards for reading pages: small, made by hand, with the ids of the bundled ones."""

from __future__ import annotations

import datetime as dt

import pytest

from bot.intake.pages import PageReader
from bot.model.card import Card
from bot.model.language import Language
from bot.model.ruling import Ruling, Span

SUSPEND = dt.date(2006, 10, 1)
LAST_MUST = dt.date(2024, 2, 1)
FIRST_MAY = dt.date(2024, 2, 2)


def statement(
    name: str,
    about: str = "suspend",
    first: dt.date = SUSPEND,
    last: dt.date | None = None,
    superseded_by: str | None = None,
) -> Ruling:
    return Ruling(
        name,
        f"topic of {name}",
        about,
        "ours",
        Span(first, last),
        (),
        rules=(f"rule of {name}",),
        superseded_by=superseded_by,
    )


STATEMENTS = (
    *(
        statement(f"sus-{number:03}")
        for number in (1, 2, 3, 4, 6, 7, 8, 9, 10, 13, 14, 15, 18, *range(19, 31))
    ),
    statement("sus-005", last=LAST_MUST, superseded_by="sus-012"),
    statement("sus-011", last=LAST_MUST, superseded_by="sus-012"),
    statement("sus-012", first=FIRST_MAY),
    statement("sus-016", last=LAST_MUST, superseded_by="sus-019"),
    statement("sus-017", last=LAST_MUST, superseded_by="sus-012"),
    *(statement(f"hyp-{number:03}", about="Hypergenesis") for number in range(1, 6)),
)


def card(name: str, fr: str = "", de: str = "", it: str = "") -> Card:
    printed = {Language.FR: (fr,), Language.DE: (de,), Language.IT: (it,)}
    return Card(name, "", "normal", (), {language: names for language, names in printed.items() if names[0]})


CARDS = (
    card("Plunder", "Saccagement", "Brandschatzen", "Razziare"),
    card("Cyclical Evolution", "Évolution cyclique", "Zyklische Entwicklung", "Evoluzione Ciclica"),
    card("Suspend", "Suspendre", "Suspendieren", "Sospendere"),
    card("Meddling Mage", "Ingérence du mage", "Herumpfuschender Magier", "Mago Intrigante"),
    card("Corpulent Corpse", "Cadavre corpulent", "Korpulente Leiche", "Cadavere Obeso"),
    card("Abandon Hope", "Perdre espoir"),
    card("Lose Hope", "Perdre espoir"),
)


@pytest.fixture(scope="session")
def reader() -> PageReader:
    return PageReader(STATEMENTS, CARDS)
