"""One event of a play and the reader it is told to: the arguments that messages about it take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.game import Happened
from bot.engine.state import GameObject, ObjectKind
from bot.wording.localizer import Said, Speak

Args = dict[str, Said]
Told = tuple[str, Args]
"""A message, and what it takes."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One event with the states around it, and the reader it is told to."""

    done: Happened
    speak: Speak

    def item(self, number: int | None) -> GameObject | None:
        """The object with that id as it was before the event, else as it is after it."""
        if number is None:
            return None
        return self.done.before.objects.get(number) or self.done.after.objects.get(number)

    def thing(self, role: str, number: int | None) -> Args:
        """The arguments that name an object; an ability is named by what it does."""
        item = self.item(number)
        return self.speak.thing(role, item.name if item else "")

    def source(self, role: str, number: int | None) -> Args:
        """The arguments that name an object, or the object an ability is of."""
        item = self.item(number)
        while item and item.ability and item.source is not None and self.item(item.source):
            item = self.item(item.source)
        return self.speak.thing(role, item.name if item else "")

    def who(self, player: str) -> Args:
        """The arguments that name the player who does it."""
        return self.speak.who("player", player) | {"who": "me" if player == "me" else "other"}

    def target(self, role: str, target: int | str) -> Args:
        """The arguments that name a target, an object or a player."""
        if isinstance(target, str):
            return self.speak.who(role, target)
        return self.thing(role, target) | {f"{role}-who": "thing"}

    def targets(self, chosen: Sequence[int | str]) -> Args:
        """The arguments that list targets, or say that there are none."""
        names = [str(self.target("one", target)["one"]) for target in chosen]
        args: Args = {"target-count": len(names), "target-names": listed(names, self.speak)}
        return (
            {"targets": "some", "target-list": self.speak.say("targets", **args)}
            if names
            else {"targets": "none"}
        )


def listed(names: Sequence[str], speak: Speak) -> str:
    """Names in a row: "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return speak.say("listed-and", before=", ".join(names[:-1]), last=names[-1])


OWN_TIME = "own-time"
"""The kind of counters that a card without a name is suspended with: as many as it says."""


def is_any_card(item: GameObject | None) -> bool:
    """Whether an object stands for any card of its kind, so that its numbers are nobody's."""
    return item is not None and item.card is None and item.kind is ObjectKind.CARD


def counters(speak: Speak, kind: str, count: int) -> Args:
    """The arguments that say how many counters of a kind."""
    with_them = speak.form("counters", "with", kind=kind, count=count)
    return {
        "counters": speak.say("counters", kind=kind, count=count),
        "counters-with": with_them,
        "count": count,
    }


def signed(value: object) -> str:
    """A change of power or toughness as cards print it: "+2", "-1"."""
    return f"{int(str(value)):+d}"


def keyword(name: str, speak: Speak) -> Args:
    """The argument that names a keyword."""
    said = speak.say("keyword", keyword=name.replace(" ", "-"), **{"keyword-name": name})
    return {"keyword": said}
