"""Every plot, the most particular first, each with the concepts it takes account of.

A plot is played only if it accounts for every concept and every card of the question: a word that it
does not know the meaning of in its play could change the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.asking.agreeing import agrees
from bot.asking.draft import Draft
from bot.asking.frame import Frame
from bot.asking.plots import (
    answers,
    creature,
    given,
    last_counter,
    neighbours,
    outside,
    players,
    several,
    suspending,
    tampering,
)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


HARMLESS = _words(
    "me opp card spell counters cast number names in-play works uncast target step-by-step "
    "right-away as-of still lose or how-many change what-happens where who when can must "
    "suspend suspended off of old-words old-rules since is-mine is-theirs not-yet"
)
"""Concepts that name what every play of suspend is about, or that each plot reads for itself."""

LANDS = _words("land-plains land-island land-swamp land-mountain land-forest")
"""The basic lands by name: a plot that takes account of a land takes account of these."""


@dataclass(frozen=True, slots=True)
class Plot:
    """One way to read a question: what makes the play, and which concepts it takes account of."""

    read: Callable[[Frame], Draft | None]
    knows: frozenset[str]

    def draft(self, frame: Frame) -> Draft | None:
        """The play, or None where the question is not of this kind or says more than the plot knows."""
        if any(found.concept not in self.knows for found in frame.concepts):
            return None
        draft = self.read(frame)
        return draft if draft and agrees(frame, draft) else None


def _plot(read: Callable[[Frame], Draft | None], knows: str) -> Plot:
    words = _words(knows)
    return Plot(read, HARMLESS | words | (LANDS if "land" in words else frozenset()))


COUNTS = "one-left two-counters three-counters"
LAST = f"last upkeep trigger cast-trigger resolve free {COUNTS}"
PLOTS: tuple[Plot, ...] = (
    _plot(
        players.anothers_card,
        f"{LAST} exile",
    ),
    _plot(
        players.ticks_in_whose_upkeep,
        f"each-player opp-turn my-turn upkeep trigger tick last refuse kill {COUNTS}",
    ),
    _plot(
        players.upkeep_of_the_other,
        f"upkeep opp-turn exile {COUNTS}",
    ),
    _plot(
        players.declined_before,
        f"later next-upkeep next-turn refuse not exile {LAST}",
    ),
    _plot(
        answers.vanishing_stifled,
        f"vanishing {LAST} sac sac-trigger counter-spell next-turn forever keep cannot in-play "
        "exile creature",
    ),
    _plot(
        answers.stifled,
        f"{LAST} tick counter-spell respond next-upkeep next-turn graveyard exile stack tick hand lose",
    ),
    _plot(
        answers.taken_from_exile,
        f"tick {LAST} respond stack graveyard exile kill cannot counter-spell",
    ),
    _plot(
        answers.fizzled,
        "three-counters respond kill counter-spell suspend-after creature graveyard exile "
        "come-back cannot tick last resolve stack",
    ),
    _plot(
        given.source_killed,
        "respond kill counters exile exile-from-hand titan creature hand free keep "
        "three-counters resolve stack graveyard pay",
    ),
    _plot(
        given.delayed,
        "in-turns free pay new-target fuse give-back come-back refuse creature sorcery last "
        "titan three-counters upkeep respond counter-spell exile hand stack next-turn haste "
        "kill",
    ),
    _plot(
        given.on_a_token,
        "token in-turns come-back give-back creature exile next-turn two-counters upkeep free",
    ),
    _plot(
        given.on_a_creature,
        "owned in-play steal titan in-turns respond creature exile come-back give-back upkeep two-counters "
        "opp-turn next-turn free last",
    ),
    _plot(
        neighbours.cascaded_into,
        "or free zero mana-value-zero works pay stack in-turns cascade last tick",
    ),
    _plot(
        neighbours.blinked_while_waiting,
        "blink skip-wait creature resolve next-turn two-counters",
    ),
    _plot(
        neighbours.pitched,
        "pitch mana-value-zero free works counter-spell",
    ),
    _plot(
        creature.sacrificing,
        f"sac respond land creature haste kill right-away stack {LAST} exile cannot resolve before",
    ),
    _plot(
        creature.ticking_on_cast,
        f"opp-turn {LAST} haste resolve before respond stack give-back sorcery creature",
    ),
    _plot(
        creature.attack,
        f"attack haste creature next-turn {LAST} resolve",
    ),
    _plot(
        creature.haste,
        f"lose blink haste keep next-turn steal give-back creature {LAST} titan forever",
    ),
    _plot(
        several.storm_count,
        "storm counts resolve last free",
    ),
    _plot(
        tampering.more_than_there_are,
        f"times x {LAST}",
    ),
    _plot(
        tampering.two_upkeeps,
        "cast twice extra-turn two-counters lose lose-two upkeep next-turn tick last times",
    ),
    _plot(
        several.two_at_once,
        f"same-time order {LAST} zero stack",
    ),
    _plot(
        outside.is_open_information,
        "face-up face-down exile hand opp-turn",
    ),
    _plot(
        outside.reached_from_outside,
        f"proliferate time-travel mess keep instead {COUNTS} exile cannot",
    ),
    _plot(
        outside.emptied_by_a_permanent,
        f"mess keep kill last sac {COUNTS}",
    ),
    _plot(
        outside.cast_from_hand,
        "mana-value-zero hand free pay cannot works",
    ),
    _plot(
        outside.never_suspended,
        "zero exile exile-from-hand mana-value-zero last upkeep hand free",
    ),
    _plot(
        suspending.both_ends,
        "resolve last free upkeep cannot my-turn",
    ),
    _plot(
        last_counter.countered_on_cast,
        f"zero counter-spell mana-value-zero {LAST} cannot graveyard stack",
    ),
    _plot(
        tampering.removed_by,
        f"{LAST} opp-turn my-turn refuse upkeep sorcery creature resolve",
    ),
    _plot(
        last_counter.once_it_left,
        f"gone before keep cannot pay free {LAST}",
    ),
    _plot(
        suspending.may_suspend_once_it_left,
        "gone cannot my-turn",
    ),
    _plot(
        suspending.taxed_action,
        "pay free cannot my-turn",
    ),
    _plot(
        last_counter.taxed,
        f"no-mana x pay free refuse {LAST} exile sorcery land my-turn cannot",
    ),
    _plot(
        last_counter.obligation,
        f"hand no-mana refuse own-target land no-target {LAST} pay exile graveyard kill creature "
        "my-turn free sorcery cannot",
    ),
    _plot(
        last_counter.no_target,
        f"mess no-target creature {LAST} graveyard exile land own-target cannot",
    ),
    _plot(
        suspending.answering_it,
        "counter-spell respond exile hand free cannot when resolve sorcery creature",
    ),
    _plot(
        last_counter.may_cast,
        f"cannot my-turn opp-turn {LAST} upkeep sorcery exile why graveyard kill free",
    ),
    _plot(
        suspending.may_suspend,
        "x stops cannot why opp-turn my-turn instant-speed upkeep command-zone commander "
        "no-target already-cast stack respond mana-value-zero zero graveyard library hand exile bounce "
        "creature sorcery land pay end-step combat-step draw-step split-second resolve times earlier",
    ),
    _plot(
        answers.countered_spell,
        f"counter-spell respond graveyard exile hand {LAST} stack come-back suspend-after",
    ),
    _plot(
        suspending.what_it_gives,
        "right-away exile stack hand opp-turn my-turn x counters pay free resolve",
    ),
    _plot(
        last_counter.what_happens,
        f"no-mana {LAST} exile step-by-step right-away my-turn sorcery creature",
    ),
)
