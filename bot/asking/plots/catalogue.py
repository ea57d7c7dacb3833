"""Every plot, the most particular first, each with the concepts it takes account of."""

from __future__ import annotations

from bot.asking.plots import (
    answers,
    creature,
    last_counter,
    outside,
    several,
    suspending,
    tampering,
)
from bot.asking.plots.particular import PARTICULAR
from bot.asking.plots.plot import COUNTS, HARMLESS, LAST, Plot, plot

__all__ = ["HARMLESS", "PLOTS"]

PLOTS: tuple[Plot, ...] = (
    *PARTICULAR,
    plot(
        creature.sacrificing,
        f"opp-turn sac respond land creature haste kill right-away stack {LAST} exile cannot resolve before",
    ),
    plot(
        creature.ticking_on_cast,
        f"opp-turn {LAST} haste resolve before respond stack give-back sorcery creature",
    ),
    plot(
        creature.attack,
        f"attack haste creature next-turn {LAST} resolve",
    ),
    plot(
        creature.haste,
        f"lose blink haste keep next-turn steal give-back creature {LAST} titan forever",
    ),
    plot(
        several.storm_count,
        "storm counts resolve last free",
    ),
    plot(
        tampering.more_than_there_are,
        f"times x {LAST}",
    ),
    plot(
        tampering.two_upkeeps,
        "cast twice extra-turn two-counters lose lose-two upkeep next-turn tick last times",
    ),
    plot(
        several.two_at_once,
        f"same-time order {LAST} zero stack",
    ),
    plot(
        outside.is_open_information,
        "face-up face-down exile hand opp-turn",
    ),
    plot(
        outside.reached_from_outside,
        f"proliferate lose-two time-travel mess keep instead {COUNTS} exile cannot",
    ),
    plot(
        outside.emptied_by_a_permanent,
        f"mess keep kill last sac {COUNTS}",
    ),
    plot(
        outside.cast_from_hand,
        "mana-value-zero hand free pay cannot works instead opp-turn",
    ),
    plot(
        outside.never_suspended,
        "zero exile exile-from-hand mana-value-zero last upkeep hand free",
    ),
    plot(
        suspending.both_ends,
        "resolve last free upkeep cannot my-turn",
    ),
    plot(
        last_counter.countered_on_cast,
        f"zero counter-spell mana-value-zero {LAST} cannot graveyard stack",
    ),
    plot(
        tampering.removed_by,
        f"{LAST} opp-turn my-turn refuse upkeep sorcery creature resolve",
    ),
    plot(
        last_counter.once_it_left,
        f"gone before keep cannot pay free {LAST}",
    ),
    plot(
        suspending.may_suspend_once_it_left,
        "gone cannot my-turn",
    ),
    plot(
        suspending.taxed_action,
        "pay free cannot my-turn",
    ),
    plot(
        last_counter.taxed,
        f"no-mana x pay free refuse {LAST} exile sorcery land my-turn cannot",
    ),
    plot(
        last_counter.obligation,
        f"hand no-mana refuse own-target land no-target {LAST} pay exile graveyard kill creature "
        "my-turn free sorcery cannot",
    ),
    plot(
        last_counter.no_target,
        f"mess no-target creature {LAST} graveyard exile land own-target cannot",
    ),
    plot(
        suspending.answering_it,
        "counter-spell respond exile hand free cannot when resolve sorcery creature",
    ),
    plot(
        last_counter.may_cast,
        f"cannot my-turn opp-turn {LAST} upkeep sorcery exile why graveyard kill free",
    ),
    plot(
        suspending.may_suspend,
        "x stops cannot why opp-turn my-turn instant-speed upkeep command-zone commander "
        "no-target already-cast stack respond mana-value-zero zero graveyard library hand exile bounce "
        "creature sorcery land pay end-step combat-step draw-step split-second resolve earlier",
    ),
    plot(
        answers.countered_spell,
        f"counter-spell respond graveyard exile hand {LAST} stack come-back suspend-after",
    ),
    plot(
        suspending.what_it_gives,
        "right-away exile stack hand opp-turn my-turn x counters pay free resolve",
    ),
    plot(
        last_counter.what_happens,
        f"no-mana {LAST} exile step-by-step right-away my-turn sorcery creature",
    ),
)
"""The most particular first."""
