"""What is held in one data directory: files brought in, and the index built of all of it."""

from __future__ import annotations

import asyncio
import datetime as dt
import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from bot import __version__
from bot.bundle.rulings import read_rulings
from bot.bundle.sets import read_set_days
from bot.matching.forms import FORMS
from bot.model.card import Card
from bot.model.errors import Complaint
from bot.store.build import build
from bot.store.corpus import Corpus
from bot.store.rule_editions import RuleEditions, RulesImported

if TYPE_CHECKING:
    from bot.intake.card_data import HeldCards
    from bot.intake.importing import Taken
    from bot.intake.page_import import ImportedPage

# ruff: noqa: PLC0415 - what an import or a build alone needs is imported by it, so that an answer comes soon

RULINGS, CORPUS = "rulings.db", "corpus"

Hears = Callable[[str], Callable[[int, int], None]]
"""Gives, for a file by its name, what is told how many bytes of how many were read."""


def nobody(_name: str) -> Callable[[int, int], None]:
    """Hear how far a file was read, and tell nobody."""
    return lambda _done, _of: None


@dataclass(frozen=True, slots=True)
class Built:
    """What an index was built from: how many rulings, and the cards that were imported."""

    rulings: int
    cards: HeldCards


@dataclass(frozen=True, slots=True)
class Keeping:
    """The corpus and the index in the folder `home`; `cards` are those known without an import.

    What is taken into the corpus is served once the index is built.
    """

    home: Path
    cards: Mapping[str, Card]

    @property
    def index(self) -> Path:
        """Where the index is."""
        return self.home / RULINGS

    @property
    def corpus(self) -> Corpus:
        """What was imported, but for the rules."""
        return Corpus(self.home / CORPUS)

    @property
    def editions(self) -> RuleEditions:
        """The editions of the rules that were imported."""
        return RuleEditions(self.home / CORPUS)

    def take_pages(self, paths: Sequence[Path], today: dt.date) -> list[ImportedPage]:
        """Read pages of rulings into the corpus.

        Complaint for a page that cannot be read, or a folder that cannot be written; nothing is changed then.
        """
        from bot.intake.page_import import import_pages
        from bot.intake.pages import PageReader

        reader = PageReader(read_rulings(), self.cards.values())
        return import_pages(paths, reader, self.corpus, today)

    def take_rules(self, paths: Sequence[Path], today: dt.date) -> RulesImported:
        """Keep every edition of the rules that can be read, or a Complaint where none can be kept."""
        from bot.intake.rule_import import import_rules

        return import_rules(paths, self.editions, today)

    def take_cards(self, paths: Sequence[Path], today: dt.date, hears: Hears = nobody) -> Taken:
        """Read card data into the corpus; Complaint for a file that cannot be: those before it are kept."""
        from bot.intake.importing import take_cards

        return take_cards(self.corpus, read_set_days(), paths, today, hears)

    def take(self, path: Path, today: dt.date) -> None:
        """Read one file into the corpus, whatever it is; Complaint where it cannot be read."""
        from bot.intake.importing import holds_card_data
        from bot.intake.rule_import import holds_rules

        if holds_rules(path):
            refused = self.take_rules([path], today).refused
            if refused:
                raise Complaint(refused[0])
        elif holds_card_data(path):
            self.take_cards([path], today)
        else:
            self.take_pages([path], today)

    def originals(self) -> set[str]:
        """The sha256 of every file that the corpus was made from."""
        imports, editions = self.corpus.imports(), self.editions.held()
        return {*(each.original for each in imports), *(each.original for each in editions)}

    def build(self) -> Built:
        """Build the index of all that is held, and give what that is; Complaint if it cannot be built."""
        from bot.intake.card_data import HeldCards
        from bot.intake.card_names import naming

        held = HeldCards(self.corpus, self.cards)
        rulings = [*read_rulings(), *self.corpus.current(), *held.rulings()]
        texts, cards, names = self.editions.read(), held.cards(), naming(self.cards)
        asyncio.run(build(self.index, rulings, self.stamp(), texts=texts, imported=cards, naming=names))
        return Built(len({ruling.id for ruling in rulings}), held)

    def stamp(self) -> dict[str, str]:
        """What the index is built from: this version, the bundled files, the files of the corpus."""
        folder = files("rulings_data")
        rulings = (each for each in folder.joinpath("rulings").iterdir() if each.name.endswith(".toml"))
        named = (folder / "nicknames.toml", folder / "cards" / "facts.jsonl")
        bundled = [folder / "sources.toml", *sorted(rulings, key=str), *named]
        content = b"".join(file.read_bytes() for file in bundled)
        kept = "\n".join(sorted(path.name for path in (self.home / CORPUS).glob("[!.]*.[gx]z")))
        return {
            "version": __version__,
            "names": str(FORMS.version),
            "bundled": hashlib.sha256(content).hexdigest(),
            "corpus": hashlib.sha256(kept.encode()).hexdigest(),
        }
