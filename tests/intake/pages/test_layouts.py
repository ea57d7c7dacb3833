"""Small pages of our own in the layouts that are read, and what each must give."""

from __future__ import annotations

import datetime as dt
import unicodedata

import pytest

from bot.intake.pages import Page, PageReader
from bot.model.language import Language
from bot.model.ruling import Flag, Rendering, Status

FRENCH_FAQ = """\
Suspension

***Tout neuf : Suspension***

Avec ce mot-clé, vous dépensez du « temps » à la place du mana.

Cadavre corpulent
{5}{B}
Créature : zombie
3/3
Suspension 5 — {B} (Retirez-la de la partie.)

Voici les règles officielles :

502.59. Suspension

502.59b Une carte est « en suspension » si elle est retirée de la partie avec un marqueur « temps ».

* Suspendre une carte n'équivaut pas à jouer la carte. Personne ne peut y répondre.

* Si la deuxième capacité déclenchée se résout, le propriétaire doit jouer le sort.
-----
"""
GERMAN_SUMMARY = """\
702.59 Aussetzen
702.59b Eine Karte ist „ausgesetzt“, wenn sie im Exil liegt und eine Zeitmarke auf ihr ist.
Aussetzen heißt nicht, die Karte zu spielen, und zählt auch nicht als Wirken. Das gilt auch wenn der
Meddling Mage im Spiel ist.
Sobald die zweite Fähigkeit von Suspend/Aussetzen ausgelöst wird, muss der Spieler den Spruch spielen.
Die Marke verschwindet, wenn Suspend es sagt.
702.59. Suspend
702.59b. A card is „suspended“ if it is in the exile zone and a time counter is on it.
The owner must play the spell when the second triggered ability of suspend resolves.
"""
FRENCH_CARD = """\
Saccagement

02/02/2024

Les cartes exilées ainsi le sont face visible.

19/03/2021

Une carte est suspended tant que des time counters sont sur elle.
"""
CREDITED = """\
Clarifications officielles de Wizards of the Coast. La traduction FR vient d'une IA.
02 février 2024 · source : wotc
Cards exiled with suspend lie there face up.
7 juin 2013 · source : wotc
The permanents come in one at a time, so the first of them sees the others.
"""
ITALIAN_CARD = """\
Evoluzione Ciclica

02/02/2024

Esiliare una carta con sospensione non equivale a lanciare la carta e non può essere neutralizzata.

2 febbraio 2024

Se la prima abilità innescata (the one that takes off a counter) viene neutralizzata, non succede nulla.
"""


def read(reader: PageReader, text: str) -> Page:
    return reader.read("page.txt", text.encode())


def only(page: Page) -> list[Rendering]:
    return [record.renderings[0] for record in page.records]


def test_faq_with_bullets_beneath_rules(reader: PageReader) -> None:
    page = read(reader, FRENCH_FAQ)
    assert [words.text.split()[0] for words in only(page)] == ["Avec", "502.59b", "Suspendre", "Si"]
    assert {(w.language, w.status, w.flags) for w in only(page)} == {(Language.FR, Status.OFFICIAL, ())}
    assert {(record.about, record.group, record.date) for record in page.records} == {
        ("suspend", "keyword", None)
    }
    assert [record.statement for record in page.records] == ["sus-001", "sus-007", "sus-020", "sus-011"]
    assert [record.superseded_by for record in page.records] == [None, None, None, "sus-012"]
    assert page.records[3].span.last == dt.date(2024, 2, 1)


def test_summary_beneath_rules_in_two_languages(reader: PageReader) -> None:
    page = read(reader, GERMAN_SUMMARY)
    told = [(w.language.value, w.status.value, {flag.value for flag in w.flags}) for w in only(page)]
    assert told == [
        ("de", "official", set()),
        ("de", "volunteer", {"untranslated", "mixed_era"}),
        ("de", "volunteer", {"meaning", "mixed_era"}),
        ("de", "volunteer", {"untranslated"}),
        ("en", "official", set()),
        ("en", "official", {"mixed_era"}),
    ]
    assert only(page)[1].text.endswith("der\nMeddling Mage im Spiel ist.")


