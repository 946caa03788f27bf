"""The default async transport: the blocking one, on threads that the client owns."""

from __future__ import annotations

from ._transport import BodySource, Request, Response, Transport
from ._workers import Workers


class ThreadedTransport:
    """Makes any blocking transport awaitable. Cancelling a task shuts the socket down at once.

    The event loop's default executor is left alone: it belongs to the program, and its size is not ours to use up.
    """

    def __init__(self, transport: Transport, max_connections: int = 100) -> None:
        self.transport = transport
        self._workers = Workers(max_connections)

    async def send(self, request: Request) -> Response:
        """Send once. Raises TransportError, CancelledError."""
        return await self._workers.run(self.transport.send, request, on_cancel=request.cancel.cancel)

    async def read(self, source: BodySource, size: int) -> bytes:
        """Read from a streamed body."""
        return await self._workers.run(source.read, size, on_cancel=source.close)

    async def close(self) -> None:
        """Stop calls under way and close all connections; touches no event loop."""
        self.transport.close()
        self._workers.close()
