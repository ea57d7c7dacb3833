"""Scenarios made up for the laws: some cards, some moves, on some day."""

from __future__ import annotations

import datetime as dt

from hypothesis import strategies as st

from bot.model.scenario import Asked, Move, Pick, Placed, Scenario
from bot.model.verdict import Asks

DAYS = (dt.date(2006, 12, 1), dt.date(2010, 6, 1), dt.date(2015, 1, 1), dt.date(2025, 6, 1))
SUSPENDED = (
    "Rift Bolt",
    "Ancestral Vision",
    "Plunder",
    "Errant Ephemeron",
    "Greater Gargadon",
    "Lotus Bloom",
)
STANDING = (
    "Grizzly Bears",
    "Grand Arbiter Augustin IV",
    "Rule of Law",
    "Leyline of Anticipation",
    "Guttersnipe",
    "Jhoira of the Ghitu",
    "Paradox Haze",
    "Rest in Peace",
)
SPELLS = (
    "Stifle",
    "Counterspell",
    "Delay",
    "Lightning Bolt",
    "Fury Charm",
    "Suspend",
    "Wrath of God",
    "Clone",
)
WHO = ("me", "opponent")
STEPS = ("upkeep", "main", "end")

who = st.sampled_from(WHO)
number = st.integers(1, 4)


def _placed() -> st.SearchStrategy[tuple[Placed, ...]]:
    exiled = st.builds(
        lambda w, n, t: Placed(w, "exile", n, {"time": t}), who, st.sampled_from(SUSPENDED), number
    )
    standing = st.builds(lambda w, n: Placed(w, "battlefield", n), who, st.sampled_from(STANDING))
    held = st.builds(lambda w, n: Placed(w, "hand", n), who, st.sampled_from(SUSPENDED + SPELLS))
    some = st.lists(st.one_of(exiled, standing, held), min_size=1, max_size=5, unique_by=lambda p: p.name)
    return some.map(tuple)


def _move(name: str) -> st.SearchStrategy[Move]:
    answers = st.booleans()
    return st.one_of(
        st.builds(lambda w, s: Move(w, "go", s), who, st.sampled_from(STEPS)),
        st.builds(lambda w, r: Move(w, "cast", name, response=r), who, answers),
        st.builds(lambda w, r: Move(w, "suspend", name, response=r), who, answers),
        st.builds(lambda w, r: Move(w, "activate", name, response=r), who, answers),
        st.builds(lambda w, n: Move(w, "remove", name, {"count": n}, response=True), who, number),
        st.builds(lambda w: Move(w, "control", name, {"until": "end-of-turn"}), who),
        st.builds(lambda w: Move(w, "wait", name), who),
        st.builds(lambda w: Move(w, "move", name, {"to": "graveyard"}), who),
    )


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """A scenario of up to five objects and five moves, on a day of any era."""
    placed = draw(_placed())
    names = st.sampled_from([each.name for each in placed])
    return Scenario(
        draw(st.sampled_from(DAYS)),
        turn=draw(who),
        step=draw(st.sampled_from(("untap", *STEPS))),
        placed=placed,
        lives=draw(st.dictionaries(who, st.integers(1, 40))),
        pools=draw(st.dictionaries(who, st.sampled_from(("none", "{R}", "{2}{U}{U}")))),
        absent=tuple(draw(st.lists(names, max_size=1))),
        picks=tuple(
            draw(
                st.lists(
                    st.builds(lambda o: Pick("suspend.cast", "", o), st.sampled_from(("cast", "decline"))),
                    max_size=1,
                )
            )
        ),
        moves=tuple(draw(st.lists(names.flatmap(_move), max_size=5))),
        stop=draw(st.booleans()),
        ask=draw(
            st.sampled_from(
                (
                    Asked(),
                    Asked(Asks.OBLIGATION, "choice", placed[0].name),
                    Asked(Asks.OUTCOME, "event", placed[0].name, {"kind": "cast"}, negated=True),
                )
            )
        ),
        assumed=draw(st.sampled_from(((), (("own-turn", ""),), (("card", placed[0].name),)))),
    )
