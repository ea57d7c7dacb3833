"""Yes or no, with the rules that decided it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Asks(StrEnum):
    """What kind of sentence the question is."""

    PERMISSION = "permission"
    OUTCOME = "outcome"
    OBLIGATION = "obligation"
    OPEN = "open"


class Answered(StrEnum):
    """The one-word answer to a question that was played out."""

    YES = "yes"
    NO = "no"
    MAY = "may"
    MUST = "must"
    DEPENDS = "depends"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is or is not allowed: the rule key that says so, and the object that makes it so.

    `key` names a rule (`rulings_data/rules`); `by` names the object whose ability decided, or "".
    """

    key: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether something is allowed, with only the reasons that decided."""

    holds: bool
    because: tuple[Reason, ...] = ()

    def __bool__(self) -> bool:
        return self.holds

    def __and__(self, other: Verdict) -> Verdict:
        """Both must hold; if not, only what failed is the reason."""
        return self._joined(other, holds=self.holds and other.holds)

    def __or__(self, other: Verdict) -> Verdict:
        """Either may hold; if one does, only what held is the reason."""
        return self._joined(other, holds=self.holds or other.holds)

    def _joined(self, other: Verdict, *, holds: bool) -> Verdict:
        reasons = [reason for part in (self, other) if part.holds is holds for reason in part.because]
        return Verdict(holds, tuple(dict.fromkeys(reasons)))


def rule(key: str, *, holds: bool, by: str = "") -> Verdict:
    """The verdict that the one rule named by `key` gives."""
    return Verdict(holds, (Reason(key, by),))
