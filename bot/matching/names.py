"""Card names found by likeness: the room's one door."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Self

from bot.matching.complete import complete
from bot.matching.find import Finder
from bot.matching.forms import FORMS
from bot.matching.held import Held
from bot.matching.likeness import is_clear
from bot.matching.look_up import look_up
from bot.matching.nicknames import Nicknames, Verbs
from bot.matching.normalise import is_unspaced
from bot.matching.unspaced import UnspacedFinder
from bot.model.card import Card
from bot.model.language import Language
from bot.model.naming import NamedVerb, NameHabits, NameTables, Nickname, PrintedName
from bot.model.ports import NameHit, NameSpan

_ASKED_AT_ONCE = 4
"""Texts whose names are remembered."""

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
        verbs: Sequence[NamedVerb] = (),
        habits: Mapping[Language, NameHabits] = _NO_HABITS,
        tables: NameTables | None = None,
    ) -> None:
        """Index `names`, or serve what `tables` keep; nicknames of other cards count for nothing."""
        self._tables = tables or Held(names, nicknames, FORMS)
        said = {one.card for one in nicknames} | {one.card for one in verbs}
        english = self._tables.english(said)
        self._verbs = Verbs(verbs, english)
        self._finder = Finder(self._tables, Nicknames(nicknames, english), habits)
        self._unspaced = UnspacedFinder(self._tables, habits)
        self._found = lru_cache(_ASKED_AT_ONCE)(self._find)  # names and verbs of a text are asked for in turn

    @classmethod
    def kept(
        cls,
        tables: NameTables,
        nicknames: Sequence[Nickname] = (),
        verbs: Sequence[NamedVerb] = (),
        habits: Mapping[Language, NameHabits] = _NO_HABITS,
    ) -> Self:
        """The names that `tables` keep, made with FORMS and the same nicknames."""
        return cls((), nicknames, verbs, habits, tables)

    def look_up(self, name: str, languages: Sequence[Language] = (), limit: int = 5) -> list[NameHit]:
        """The cards `name` may mean, best first, scored 0 to 100; symbols alone mean none."""
        return look_up(self._tables, name, languages, limit)

    def clear(self, hits: Sequence[NameHit]) -> bool:
        """Whether the first of `hits` may be taken at once: never where two cards bear the name."""
        return is_clear(hits)

    def complete(self, typed: str, languages: Sequence[Language] = (), limit: int = 25) -> list[NameHit]:
        """The cards with a name that goes on from `typed`, at the start of any word; one hit a card."""
        return complete(self._tables, typed, languages, limit)

    def find(self, text: str, language: Language) -> list[NameSpan]:
        """Card names inside a question, in order, without overlaps."""
        return list(self._found(text, language))

    def _find(self, text: str, language: Language) -> tuple[NameSpan, ...]:
        finder = self._unspaced if is_unspaced(text) else self._finder
        return tuple(finder.find(text, language))

    def verbs(self, text: str, language: Language) -> list[NameSpan]:
        """Verbs made of card names ("stifled"), in order; each says which card was used."""
        return self._verbs.find(text, language, self.find(text, language))
