"""The plots and the lexicons speak of the same concepts, in every language."""

from __future__ import annotations

import pytest

from bot.asking.concepts import NUMERAL, Phrases
from bot.asking.plots.catalogue import HARMLESS, PLOTS
from bot.asking.words import words
from bot.bundle.lexicons import read_lexicons
from bot.model.language import ANSWERED, Language

LEXICONS = read_lexicons()
BUILT_IN = {"number"}


@pytest.mark.parametrize("language", ANSWERED)
def test_every_language_has_the_same_concepts(language: Language) -> None:
    assert set(LEXICONS[language].concepts) == set(LEXICONS[Language.EN].concepts)


def test_every_concept_a_plot_takes_account_of_is_in_the_lexicons() -> None:
    known = set(LEXICONS[Language.EN].concepts) | BUILT_IN
    assert (HARMLESS | {word for plot in PLOTS for word in plot.knows}) - known == set()


@pytest.mark.parametrize("language", ANSWERED)
def test_a_phrase_is_found_as_its_own_concept(language: Language) -> None:
    phrases = Phrases(LEXICONS[language])
    lost = []
    for concept, spellings in LEXICONS[language].concepts.items():
        wanted = "number" if concept.startswith(NUMERAL) else concept
        for phrase in spellings:
            if "*" in phrase or "_" in phrase:
                continue
            found, _ = phrases.find(words(phrase, language))
            if wanted not in {f.concept for f in found}:
                lost.append((concept, phrase))
    assert lost == []
