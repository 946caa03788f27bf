"""``AsyncHttpxTransport``: calls through an ``httpx.AsyncClient`` (``pip install njia[httpx]``)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx

from .._runtime._headers import Headers
from .._runtime._transport import BodySource, FailureKind, Request, Response, TransportError


class AsyncHttpxTransport:
    """Native on any event loop that httpx runs on. Retries and redirects of httpx stay off; `timeout` is total.

    Bring a client for proxies, certificates and limits; one that you brought is yours to close.
    """

    def __init__(self, client: httpx.AsyncClient | None = None) -> None:
        self._own = client is None
        self._client = client or httpx.AsyncClient(follow_redirects=False)

    async def send(self, request: Request) -> Response:
        """Send once. Raises TransportError, CancelledError."""
        sent: list[bool] = []
        failure: TransportError | None = None
        try:
            return await asyncio.wait_for(self._send(request, sent), request.timeout)
        except (asyncio.TimeoutError, httpx.TimeoutException):
            failure = TransportError("timeout", "the attempt took too long", sent=bool(sent))
        except httpx.TransportError as error:
            kind: FailureKind = "receive" if sent else "connect"
            failure = TransportError(kind, f"the connection failed: {type(error).__name__}", sent=bool(sent))
        raise failure

    async def _send(self, request: Request, sent: list[bool]) -> Response:
        async def trace(event: str, _: dict[str, Any]) -> None:
            if event.endswith("send_request_headers.started"):
                sent.append(True)

        built = self._client.build_request(
            request.method,
            request.url,
            headers=list(request.headers.pairs),
            content=request.body,
            timeout=httpx.Timeout(request.timeout, connect=request.connect_timeout),
            extensions={"trace": trace},
        )
        answer = await self._client.send(built, stream=True, follow_redirects=False)
        headers = Headers(answer.headers.multi_items())
        if request.stream and 200 <= answer.status_code < 300:
            return Response(answer.status_code, headers, source=_Source(answer))
        try:
            return Response(answer.status_code, headers, await answer.aread())
        finally:
            await answer.aclose()

    async def read(self, source: BodySource, size: int) -> bytes:
        """The next piece of a streamed body."""
        if not isinstance(source, _Source):
            return source.read(size)
        failure: TransportError | None = None
        try:
            return await source.next()
        except httpx.TimeoutException:
            failure = TransportError("timeout", "the stream fell silent", sent=True)
        except (httpx.TransportError, httpx.StreamError):
            failure = TransportError("receive", "the stream broke off", sent=True)
        raise failure

    async def close(self) -> None:
        """Close the client, unless it was brought along."""
        if self._own:
            await self._client.aclose()


class _Source(BodySource):
    def __init__(self, answer: httpx.Response) -> None:
        self._answer = answer
        self._pieces: AsyncIterator[bytes] = answer.aiter_bytes()
        self._closing: asyncio.Task[None] | None = None

    async def next(self) -> bytes:
        return await anext(self._pieces, b"")

    def read(self, size: int, /) -> bytes:  # noqa: ARG002
        raise RuntimeError("this body is read through its transport")

    def close(self) -> None:
        self._closing = asyncio.ensure_future(self._answer.aclose())


__all__ = ["AsyncHttpxTransport"]
