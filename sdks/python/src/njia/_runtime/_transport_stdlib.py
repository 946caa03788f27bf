"""The default transport: `http.client` parses, everything else is here because of what it must never do.

It never resends, never follows a redirect, and counts `timeout` from the look-up to the last byte.
"""

from __future__ import annotations

import builtins
import sys
import zlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from http.client import HTTPException, HTTPResponse
from typing import TYPE_CHECKING, Any, cast

from ._connect import Origin, Proxy, connect, origin_of, parse_proxy
from ._errors import ConfigurationError
from ._headers import Headers
from ._pool import Pool
from ._proxy import EnvProxies
from ._socket import Channel, Clock, shutter
from ._transport import BodySource, FailureKind, Request, Response, TransportError

if TYPE_CHECKING:
    import ssl


@lru_cache(maxsize=1)
def _default_context() -> ssl.SSLContext:
    return _context(None, None)


def _context(ca_file: str | None, client_cert: tuple[str, str] | str | None) -> ssl.SSLContext:
    import ssl

    try:
        context = ssl.create_default_context(cafile=ca_file)
        context.set_alpn_protocols(["http/1.1"])
        if client_cert is not None:
            context.load_cert_chain(*((client_cert,) if isinstance(client_cert, str) else client_cert))
    except OSError as error:
        raise ConfigurationError(f"ca_file or client_cert cannot be read: {error.strerror or error}") from None
    return context


class StdlibTransport:
    """Keep-alive connections to any origin. Thread-safe; a fork's child starts with none.

    `proxy`: ``http://host:port``, or None for none; left out, the usual environment variables count, read now.
    `ca_file` replaces the system's certificate authorities; `client_cert` is a PEM file or a pair (certificate, key).
    Raises ConfigurationError.
    """

    def __init__(
        self,
        *,
        proxy: str | Mapping[str, str] | None = None,
        ca_file: str | None = None,
        ssl_context: ssl.SSLContext | None = None,
        client_cert: tuple[str, str] | str | None = None,
        max_connections: int = 100,
    ) -> None:
        self._env = EnvProxies(proxy) if isinstance(proxy, Mapping) else None
        try:
            self._proxy = parse_proxy(proxy) if isinstance(proxy, str) else None
        except ValueError as error:
            raise ConfigurationError(f"proxy: {error}") from None
        self._tls = ssl_context
        if ssl_context is None and (ca_file is not None or client_cert is not None):
            self._tls = _context(ca_file, client_cert)
        self._pool = Pool(max_connections)

    def send(self, request: Request) -> Response:
        """Send once and read the answer. Raises TransportError only."""
        result = self._attempt(request)
        if isinstance(result, TransportError):
            raise result
        return result

    def close(self) -> None:
        """Stop calls under way and close all connections; may be called twice."""
        self._pool.close()

    def preload(self) -> None:
        """Build the TLS context now."""
        self._tls = self._tls or _default_context()

    @property
    def open_connections(self) -> int:
        """Idle connections."""
        return self._pool.open_count

    def __del__(self) -> None:
        pool = getattr(self, "_pool", None)
        if pool is not None and pool.open_count and not sys.is_finalizing():
            import warnings

            warnings.warn("a client was dropped without close()", ResourceWarning, source=self, stacklevel=2)
            pool.close()

    def _attempt(self, request: Request) -> Response | TransportError:
        """Failures are returned, not raised: a traceback from in here would show frames that hold credentials."""
        if not self._pool.enter(request.cancel):
            return TransportError("canceled", "the client is closed", sent=False)
        exchange = _Exchange(request, self._pool)
        try:
            exchange.open(self._proxy_for(exchange.origin), self._tls or self._context_for(exchange.origin))
            return exchange.run()
        except TransportError as failure:
            failure.__traceback__ = failure.__context__ = None
            return exchange.fail(failure.kind, failure.message)
        except builtins.TimeoutError:
            return exchange.fail("timeout", "the attempt took too long")
        except HTTPException as error:
            return exchange.fail("receive", f"the answer is broken: {type(error).__name__}")
        except (OSError, ValueError, zlib.error) as error:
            return exchange.fail(
                "receive", f"the connection failed: {getattr(error, 'strerror', None) or type(error).__name__}"
            )
        except BaseException:
            exchange.discard()
            raise
        finally:
            if not exchange.streaming:
                self._pool.leave(request.cancel)

    def _proxy_for(self, origin: Origin) -> Proxy | None:
        return self._env.find(origin) if self._env is not None else self._proxy

    def _context_for(self, origin: Origin) -> ssl.SSLContext | None:
        return _default_context() if origin.scheme == "https" else None


