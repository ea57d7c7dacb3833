"""One play at the table: it records what happens and asks what players choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.engine.applying import apply
from bot.engine.events import Ceased, Event, Moved, Together
from bot.engine.mechanic import Mechanic, Verb
from bot.engine.state import State
from bot.model.card import Ability, Face
from bot.model.citation import Citation
from bot.model.era import RulesOfTheDay
from bot.model.scenario import Pick

MOST_EVENTS = 5_000


class TooLongError(Exception):
    """The play passed the bound on events; nothing is claimed beyond it."""


@dataclass(frozen=True, slots=True)
class Happened:
    """One event, the rules that made it happen, and the states around it."""

    event: Event
    rules: tuple[Citation, ...]
    before: State
    after: State


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice a player made: about what (a rule key), for which object, out of which options."""

    who: str
    about: str
    subject: str
    options: tuple[str, ...]
    pick: str


def _loses_counters(before: State, event: Event) -> bool:
    """Whether counters cease to exist because the object they are on moves, which removes none (122.2)."""
    parts = event.parts if isinstance(event, Together) else (event,)
    return any(isinstance(part, Moved) and any(before.objects[part.item].counters.values()) for part in parts)


@dataclass(slots=True)
class Game:
    """A game under the rules of one day.

    `answers` are the picks to give at the first decisions, in order; past them the first option is taken
    and the others are left in `untried`. `picks` are decisions that the scenario itself settles.
    `asked` is the object and the fact that the question is about, if it is about one.
    `checked` is how long the log was when state-based actions were last checked, -1 before;
    `spelled` keeps, by identity, the abilities of each face with its keywords spelled out.
    """

    rules: RulesOfTheDay
    mechanics: Mapping[str, Mechanic]
    verbs: Mapping[str, Verb]
    state: State
    picks: tuple[Pick, ...] = ()
    absent: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    asked: tuple[str, str] = ("", "")
    log: list[Happened] = field(default_factory=list)
    made: list[Decision] = field(default_factory=list)
    untried: list[tuple[str, ...]] = field(default_factory=list)
    assumed: dict[tuple[str, str], None] = field(default_factory=dict)
    not_played: dict[str, None] = field(default_factory=dict)
    forks: list[str] = field(default_factory=list)
    checked: int = -1
    spelled: dict[int, tuple[Face, tuple[Ability, ...]]] = field(default_factory=dict)

    def happens(self, event: Event, *because: str) -> Happened:
        """Commit `event`, caused by the rules named by the keys, and let abilities see it."""
        if len(self.log) >= MOST_EVENTS:
            raise TooLongError
        from bot.engine.control import end_with_source  # noqa: PLC0415 - ending effects is an event
        from bot.engine.replacements import replaced  # noqa: PLC0415 - they commit events themselves
        from bot.engine.triggers import see  # noqa: PLC0415 - triggers too

        event, instead = replaced(self, event)
        before = self.state
        self.state = apply(before, event)
        lost = ("counter.lost",) if _loses_counters(before, event) else ()
        done = Happened(event, self.cite((*instead, *because, *lost)), before, self.state)
        self.log.append(done)
        see(self, done)
        if self.state.effects and isinstance(event, Moved | Ceased | Together):
            end_with_source(self)
        return done

    def together(self, events: Sequence[Event], *because: str) -> None:
        """Commit changes that happen at the same moment as one event of many parts."""
        if len(events) == 1:
            self.happens(events[0], *because)
        elif events:
            self.happens(Together(tuple(events)), *because)

    def cite(self, keys: Sequence[str]) -> tuple[Citation, ...]:
        """The citations of these keys on this day; keys that had no rule then are left out."""
        found = (self.rules.cite(key) for key in keys)
        return tuple(dict.fromkeys(citation for citation in found if citation))

    def new_id(self) -> int:
        """The id of the next new object."""
        return self.state.next_id

    def choose(self, who: str, about: str, subject: str, options: Sequence[str]) -> str:
        """What `who` picks here: what the scenario settles, the answer for this place, or the first."""
        settled = next((p for p in self.picks if p.about == about and p.subject in {"", subject}), None)
        ordered = list(options)
        if settled and settled.option in ordered:
            ordered.remove(settled.option)
            ordered.insert(0, settled.option)
        if settled and settled.only and settled.option in options:
            pick = settled.option
        else:
            place = len(self.forks)
            if place < len(self.answers):
                pick = self.answers[place]
            else:
                pick = ordered[0]
                self.untried += [(*self.forks, other) for other in ordered[1:]]
            self.forks.append(pick)
        self.made.append(Decision(who, about, subject, tuple(options), pick))
        return pick

    def assume(self, key: str, subject: str = "") -> None:
        """Write down something the play needs and nobody said."""
        self.assumed[key, subject] = None
