"""Files of card data imported one after the other, and what each of them changed."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.intake.card_data import CARD_RULINGS, HeldCards, Reader
from bot.intake.page_import import PAGE, ImportedPage
from bot.intake.streams import Told, head_of, nobody
from bot.store.corpus import Added, Corpus
from bot.store.rule_editions import Given, Outcome, RulesImported

EDITIONS: Final = "editions"
"""What an import of rules holds, beside the kinds of card data."""

Taken = Sequence[tuple[str, Mapping[str, Added]]]
"""What each file of card data did to the corpus, by its name and by kind."""

MARKS = b"\xef\xbb\xbf \t\r\n"
"""What may stand before the first sign of a file of JSON."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What one file changed in one kind of record: how many came, stayed, changed, went and are flagged.

    Cards that a newer file no longer has are kept, and so are rulings, as superseded or withdrawn.
    """

    name: str
    kind: str
    new: int
    same: int
    changed: int
    gone: int
    flagged: int
    written: bool


def holds_card_data(path: Path) -> bool:
    """Whether a file is JSON, packed or not; Complaint where it cannot be read."""
    return head_of(path).lstrip(MARKS)[:1] in {b"[", b"{"}


@dataclass(frozen=True, slots=True)
class Importing:
    """Imports files into `corpus`; `days` gives the release day of a set by its code.

    `build` builds the index of all that is held and gives what it was built from.
    """

    corpus: Corpus
    days: Mapping[str, str]
    build: Callable[[], HeldCards]

    def run(
        self, paths: Sequence[Path], today: dt.date, told: Callable[[str], Told] = lambda _: nobody
    ) -> list[Imported]:
        """Import each file, whole or not at all, and build the index; `told` hears how far each is read.

        Complaint where a file cannot be read: those before it are kept then, and the old index serves.
        """
        taken = take_cards(self.corpus, self.days, paths, today, told)
        return told_of_cards(taken, self.build())


def take_cards(
    corpus: Corpus,
    days: Mapping[str, str],
    paths: Sequence[Path],
    today: dt.date,
    told: Callable[[str], Told] = lambda _: nobody,
) -> Taken:
    """Keep each file of card data, whole or not at all; Complaint as for an Importing."""
    reader = Reader(corpus, today, days)
    return [(path.name, reader.read(path, head_of(path), told(path.name))) for path in paths]


def told_of_cards(taken: Taken, held: HeldCards) -> list[Imported]:
    """What each file of card data changed; known once `held`, that the index was built from, was read."""
    return [imported for name, kinds in taken for imported in _told(name, kinds, held)]


def told_of_pages(pages: Iterable[ImportedPage]) -> list[Imported]:
    """What each page of rulings changed, counted in its records."""
    return [
        Imported(
            page.name,
            PAGE,
            page.added.new,
            page.added.same,
            page.added.changed,
            page.added.gone,
            page.flagged,
            page.added.written,
        )
        for page in pages
    ]


def told_of_rules(imported: RulesImported) -> list[Imported]:
    """What each file, folder or archive of editions of the rules changed, counted in editions."""
    found: dict[str, list[tuple[Given, Outcome]]] = {}
    for given, outcome in imported.editions:
        found.setdefault(given.within or given.source, []).append((given, outcome))
    return [_told_of_editions(name, several) for name, several in found.items()]


def _told_of_editions(name: str, several: Sequence[tuple[Given, Outcome]]) -> Imported:
    counts = Counter(outcome for _, outcome in several)
    lossy = sum(given.edition.lossy for given, _ in several)
    new, same, changed = counts[Outcome.NEW], counts[Outcome.SAME], counts[Outcome.CHANGED]
    return Imported(name, EDITIONS, new, same, changed, 0, lossy, new + changed > 0)


def _told(name: str, kinds: Mapping[str, Added], held: HeldCards) -> Iterator[Imported]:
    for kind, added in kinds.items():
        flagged = held.flagged[added.number]
        if kind == CARD_RULINGS and added.written:
            changes = held.history.told(added.number)
            counts = (changes.new, changes.same, changes.changed, changes.gone)
        else:
            counts = (added.new, added.same, added.changed, added.gone)
        yield Imported(name, kind, *counts, flagged, added.written)
