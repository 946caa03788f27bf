"""Threads that belong to one client: started on demand, ended when idle, never waited for at exit."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, TypeVar, cast

T = TypeVar("T")

_IDLE_SECONDS = 5.0


class Workers:
    """Runs blocking functions for coroutines on at most `limit` daemon threads.

    Daemons and not `concurrent.futures`, whose threads the interpreter joins at exit: a program whose last line has run
    must end, whatever a server does.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._state = _State()

    async def run(self, function: Callable[..., T], *args: Any, on_cancel: Callable[[], None]) -> T:
        """Call `function` with the caller's context variables. A cancelled task calls `on_cancel` and leaves at once."""
        if self._state.pid != os.getpid():
            self._state = _State()  # threads do not survive fork
        loop = asyncio.get_running_loop()
        future: asyncio.Future[object] = loop.create_future()
        self._submit(_Job(function, args, copy_context(), loop, future))
        try:
            return cast(T, await future)
        except asyncio.CancelledError:
            on_cancel()
            raise

    def _submit(self, job: _Job) -> None:
        state = self._state
        state.jobs.put(job)
        with state.lock:
            grow = state.idle < state.jobs.qsize() and state.threads < self._limit
            if grow:
                state.threads += 1
        if grow:
            threading.Thread(target=_work, args=(state,), name="client-io", daemon=True).start()

    def close(self) -> None:
        """Let the threads end; jobs already queued are still done."""
        with self._state.lock:
            count = self._state.threads
        for _ in range(count):
            self._state.jobs.put(None)


class _State:
    """What threads share; they hold this and not the client, so that a dropped client can be collected."""

    def __init__(self) -> None:
        self.pid = os.getpid()
        self.jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.lock = threading.Lock()
        self.threads = 0
        self.idle = 0


class _Job:
    def __init__(
        self,
        function: Callable[..., object],
        args: tuple[Any, ...],
        context: Context,
        loop: asyncio.AbstractEventLoop,
        future: asyncio.Future[object],
    ) -> None:
        self.function = function
        self.args = args
        self.context = context
        self.loop = loop
        self.future = future

    def perform(self) -> None:
        result: object = None
        failure: BaseException | None = None
        if not self.future.cancelled():
            try:
                result = self.context.run(self.function, *self.args)
            except BaseException as error:
                failure = error
        try:
            self.loop.call_soon_threadsafe(_settle, self.future, result, failure)
        except RuntimeError:  # the loop is closed: nobody waits any more
            _dispose(result)


def _settle(future: asyncio.Future[object], result: object, failure: BaseException | None) -> None:
    if future.cancelled():
        _dispose(result)
    elif failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(result)


def _dispose(result: object) -> None:
    source = getattr(result, "source", None)
    if source is not None:
        source.close()


def _work(state: _State) -> None:
    while True:
        with state.lock:
            state.idle += 1
        try:
            job = state.jobs.get(timeout=_IDLE_SECONDS)
        except queue.Empty:
            job = None
        with state.lock:
            state.idle -= 1
            if job is None:
                state.threads -= 1
                if state.jobs.empty():
                    return
                state.threads += 1
                continue
        job.perform()
        del job
