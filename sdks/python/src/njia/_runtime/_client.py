"""The base classes of generated clients: options, credentials, resources, close. One core per client makes the calls."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar, cast
from urllib.parse import urlsplit

from ._auth import Credentials
from ._cancel import CancelToken
from ._drive import drive, drive_async
from ._engine import Answer, Call, run
from ._errors import CanceledError, ConfigurationError
from ._hooks import Hooks, RequestEvent, ResponseEvent, RetryEvent
from ._idempotency import new_key
from ._info import ClientInfo, user_agent
from ._omit import OMIT, Omit
from ._operation import Operation, PagedOperation
from ._options import BaseOptions, Settings, call_key, call_settings, client_settings
from ._page import Args, AsyncPage, AsyncPager, Page, Position
from ._request import prepare
from ._seam import Seam
from ._stream import AsyncByteStream, AsyncEventStream, ByteStream, EventStream
from ._transport import AsyncTransport, BodySource, Transport

if TYPE_CHECKING:
    import ssl

T = TypeVar("T")
C = TypeVar("C", bound="SyncClient")
AC = TypeVar("AC", bound="AsyncClient")


class CommonOptions(TypedDict, total=False):
    """Options of a client. Times are seconds.

    `base_url`: another server. `timeout` (60) bounds one attempt from name look-up to last byte, `connect_timeout` (10) its
    connecting, `deadline` (none) a whole call with its waits; `max_retries` (2); `max_retry_after` (60), the longest wait a
    server may ask for. `proxy`: ``http://host:port``, or None to ignore the environment's. `ca_file`, `ssl_context`,
    `client_cert`: TLS. `log_bodies`: redacted bodies at DEBUG. `on_request`, `on_response`, `on_retry`: hooks.
    `seam`: clock and random numbers, for tests.
    """

    base_url: str
    timeout: float
    connect_timeout: float
    deadline: float | None
    max_retries: int
    max_retry_after: float
    headers: Mapping[str, str]
    proxy: str | None
    ca_file: str
    ssl_context: ssl.SSLContext
    client_cert: tuple[str, str] | str
    max_connections: int
    log_bodies: bool
    on_request: Callable[[RequestEvent], object]
    on_response: Callable[[ResponseEvent], object]
    on_retry: Callable[[RetryEvent], object]
    seam: Seam


class ClientOptions(CommonOptions, total=False):
    """Options of a sync client; `transport` replaces the built-in one."""

    transport: Transport


class AsyncClientOptions(CommonOptions, total=False):
    """Options of an async client; `transport` replaces the built-in one."""

    transport: AsyncTransport


class Core:
    """What sync and async clients share: the checked options, and the preparation of a call. Prints no secret."""

    def __init__(
        self,
        info: ClientInfo,
        credentials: Mapping[str, object],
        *,
        base_url: str | None = None,
        timeout: float = 60.0,
        connect_timeout: float = 10.0,
        deadline: float | None = None,
        max_retries: int = 2,
        max_retry_after: float = 60.0,
        headers: Mapping[str, str] | None = None,
        log_bodies: bool = False,
        on_request: Callable[[RequestEvent], object] | None = None,
        on_response: Callable[[ResponseEvent], object] | None = None,
        on_retry: Callable[[RetryEvent], object] | None = None,
        seam: Seam | None = None,
    ) -> None:
        self.info = info
        self.base_url: str = _base_url(info, base_url)
        self.credentials: Credentials = Credentials(info.schemes, credentials)
        hooks = Hooks(on_request, on_response, on_retry)
        self.settings: Settings = client_settings(
            timeout, connect_timeout, deadline, max_retries, max_retry_after, headers, log_bodies, hooks
        )
        self.seam: Seam = seam or Seam()
        self.agent: str = user_agent(info)
        self.active: set[CancelToken] = set()
        self.closed: bool = False

    def stop(self) -> None:
        """Refuse new calls and end those under way, be they sending or waiting."""
        self.closed = True
        for cancel in list(self.active):
            cancel.cancel()

    def prepare(self, operation: Operation[Any], args: Args, options: BaseOptions | None, cancel: CancelToken) -> Call:
        """Everything that all attempts of a call share. Raises ConfigurationError, TypeError."""
        settings = call_settings(self.settings, options, self.credentials.options)
        key = call_key(options) or (new_key() if operation.idempotency else None)
        return Call(
            operation,
            prepare(operation, args, boundary=new_key()),
            settings,
            self.info,
            self.base_url,
            self.agent,
            self.credentials.for_call(operation.auth, options),
            key,
            self.seam,
            cancel,
        )

    def __repr__(self) -> str:
        return f"Core({self.base_url!r})"

    def __reduce__(self) -> str:
        raise TypeError("a client cannot be pickled or copied; create one where it is needed")


def _base_url(info: ClientInfo, given: str | None) -> str:
    url = given or (os.environ.get(info.base_url_env) if info.base_url_env else None) or info.base_url
    if not url:
        raise ConfigurationError("this API names no server: pass base_url")
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise ConfigurationError("base_url is not a URL") from None
    if not fits or parts.query or parts.fragment or parts.username is not None or any(c <= " " for c in url):
        raise ConfigurationError("base_url is http(s)://host[:port][/path], without login, query or fragment")
    return url.rstrip("/")


class SyncCore(Core):
    """Makes blocking calls."""

    def __init__(self, info: ClientInfo, credentials: Mapping[str, object], options: dict[str, Any]) -> None:
        transport, own = _split(options)
        super().__init__(info, credentials, **options)
        self.transport: Transport = transport if transport is not None else _stdlib(own)

    def _run(self, operation: Operation[Any], args: Args, options: BaseOptions | None) -> Answer[Any]:
        if self.closed:
            raise CanceledError("the client is closed")
        cancel = CancelToken()
        self.active.add(cancel)
        try:
            return drive(run(self.prepare(operation, args, options, cancel)), self.transport, self.seam, cancel)
        finally:
            self.active.discard(cancel)

    def call(self, operation: Operation[T], args: Args, options: BaseOptions | None = None) -> T:
        """One call. Raises NjiaError."""
        return cast(T, self._run(operation, args, options).value)

    def list(self, operation: PagedOperation[T], args: Args, options: BaseOptions | None = None) -> Page[T]:
        """The first page of a list."""

        def fetch(position: Position) -> Page[T]:
            return Page(operation, self._run(operation, position.args, options), position, fetch)

        return fetch(Position(_given(args)))

    def bytes(self, operation: Operation[T], args: Args, options: BaseOptions | None = None) -> ByteStream:
        """A streamed answer."""
        answer = self._run(operation, args, options)
        return ByteStream(_source(answer), answer.meta)

    def events(self, operation: Operation[T], args: Args, options: BaseOptions | None = None) -> EventStream[T]:
        """A stream of events."""
        answer = self._run(operation, args, options)
        return EventStream(_source(answer), answer.meta, _returns(operation, answer))


class AsyncCore(Core):
    """Makes awaitable calls."""

    def __init__(self, info: ClientInfo, credentials: Mapping[str, object], options: dict[str, Any]) -> None:
        transport, own = _split(options)
        super().__init__(info, credentials, **options)
        self.transport: AsyncTransport = transport if transport is not None else _threaded(own)

    async def _run(self, operation: Operation[Any], args: Args, options: BaseOptions | None) -> Answer[Any]:
        if self.closed:
            raise CanceledError("the client is closed")
        cancel = CancelToken()
        self.active.add(cancel)
        try:
            steps = run(self.prepare(operation, args, options, cancel))
            return await drive_async(steps, self.transport, self.seam, cancel)
        finally:
            self.active.discard(cancel)

    async def call(self, operation: Operation[T], args: Args, options: BaseOptions | None = None) -> T:
        """One call. Raises NjiaError."""
        return cast(T, (await self._run(operation, args, options)).value)

    def list(self, operation: PagedOperation[T], args: Args, options: BaseOptions | None = None) -> AsyncPager[T]:
        """A list; nothing is sent before it is awaited or iterated."""

        async def fetch(position: Position) -> AsyncPage[T]:
            return AsyncPage(operation, await self._run(operation, position.args, options), position, fetch)

        return AsyncPager(lambda: fetch(Position(_given(args))))

    async def bytes(self, operation: Operation[T], args: Args, options: BaseOptions | None = None) -> AsyncByteStream:
        """A streamed answer."""
        answer = await self._run(operation, args, options)
        return AsyncByteStream(_source(answer), answer.meta, self.transport)

    async def events(self, operation: Operation[T], args: Args, options: BaseOptions | None = None) -> AsyncEventStream[T]:
        """A stream of events."""
        answer = await self._run(operation, args, options)
        return AsyncEventStream(_source(answer), answer.meta, _returns(operation, answer), self.transport)


def _given(args: Args) -> Args:
    return {name: value for name, value in args.items() if value is not OMIT}


def _returns(operation: Operation[Any], answer: Answer[Any]) -> Any:
    return operation.returns_for(answer.response.status)


class _NoBody(BodySource):
    def read(self, size: int, /) -> bytes:  # noqa: ARG002
        return b""

    def close(self) -> None:
        return


def _source(answer: Answer[Any]) -> BodySource:
    return answer.response.source or _NoBody()


_TRANSPORT = ("proxy", "ca_file", "ssl_context", "client_cert", "max_connections")


def _split(options: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """Take the options of the built-in transport, and one that replaces it, out of `options`."""
    own = {name: options.pop(name) for name in _TRANSPORT if name in options}
    transport = options.pop("transport", None)
    if transport is not None and own:
        raise ConfigurationError(f"{sorted(own)[0]} is an option of the built-in transport; set it on your own")
    return transport, own


def _stdlib(own: dict[str, Any]) -> Any:
    from ._proxy import environment
    from ._transport_stdlib import StdlibTransport

    count = own.get("max_connections", 100)
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise ConfigurationError("max_connections is a whole number, 1 or more")
    proxy: str | Omit | None = own.pop("proxy", OMIT)
    return StdlibTransport(proxy=environment() if isinstance(proxy, Omit) else proxy, **own)


def _threaded(own: dict[str, Any]) -> AsyncTransport:
    from ._transport_async import ThreadedTransport

    return ThreadedTransport(_stdlib(own), own.get("max_connections", 100))


class Resource:
    """Base of sync resources."""

    def __init__(self, core: SyncCore) -> None:
        self._core = core


class AsyncResource:
    """Base of async resources."""

    def __init__(self, core: AsyncCore) -> None:
        self._core = core


class SyncClient:
    """Base of the generated sync client. Thread-safe. The context manager is optional, `close` idempotent."""

    def __init__(self, info: ClientInfo, credentials: Mapping[str, object], options: Mapping[str, object]) -> None:
        self._core = SyncCore(info, credentials, dict(options))

    def close(self) -> None:
        """Stop calls under way (they raise `CanceledError`) and close all connections."""
        self._core.stop()
        self._core.transport.close()

    def __enter__(self: C) -> C:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self._core.base_url!r})"

    def __reduce__(self) -> str:
        raise TypeError("a client cannot be pickled or copied; create one where it is needed")


class AsyncClient:
    """Base of the generated async client; no finaliser touches an event loop."""

    def __init__(self, info: ClientInfo, credentials: Mapping[str, object], options: Mapping[str, object]) -> None:
        self._core = AsyncCore(info, credentials, dict(options))

    async def close(self) -> None:
        """Stop calls under way (they raise `CanceledError`) and close all connections."""
        self._core.stop()
        await self._core.transport.close()

    async def __aenter__(self: AC) -> AC:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self._core.base_url!r})"

    def __reduce__(self) -> str:
        raise TypeError("a client cannot be pickled or copied; create one where it is needed")
