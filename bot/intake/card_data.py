"""Card data from outside, into the corpus and out of it: what the index is built from."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.intake.lint import RulingLint, with_flags
from bot.intake.mtgjson.files import Outline, outline, read_file
from bot.intake.ruling_history import RulingHistory
from bot.intake.scryfall.reading import read_objects
from bot.intake.streams import Stream, Told, nobody, objects, streaming
from bot.model.card import Card
from bot.model.errors import Complaint
from bot.model.imported import CardRuling, ImportedCard
from bot.model.ruling import Ruling
from bot.store.cards import Cards, Sighting
from bot.store.corpus import Added, Corpus
from bot.store.gathering import Gathering, gathering
from bot.store.imported_lines import card_from_line, plain, ruling_from_line
from bot.store.kept import LINES_FORMAT, Import

CARDS: Final = "cards"
CARD_RULINGS: Final = "card rulings"
"""The kinds of imports that card data gives."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads card data into `corpus` on the day `today`; `days` gives the release day of a set by its code."""

    corpus: Corpus
    today: dt.date
    days: Mapping[str, str]

    def read(self, path: Path, head: bytes, told: Told = nobody) -> dict[str, Added]:
        """Keep what one file holds, by kind; `head` is how it begins, unpacked.

        Nothing is kept of a file that cannot be read to its end. Complaint for one, and for one that holds
        neither cards nor rulings.
        """
        built = outline(head)
        with gathering(self.corpus.folder) as gathered:
            with streaming(path, told) as stream:
                gathered.take(self._found(stream, head, built))
                digest = stream.digest()
            source = _source(path, built, gathered)
            made = (built.day if built else None) or gathered.newest or self.today
            added = {}
            for kind, lines, count in (
                (CARDS, gathered.cards(), gathered.count_cards()),
                (CARD_RULINGS, gathered.rulings(), gathered.count_rulings()),
            ):
                if count:
                    day = min(made, self.today)
                    header = Import(0, kind, source, self.today, digest, day, LINES_FORMAT)
                    added[kind] = self.corpus.add_lines(header, lines)
        if not added:
            raise Complaint(
                f"{path.name}: no cards and no rulings in it; give a bulk file of one or the other"
            )
        return added

    def _found(
        self, stream: Stream, head: bytes, built: Outline | None
    ) -> Iterable[ImportedCard | CardRuling]:
        return read_file(stream, built, self.days) if built else read_objects(objects(stream, head))


def _source(path: Path, built: Outline | None, gathered: Gathering) -> str:
    """What a file is an import of, however it is called, so that the next one is compared with it.

    A set is known by its code, and a file of many sets or of cards by name by what it is.
    """
    if built is None:
        kind = "all_cards" if gathered.translated else "oracle_cards"
        return f"scryfall/{kind}" if gathered.count_cards() else "scryfall/rulings"
    if built.one_set:
        code = next(iter(gathered.codes)) if len(gathered.codes) == 1 else path.name.partition(".")[0]
        return f"mtgjson/{code}"
    return "mtgjson/AtomicCards" if built.by_name else "mtgjson/AllPrintings"


@dataclass(slots=True)
class HeldCards:
    """What the corpus holds of cards; `bundled` are those known without it."""

    corpus: Corpus
    bundled: Mapping[str, Card]
    flagged: Counter[int] = field(default_factory=Counter)
    """How many texts are flagged, by the number of the import that has them; known once all were read."""

    history: RulingHistory = field(init=False)
    _texts: dict[str, str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        names = {card.oracle_id: name for name, card in self.bundled.items() if card.oracle_id}
        for _, lines in self.corpus.lines(CARDS):
            for line in lines:
                card = card_from_line(line)
                self._texts[card.name] = plain("\n".join(face.text for face in card.faces))
                if card.oracle_id:
                    names[card.oracle_id] = card.name
        self.history = RulingHistory(names, {name: oracle_id for oracle_id, name in names.items()})
        for header, lines in self.corpus.lines(CARD_RULINGS):
            self.history.take(header, map(ruling_from_line, lines))

    def rulings(self) -> Iterator[Ruling]:
        """Every ruling on a card there ever was, with what became of it."""
        lint = RulingLint.of(self._texts, (each.ruling for each in self.history.seen.values()))
        for ruling in self.history.rulings(lint):
            if ruling.renderings[0].flags:
                self.flagged[self.history.seen[ruling.id].last.number] += 1
            yield ruling

    def cards(self) -> Cards:
        """Every card, newest data first, its printings flagged, and when each ruling was seen."""
        return Cards(self._newest_first(), self._sightings())

    def _newest_first(self) -> Iterator[ImportedCard]:
        """Each card once for each source: as the newest import that has it says."""
        taken: set[tuple[str, str]] = set()
        for header, lines in reversed(list(self.corpus.lines(CARDS))):
            for line in lines:
                card = with_flags(card_from_line(line, header.source, header.made or header.day))
                if (header.source, card.name) not in taken:
                    taken.add((header.source, card.name))
                    self.flagged[header.number] += sum(bool(each.flags) for each in card.printings)
                    yield card

    def _sightings(self) -> Iterator[Sighting]:
        for each in self.history.seen.values():
            first, last = (found.made or found.day for found in (each.first, each.last))
            yield Sighting(each.key, first, last, each.last.source)
