"""A server of raw sockets that plays a script, so that faults are exact and requests are counted where they arrive."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

Step = Callable[[socket.socket], bool]  # plays one request; True keeps the connection


class Seen(NamedTuple):
    head: bytes
    body: bytes
    connection: int
    port: int

    def header(self, name: str) -> str | None:
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.decode().lower() == name.lower():
                return value.strip().decode()
        return None


def answer(status: int = 200, body: bytes = b"{}", *headers: str, reason: str = "X") -> Step:
    """A complete answer on a connection that stays open."""
    lines = [f"HTTP/1.1 {status} {reason}", f"Content-Length: {len(body)}", *headers]
    if not any(line.lower().startswith("content-type") for line in headers):
        lines.append("Content-Type: application/json")
    return raw("\r\n".join(lines).encode() + b"\r\n\r\n" + body)


def raw(data: bytes, *, keep: bool = True) -> Step:
    """Exactly these octets."""

    def play(connection: socket.socket) -> bool:
        connection.sendall(data)
        return keep

    return play


def reset(connection: socket.socket) -> bool:
    """RST after the request was read."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return False


def hang_up(connection: socket.socket) -> bool:
    """FIN after the request was read."""
    return False


def silence(seconds: float = 30.0) -> Step:
    """No answer; ends when the client closes."""

    def play(connection: socket.socket) -> bool:
        connection.settimeout(seconds)
        with contextlib.suppress(OSError):
            connection.recv(1)
        return False

    return play


def drip(data: bytes, every: float) -> Step:
    """One octet at a time."""

    def play(connection: socket.socket) -> bool:
        for byte in data:
            connection.sendall(bytes([byte]))
            time.sleep(every)
        return False

    return play


class Server:
    """Each request takes the next step of the script; the last one repeats."""

    def __init__(self, *steps: Step) -> None:
        self.steps = list(steps)
        self.requests: list[Seen] = []
        self.connections = 0
        self.closed_by_client: list[float] = []
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                connection, address = self._listener.accept()
            except OSError:
                return
            with self._lock:
                self.connections += 1
                number = self.connections
                self._open.append(connection)
            threading.Thread(target=self._serve, args=(connection, number, address[1]), daemon=True).start()

    def _serve(self, connection: socket.socket, number: int, port: int) -> None:
        with connection, contextlib.suppress(OSError):
            while True:
                seen = _read_request(connection, number, port)
                if seen is None:
                    self.closed_by_client.append(time.monotonic())
                    return
                with self._lock:
                    self.requests.append(seen)
                    step = self.steps[min(len(self.requests), len(self.steps)) - 1]
                if not step(connection):
                    self.closed_by_client.append(time.monotonic())
                    return

    def close(self) -> None:
        self._listener.close()
        for connection in self._open:
            connection.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _read_request(connection: socket.socket, number: int, port: int) -> Seen | None:
    data = b""
    while b"\r\n\r\n" not in data:
        piece = connection.recv(65_536)
        if not piece:
            return None
        data += piece
    head, _, body = data.partition(b"\r\n\r\n")
    seen = Seen(head, body, number, port)
    length = int(seen.header("content-length") or 0)
    while len(body) < length:
        piece = connection.recv(65_536)
        if not piece:
            return None
        body += piece
    return Seen(head, body, number, port)


@contextlib.contextmanager
def refused_port() -> Iterator[int]:
    """A port on which nobody listens."""
    holder = socket.socket()
    holder.bind(("127.0.0.1", 0))
    try:
        yield int(holder.getsockname()[1])
    finally:
        holder.close()
