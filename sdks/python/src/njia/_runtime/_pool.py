"""Idle connections by origin; safe across threads and `fork`."""

from __future__ import annotations

import os
import threading
import time

from ._cancel import CancelToken
from ._connect import Origin
from ._socket import Channel


class Pool:
    """Keeps up to `limit` idle channels. A child process drops what it inherited and never shuts it down."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._begin()

    def _begin(self) -> None:
        self._pid = os.getpid()
        self._lock = threading.Lock()  # a new one: the parent's may be held by a thread that fork did not copy
        self._idle: dict[Origin, list[Channel]] = {}
        self._active: set[CancelToken] = set()
        self._closed = False

    def _check_process(self) -> None:
        if self._pid != os.getpid():
            inherited, closed = self._idle, self._closed
            self._begin()
            self._closed = closed
            for channels in inherited.values():
                for channel in channels:
                    channel.close()

    def enter(self, cancel: CancelToken) -> bool:
        """Register a call, so that `close` can stop it; False when the pool is closed."""
        self._check_process()
        with self._lock:
            if not self._closed:
                self._active.add(cancel)
            return not self._closed

    def leave(self, cancel: CancelToken) -> None:
        """The call is over."""
        with self._lock:
            self._active.discard(cancel)

    def take(self, origin: Origin) -> Channel | None:
        """The most recently used healthy idle channel, or None."""
        self._check_process()
        while True:
            with self._lock:
                channels = self._idle.get(origin)
                if not channels:
                    return None
                channel = channels.pop()
            if not channel.stale():
                return channel
            channel.close()

    def put(self, origin: Origin, channel: Channel, keep_for: float | None) -> None:
        """Give a channel back; `keep_for` is how long the server said it stays open (seconds)."""
        channel.use(None)
        # one second early, because a request that crosses the server's close cannot be told from a lost one
        channel.idle_until = None if keep_for is None else time.monotonic() + max(0.0, keep_for - 1.0)
        with self._lock:
            if not self._closed and sum(map(len, self._idle.values())) < self._limit:
                self._idle.setdefault(origin, []).append(channel)
                return
        channel.close()

    @property
    def open_count(self) -> int:
        """Idle channels; for tests and the leak warning."""
        return sum(map(len, self._idle.values()))

    def close(self) -> None:
        """Stop the calls under way and close what is idle; later calls do nothing."""
        self._check_process()
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, {}
            active, self._active = self._active, set()
        for cancel in active:
            cancel.cancel()
        for channels in idle.values():
            for channel in channels:
                channel.close()
