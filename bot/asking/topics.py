"""Which topics of the rulings a question is about: by what it speaks of, and what it is like."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.asking.concepts import Phrases
from bot.asking.words import words
from bot.model.language import Language
from bot.model.lexicon import Lexicon
from bot.model.topic import TopicProfile

LIKENESS = 3.0
"""What it weighs that a question is just like a sample; a concept that tells much weighs about as much."""

LEAST = 2.5
"""What a topic must reach to be named at all: more than one concept, or one that tells much."""

SHARE = 0.4
"""The part of the best topic's weight that a further one must reach."""

MOST = 4


@dataclass(frozen=True, slots=True)
class Sample:
    """What a sample question speaks of, and the length of that as a vector."""

    concepts: frozenset[str]
    length: float


class Subjects:
    """The topics of the rulings, and each language's words for what sets them apart."""

    def __init__(
        self,
        concepts: Mapping[Language, Lexicon],
        profiles: Sequence[TopicProfile],
        everyday: Collection[str] = (),
    ) -> None:
        """Read every sample question once; `everyday` concepts alone make no question about the game."""
        self._phrases = {language: Phrases(lexicon) for language, lexicon in concepts.items()}
        self._profiles = tuple(profiles)
        self._everyday = frozenset(everyday)
        self._told = {profile.topic for profile in profiles if not profile.played}
        read = {
            profile.topic: {
                self.spoken_of(text, language)
                for language, texts in profile.samples.items()
                for text in texts
            }
            for profile in profiles
        }
        topics_with = Counter(concept for samples in read.values() for concept in frozenset().union(*samples))
        self._rarity = {
            concept: math.log(1 + len(profiles) / topics) for concept, topics in topics_with.items()
        }
        self._samples = {
            topic: [Sample(concepts, self._length(concepts)) for concepts in samples]
            for topic, samples in read.items()
        }

    def spoken_of(
        self, text: str, language: Language, gaps: Sequence[tuple[int, int]] = ()
    ) -> frozenset[str]:
        """The concepts in a text, leaving out what stands in `gaps`; none in a language without words."""
        phrases = self._phrases.get(language)
        if phrases is None:
            return frozenset()
        found, _ = phrases.find(words(text, language, gaps))
        return frozenset(each.concept for each in found)

    def of(self, concepts: Collection[str], cards: Iterable[str] = ()) -> tuple[str, ...]:
        """The topics of a question that speaks of these concepts and names these cards, likeliest first.

        None for a question that has nothing of the game in it.
        """
        named = tuple(cards)
        if not named and self._everyday.issuperset(concepts):
            return ()
        ranked = self.ranked(concepts, named)
        best = ranked[0][1] if ranked else 0.0
        return tuple(topic for topic, weight in ranked if weight >= max(LEAST, SHARE * best))[:MOST]

    def is_told(self, topics: Sequence[str]) -> bool:
        """Whether a question with these topics asks for what no play can tell."""
        return any(topic in self._told for topic in topics[:1])

    def ranked(self, concepts: Collection[str], cards: Iterable[str] = ()) -> list[tuple[str, float]]:
        """Every topic with its weight, the likeliest first; equals in the order people wrote them."""
        there = frozenset(concepts)
        length = self._length(there)
        signs = there | {f"card {card}" for card in cards}
        weighed = [
            (
                profile.topic,
                sum(profile.weights.get(sign, 0.0) for sign in signs)
                + LIKENESS * self._likeness(profile.topic, there, length),
            )
            for profile in self._profiles
        ]
        return sorted(weighed, key=lambda pair: -pair[1])

    def _likeness(self, topic: str, concepts: frozenset[str], length: float) -> float:
        """How like a question is to the nearest sample, from 0 to 1: the cosine, rare concepts first."""
        return max(
            (
                sum(self._rarity[concept] ** 2 for concept in concepts & sample.concepts)
                / (length * sample.length)
                for sample in self._samples[topic]
                if length and sample.length
            ),
            default=0.0,
        )

    def _length(self, concepts: Iterable[str]) -> float:
        return math.sqrt(sum(self._rarity.get(concept, 1.0) ** 2 for concept in concepts))
