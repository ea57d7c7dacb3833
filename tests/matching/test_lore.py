"""What is bundled of names is in the form that names are compared in."""

from __future__ import annotations

import pytest

from bot.bundle.nicknames import read_name_lore, read_ordinary
from bot.matching.normalise import normalise
from bot.model.language import ANSWERED, Language


@pytest.mark.parametrize("language", ANSWERED)
def test_words_are_written_as_they_are_compared(language: Language) -> None:
    habits = read_name_lore().habits[language]
    sets = (
        habits.casting, habits.subject, habits.articles, habits.possessives, habits.indefinite,
        habits.prepositions, habits.speakers, habits.onto, habits.mechanics,
        habits.card_words, habits.card_marks,
    )  # fmt: skip
    words = {word for words in sets for word in words} | habits.ordinary.keys()
    assert [word for word in sorted(words) if normalise(word) != word] == []


def test_a_card_that_no_one_can_say_is_not_named() -> None:
    lore = read_name_lore()
    for named in (*lore.nicknames, *lore.verbs):
        assert named.says
        assert all(normalise(said) for said in named.says), named.card


def test_grades_are_read_by_line() -> None:
    assert read_ordinary(["# words", "", "8 the of", "2.5 rule_of_law  # a card too"]) == {
        "the": 8.0,
        "of": 8.0,
        "rule of law": 2.5,
    }


@pytest.mark.parametrize("line", ["the of", "9 the", "-1 the"])
def test_a_line_without_a_grade_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        read_ordinary(["8 a", line])
