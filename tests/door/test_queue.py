"""The door: questions wait in a bounded queue, and nobody who waits keeps anybody else waiting."""

from __future__ import annotations

import asyncio
import datetime as dt
import threading

import pytest

from bot.answers import Answer, Busy, CardAnswer, Kind, Language, NamedChoice, Question, QuestionError
from bot.door import Door

TODAY = dt.date(2026, 11, 30)


class Slow:
    """Answers when told to."""

    def __init__(self):
        self.go, self.begun = threading.Event(), threading.Semaphore(0)
        self.threads = set()

    def answer(self, question, today):
        self.threads.add(threading.get_ident())
        self.begun.release()
        assert self.go.wait(30)
        if question.text == "bad":
            raise QuestionError("That is bad.")
        return Answer(question.text, Language.EN, today, Kind.PLAYED, "Yes.")

    def card(self, name, _):
        return CardAnswer("not_found", (), name)

    def complete(self, typed, _):
        return [NamedChoice(typed, typed)]

    def say(self, message, _, **args):
        return f"{message} {args}"


@pytest.fixture
def slow():
    return Slow()


@pytest.fixture
def door(slow):
    door = Door(lambda: slow, slow, workers=1, queue=2, today=lambda: TODAY)
    yield door
    slow.go.set()
    door.close()


def asked(door, *texts):
    return [asyncio.ensure_future(door.ask(Question(text))) for text in texts]


async def test_a_full_queue_says_so_at_once_and_the_others_are_answered(door, slow):
    waiting = asked(door, "one", "two", "three")
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await door.ask(Question("four"))
    slow.go.set()
    assert [answer.question for answer in await asyncio.gather(*waiting)] == ["one", "two", "three"]
    assert (await door.ask(Question("four"))).question == "four"


async def test_who_stops_waiting_frees_a_place(door, slow):
    first, second, third = asked(door, "one", "two", "three")
    await asyncio.sleep(0)
    await asyncio.to_thread(slow.begun.acquire)
    third.cancel()
    await asyncio.gather(third, return_exceptions=True)
    (fourth,) = asked(door, "four")
    await asyncio.sleep(0)
    slow.go.set()
    assert [(await each).question for each in (first, second, fourth)] == ["one", "two", "four"]


async def test_who_stops_waiting_for_what_runs_keeps_the_place_taken(door, slow):
    running, *_ = waiting = asked(door, "one", "two", "three")
    await asyncio.sleep(0)
    await asyncio.to_thread(slow.begun.acquire)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    with pytest.raises(Busy):
        await door.ask(Question("four"))
    slow.go.set()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_complaint_reaches_the_one_who_asked(door, slow):
    slow.go.set()
    with pytest.raises(QuestionError, match=r"That is bad\."):
        await door.ask(Question("bad"))


async def test_the_day_is_that_of_the_asking(door, slow):
    slow.go.set()
    assert (await door.ask(Question("one"))).as_of == TODAY


async def test_names_and_words_do_not_wait(door):
    waiting = asked(door, "one", "two", "three")
    await asyncio.sleep(0)
    assert door.complete("rift", ()) == [NamedChoice("rift", "rift")]
    assert door.say("hello", (), n=1) == "hello {'n': 1}"
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_answers_are_made_in_a_thread_of_their_own(door, slow):
    slow.go.set()
    await door.ask(Question("one"))
    await door.ask(Question("two"))
    assert (await door.card("rift", ())).text == "rift"
    assert len(slow.threads) == 1
    assert threading.get_ident() not in slow.threads


async def test_each_worker_has_an_answering_of_its_own():
    made = []

    def make():
        made.append(Slow())
        made[-1].go.set()
        return made[-1]

    door = Door(make, Slow(), workers=3, queue=9, today=lambda: TODAY)
    await asyncio.gather(*asked(door, *"abcdefghi"))
    door.close()
    assert all(len(each.threads) <= 1 for each in made)
    assert 1 <= len(made) <= 3