def test_dated_lines_under_a_card(reader: PageReader) -> None:
    page = read(reader, FRENCH_CARD)
    assert [(record.about, record.group) for record in page.records] == [("Plunder", "card")] * 2
    assert [record.date for record in page.records] == [dt.date(2024, 2, 2), dt.date(2021, 3, 19)]
    assert [words.status for words in only(page)] == [Status.OFFICIAL] * 2
    assert [(words.complete, words.flags) for words in only(page)] == [
        (True, ()),
        (False, (Flag.UNTRANSLATED,)),
    ]


def test_credited_page_that_names_no_card(reader: PageReader) -> None:
    page = read(reader, CREDITED)
    assert [words.language for words in only(page)] == [Language.EN] * 2
    assert [words.status for words in only(page)] == [Status.OFFICIAL] * 2
    assert all(w.flags == (Flag.TRANSLATION_MISSING, Flag.CARD_UNKNOWN) for w in only(page))
    assert [record.date for record in page.records] == [dt.date(2024, 2, 2), dt.date(2013, 6, 7)]
    assert any("Hypergenesis" in note for note in page.notes)


def test_promised_translation_that_is_there_is_a_machine_s(reader: PageReader) -> None:
    page = read(reader, CREDITED + "Les cartes exilées ainsi sont face visible dans la zone.\n")
    assert [words.status for words in only(page)] == [Status.OFFICIAL, Status.OFFICIAL, Status.MACHINE]
    assert all(Flag.TRANSLATION_MISSING not in words.flags for words in only(page))


def test_a_machine_s_page_gives_itself_away(reader: PageReader) -> None:
    page = read(reader, ITALIAN_CARD)
    assert [words.status for words in only(page)] == [Status.MACHINE] * 2
    assert [words.flags for words in only(page)] == [(Flag.MEANING,), (Flag.UNTRANSLATED,)]
    assert {record.about for record in page.records} == {"Cyclical Evolution"}


def test_countered_is_right_where_the_statement_says_it(reader: PageReader) -> None:
    page = read(
        reader, "Razziare\n\n02/02/2024\n\nSe sospendere: la prima abilità innescata viene neutralizzata.\n"
    )
    assert [(record.statement, record.renderings[0].flags) for record in page.records] == [("sus-022", ())]


@pytest.mark.parametrize("about", ["Razziare", "Perdre espoir", "Carta inventata"])
def test_statements_are_matched_only_where_the_keyword_is_spoken_of(reader: PageReader, about: str) -> None:
    page = read(reader, f"{about}\n\n02/02/2024\n\nUna carta con X nel suo costo di mana vale 0.\n")
    assert [record.statement for record in page.records] == [None]


def test_a_name_that_two_cards_share_is_not_guessed(reader: PageReader) -> None:
    page = read(reader, "Perdre espoir\n\n02/02/2024\n\nVous choisissez la carte.\n")
    assert [(r.about, r.renderings[0].flags) for r in page.records] == [("", (Flag.CARD_UNKNOWN,))]
    assert any("Abandon Hope" in note and "Lose Hope" in note for note in page.notes)


def test_a_keyword_that_is_a_card_s_name_too_is_told_by_the_layout(reader: PageReader) -> None:
    dated = read(reader, "Sospendere\n\n02/02/2024\n\nLa creatura viene esiliata.\n")
    ruled = read(reader, "Sospendere\n\n702.62b Una carta è sospesa se è in esilio.\n")
    assert [(r.about, r.group) for r in (*dated.records, *ruled.records)] == [
        ("Suspend", "card"),
        ("suspend", "keyword"),
    ]


def test_a_line_dated_after_the_change_is_not_superseded(reader: PageReader) -> None:
    line = "If the suspended card has any mandatory additional costs, you must pay those."
    page = read(reader, f"Plunder\n\n2021-03-19\n\n{line}\n\n2024-02-02\n\n{line}\n")
    assert [record.superseded_by for record in page.records] == ["sus-019", None]


