"""Editions in every form they came in: encodings, line ends, hard wraps, lost quotes."""

import datetime as dt

import pytest

from bot.intake.comprehensive_rules import EditionError, read_edition

OPENING = "Comprehensive Rules\n\nThese rules are effective as of July 11, 2009.\n\n"
CONTENTS = "Contents\n\n1. Game Concepts\n100. General\n101. The Golden Rules\nGlossary\n\n"
BODY = """1. Game Concepts

100. General

100.1. These rules are about a game.

100.1a A \u201cgame\u201d needs two players\u2019 cards.
Example: You and your friend.
Example: Two friends of yours.

101. The Golden Rules

101.2. A dash \u2013 and a quote\u2019s end.

Glossary

100.1. Nothing after the rules is a rule.
"""
PAGE = OPENING + CONTENTS + BODY


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [
        ("utf-8", b""),
        ("utf-8", b"\xef\xbb\xbf"),
        ("cp1252", b""),
        ("utf-16-le", b"\xff\xfe"),
        ("utf-16-be", b"\xfe\xff"),
        ("utf-16-le", b""),
        ("utf-16-be", b""),
    ],
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_an_edition_reads_the_same_in_every_encoding_and_with_every_line_end(encoding, mark, line_end):
    edition = read_edition(mark + PAGE.replace("\n", line_end).encode(encoding))
    assert edition.effective == dt.date(2009, 7, 11)
    assert dict(edition.rules) == {
        "100.1": "These rules are about a game.",
        "100.1a": "A \u201cgame\u201d needs two players\u2019 cards.\nExample: You and your friend.\n"
        "Example: Two friends of yours.",
        "101.2": "A dash \u2013 and a quote\u2019s end.",
    }
    assert not edition.lossy


GLOSSARY = """Glossary

Ability
1. What a card does.
2. An object on the stack.
See rule 112, "Abilities."

Long Word
A definition that was wrapped hard, at the end
of a line in the middle of a sentence.

It goes on after the end of a page, as a paragraph that is far longer than any term of a glossary.

Credits

Nobody
Not a term.
"""


def test_the_glossary_is_read_by_term_with_its_senses_a_line_each():
    page = PAGE.split("Glossary\n\n100.1.")[0] + GLOSSARY
    edition = read_edition(page.encode())
    assert dict(edition.glossary) == {
        "Ability": '1. What a card does.\n2. An object on the stack.\nSee rule 112, "Abilities."',
        "Long Word": "A definition that was wrapped hard, at the end of a line in the middle of a sentence.\n"
        "It goes on after the end of a page, as a paragraph that is far longer than any term of a glossary.",
    }
    assert dict(edition.headings) == {"1": "Game Concepts", "100": "General", "101": "The Golden Rules"}


def test_an_edition_without_a_glossary_has_none():
    page = OPENING + CONTENTS + "100. General\n\n100.1. A rule.\n"
    assert dict(read_edition(page.encode()).glossary) == {}


def test_the_old_word_for_effective_is_read():
    page = PAGE.replace("effective as of July 11, 2009", "current as of October 1, 2006")
    assert read_edition(page.encode()).effective == dt.date(2006, 10, 1)


@pytest.mark.parametrize(
    ("line", "number", "text"),
    [
        ("100.2. With a dot.", "100.2", "With a dot."),
        ("100.2 Without one.", "100.2", "Without one."),
        (" 100.2b Set in.", "100.2b", "Set in."),
        ("100.2b.  With two blanks.", "100.2b", "With two blanks."),
        ("100.2.No blank at all.", "100.2", "No blank at all."),
        ("100. 2b A blank too many.", "100.2b", "A blank too many."),
    ],
)
def test_misprints_around_a_number_are_read_through(line, number, text):
    page = PAGE.replace("101. The Golden Rules\n\n101.2", f"{line}\n\n101. The Golden Rules\n\n101.2")
    assert read_edition(page.encode()).rules[number] == text


def test_a_reference_at_the_start_of_a_wrapped_line_opens_no_rule():
    page = PAGE.replace("about a game.", "about a game (see rule\n419.8 and rule\n100, General).")
    rules = read_edition(page.encode()).rules
    assert rules["100.1"] == "These rules are about a game (see rule 419.8 and rule 100, General)."
    assert "419.8" not in rules
    assert "100.1a" in rules


def test_an_edition_that_lost_its_quotes_says_so():
    lost = "100.3. A player?s card is ?suspended? and the others? aren?t.\n\n" + "".join(
        f"100.{n}. It?s the ?last? counter.\n\n" for n in range(4, 20)
    )
    page = PAGE.replace("101. The Golden Rules\n\n101.2", f"{lost}101. The Golden Rules\n\n101.2")
    assert read_edition(page.encode()).lossy


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (b"", "effective date"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "effective date"),
        (BODY.encode(), "effective date"),
        (OPENING.encode(), "no numbered rule"),
        (PAGE.replace("July 11", "Moon 41").encode(), "is no date"),
    ],
)
def test_what_is_no_edition_is_refused_in_one_line(raw, complaint):
    with pytest.raises(EditionError, match=complaint) as refused:
        read_edition(raw)
    assert "\n" not in str(refused.value)
