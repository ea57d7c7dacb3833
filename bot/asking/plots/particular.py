"""The plots about one kind of card or answer, which are tried before the wider ones."""

from __future__ import annotations

from bot.asking.plots import (
    answers,
    countering,
    creature,
    given,
    neighbours,
    players,
    several,
    timed,
)
from bot.asking.plots.plot import COUNTS, LAST, Plot, plot

PARTICULAR: tuple[Plot, ...] = (
    plot(
        players.anothers_card,
        f"{LAST} exile",
    ),
    plot(
        players.ticks_in_whose_upkeep,
        f"each-player opp-turn my-turn upkeep trigger tick last refuse kill {COUNTS}",
    ),
    plot(
        players.paid_in_upkeep,
        f"sac upkeep opp-turn my-turn each-player creature land {COUNTS}",
    ),
    plot(
        several.put_in_turn,
        f"same-time order or trigger zero {LAST} creature",
    ),
    plot(
        players.upkeep_of_the_other,
        f"upkeep opp-turn exile {COUNTS}",
    ),
    plot(
        players.declined_before,
        f"later next-upkeep next-turn refuse not exile {LAST}",
    ),
    plot(
        countering.at_a_trigger,
        f"counter-spell {LAST} tick exile",
    ),
    plot(
        countering.at_the_spell,
        "counter-spell off free",
    ),
    plot(
        countering.while_suspended,
        "counter-spell while-suspended exile cannot free",
    ),
    plot(
        countering.undone,
        f"counter-spell respond {LAST} tick exile graveyard",
    ),
    plot(
        timed.vanished,
        f"vanishing {LAST} sac kill creature graveyard in-play",
    ),
    plot(
        timed.tick_stifled,
        f"vanishing tick upkeep sac counter-spell kill {COUNTS} graveyard",
    ),
    plot(
        timed.proliferated,
        f"vanishing proliferate {COUNTS} creature in-play",
    ),
    plot(
        timed.emptied,
        f"vanishing sac kill graveyard {COUNTS} last creature",
    ),
    plot(
        timed.impending_over,
        f"impending {LAST} creature sac kill end-step",
    ),
    plot(
        creature.cast_by_hand,
        "haste hand bounce normally next-turn creature keep lose pay",
    ),
    plot(
        creature.waiting_in_exile,
        "haste attack exile while-suspended creature right-away",
    ),
    plot(
        answers.vanishing_stifled,
        f"vanishing {LAST} sac sac-trigger counter-spell next-turn forever keep cannot in-play "
        "exile creature",
    ),
    plot(
        answers.stifled,
        f"{LAST} tick counter-spell respond next-upkeep next-turn graveyard exile stack tick hand lose",
    ),
    plot(
        answers.taken_from_exile,
        f"tick {LAST} respond stack graveyard exile kill cannot counter-spell",
    ),
    plot(
        answers.fizzled,
        "sac three-counters respond kill counter-spell suspend-after creature graveyard exile "
        "come-back cannot tick last resolve stack",
    ),
    plot(
        given.source_killed,
        "respond kill counters exile exile-from-hand titan creature hand free keep "
        "three-counters resolve stack graveyard pay",
    ),
    plot(
        given.delayed,
        "x in-turns free pay new-target fuse give-back come-back refuse creature sorcery last "
        "titan three-counters upkeep respond counter-spell exile hand stack next-turn haste "
        "kill",
    ),
    plot(
        given.on_a_token,
        "token in-turns come-back give-back creature exile next-turn two-counters upkeep free",
    ),
    plot(
        given.on_a_creature,
        "owned in-play steal titan in-turns respond creature exile come-back give-back upkeep two-counters "
        "opp-turn next-turn free last",
    ),
    plot(
        neighbours.cascaded_into,
        "or free zero mana-value-zero works pay stack in-turns cascade last tick",
    ),
    plot(
        neighbours.blinked_while_waiting,
        "blink skip-wait creature resolve next-turn two-counters",
    ),
    plot(
        neighbours.pitched,
        "pitch mana-value-zero free works counter-spell",
    ),
)
"""The most particular first."""
