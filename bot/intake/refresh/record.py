"""What was fetched when: a small file, so that what is held already is not fetched again."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from bot.store import files


@dataclass(frozen=True, slots=True)
class Fetched:
    """A file that was fetched: which one, of which day, its sha256 and the moment, in UTC.

    `imported` is whether the corpus has what it says; until then it lies in the folder of downloads as
    `name`. `kept` is whether the corpus names this very file, and not another that says the same.
    """

    version: str
    day: dt.date
    url: str
    name: str
    sha256: str
    at: str
    imported: bool = False
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """The record at `path`: for each source what was fetched last, and what of it serves.

    A record that is missing or damaged knows of nothing, which costs no more than fetching once more.
    """

    path: Path

    def fetched(self, source: str) -> Fetched | None:
        """What was fetched of a source last."""
        return self._read().get(source, {}).get("fetched")

    def serving(self, source: str) -> Fetched | None:
        """What of a source was imported last."""
        return self._read().get(source, {}).get("serving")

    def note(self, source: str, fetched: Fetched) -> None:
        """Write down what was fetched; once it is imported, it is what serves."""
        known = self._read()
        stood = known.get(source, {})
        known[source] = {**stood, "fetched": fetched} | ({"serving": fetched} if fetched.imported else {})
        told = {name: {key: _told(each) for key, each in kept.items()} for name, kept in known.items()}
        with files.complaining(self.path):
            files.write(self.path, (json.dumps(told, indent=1, sort_keys=True) + "\n").encode())

    def imported(self, source: str, fetched: Fetched, *, kept: bool) -> None:
        """Write down that what was fetched is in the corpus, and whether as itself."""
        self.note(source, replace(fetched, imported=True, kept=kept))

    def _read(self) -> dict[str, dict[str, Fetched]]:
        try:
            told = json.loads(self.path.read_bytes())
            return {
                name: {
                    key: Fetched(**{**each, "day": dt.date.fromisoformat(each["day"])})
                    for key, each in kept.items()
                }
                for name, kept in told.items()
            }
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            return {}


def _told(fetched: Fetched) -> dict[str, str | bool]:
    return {**asdict(fetched), "day": fetched.day.isoformat()}
