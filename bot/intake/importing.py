"""Files of card data imported one after the other, and what each of them changed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.intake.card_data import CARD_RULINGS, HeldCards, Reader
from bot.intake.streams import Told, head_of, nobody
from bot.store.corpus import Added, Corpus

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
        reader = Reader(self.corpus, today, self.days)
        added = [(path.name, reader.read(path, head_of(path), told(path.name))) for path in paths]
        held = self.build()
        return [imported for name, kinds in added for imported in _told(name, kinds, held)]


def _told(name: str, kinds: Mapping[str, Added], held: HeldCards) -> Iterator[Imported]:
    for kind, added in kinds.items():
        flagged = held.flagged[added.number]
        if kind == CARD_RULINGS and added.written:
            changes = held.history.told(added.number)
            counts = (changes.new, changes.same, changes.changed, changes.gone)
        else:
            counts = (added.new, added.same, added.changed, added.gone)
        yield Imported(name, kind, *counts, flagged, added.written)
