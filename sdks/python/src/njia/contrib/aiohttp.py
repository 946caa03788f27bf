"""``AiohttpTransport``: calls through an ``aiohttp.ClientSession`` (``pip install njia[aiohttp]``)."""

from __future__ import annotations

import asyncio

import aiohttp
from yarl import URL

from .._runtime._headers import Headers
from .._runtime._transport import BodySource, FailureKind, Request, Response, TransportError

_NO_DEFAULTS = ("Accept", "Accept-Encoding", "Content-Type", "User-Agent")


class AiohttpTransport:
    """Native on asyncio. Redirects are off, and so is the second request that aiohttp sends by itself when a reused
    connection turns out to be closed: whether to repeat is decided by the engine alone. `timeout` is total.

    A session that you brought is yours to close; without one the session is made at the first call.
    """

    def __init__(self, session: aiohttp.ClientSession | None = None) -> None:
        self._own = session is None
        self._session = session
        self._traced = session is None  # of a session that was brought along nobody can say what has left
        if session is not None:
            _forbid_resending(session)

    async def send(self, request: Request) -> Response:
        """Send once. Raises TransportError, CancelledError."""
        sent: list[bool] = []
        failure: TransportError | None = None
        try:
            return await self._send(request, sent)
        except aiohttp.ClientConnectorError:
            failure = TransportError("connect", "no connection", sent=False)
        except (asyncio.TimeoutError, aiohttp.ServerTimeoutError):
            failure = TransportError("timeout", "the attempt took too long", sent=bool(sent) or not self._traced)
        except (aiohttp.ClientError, OSError) as error:
            kind: FailureKind = "receive" if sent or not self._traced else "connect"
            failure = TransportError(
                kind, f"the connection failed: {type(error).__name__}", sent=bool(sent) or not self._traced
            )
        raise failure

    async def _send(self, request: Request, sent: list[bool]) -> Response:
        session = self._open()
        answer = await session.request(
            request.method,
            URL(request.url, encoded=True),
            headers=request.headers.pairs,
            data=request.body,
            allow_redirects=False,
            skip_auto_headers=_NO_DEFAULTS,
            timeout=aiohttp.ClientTimeout(
                total=None if request.stream else request.timeout,
                connect=request.connect_timeout,
                sock_read=request.timeout,
            ),
            trace_request_ctx=sent,
        )
        headers = Headers(answer.headers.items())
        if request.stream and 200 <= answer.status < 300:
            return Response(answer.status, headers, source=_Source(answer))
        async with answer:
            return Response(answer.status, headers, await answer.read())

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(trace_configs=[_trace()], trust_env=True)
            _forbid_resending(self._session)
        return self._session

    async def read(self, source: BodySource, size: int) -> bytes:
        """The next piece of a streamed body."""
        if not isinstance(source, _Source):
            return source.read(size)
        failure: TransportError | None = None
        try:
            return await source.answer.content.read(size)
        except (asyncio.TimeoutError, aiohttp.ServerTimeoutError):
            failure = TransportError("timeout", "the stream fell silent", sent=True)
        except (aiohttp.ClientError, OSError):
            failure = TransportError("receive", "the stream broke off", sent=True)
        raise failure

    async def close(self) -> None:
        """Close the session, unless it was brought along."""
        if self._own and self._session is not None:
            await self._session.close()


def _forbid_resending(session: aiohttp.ClientSession) -> None:
    # aiohttp has no public switch for it; the test at the socket fails if this stops working
    session._retry_connection = False  # pyright: ignore[reportPrivateUsage]


def _trace() -> aiohttp.TraceConfig:
    """Note when the first octets of a request may leave."""
    config = aiohttp.TraceConfig()

    async def started(_session: object, context: object, _params: object) -> None:
        sent = getattr(context, "trace_request_ctx", None)
        if isinstance(sent, list):
            sent.append(True)  # pyright: ignore[reportUnknownMemberType]

    config.on_request_headers_sent.append(started)
    return config


class _Source(BodySource):
    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        self.answer = answer

    def read(self, size: int, /) -> bytes:  # noqa: ARG002
        raise RuntimeError("this body is read through its transport")

    def close(self) -> None:
        self.answer.close()


__all__ = ["AiohttpTransport"]
