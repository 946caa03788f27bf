"""The seam between the engine and the network: what a transport gets, gives and raises."""

from __future__ import annotations

from typing import Literal, Protocol

from ._cancel import CancelToken
from ._headers import Headers

FailureKind = Literal["dns", "connect", "tls", "proxy", "send", "receive", "timeout", "canceled"]


class Request:
    """One attempt. Immutable by convention; `body` is complete, so that every attempt sends the same bytes."""

    __slots__ = (
        "body", "cancel", "connect_timeout", "headers", "method", "operation", "path", "stream", "timeout", "url",
    )  # fmt: skip

    def __init__(
        self,
        method: str,
        url: str,
        headers: Headers,
        body: bytes | None = None,
        *,
        operation: str = "",
        path: str = "",
        connect_timeout: float | None = None,
        timeout: float | None = None,
        stream: bool = False,
        cancel: CancelToken | None = None,
    ) -> None:
        self.method: str = method
        self.url: str = url
        self.headers: Headers = headers
        self.body: bytes | None = body
        self.operation: str = operation  # the operation's id, for fakes and metrics
        self.path: str = path  # the path template, safe to log
        self.connect_timeout: float | None = connect_timeout  # seconds for DNS, TCP, proxy and TLS together
        self.timeout: float | None = timeout  # seconds for the whole attempt, last byte included
        self.stream: bool = stream  # hand the body over unread
        self.cancel: CancelToken = cancel or CancelToken()

    def __repr__(self) -> str:
        size = len(self.body) if self.body is not None else 0
        return f"Request({self.method} {self.path or '(no template)'}, body of {size} bytes)"


class BodySource(Protocol):
    """The unread body of a streamed answer. Blocking; `read` returns ``b""`` at the end."""

    def read(self, size: int, /) -> bytes: ...
    def close(self) -> None: ...


class Response:
    """An answer. `body` is complete unless the request asked for a stream, then `source` holds it."""

    __slots__ = ("body", "headers", "source", "status")

    def __init__(self, status: int, headers: Headers, body: bytes = b"", source: BodySource | None = None) -> None:
        self.status: int = status
        self.headers: Headers = headers
        self.body: bytes = body
        self.source: BodySource | None = source

    def __repr__(self) -> str:
        return f"Response({self.status}, body of {len(self.body)} bytes)"


class TransportError(Exception):
    """An attempt without a usable answer.

    `sent` is False only if it is certain that no byte of the request reached the server.
    """

    def __init__(self, kind: FailureKind, message: str, *, sent: bool) -> None:
        super().__init__(message)
        self.kind: FailureKind = kind
        self.message = message
        self.sent = sent


class Transport(Protocol):
    """Sends one request, once. Must not retry, follow redirects, or raise anything but `TransportError`."""

    def send(self, request: Request, /) -> Response: ...
    def close(self) -> None: ...


class AsyncTransport(Protocol):
    """The same, awaitable. Cancelling the task must end the attempt and close its socket."""

    async def send(self, request: Request, /) -> Response: ...
    async def read(self, source: BodySource, size: int, /) -> bytes: ...
    async def close(self) -> None: ...
