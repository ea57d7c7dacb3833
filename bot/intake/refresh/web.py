"""The road to the sources: one connection at a time, with our name on it, tried again with patience."""

from __future__ import annotations

import asyncio
import datetime as dt
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self, TypeVar

import aiohttp
import tenacity
import yarl

from bot.intake.refresh.fault import UNREACHABLE, Fault, of_status

T = TypeVar("T")

TRIES: Final = 6
TRIES_UNREACHABLE: Final = 3
"""Nobody there, or no network: that is seldom over within a minute, and somebody may be waiting."""
LONGEST_WAIT: Final = 300.0
"""Seconds; a source that asks for more is left alone until the next refresh."""
MOST_BYTES: Final = 8_000_000
"""More than any page or list that is read whole."""
REDIRECTS: Final = 5
ANYTHING: Final = "*/*"

BACKOFF: Final = tenacity.wait_exponential_jitter(initial=1, max=60, jitter=1)


@dataclass(frozen=True, slots=True)
class Manner:
    """How requests are made.

    `agent` names us to the source. `base` is an address on this machine that stands in for every host
    (`https://mtgjson.com/x` is asked as `base/mtgjson.com/x`), for a rehearsal; None means the hosts
    themselves, by https alone. `sleep` waits between tries, `clock` gives seconds for measuring a rate.
    `silence` is after how many seconds without a byte an answer is given up.
    """

    agent: str
    base: str | None = None
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.monotonic
    silence: float = 60.0


class Web:
    """An open road; to be used as an async context. Every failure is a Fault."""

    def __init__(self, manner: Manner) -> None:
        self.clock = manner.clock
        self._manner = manner
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        """Open the road."""
        self._session = aiohttp.ClientSession(
            headers={"User-Agent": self._manner.agent},
            connector=aiohttp.TCPConnector(limit=1),
            timeout=aiohttp.ClientTimeout(
                total=None, sock_connect=self._manner.silence, sock_read=self._manner.silence
            ),
            auto_decompress=False,  # a file is kept byte for byte, or it could not be resumed
            middlewares=[self._only_where_allowed],
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        if self._session:
            await self._session.close()

    async def tried(self, once: Callable[[], Awaitable[T]]) -> T:
        """What `once` gives, asked again after a passing Fault: at most TRIES times, later each time.

        Given up sooner where nobody can be reached.
        """
        async for attempt in tenacity.AsyncRetrying(
            stop=_given_up,
            wait=_wait,
            retry=tenacity.retry_if_exception(_worth_another_try),
            sleep=self._manner.sleep,
            reraise=True,
        ):
            with attempt:
                return await once()
        raise AssertionError  # reraise: the loop ends by returning or raising

    async def read(self, url: str, accept: str = ANYTHING) -> bytes:
        """The body of a page or a list, at most MOST_BYTES of it."""

        async def once() -> bytes:
            async with self.opened(url, {"Accept": accept}, auto_decompress=True) as answer:
                body = await answer.content.read(MOST_BYTES)
                while chunk := await answer.content.read(MOST_BYTES - len(body)):
                    body += chunk
                return body

        return await self.tried(once)

    async def is_there(self, url: str) -> bool:
        """Whether there is something at `url`."""

        async def once() -> bool:
            missing = {403, 404, 410}
            async with self.opened(url, {"Accept": ANYTHING}, also=missing, method="HEAD") as answer:
                return answer.status not in missing

        return await self.tried(once)

    @asynccontextmanager
    async def opened(
        self,
        url: str,
        headers: Mapping[str, str],
        *,
        also: Collection[int] = (),
        method: str = "GET",
        auto_decompress: bool = False,
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        """An answer with status 200 or one of `also`, its body still to be read; Fault for any other."""
        if self._session is None:
            raise AssertionError(self)
        try:
            async with self._session.request(
                method,
                self._address(url),
                headers=headers,
                max_redirects=REDIRECTS,
                auto_decompress=auto_decompress,
            ) as answer:
                if answer.status != 200 and answer.status not in also:
                    raise of_status(answer.status, answer.headers, dt.datetime.now(dt.UTC))
                yield answer
        except (aiohttp.InvalidURL, aiohttp.TooManyRedirects, ssl.SSLError) as error:
            raise Fault("refresh-why-address", address=url[:200]) from error
        except aiohttp.ServerTimeoutError as error:
            raise Fault("refresh-why-silent", passing=True) from error
        except aiohttp.ClientConnectorError as error:
            raise Fault(UNREACHABLE, passing=True) from error
        except (aiohttp.ClientError, TimeoutError, ConnectionError) as error:
            raise Fault("refresh-why-lost", passing=True) from error

    def _address(self, url: str) -> yarl.URL:
        """Where `url` is asked for: itself, or its place under the base of a rehearsal."""
        try:
            address = yarl.URL(url)
        except ValueError as error:
            raise Fault("refresh-why-address", address=url[:200]) from error
        if self._manner.base is None or not address.host:
            return self._allowed(address)
        return yarl.URL(self._manner.base).joinpath(address.host, address.path.lstrip("/"))

    def _allowed(self, address: yarl.URL) -> yarl.URL:
        """The address: https alone, and in a rehearsal nothing beyond this machine; Fault for any other."""
        base = self._manner.base
        known = (
            address.scheme == "https" and address.host if base is None else _origin(address) == _origin(base)
        )
        if not known:
            raise Fault("refresh-why-address", address=str(address)[:200])
        return address

    async def _only_where_allowed(
        self, request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        """Hold what is asked to that after a redirect, too."""
        self._allowed(request.url)
        return await handler(request)


def _origin(address: yarl.URL | str) -> yarl.URL | None:
    url = yarl.URL(address)
    return url.origin() if url.absolute else None


def _wait(state: tenacity.RetryCallState) -> float:
    """Seconds to wait: longer each time, and no less than the source asks for."""
    fault = state.outcome.exception() if state.outcome else None
    asked = fault.after if isinstance(fault, Fault) else 0
    return max(BACKOFF(state), asked)


def _given_up(state: tenacity.RetryCallState) -> bool:
    fault = state.outcome.exception() if state.outcome else None
    unreachable = isinstance(fault, Fault) and fault.why == UNREACHABLE
    return state.attempt_number >= (TRIES_UNREACHABLE if unreachable else TRIES)


def _worth_another_try(error: BaseException) -> bool:
    return isinstance(error, Fault) and error.passing and error.after <= LONGEST_WAIT
