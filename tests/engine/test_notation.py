"""A line of a scenario that cannot be meant is told with what it should say."""

from __future__ import annotations

import pytest

from bot.engine.notation.read import read_scenario
from bot.engine.notation.words import ScenarioError

BAD = [
    ("turn opponent#2 main", "opponent#2 plays"),
    ("turn me noon", "no step is called noon"),
    ("turn me", "words missing"),
    ("life nobody 3", "nobody plays"),
    ("life me many", "words missing or wrong"),
    ("pool nobody {R}", "nobody plays"),
    ("have me moon [Rift Bolt]", "no zone is called moon"),
    ("have me none [Rift Bolt]", "no zone is called none"),
    ("have nobody hand [Rift Bolt]", "nobody plays"),
    ("have me hand [Rift Bolt] owner=nobody", "nobody plays"),
    ("have me exile [Rift Bolt] time=three", "time= takes a number, not three"),
    (
        "have me battlefield [Mind Control] attached=[Craw Wurm]",
        "[Mind Control] can't be attached to Craw Wurm",
    ),
    ("then nobody suspend [Rift Bolt]", "nobody plays"),
    ("then me suspend [Rift Bolt] x=many", "x= takes a number"),
    ("then me suspend [Rift Bolt] twice", "expected key=value"),
    ("ask event [Rift Bolt]", "nothing is asked as event"),
    ("ask outcome event [Rift Bolt]", "kind=..."),
    ("ask outcome fact [Rift Bolt] key=zone", "value=..."),
    ("ask outcome", "nothing is asked about nothing"),
    ("ask outcome weather", "nothing is asked about weather"),
    ("dance", "unknown line"),
]


@pytest.mark.parametrize(("line", "told"), BAD)
def test_a_bad_line_is_named_with_what_is_wrong(line: str, told: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        read_scenario(f"day 2026-11-30\nhave me hand [Grizzly Bears]\n{line}\n")
    message = str(raised.value)
    assert told in message
    assert "\n" not in message
    assert line in message or "attached" in line


def test_who_plays_may_be_said_after_it_matters() -> None:
    scenario = read_scenario("day 2026-11-30\nturn opponent#2 main\nplayers me opponent opponent#2\n")
    assert (scenario.turn, scenario.players) == ("opponent#2", ("me", "opponent", "opponent#2"))
