"""Opening a connection: look-up, TCP, proxy tunnel, TLS, all under one clock and one cancel token."""

from __future__ import annotations

import builtins
import socket
from base64 import b64encode
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote, urlsplit

from ._cancel import CancelToken
from ._redact import Secret
from ._socket import Channel, Clock, resolve, shutter
from ._transport import FailureKind, TransportError

if TYPE_CHECKING:
    import ssl


class Origin(NamedTuple):
    """Scheme, host and port of a URL."""

    scheme: str
    host: str
    port: int

    @property
    def authority(self) -> str:
        """Host and port as the Host header has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.scheme == "https" else 80) else f"{host}:{self.port}"


class Proxy(NamedTuple):
    """An HTTP proxy; `login` is the value of Proxy-Authorization."""

    host: str
    port: int
    login: Secret | None


def parse_proxy(url: str) -> Proxy:
    """Read ``http://user:password@host:port``. Raises ValueError without printing the URL."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme != "http" or not parts.hostname:
        raise ValueError("a proxy is given as http://host:port")
    login = None
    if parts.username is not None:
        pair = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        login = Secret("Basic " + b64encode(pair.encode()).decode("ascii"))
    return Proxy(parts.hostname, parts.port or 80, login)


def origin_of(url: str) -> Origin:
    """The origin of an absolute http(s) URL. Raises ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("a URL starts with http:// or https:// and a host")
    host = parts.hostname if parts.hostname.isascii() else parts.hostname.encode("idna").decode("ascii")
    return Origin(parts.scheme, host, parts.port or (443 if parts.scheme == "https" else 80))


def connect(
    origin: Origin, proxy: Proxy | None, context: ssl.SSLContext | None, clock: Clock, cancel: CancelToken
) -> Channel:
    """An open channel to `origin`. Raises TransportError with ``sent=False``."""
    near = (proxy.host, proxy.port) if proxy is not None else (origin.host, origin.port)
    sock = _tcp(near[0], near[1], clock, cancel)
    shut = shutter(sock)
    cancel.attach(shut)
    try:
        if proxy is not None and origin.scheme == "https":
            _tunnel(sock, origin, proxy, clock)
        if context is not None:
            sock = _handshake(sock, context, origin, clock)
    except BaseException:
        sock.close()
        raise
    finally:
        cancel.detach(shut)
    return Channel(sock)


def _tcp(host: str, port: int, clock: Clock, cancel: CancelToken) -> socket.socket:
    addresses = _addresses(host, port, clock, cancel)
    last = ""
    for place, (family, kind, protocol, _, address) in enumerate(addresses):
        sock: socket.socket | None = None
        try:
            left = clock.left()
            sock = socket.socket(family, kind, protocol)
            rest = len(addresses) - place
            sock.settimeout(left if left is None or rest == 1 else max(left / rest, min(left, 0.25)))
            _tcp_connect(sock, address, cancel)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return sock
        except builtins.TimeoutError:
            last = "timeout"
        except OSError as error:
            last = error.strerror or "refused"
        if sock is not None:
            sock.close()
        if cancel.cancelled:
            raise TransportError("canceled", "canceled while connecting", sent=False)
    if last == "timeout":
        raise TransportError("timeout", f"no connection to {host}:{port} in time", sent=False)
    raise TransportError("connect", f"no connection to {host}:{port}: {last}", sent=False)


def _tcp_connect(sock: socket.socket, address: Any, cancel: CancelToken) -> None:
    shut = shutter(sock)
    cancel.attach(shut)
    try:
        sock.connect(address)
    finally:
        cancel.detach(shut)


def _addresses(host: str, port: int, clock: Clock, cancel: CancelToken) -> list[tuple[Any, ...]]:
    kind: FailureKind = "dns"
    try:
        return resolve(host, port, clock, cancel)
    except builtins.TimeoutError:
        kind, message = "timeout", f"the name {host} was not resolved in time"
    except OSError as error:
        message = f"the name {host} cannot be resolved: {error.strerror or error}"
    if cancel.cancelled:
        kind, message = "canceled", "canceled while connecting"
    raise TransportError(kind, message, sent=False)


def _tunnel(sock: socket.socket, origin: Origin, proxy: Proxy, clock: Clock) -> None:
    authority = f"{f'[{origin.host}]' if ':' in origin.host else origin.host}:{origin.port}"
    failure: TransportError | None = None
    try:
        status = _ask_tunnel(sock, authority, proxy, clock)
        if status // 100 != 2:
            failure = TransportError("proxy", f"the proxy refused a tunnel with status {status}", sent=False)
    except builtins.TimeoutError:
        failure = TransportError("timeout", "the proxy did not answer in time", sent=False)
    except (OSError, ValueError):
        failure = TransportError("proxy", "the proxy broke the connection off", sent=False)
    if failure is not None:
        raise failure


def _ask_tunnel(sock: socket.socket, authority: str, proxy: Proxy, clock: Clock) -> int:
    login = f"Proxy-Authorization: {proxy.login.reveal()}\r\n" if proxy.login is not None else ""
    head = memoryview(f"CONNECT {authority} HTTP/1.1\r\nHost: {authority}\r\n{login}\r\n".encode("latin-1"))
    del login
    Channel(sock).write(head, clock)
    answer = b""
    # byte by byte: what follows the empty line already belongs to TLS
    while not answer.endswith(b"\r\n\r\n"):
        sock.settimeout(clock.left())
        byte = sock.recv(1)
        if not byte or len(answer) > 16_384:
            raise ValueError("no complete answer")
        answer += byte
    return int(answer.split(None, 2)[1])


def _handshake(sock: socket.socket, context: ssl.SSLContext, origin: Origin, clock: Clock) -> socket.socket:
    import ssl

    failure: TransportError | None = None
    try:
        secure = context.wrap_socket(sock, server_hostname=origin.host, do_handshake_on_connect=False)
    except (OSError, ValueError):
        raise TransportError("tls", f"no TLS with {origin.host}", sent=False) from None
    try:
        secure.settimeout(clock.left())
        secure.do_handshake()
        return secure
    except builtins.TimeoutError:
        failure = TransportError("timeout", "the TLS handshake took too long", sent=False)
    except ssl.SSLCertVerificationError as error:
        reason = f"the certificate of {origin.host} is not trusted: {error.verify_message}"
        failure = TransportError("tls", reason, sent=False)
    except (OSError, ValueError) as error:
        failure = TransportError("tls", f"the TLS handshake with {origin.host} failed: {type(error).__name__}", sent=False)
    except BaseException:
        secure.close()
        raise
    secure.close()
    raise failure
