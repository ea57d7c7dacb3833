"""The index opened to be served from: built first where it is old, watched while it serves."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from bot.bundle.lexicons import read_lexicons
from bot.bundle.nicknames import NameLore, read_name_lore
from bot.bundle.profiles import read_concepts
from bot.bundle.rulings import read_rulings
from bot.door.held import Held, Using
from bot.intake.keeping import RULINGS, Keeping
from bot.matching.forms import FORMS
from bot.matching.names import CardNames, printed_names
from bot.model.era import EXILE_SINCE
from bot.model.errors import Complaint, Outdated
from bot.store.build import build
from bot.store.name_tables import FileNames
from bot.store.rulings import Index
from bot.store.watched import Watched


@dataclass
class Opening:
    """Opens the index of what is kept. `note` says why only what is bundled is served, "" where all is."""

    keeping: Keeping
    note: str = ""

    def held(self) -> Using:
        """The index, built first where there is none or what it was built from has changed.

        Complaint for one that is damaged; what is bundled alone where there is none and none can be built.
        """
        path = self.keeping.index
        try:
            if self.state() != "built":
                self.keeping.build()
        except Complaint as complaint:
            if path.exists() and not self._is_sound():
                raise
            self.note = complaint.text
        if path.exists():
            return Watched(path, self._opened).using
        bundled = self._bundled()
        return lambda: nullcontext(bundled)

    def state(self) -> str:
        """How the index stands to what is kept: "missing", "old" or "built"; Complaint for a damaged one."""
        if not self.keeping.index.exists():
            return "missing"
        try:
            index = self._index(self.keeping.index)
        except Outdated:
            return "old"
        try:
            return "built" if index.stamp() == self.keeping.stamp() else "old"
        finally:
            index.close()

    def _opened(self, path: Path) -> Held:
        index = self._index(path)
        try:
            tables = FileNames(path, FORMS)
        except Complaint:
            index.close()
            raise
        lore = self._lore
        return Held(index, CardNames.kept(tables, lore.nicknames, lore.verbs, lore.habits), tables)

    def _bundled(self) -> Held:
        """What is bundled alone: rulings in an index that is gone with the program, names in memory."""
        with tempfile.TemporaryDirectory(prefix="upkeep-") as folder:
            path = Path(folder) / RULINGS
            asyncio.run(build(path, read_rulings(), {}))
            index = self._index(path)  # an open file outlives its name
        lore, names = self._lore, printed_names(self.keeping.cards.values())
        return Held(index, CardNames(names, lore.nicknames, lore.verbs, lore.habits))

    def _index(self, path: Path) -> Index:
        return Index(path, self._keywords_of, EXILE_SINCE, _ordinary_words())

    def _is_sound(self) -> bool:
        try:
            self._opened(self.keeping.index).close()
        except Complaint:
            return False
        return True

    @cached_property
    def _lore(self) -> NameLore:
        return read_name_lore()

    def _keywords_of(self, name: str) -> list[str]:
        card = self.keeping.cards.get(name)
        abilities = (ability for face in card.faces for ability in face.abilities) if card else ()
        return list(dict.fromkeys(ability.name for ability in abilities if ability.kind == "keyword"))


@cache
def _ordinary_words() -> frozenset[str]:
    """Words of every language that do not tell what a question is about."""
    return frozenset(
        word
        for lexicon in (*read_lexicons().values(), *read_concepts().values())
        for word in (*lexicon.idle, *lexicon.telling)
    )
