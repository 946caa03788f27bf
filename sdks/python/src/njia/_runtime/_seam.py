"""Time and chance in one place: every wait, clock reading and random number of a client goes through a `Seam`.

Tests replace it: ``Njia(..., seam=VirtualSeam())``. Attempt timeouts are sockets' business and always real.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from ._cancel import CancelToken

if TYPE_CHECKING:
    from collections.abc import Callable


class Seam:
    """The real clock. Times are seconds."""

    def now(self) -> float:
        """Seconds since the Unix epoch, for `Retry-After` dates and signatures."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds on a clock that never goes back, for deadlines and latency."""
        return time.monotonic()

    def random(self) -> float:
        """A number in [0, 1), for jitter."""
        return random.random()  # noqa: S311 (jitter needs no secrecy)

    def sleep(self, seconds: float, cancel: CancelToken) -> None:
        """Wait; end at once when `cancel` is set."""
        cancel.wait(seconds)

    async def sleep_async(self, seconds: float, cancel: CancelToken) -> None:
        """Wait on the running event loop; a cancelled task, or `cancel`, ends it at once."""
        import asyncio

        loop = asyncio.get_running_loop()
        woken = asyncio.Event()

        def wake() -> None:
            loop.call_soon_threadsafe(woken.set)

        timer = loop.call_later(seconds, woken.set)
        cancel.attach(wake)
        try:
            await woken.wait()
        finally:
            timer.cancel()
            cancel.detach(wake)


class VirtualSeam(Seam):
    """A clock that moves only by the waits it skips, and a fixed random number.

    `on_sleep` is told each wait in seconds; `slept` collects them.
    """

    def __init__(self, start: float = 0.0, *, random: float = 0.5, on_sleep: Callable[[float], None] | None = None) -> None:
        self._now = start
        self._random = random
        self._on_sleep = on_sleep
        self.slept: list[float] = []

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now

    def random(self) -> float:
        return self._random

    def advance(self, seconds: float) -> None:
        """Move the clock forward without a wait."""
        self._now += seconds

    def sleep(self, seconds: float, cancel: CancelToken) -> None:  # noqa: ARG002
        self._skip(seconds)

    async def sleep_async(self, seconds: float, cancel: CancelToken) -> None:  # noqa: ARG002
        self._skip(seconds)

    def _skip(self, seconds: float) -> None:
        self._now += seconds
        self.slept.append(seconds)
        if self._on_sleep is not None:
            self._on_sleep(seconds)
