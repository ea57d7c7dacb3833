"""What is held, for whoever runs the bot: counts, imports, and when each source was last fetched."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot import __version__
from bot.bundle.rulings import read_rulings
from bot.door.opening import Opening
from bot.intake.keeping import Keeping
from bot.model.era import History
from bot.store.counts import counted
from bot.store.kept import Import


@dataclass(frozen=True, slots=True)
class Holdings:
    """Everything that is kept in a data directory, and how its index stands to it."""

    keeping: Keeping
    opening: Opening
    history: History

    def told(self) -> dict[str, Any]:
        """What is held, by name, as JSON takes it; Complaint where the index is damaged.

        What the index alone tells is None where there is none that can be read.
        """
        cards, index, corpus = self.keeping.cards, counted(self.keeping.index), self.keeping.corpus
        imports, editions = corpus.imports(), self.keeping.editions.held()
        return {
            "version": __version__,
            "home": str(self.keeping.home),
            "rules": self.history.editions[-1].isoformat(),
            "editions": len(self.history.editions),
            "texts": len(editions),
            "newest_text": editions[-1].effective.isoformat() if editions else None,
            "cards": len(cards),
            "played": sum(card.played for card in cards.values()),
            "imported_cards": index.get("cards"),
            "printings": index.get("printings"),
            "names": index.get("names"),
            "bundled": len(read_rulings()),
            "rulings": index.get("rulings"),
            "imports": len(imports),
            "index": self.opening.state(),
            "sources": _newest(imports),
            "fetched": self._fetched(),
        }

    def _fetched(self) -> list[dict[str, Any]]:
        """Of each source that a refresh has fetched, the day of its data and the moment it was fetched."""
        from bot.intake.refresh.record import Record  # noqa: PLC0415 - only `status` needs these
        from bot.intake.refresh.refreshing import RECORD  # noqa: PLC0415
        from bot.intake.refresh.sources import WITH_PRINTINGS  # noqa: PLC0415

        record = Record(self.keeping.home / RECORD)
        serving = ((source, record.serving(source.key)) for source in WITH_PRINTINGS)
        return [
            {"source": source.title, "made": fetched.day.isoformat(), "at": fetched.at}
            for source, fetched in serving
            if fetched
        ]


def _newest(imports: list[Import]) -> list[Mapping[str, Any]]:
    """The newest import of each source and kind: the day of its data, and the day it was imported."""
    newest = {(each.source, each.kind): each for each in sorted(imports, key=lambda each: each.age)}
    return [
        {
            "source": each.source,
            "kind": each.kind,
            "made": (each.made or each.day).isoformat(),
            "imported": each.day.isoformat(),
        }
        for each in newest.values()
    ]
