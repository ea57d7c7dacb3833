"""The composition root: the one place that wires the rooms together."""

from __future__ import annotations

import asyncio
import datetime as dt
import hashlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from bot import __version__
from bot.asking.language import Tongues
from bot.asking.reader import Reader
from bot.asking.topics import Subjects
from bot.bundle.cards import read_cards
from bot.bundle.eras import read_history
from bot.bundle.lexicons import read_lexicons
from bot.bundle.nicknames import read_name_lore
from bot.bundle.profiles import read_concepts, read_everyday, read_profiles, read_signs
from bot.bundle.rule_numbers import read_keyword_names, read_rule_numbers
from bot.bundle.rulings import read_rulings
from bot.bundle.topics import read_topics
from bot.door import Answering, Door
from bot.door.looking_up import CardLookUp
from bot.door.playing import Playing
from bot.door.rule_gists import Gists
from bot.door.rules import RuleLookUp
from bot.door.shelf import Shelf
from bot.matching.names import CardNames, printed_names
from bot.model.card import Card
from bot.model.era import History
from bot.model.errors import Complaint
from bot.model.ports import Rulings
from bot.settings import Settings
from bot.store.build import build
from bot.store.corpus import Corpus
from bot.store.rule_editions import RuleEditions, RulesImported
from bot.store.rules import RuleTexts
from bot.store.rulings import Index
from bot.store.watched import Watched

if TYPE_CHECKING:
    from bot.intake.refresh.refreshing import Outcome as Refreshed

RULINGS, CORPUS = "rulings.db", "corpus"
PAGE = "page"
"""The kind of import a page of rulings is."""

EXILE_SINCE = dt.date(2009, 7, 11)
"""The first day of "exile" and "cast": before it the index shows the old words where it has them."""


@dataclass(frozen=True, slots=True)
class Imported:
    """One page that was imported: its name, its records, whether they are new or changed, and remarks."""

    name: str
    records: int
    written: bool
    notes: tuple[str, ...]


