"""The profiles and the words for concepts speak of the same things, in every language."""

from __future__ import annotations

import pytest

from bot.asking.topics import Subjects
from bot.asking.words import words
from bot.bundle.cards import read_cards
from bot.bundle.profiles import SOUGHT, read_concepts, read_everyday, read_profiles
from bot.bundle.rulings import read_rulings
from bot.model.language import ANSWERED, Language
from bot.model.topic import TopicProfile

CONCEPTS = read_concepts()
PROFILES = read_profiles()
KNOWN = set(CONCEPTS[Language.EN].concepts)
SUBJECTS = Subjects(CONCEPTS, PROFILES, read_everyday())
CARD = "card "
SAMPLES = [
    (profile.topic, language, text)
    for profile in PROFILES
    for language, texts in profile.samples.items()
    for text in texts
]


@pytest.mark.parametrize("language", SOUGHT)
def test_every_language_has_words_for_every_concept(language: Language) -> None:
    assert set(CONCEPTS[language].concepts) == KNOWN
    assert all(CONCEPTS[language].concepts.values())


@pytest.mark.parametrize("language", SOUGHT)
def test_phrases_are_written_as_words_are_compared(language: Language) -> None:
    phrases = {phrase for phrases in CONCEPTS[language].concepts.values() for phrase in phrases}
    unlike = {
        phrase
        for phrase in phrases
        if language is not Language.DE  # where two letters become one
        and " ".join(word.text for word in words(phrase, language)) != phrase.replace("*", "")
    }
    assert unlike == set()


def test_profiles_weigh_concepts_that_there_are() -> None:
    weighed = {sign for profile in PROFILES for sign in profile.weights if not sign.startswith(CARD)}
    assert weighed - KNOWN == set()
    assert read_everyday() - KNOWN == set()


def test_profiles_weigh_cards_that_are_held() -> None:
    named = {sign for profile in PROFILES for sign in profile.weights if sign.startswith(CARD)}
    assert {sign.removeprefix(CARD) for sign in named} - set(read_cards()) == set()


def test_every_profile_is_of_a_topic_and_every_answering_topic_has_one() -> None:
    topics = {ruling.topic for ruling in read_rulings()}
    profiled = {profile.topic for profile in PROFILES}
    assert profiled <= topics
    answering = {ruling.topic for ruling in read_rulings() if ruling.answers}
    assert answering - profiled == {"card.corpulent-corpse"}  # found by its card's name


@pytest.mark.parametrize("profile", [p for p in PROFILES if p.samples], ids=lambda p: p.topic)
def test_samples_are_in_every_language_that_is_answered(profile: TopicProfile) -> None:
    assert set(ANSWERED) <= set(profile.samples) or profile.topic == "suspend.flash"


@pytest.mark.parametrize(("topic", "language", "text"), SAMPLES)
def test_a_sample_finds_its_own_topic(topic: str, language: Language, text: str) -> None:
    assert SUBJECTS.of(SUBJECTS.spoken_of(text, language))[:1] == (topic,)


def test_no_sample_is_a_question_that_is_measured() -> None:
    from bench.retrieval import held_out, labelled  # noqa: PLC0415 - only this test compares them

    measured = {case.text.casefold() for case in (*labelled(), *held_out())}
    assert measured & {text.casefold() for _, _, text in SAMPLES} == set()


def test_a_concept_against_a_topic_puts_it_behind() -> None:
    subjects = Subjects(
        {Language.EN: CONCEPTS[Language.EN]},
        [
            TopicProfile("one", {"suspend": 4.0, "target": -2.0}, {}),
            TopicProfile("two", {"suspend": 3.0}, {}),
        ],
    )
    assert subjects.of({"suspend"}) == ("one", "two")
    assert subjects.of({"suspend", "target"}) == ("two",)
    assert subjects.of(set()) == ()


def test_everyday_concepts_alone_are_about_nothing_but_a_card_is_enough() -> None:
    profile = TopicProfile("one", {"must": 4.0, "card Opt": 4.0}, {})
    subjects = Subjects({Language.EN: CONCEPTS[Language.EN]}, [profile], {"must"})
    assert subjects.of({"must"}) == ()
    assert subjects.of({"must", "spell"}) == ("one",)
    assert subjects.of((), ["Opt"]) == ("one",)


def test_a_language_without_words_speaks_of_nothing() -> None:
    assert SUBJECTS.spoken_of("待機", Language.JA) == frozenset()