@pytest.mark.parametrize(
    ("label", "date"),
    [
        ("02/03/2024", dt.date(2024, 3, 2)),
        ("2.3.2024", dt.date(2024, 3, 2)),
        ("2024-03-02", dt.date(2024, 3, 2)),
        ("02 mars 2024", dt.date(2024, 3, 2)),
        ("1er mars 2024", dt.date(2024, 3, 1)),
        ("2. März 2024", dt.date(2024, 3, 2)),
        ("2 marzo 2024", dt.date(2024, 3, 2)),
        ("March 2, 2024", dt.date(2024, 3, 2)),
        ("[2 March 2024] (source: wotc)", dt.date(2024, 3, 2)),
        ("03/14/2024", dt.date(2024, 3, 14)),
        ("31/02/2024", None),
    ],
)
def test_date_labels(reader: PageReader, label: str, date: dt.date | None) -> None:
    label = label.replace("[", "").replace("]", "")
    page = read(reader, f"Plunder\n\n{label}\n\nThe card is exiled with suspend.\n")
    assert [record.date for record in page.records] == [date]


def test_one_label_decides_how_a_page_counts(reader: PageReader) -> None:
    page = read(reader, "Plunder\n\n2/3/2024\n\nThe card goes.\n\n2/14/2024\n\nThe card stays.\n")
    assert [record.date for record in page.records] == [dt.date(2024, 2, 3), dt.date(2024, 2, 14)]


def test_a_date_and_its_ruling_may_share_a_line(reader: PageReader) -> None:
    page = read(reader, "Plunder\n2024-02-02: The card is exiled.\n2021-03-19 — The card is not cast.\n")
    assert [(r.date, r.renderings[0].text) for r in page.records] == [
        (dt.date(2024, 2, 2), "The card is exiled."),
        (dt.date(2021, 3, 19), "The card is not cast."),
    ]


def test_paragraphs_broken_to_a_width_are_one_record_each(reader: PageReader) -> None:
    first = "* A card with suspend is exiled\n  face up. Everyone may look at it\n  whenever they like."
    second = "* The owner removes a time counter\n  at the beginning of each of their\n  upkeeps."
    page = read(
        reader, f"Suspend\n\n702.62b A card is suspended if\nit is in exile.\n\n{first}\n\n{second}\n"
    )
    assert [words.text for words in only(page)[1:]] == [first[2:], second[2:]]


def test_a_sentence_that_breaks_off_is_flagged(reader: PageReader) -> None:
    page = read(reader, "Plunder\n\n02/02/2024\n\nThe card is exiled and then the\n")
    assert only(page)[0].flags == (Flag.CUT,)


@pytest.mark.parametrize("text", [FRENCH_FAQ, GERMAN_SUMMARY, FRENCH_CARD, CREDITED, ITALIAN_CARD])
@pytest.mark.parametrize(
    "changed",
    [
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: unicodedata.normalize("NFD", text).encode(),
        lambda text: text.encode("utf-16"),
        lambda text: (text + "\n\n© Wizards of the Coast\n").encode(),
    ],
    ids=["CRLF", "BOM", "NFD", "UTF-16", "footer"],
)
def test_how_a_page_was_saved_changes_no_id(reader: PageReader, text: str, changed: object) -> None:
    assert callable(changed)
    saved = reader.read("saved.txt", changed(text))
    assert [record.id for record in saved.records] == [record.id for record in read(reader, text).records]


def test_windows_1252_is_read(reader: PageReader) -> None:
    page = reader.read("page.txt", FRENCH_CARD.encode("cp1252"))
    assert [record.id for record in page.records] == [
        record.id for record in read(reader, FRENCH_CARD).records
    ]


def test_text_is_never_changed(reader: PageReader) -> None:
    odd = "La  carte est “exilée”\u00a0; e\u0301trange !"
    page = read(reader, f"Saccagement\n\n02/02/2024\n\n{odd}\n")
    assert [words.text for words in only(page)] == [odd]


def test_what_stands_twice_is_stored_once(reader: PageReader) -> None:
    page = read(reader, FRENCH_CARD + "\n" + FRENCH_CARD)
    assert len(page.records) == 2
    assert any("repeated" in note for note in page.notes)