class Desk:
    """Everything, wired together for one data directory. What is read is read once, when it is needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.note = ""
        """Why answers rest on the bundled rulings alone, or "" where they rest on everything held."""

    def answering(self) -> Answering:
        """What answers, for one thread: it has an index of its own."""
        return Answering(
            self._reader,
            self._playing(shelf := self._shelf()),
            CardLookUp(self._names, self.cards),
            self._rule_look_up,
            shelf,
            self.settings.language,
        )

    def door(self) -> Door:
        """The door for many askers at once."""
        front = self.answering()
        return Door(self.answering, front, self.settings.workers, self.settings.queue)

    def import_pages(self, paths: Sequence[Path], today: dt.date) -> list[Imported]:
        """Read pages of rulings into the corpus and build the index anew.

        Complaint for a page that cannot be read, or a folder that cannot be written; nothing is changed then.
        """
        from bot.intake.pages import PageReader  # noqa: PLC0415 - only an import needs it

        reader = PageReader(read_rulings(), self.cards.values())
        raw = [(path, _bytes(path)) for path in paths]
        pages = [(reader.read(path.name, data), hashlib.sha256(data).hexdigest()) for path, data in raw]
        corpus = Corpus(self.settings.home / CORPUS)
        imported = [
            Imported(
                page.name,
                len(page.records),
                corpus.add(PAGE, page.name, today, page.records, original).written,
                page.notes,
            )
            for page, original in pages
        ]
        self.build()
        return imported

    def import_rules(self, paths: Sequence[Path], today: dt.date) -> RulesImported:
        """Keep every edition of the rules that can be read, and build the index anew, or a Complaint."""
        from bot.intake.rule_import import import_rules  # noqa: PLC0415 - only an import needs it

        imported = import_rules(paths, RuleEditions(self.settings.home / CORPUS), today)
        self.build()
        return imported

    def refresh(
        self, today: dt.date, told: Callable[[str, int, int], None], *, printings: bool
    ) -> Iterator[Refreshed]:
        """Fetch and import what is new, and give what came of each source as soon as that is known.

        `told` hears of each download; `printings` is whether every printing of every card is wanted.
        """
        from bot.intake.refresh.refreshing import Refreshing  # noqa: PLC0415 - only a refresh needs these
        from bot.intake.refresh.sources import EVERY_TIME, WITH_PRINTINGS  # noqa: PLC0415
        from bot.intake.refresh.web import Manner  # noqa: PLC0415

        manner = Manner(f"Upkeep/{__version__}", self.settings.refresh_from)
        take = partial(self._import_fetched, today=today)
        refreshing = Refreshing(self.settings.home, manner, take, self._originals, told)
        return refreshing.run(WITH_PRINTINGS if printings else EVERY_TIME, today)

    def _import_fetched(self, path: Path, today: dt.date) -> None:
        from bot.intake.rule_import import holds_rules  # noqa: PLC0415 - only an import needs it

        if not holds_rules(path):
            self.import_pages([path], today)
        elif refused := self.import_rules([path], today).refused:
            raise Complaint(refused[0])

    def _originals(self) -> set[str]:
        """The sha256 of every file that the corpus was made from."""
        folder = self.settings.home / CORPUS
        imports = {each.original for each in Corpus(folder).imports()}
        return imports | {each.original for each in RuleEditions(folder).held()}

    def build(self) -> int:
        """Build the index of all that is held, and give how many rulings that is; Complaint if it cannot."""
        corpus = Corpus(self.settings.home / CORPUS)
        rulings = [*read_rulings(), *corpus.current()]
        asyncio.run(build(self._path, rulings, self._stamp(), texts=RuleEditions(corpus.folder).read()))
        return len({ruling.id for ruling in rulings})

    def status(self) -> dict[str, str | int]:
        """What is held, by name; Complaint where the index is damaged."""
        corpus = Corpus(self.settings.home / CORPUS).imports()
        return {
            "version": __version__,
            "home": str(self.settings.home),
            "rules": self._history.editions[-1].isoformat(),
            "editions": len(self._history.editions),
            "cards": len(self.cards),
            "played": sum(card.played for card in self.cards.values()),
            "bundled": len(read_rulings()),
            "imports": len(corpus),
            "index": self._state(),
        }

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card held, by its Oracle name."""
        return dict(read_cards())

    @cached_property
    def _history(self) -> History:
        return read_history()

    @property
    def _path(self) -> Path:
        return self.settings.home / RULINGS

    @cached_property
    def _names(self) -> CardNames:
        lore = read_name_lore()
        return CardNames(printed_names(self.cards.values()), lore.nicknames, lore.verbs, lore.habits)

    @cached_property
    def _reader(self) -> Reader:
        tongues = Tongues(read_lexicons(), read_concepts(), read_signs())
        subjects = Subjects(read_concepts(), read_profiles(), read_everyday())
        return Reader(self._names, self.cards, tongues, subjects, _changes(self._history))

    @cached_property
    def _rule_look_up(self) -> RuleLookUp:
        gists, texts = Gists(self._history, read_rulings()), RuleTexts(self._path)
        return RuleLookUp(self._history, gists, read_rule_numbers(), read_keyword_names(), texts)

    def _playing(self, shelf: Shelf) -> Playing:
        return Playing(self.cards, self._history, read_topics(), shelf)

    def _shelf(self) -> Shelf:
        return Shelf(self._rulings(), self._rule_look_up.gists.keys_of(), _keyword_called)

    def _rulings(self) -> Rulings:
        """The index, built first where there is none or what it was built from has changed."""
        try:
            if not self._path.exists() or self._is_stale():
                self.build()
        except Complaint as complaint:
            if self._path.exists() and not self._is_sound():
                raise
            self.note = complaint.text
        return Watched(self._path, self._opened) if self._path.exists() else self._bundled()

    def _bundled(self) -> Index:
        """The bundled rulings alone, in an index that is gone with the program."""
        with tempfile.TemporaryDirectory(prefix="upkeep-") as folder:
            path = Path(folder) / RULINGS
            asyncio.run(build(path, read_rulings(), {}))
            return self._opened(path)  # an open file outlives its name

    def _opened(self, path: Path) -> Index:
        return Index(path, self._keywords_of, EXILE_SINCE, _ordinary_words())

    def _is_stale(self) -> bool:
        index = self._opened(self._path)
        try:
            return index.stamp() != self._stamp()
        finally:
            index.close()

    def _is_sound(self) -> bool:
        try:
            self._opened(self._path).close()
        except Complaint:
            return False
        return True

    def _stamp(self) -> dict[str, str]:
        """What the index is built from: this version, the bundled files, the files of the corpus."""
        folder = files("rulings_data")
        bundled = [folder / "sources.toml", *sorted(folder.joinpath("rulings").iterdir(), key=str)]
        content = b"".join(file.read_bytes() for file in bundled if file.name.endswith(".toml"))
        kept = sorted(path.name for path in (self.settings.home / CORPUS).glob("[!.]*.[gx]z"))
        return {
            "version": __version__,
            "bundled": hashlib.sha256(content).hexdigest(),
            "corpus": hashlib.sha256("\n".join(kept).encode()).hexdigest(),
        }

    def _keywords_of(self, name: str) -> list[str]:
        card = self.cards.get(name)
        abilities = (ability for face in card.faces for ability in face.abilities) if card else ()
        return list(dict.fromkeys(ability.name for ability in abilities if ability.kind == "keyword"))

    def _state(self) -> str:
        if not self._path.exists():
            return "missing"
        return "old" if self._is_stale() else "built"


@cache
def _ordinary_words() -> frozenset[str]:
    """Words of every language that do not tell what a question is about."""
    return frozenset(
        word
        for lexicon in (*read_lexicons().values(), *read_concepts().values())
        for word in (*lexicon.idle, *lexicon.telling)
    )


def _keyword_called(name: str) -> str | None:
    from bot.intake.pages.subjects import keyword_called  # noqa: PLC0415 - only `rulings` needs it

    return keyword_called(name)


def _changes(history: History) -> list[dt.date]:
    """The days on which a mechanic's rules changed, those of the core of the game last."""
    days = {
        (name.startswith("core."), day) for name, dated in history.settings.items() for day, _ in dated.spans
    }
    return [day for _, day in sorted(days)]


def _bytes(path: Path) -> bytes:
    from bot.intake.sniff import MOST_BYTES  # noqa: PLC0415 - only an import needs it

    if not path.is_file():
        raise Complaint(f"{path} is no file: give files that hold pages of rulings")
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)  # one more than the reader takes, which then says so
    except OSError as error:
        raise Complaint(f"{path} cannot be read ({error.strerror or error})") from error
