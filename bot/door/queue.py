"""The door itself: questions wait in a bounded queue for the thread that answers them."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore, local
from typing import TypeVar

from bot.answers import Answer, Busy, CardAnswer, NamedChoice, Question
from bot.door.answering import Answering
from bot.model.language import Language

T = TypeVar("T")


class Door:
    """Answers in threads of its own, so that whoever waits for an answer keeps no one else waiting.

    `answering` is called once in each of the `workers` threads, for what answers there; `front` gives what
    needs no waiting, names and words. At most `queue` questions wait; one more is told Busy at once.
    """

    def __init__(
        self,
        answering: Callable[[], Answering],
        front: Answering,
        workers: int = 1,
        queue: int = 64,
        today: Callable[[], dt.date] = dt.date.today,
    ) -> None:
        self._answering, self._front, self._today = answering, front, today
        self._room = BoundedSemaphore(workers + queue)
        self._own = local()
        self._workers = ThreadPoolExecutor(workers, thread_name_prefix="answers", initializer=self._prepare)

    def close(self) -> None:
        """Let what runs be finished and what waits be dropped."""
        self._workers.shutdown(cancel_futures=True)

    async def ask(self, question: Question) -> Answer:
        """The answer; QuestionError for what cannot be asked, Busy when too many are waiting."""
        return await self._work(lambda answering: answering.answer(question, self._today()))

    async def card(self, name: str, languages: tuple[Language, ...]) -> CardAnswer:
        """The card of that name, or the cards it may mean; the same errors as `ask`."""
        return await self._work(lambda answering: answering.card(name, languages))

    def complete(self, typed: str, languages: tuple[Language, ...]) -> list[NamedChoice]:
        """Card names that go on from `typed`, those in `languages` first."""
        return self._front.complete(typed, languages)

    def say(self, message: str, languages: tuple[Language, ...], **args: str | int) -> str:
        """The words of `message` in the first of `languages` that is answered in, else in English."""
        return self._front.say(message, languages, **args)

    async def _work(self, job: Callable[[Answering], T]) -> T:
        if not self._room.acquire(blocking=False):
            raise Busy
        working = self._workers.submit(lambda: job(self._own.answering))
        # Released when the work is over or was never begun, not when somebody stops waiting for it.
        working.add_done_callback(lambda _: self._room.release())
        return await asyncio.wrap_future(working)

    def _prepare(self) -> None:
        self._own.answering = self._answering()
