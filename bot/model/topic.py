"""What a topic of the rulings is about, as data: the concepts that speak for it, and questions it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.language import Language


@dataclass(frozen=True, slots=True)
class TopicProfile:
    """A topic with the weight of each concept in a question, for it (above 0) or for another one (below).

    A concept "card NAME" is a card that the question names. `samples` are questions that the topic answers.
    `played` is False for what a play cannot tell, such as how a mechanic works.
    """

    topic: str
    weights: Mapping[str, float]
    samples: Mapping[Language, tuple[str, ...]]
    played: bool = True
