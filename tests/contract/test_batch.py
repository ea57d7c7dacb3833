"""JSON lines in, one object a line out, in order, always as many."""

from __future__ import annotations

import json

import pytest

QUESTION = "what happens if I don't want to cast Plunder when its last time counter is removed?"
GOOD = {"question": QUESTION, "lang": "en", "as_of": "2010-06-01"}

BAD_LINES = [
    b"",
    b"not json",
    b"[]",
    b"null",
    b'"may I?"',
    b"{}",
    b'{"question": 7}',
    b'{"question": ""}',
    b'{"question": null}',
    b'{"question": "may I?", "lang": "xx"}',
    b'{"question": "may I?", "lang": 7}',
    b'{"question": "may I?", "as_of": "soon"}',
    b'{"question": "may I?", "as_of": "1990-01-01"}',
    b'{"question": "may I?", "as_of": 2010}',
    b'{"question": "' + b"x" * 4000 + b'"}',
    b"\xff\xfe\x00",
    b"[" * 100_000,
]


def answers(out):
    return [json.loads(line) for line in out.splitlines()]


def batch(*objects):
    return "".join(json.dumps(each) + "\n" for each in objects).encode()


def test_as_many_answers_as_lines_and_in_order(upkeep):
    days = ["2006-12-01", "2010-06-01", "2012-01-01", "2015-01-01", "2026-02-01"]
    status, out, err = upkeep("ask", "--batch", "-", stdin=batch(*({**GOOD, "as_of": day} for day in days)))
    assert (status, err) == (0, "")
    assert [answer["as_of"] for answer in answers(out)] == days
    assert [answer["verdict"] for answer in answers(out)] == ["must"] * 4 + ["may"]


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: repr(line)[:40])
def test_a_bad_line_costs_the_others_nothing(line, upkeep):
    status, out, err = upkeep("ask", "--batch", "-", stdin=batch(GOOD) + line + b"\n" + batch(GOOD))
    assert (status, err) == (1, "")
    first, bad, last = answers(out)
    assert (first["kind"], bad["kind"], last["kind"]) == ("played", "error", "played")
    assert bad["error"]
    assert bad.keys() == first.keys()
    assert first == last


def test_the_last_line_needs_no_end(upkeep):
    status, out, _ = upkeep("ask", "--batch", "-", stdin=batch(GOOD, GOOD)[:-1])
    assert (status, len(answers(out))) == (0, 2)


def test_no_lines_give_no_answers(upkeep):
    assert upkeep("ask", "--batch", "-") == (0, "", "")


def test_a_batch_is_read_from_a_file_too(upkeep, tmp_path):
    (tmp_path / "lines").write_bytes(batch(GOOD))
    status, out, _ = upkeep("ask", "--batch", str(tmp_path / "lines"))
    assert (status, len(answers(out))) == (0, 1)


def test_what_was_typed_comes_back_as_text(upkeep):
    odd = 'zzz "quoted" \\ \u202e \U0001f600 @everyone [bold]'
    _, out, _ = upkeep("ask", "--batch", "-", stdin=batch({"question": odd}))
    assert answers(out)[0]["question"] == odd


def test_half_a_pair_breaks_nothing(upkeep):
    status, out, _ = upkeep("ask", "--batch", "-", stdin=b'{"question": "may I \\ud800 suspend?"}\n')
    assert (status, answers(out)[0]["question"]) == (0, "may I  suspend?")


def test_cards_are_looked_up_in_a_batch(upkeep):
    names = batch(
        {"name": "Saccagement", "lang": "fr"}, {"name": "plundr"}, {"nom": "x"}, {"name": "qqqqqqq"}
    )
    status, out, err = upkeep("card", "--batch", "-", stdin=names)
    french, typo, bad, unknown = answers(out)
    assert (status, err) == (1, "")
    assert french["cards"][0] | {"score": 0} == {
        "name": "Plunder",
        "printed": "Saccagement",
        "language": "fr",
        "score": 0,
        "oracle_id": french["cards"][0]["oracle_id"],
    }
    assert (french["schema"], french["kind"], french["language"]) == (1, "found", "fr")
    assert (typo["kind"], typo["cards"][0]["name"]) == ("found", "Plunder")
    assert (bad["kind"], unknown["kind"]) == ("error", "not_found")


@pytest.mark.parametrize("words", [["ask", "--json", "--", QUESTION], ["card", "--json", "Plunder"],
                                   ["rulings", "--json", "Plunder"], ["rule", "--json", "702.62a"],
                                   ["status", "--json"]])  # fmt: skip
def test_nothing_but_json_is_on_stdout(words, upkeep):
    status, out, err = upkeep(*words)
    assert (status, err, len(answers(out))) == (0, "", 1)
