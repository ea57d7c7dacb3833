"""What players call cards without printing it: nicknames, and verbs made of names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.matching.likeness import EXACT
from bot.matching.normalise import normalise
from bot.matching.text import Words
from bot.model.language import Language
from bot.model.naming import NamedVerb, Nickname
from bot.model.ports import NameHit, NameSpan


class Nicknames:
    """The nicknames of cards that are held, by what is said."""

    def __init__(self, nicknames: Iterable[Nickname], english: Mapping[str, str]) -> None:
        """Keep the nicknames of the cards in `english`, which gives the English name of each card."""
        self._english = english
        self._said: dict[str, list[Nickname]] = {}
        for nickname in nicknames:
            if nickname.card in english:
                for said in nickname.says:
                    self._said.setdefault(normalise(said), []).append(nickname)

    def meant(self, words: Words, first: int, last: int, language: Language) -> list[tuple[NameHit, bool]]:
        """The cards the window is a nickname of in `language`, each with whether it may be taken at once."""
        return [
            (_english_hit(self._english, nickname.card), self._sure(nickname, words))
            for nickname in self._said.get(words.key(first, last), ())
            if not nickname.languages or language in nickname.languages
            if not nickname.after or words.before(first) in nickname.after
        ]

    def told(self, words: Words, first: int, last: int) -> bool:
        """Whether the word before the window makes it a nickname, however ordinary the window itself is."""
        return any(
            words.before(first) in nickname.after for nickname in self._said.get(words.key(first, last), ())
        )

    def _sure(self, nickname: Nickname, words: Words) -> bool:
        said = any(token.key.startswith(nickname.about) for token in words.tokens)
        return nickname.sure and (said or not nickname.about)


class Verbs:
    """The verbs that say which card was used."""

    def __init__(self, verbs: Iterable[NamedVerb], english: Mapping[str, str]) -> None:
        """Keep the verbs of the cards in `english`, which gives the English name of each card."""
        self._english = english
        self._said: dict[str, list[NamedVerb]] = {}
        for verb in verbs:
            if verb.card in english:
                for said in verb.says:
                    self._said.setdefault(normalise(said), []).append(verb)

    def find(self, text: str, language: Language, names: Sequence[NameSpan] = ()) -> list[NameSpan]:
        """Every such verb in `text`, in order; the words of longer sure `names` are none ("rift bolt")."""
        spans = []
        longer = [name for name in names if name.sure and " " in name.text]
        taken = {place for name in longer for place in range(name.start, name.end)}
        for token in Words(text).tokens:
            if token.start in taken:
                continue
            cards = [
                verb.card
                for verb in self._said.get(token.key, ())
                if not verb.languages or language in verb.languages
            ]
            if cards:
                hits = tuple(_english_hit(self._english, card) for card in cards)
                spans.append(NameSpan(token.start, token.end, token.typed, hits, sure=len(hits) == 1))
        return spans


def _english_hit(english: Mapping[str, str], card: str) -> NameHit:
    return NameHit(card, english[card], Language.EN, EXACT)
