"""What is decided and what is worth saying: choices, verdicts, and what does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.model.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Declined:
    """A player chooses not to do what they may."""

    player: str
    about: str
    item: int


@dataclass(frozen=True, slots=True)
class Obliged:
    """A player has to do something, wanted or not."""

    player: str
    about: str
    item: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A player can't do something, for the reasons in the verdict."""

    player: str
    what: str
    item: int | None
    verdict: Verdict
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Allowed:
    """A player can do something, for the reasons in the verdict."""

    player: str
    what: str
    item: int | None
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Nothing:
    """An instruction does nothing, for a reason worth telling (101.3)."""

    why: str
    item: int | None = None


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Text that the engine does not play: said aloud, never passed over."""

    item: int
    text: str
