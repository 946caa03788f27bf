"""Streamed answers: octets, or typed events, in a sync and an async form. Close them, or use `with`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from types import TracebackType
from typing import Generic, TypeVar, cast

from ._codec import Codec, Mismatch
from ._errors import CanceledError, ConnectionError, DecodingError, NjiaError, TimeoutError
from ._json import loads
from ._meta import Meta
from ._operation import Returns
from ._sse import EventParser, LineSplitter
from ._transport import AsyncTransport, BodySource, TransportError

T = TypeVar("T")
_PIECE = 65_536


class ByteStream:
    """Octets as they arrive."""

    def __init__(self, source: BodySource, meta: Meta) -> None:
        self.meta = meta
        self._source = source

    def read(self, size: int = _PIECE) -> bytes:
        """Up to `size` octets; ``b""`` at the end. Raises ConnectionError, TimeoutError."""
        failure: TransportError | None = None
        try:
            return self._source.read(size)
        except TransportError as error:
            failure = error
        raise _broken(failure, self.meta)

    def __iter__(self) -> Iterator[bytes]:
        while piece := self.read():
            yield piece

    def close(self) -> None:
        self._source.close()

    def __enter__(self) -> ByteStream:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()


class AsyncByteStream:
    """The same, awaitable."""

    def __init__(self, source: BodySource, meta: Meta, transport: AsyncTransport) -> None:
        self.meta = meta
        self._source = source
        self._transport = transport

    async def read(self, size: int = _PIECE) -> bytes:
        """Up to `size` octets; ``b""`` at the end. Raises ConnectionError, TimeoutError."""
        failure: TransportError | None = None
        try:
            return await self._transport.read(self._source, size)
        except TransportError as error:
            failure = error
        raise _broken(failure, self.meta)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while piece := await self.read():
            yield piece

    async def close(self) -> None:
        self._source.close()

    async def __aenter__(self) -> AsyncByteStream:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.close()


class _Framing:
    """From octets to values, for both forms. `last_id` is where to resume (`Last-Event-ID`)."""

    def __init__(self, returns: Returns, meta: Meta) -> None:
        self._codec: Codec = returns.codec
        self._sse = returns.kind == "sse"
        self._lines = LineSplitter()
        self._events = EventParser()
        self._meta = meta

    @property
    def last_id(self) -> str | None:
        return self._events.last_id

    def feed(self, piece: bytes) -> Iterator[object]:
        """The values that `piece` completes, those before a malformed one included. Raises DecodingError."""
        for line in self._lines.feed(piece):
            text = self._payload(line)
            if text:
                yield self._value(text)

    def _value(self, text: str) -> object:
        problem, path = "", "$"
        try:
            return self._codec.decode(loads(text.encode()))
        except Mismatch as error:
            problem, path = str(error), error.json_path()
        except ValueError as error:
            problem = str(error)
        raise DecodingError(f"an event of the stream: {problem}", path=path, request_id=self._meta.request_id)

    def _payload(self, line: str) -> str:
        if not self._sse:
            return line
        event = self._events.feed(line)
        return event.data if event is not None else ""


class EventStream(Generic[T]):
    """Typed events (server-sent events, or lines of JSON) as they arrive; `last_id` is the place to resume from.

    Read it once: the end of the walk, an error in it or leaving it closes the connection.
    """

    def __init__(self, source: BodySource, meta: Meta, returns: Returns) -> None:
        self._bytes = ByteStream(source, meta)
        self._framing = _Framing(returns, meta)
        self.meta = meta

    @property
    def last_id(self) -> str | None:
        return self._framing.last_id

    def __iter__(self) -> Iterator[T]:
        try:
            while True:
                piece = self._bytes.read()
                for value in self._framing.feed(piece):
                    yield cast(T, value)
                if not piece:
                    return
        finally:
            self.close()

    def close(self) -> None:
        self._bytes.close()

    def __enter__(self) -> EventStream[T]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()


class AsyncEventStream(Generic[T]):
    """The same, for ``async for``."""

    def __init__(self, source: BodySource, meta: Meta, returns: Returns, transport: AsyncTransport) -> None:
        self._bytes = AsyncByteStream(source, meta, transport)
        self._framing = _Framing(returns, meta)
        self.meta = meta

    @property
    def last_id(self) -> str | None:
        return self._framing.last_id

    async def __aiter__(self) -> AsyncIterator[T]:
        try:
            while True:
                piece = await self._bytes.read()
                for value in self._framing.feed(piece):
                    yield cast(T, value)
                if not piece:
                    return
        finally:
            await self.close()

    async def close(self) -> None:
        await self._bytes.close()

    async def __aenter__(self) -> AsyncEventStream[T]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.close()


def _broken(failure: TransportError | None, meta: Meta) -> NjiaError:
    kinds: dict[str, type[NjiaError]] = {"timeout": TimeoutError, "canceled": CanceledError}
    return kinds.get("" if failure is None else failure.kind, ConnectionError)(
        failure.message if failure is not None else "the stream broke off",
        status=meta.status,
        request_id=meta.request_id,
        headers=meta.headers,
        attempts=meta.attempts,
        idempotency_key=meta.idempotency_key,
        retryable=True,
        outcome="unknown",
    )