class _Exchange:
    """One request and its answer on one channel."""

    def __init__(self, request: Request, pool: Pool) -> None:
        self.request = request
        self.pool = pool
        self.origin = origin_of(request.url)
        self.clock = Clock(request.timeout)
        self.channel: Channel | None = None
        self.proxy: Proxy | None = None
        self.sent = False
        self.streaming = False

    def open(self, proxy: Proxy | None, context: ssl.SSLContext | None) -> None:
        self.proxy = proxy if self.origin.scheme == "http" else None
        channel = self.pool.take(self.origin)
        if channel is None:
            limit, total = self.request.connect_timeout, self.request.timeout
            clock = Clock(limit) if total is None or (limit is not None and limit < total) else self.clock
            channel = connect(
                self.origin, proxy, context if self.origin.scheme == "https" else None, clock, self.request.cancel
            )
        self.channel = channel
        self.shut = shutter(channel.socket)
        self.request.cancel.attach(self.shut)

    def run(self) -> Response:
        channel = cast(Channel, self.channel)
        channel.use(self.clock)
        self.sent = True
        try:
            channel.write(memoryview(self._head()), self.clock)
            if self.request.body:
                channel.write(memoryview(self.request.body), self.clock)
        except (BrokenPipeError, ConnectionResetError):
            # the server may have answered early, refusing a body it did not want to read
            return self._read(channel, reusable=False)
        return self._read(channel, reusable=True)

    def _head(self) -> bytes:
        request = self.request
        target = request.url if self.proxy is not None else _target(request.url)
        lines = [f"{request.method} {target} HTTP/1.1", f"Host: {self.origin.authority}"]
        if not request.stream:
            lines.append("Accept-Encoding: gzip")
        if request.body is not None:
            lines.append(f"Content-Length: {len(request.body)}")
        elif request.method in ("POST", "PUT", "PATCH"):
            lines.append("Content-Length: 0")
        if self.proxy is not None and self.proxy.login is not None:
            lines.append(f"Proxy-Authorization: {self.proxy.login.reveal()}")
        lines.extend(f"{name}: {value}" for name, value in request.headers.pairs)
        return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")

    def _read(self, channel: Channel, *, reusable: bool) -> Response:
        answer = self._begin(channel)
        headers = Headers(answer.getheaders())
        if self.request.stream and 200 <= answer.status < 300:
            self.streaming = True
            return Response(answer.status, headers, source=_Stream(self, answer))
        body = answer.read()
        self._finish(channel, answer, headers, reusable)
        if body and headers.get("content-encoding", "").strip().lower() in ("gzip", "x-gzip"):
            body = _gunzip(body)
        return Response(answer.status, headers, body)

    def _begin(self, channel: Channel) -> HTTPResponse:
        while True:
            answer = HTTPResponse(cast(Any, channel), method=self.request.method)
            answer.begin()
            if channel.ended:  # http.client takes the end of the stream for the end of the headers
                raise HTTPException("the headers are cut short")
            if answer.status == 101:
                raise HTTPException("the server switched protocols")
            if not 100 <= answer.status < 200:  # http.client itself skips 100, but not 103
                return answer

    def _finish(self, channel: Channel, answer: HTTPResponse, headers: Headers, reusable: bool) -> None:
        self.request.cancel.detach(self.shut)
        channel.served += 1
        if reusable and not answer.will_close and not self.request.cancel.cancelled:
            self.pool.put(self.origin, channel, _keep_alive(headers))
        else:
            channel.close()
        self.channel = None

    def fail(self, kind: FailureKind, message: str) -> TransportError:
        """Close the channel and say what happened."""
        self.discard()
        if self.request.cancel.cancelled:
            kind, message = "canceled", "the call was cancelled"
        return TransportError(kind, message, sent=self.sent)

    def discard(self) -> None:
        """Close the channel."""
        channel, self.channel = self.channel, None
        if channel is not None:
            self.request.cancel.detach(self.shut)
            channel.close()

    def finish_stream(self, answer: HTTPResponse) -> None:
        """The last byte of a streamed body was read."""
        if self.channel is not None:
            self._finish(self.channel, answer, Headers(answer.getheaders()), reusable=True)
        self.pool.leave(self.request.cancel)

    def abandon_stream(self) -> None:
        """A streamed body is no longer wanted."""
        self.discard()
        self.pool.leave(self.request.cancel)


class _Stream(BodySource):
    """A streamed body; every read has the attempt's timeout anew, since a stream has no last byte to wait for."""

    def __init__(self, exchange: _Exchange, answer: HTTPResponse) -> None:
        self._exchange = exchange
        self._answer = answer

    def read(self, size: int, /) -> bytes:
        exchange = self._exchange
        if exchange.channel is None:
            return b""
        failure: TransportError | None = None
        try:
            exchange.channel.use(Clock(exchange.request.timeout))
            data = self._answer.read1(size)
            if not data:
                if self._answer.length or (self._answer.chunked and not self._answer.isclosed()):
                    raise HTTPException("cut short")
                exchange.finish_stream(self._answer)
            return data
        except builtins.TimeoutError:
            failure = exchange.fail("timeout", "the stream fell silent")
        except (OSError, HTTPException, ValueError, AttributeError):
            failure = exchange.fail("receive", "the stream broke off")
        exchange.abandon_stream()
        raise failure

    def close(self) -> None:
        self._exchange.abandon_stream()


def _target(url: str) -> str:
    rest = url.partition("://")[2]
    slash = rest.find("/")
    if slash < 0:
        return "/" + rest[rest.find("?") :] if "?" in rest else "/"
    return rest[slash:]


def _keep_alive(headers: Headers) -> float | None:
    for part in _parameters(headers.get("keep-alive", "")):
        name, _, value = part.partition("=")
        if name.strip().lower() == "timeout" and value.strip().isdigit():
            return float(value[:6])
    return None


def _parameters(text: str) -> Iterator[str]:
    return iter(text.split(",")) if text else iter(())


def _gunzip(body: bytes) -> bytes:
    stream = zlib.decompressobj(wbits=31)
    plain = stream.decompress(body) + stream.flush()
    if not stream.eof:
        raise HTTPException("the compressed body is cut short")
    return plain
