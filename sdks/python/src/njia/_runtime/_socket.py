"""A socket under a clock: each read and write gets only the time left, so that `timeout` bounds the whole attempt."""

from __future__ import annotations

import builtins
import io
import select
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ._cancel import CancelToken

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


class Clock:
    """A budget of seconds that starts now; None has no end."""

    __slots__ = ("_end",)

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds

    def left(self) -> float | None:
        """Seconds left, or None without an end. Raises the built-in TimeoutError when there are none."""
        if self._end is None:
            return None
        left = self._end - time.monotonic()
        if left <= 0:
            raise builtins.TimeoutError("the time for this attempt is over")
        return left


class _Raw(io.RawIOBase):
    """The reading side of a socket for `io.BufferedReader`; without a clock it has nothing to read."""

    def __init__(self, sock: socket.socket) -> None:
        self._socket = sock
        self.clock: Clock | None = None
        self.ended = False

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int | None:
        if self.clock is None:
            return None
        self._socket.settimeout(self.clock.left())
        count = self._socket.recv_into(buffer)
        self.ended = count == 0
        return count


class _Reader(io.BufferedReader):
    """Outlives the responses read from it: `http.client` closes its file after each, but what is buffered belongs to
    the next."""

    def close(self) -> None:
        return

    def flush(self) -> None:  # the finaliser of a half-read response calls it, perhaps after the socket is gone
        return


class Channel:
    """One connected socket with a buffered reader."""

    def __init__(self, sock: socket.socket) -> None:
        self.socket = sock
        self._raw = _Raw(sock)
        self._reader = _Reader(self._raw, 32_768)
        self.served = 0
        self.idle_until: float | None = None

    def makefile(self, _mode: str) -> _Reader:
        """What `http.client.HTTPResponse` asks a socket for."""
        return self._reader

    @property
    def ended(self) -> bool:
        """True once the other side has finished sending."""
        return self._raw.ended

    def use(self, clock: Clock | None) -> None:
        """Put reads under `clock`; None while idle."""
        self._raw.clock = clock

    def write(self, data: memoryview, clock: Clock) -> None:
        """Send all of `data` (a view, since tracebacks print bytes)."""
        while data:
            self.socket.settimeout(clock.left())
            data = data[self.socket.send(data) :]

    def stale(self) -> bool:
        """True when an idle connection must not be used again: closed, or holding bytes nobody asked for."""
        if self.idle_until is not None and time.monotonic() > self.idle_until:
            return True
        self.use(None)
        if self._reader.peek(1):
            return True
        try:
            poll = select.poll()
            poll.register(self.socket, select.POLLIN | select.POLLERR | select.POLLHUP)
            return bool(poll.poll(0))
        except AttributeError:  # Windows has no poll, and no limit of 1,024 in select either
            return bool(select.select([self.socket], [], [], 0)[0])

    def close(self) -> None:
        """Close this process's descriptor; never a TLS farewell, which another process might still need to send."""
        self.socket.close()


def shutter(sock: socket.socket) -> Callable[[], None]:
    """An action that wakes whoever is blocked on `sock`; `close()` alone would leave another thread in `recv`."""

    def shut() -> None:
        try:
            # the plain method: SSLSocket's own would pull the TLS object from under the reading thread
            socket.socket.shutdown(sock, socket.SHUT_RDWR)
        except OSError:
            return

    return shut


def resolve(host: str, port: int, clock: Clock, cancel: CancelToken) -> list[tuple[Any, ...]]:
    """Addresses of a host, as `socket.getaddrinfo` gives them.

    A look-up cannot be interrupted: it runs on a thread that is abandoned when the clock ends or the call is cancelled.
    Raises OSError, TimeoutError.
    """
    try:
        return list(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST))
    except socket.gaierror:
        pass
    import threading

    found: list[list[tuple[Any, ...]]] = []
    failed: list[OSError] = []
    done = threading.Event()

    def look_up() -> None:
        try:
            found.append(list(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))
        except (OSError, UnicodeError) as error:
            failed.append(error if isinstance(error, OSError) else OSError("not a host name"))
        finally:
            done.set()

    cancel.attach(done.set)
    try:
        threading.Thread(target=look_up, name="dns", daemon=True).start()
        if not done.wait(clock.left()):
            raise builtins.TimeoutError("the name look-up took too long")
    finally:
        cancel.detach(done.set)
    if failed:
        raise failed[0]
    if not found:
        raise OSError("canceled")
    return found[0]
