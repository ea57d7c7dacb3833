"""Card names found by likeness: the room's one door."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.matching.complete import WordStarts
from bot.matching.find import Finder
from bot.matching.grams import GramLists, Postings
from bot.matching.index import Index
from bot.matching.likeness import is_clear
from bot.matching.look_up import look_up
from bot.matching.nicknames import Nicknames, Verbs
from bot.matching.normalise import is_unspaced
from bot.matching.parts import Parts
from bot.matching.unspaced import UnspacedFinder
from bot.model.card import Card
from bot.model.language import Language
from bot.model.naming import NamedVerb, NameHabits, Nickname, PrintedName
from bot.model.ports import NameHit, NameSpan

_NO_HABITS: Mapping[Language, NameHabits] = MappingProxyType({})


def printed_names(cards: Iterable[Card]) -> Iterator[PrintedName]:
    """Every name that `cards` bear: the English one, and those printed in other languages."""
    for card in cards:
        yield PrintedName(card.name, Language.EN, card.name)
        for language, names in card.printed.items():
            for name in names:
                yield PrintedName(card.name, language, name)


class CardNames:
    """Every card name held, in every language, found however it is typed."""

    def __init__(
        self,
        names: Iterable[PrintedName],
        nicknames: Sequence[Nickname] = (),
        verbs: Iterable[NamedVerb] = (),
        habits: Mapping[Language, NameHabits] = _NO_HABITS,
        postings: Callable[[Sequence[str]], Postings] = GramLists,
    ) -> None:
        """Index `names`; nicknames and verbs of cards that are not among them count for nothing."""
        self._index = Index(names, nicknames, postings)
        self._starts = WordStarts(self._index)
        self._verbs = Verbs(verbs, self._index.english)
        known = Nicknames(nicknames, self._index.english)
        self._finder = Finder(self._index, known, habits, Parts(self._index))
        self._unspaced = UnspacedFinder(self._index, habits)

    def look_up(self, name: str, languages: Sequence[Language] = (), limit: int = 5) -> list[NameHit]:
        """The cards `name` may mean, best first, scored 0 to 100; symbols alone mean none."""
        return look_up(self._index, name, languages, limit)

    def clear(self, hits: Sequence[NameHit]) -> bool:
        """Whether the first of `hits` may be taken at once: never where two cards bear the name."""
        return is_clear(hits)

    def complete(self, typed: str, languages: Sequence[Language] = (), limit: int = 25) -> list[NameHit]:
        """The cards with a name that goes on from `typed`, at the start of any word; one hit a card."""
        return self._starts.complete(typed, languages, limit)

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """Card names inside a question, in order, without overlaps."""
        if is_unspaced(text):
            return self._unspaced.find(text, language)
        return self._finder.find(text, language)

    def verbs(self, text: str, language: Language) -> list[NameSpan]:
        """Verbs made of card names ("stifled"), in order; each says which card was used."""
        return self._verbs.find(text, language, self.find(text, language))
