"""The transport at the socket: reuse, staleness, fork, cancel, proxies, TLS, compression, informational answers."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import shutil
import socket
import ssl
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from njia import CanceledError, ConfigurationError, ConnectionError, TimeoutError
from njia._runtime._proxy import EnvProxies, environment
from njia._runtime._transport_stdlib import StdlibTransport

from .server import Server, answer, raw, silence
from .support import CREATE, GET, OK, AsyncTestClient, Client, run_sync

ONE = {"payment_id": "p"}


def test_two_calls_use_one_connection_and_close_closes_it() -> None:
    with Server(answer(200, OK)) as server:
        with Client(base_url=server.url) as client:
            client.core.call(GET, ONE)
            client.core.call(GET, ONE)
        time.sleep(0.05)
        assert (server.connections, len(server.requests), len(server.closed_by_client)) == (1, 2, 1)


def test_connection_close_and_stale_connections_are_not_used_again() -> None:
    closing = raw(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(OK), OK), keep=False)
    with (
        Server(answer(200, OK, "Connection: close"), closing, answer(200, OK)) as server,
        Client(base_url=server.url) as client,
    ):
        client.core.call(GET, ONE)
        client.core.call(CREATE, {"amount_minor_units": 1}, {"max_retries": 0})
        time.sleep(0.05)  # the server's FIN arrives while the connection is idle
        client.core.call(CREATE, {"amount_minor_units": 1}, {"max_retries": 0})
        assert (server.connections, len(server.requests)) == (3, 3)


def test_octets_nobody_asked_for_never_become_the_next_answer() -> None:
    extra = raw(
        b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%sHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]" % (len(OK), OK)
    )
    with Server(extra, answer(200, OK)) as server, Client(base_url=server.url) as client:
        client.core.call(GET, ONE)
        assert client.core.call(GET, ONE).id == "pay_1"
        assert server.connections == 2


def test_keep_alive_timeout_of_the_server_is_respected() -> None:
    with Server(answer(200, OK, "Keep-Alive: timeout=1")) as server, Client(base_url=server.url) as client:
        client.core.call(GET, ONE)
        time.sleep(0.02)
        client.core.call(GET, ONE)
        assert server.connections == 2


def test_informational_answers_are_skipped() -> None:
    early = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n"
    final = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(OK), OK)
    with Server(raw(early + final)) as server:
        assert run_sync(lambda core: core.call(GET, ONE), base_url=server.url).meta.status == 200


@pytest.mark.parametrize(
    "head_and_body",
    [
        b"Transfer-Encoding: chunked\r\n\r\n%x;ext=1\r\n%s\r\n0\r\nTrailer: x\r\n\r\n" % (len(OK), OK),
        b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n%s" % (len(gzip.compress(OK)), gzip.compress(OK)),
        b"Connection: close\r\n\r\n" + OK,
        b"Content-Length: %d\r\n\r\n\xef\xbb\xbf%s" % (len(OK) + 3, OK),
    ],
)
def test_framings_and_compression(head_and_body: bytes) -> None:
    with Server(raw(b"HTTP/1.1 200 OK\r\n" + head_and_body, keep=False)) as server:
        assert run_sync(lambda core: core.call(GET, ONE), base_url=server.url).amount_minor_units == 25000


@pytest.mark.parametrize(
    "broken",
    [
        b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnope",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 20\r\n\r\n" + gzip.compress(OK)[:20],
        b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-",
        b"garbage\r\n\r\n",
        b"",
        b"HTTP/1.1 101 Switching Protocols\r\n\r\n",
    ],
)
def test_broken_answers_are_connection_errors(broken: bytes) -> None:
    with Server(raw(broken, keep=False)) as server, pytest.raises(ConnectionError) as caught:
        run_sync(lambda core: core.call(GET, ONE), base_url=server.url, max_retries=0)
    assert caught.value.outcome == "unknown"


def test_an_early_refusal_of_a_large_body_is_heard() -> None:
    listener = socket.create_server(("127.0.0.1", 0))

    def refuse() -> None:
        connection, _ = listener.accept()
        connection.recv(1000)
        connection.sendall(b"HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
        connection.shutdown(socket.SHUT_WR)
        time.sleep(0.3)
        connection.close()

    threading.Thread(target=refuse, daemon=True).start()
    with pytest.raises(Exception) as caught:
        run_sync(
            lambda core: core.call(CREATE, {"amount_minor_units": 1, "note": "x" * 20_000_000}),
            base_url=f"http://127.0.0.1:{listener.getsockname()[1]}", max_retries=0,
        )  # fmt: skip
    listener.close()
    assert caught.value.status == 413  # type: ignore[attr-defined]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="fork does not exist here")
def test_a_child_process_opens_its_own_connection() -> None:  # trap:T15
    with Server(answer(200, OK)) as server, Client(base_url=server.url) as client:
        client.core.call(GET, ONE)
        children = []
        for _ in range(5):
            pid = os.fork()
            if pid == 0:
                status = 1
                try:
                    status = 0 if client.core.call(GET, ONE).id == "pay_1" else 2
                finally:
                    os._exit(status)
            children.append(pid)
        assert [os.waitpid(pid, 0)[1] for pid in children] == [0] * 5
        client.core.call(GET, ONE)
        ports = [seen.port for seen in server.requests]
        assert ports[0] == ports[-1]
        assert len(set(ports)) == 6


def _cancel_after(url: str, delay: float, **options: Any) -> float:
    async def main() -> float:
        async with AsyncTestClient(base_url=url, **options) as client:
            task = asyncio.ensure_future(client.core.call(GET, ONE))
            await asyncio.sleep(delay)
            start = time.monotonic()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            return time.monotonic() - start

    return asyncio.run(main(), debug=True)


def test_cancelling_a_task_closes_the_socket_within_50_ms() -> None:
    body = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"
    for step in (silence(), lambda connection: bool(connection.sendall(body)) or silence()(connection)):
        with Server(step) as server:
            start = time.monotonic()
            assert _cancel_after(server.url, 0.1) < 0.05
            time.sleep(0.05)
            assert len(server.closed_by_client) == 1
            assert server.closed_by_client[0] - start < 0.25


def test_cancelling_during_back_off_and_connect() -> None:
    with Server(answer(503, b"{}", "Retry-After: 8")) as server:
        assert _cancel_after(server.url, 0.1) < 0.05
        time.sleep(0.05)
        assert len(server.requests) == 1
    with _full_backlog() as port:
        assert _cancel_after(f"http://127.0.0.1:{port}", 0.1) < 0.05


class _full_backlog:
    """A port whose queue of connections is full, so that connecting hangs."""

    def __enter__(self) -> int:
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(0)
        self.clients = []
        for _ in range(4):
            client = socket.socket()
            client.setblocking(False)
            client.connect_ex(self.listener.getsockname())
            self.clients.append(client)
        time.sleep(0.05)
        return int(self.listener.getsockname()[1])

    def __exit__(self, *_: object) -> None:
        for sock in (*self.clients, self.listener):
            sock.close()


def test_connect_timeout_is_its_own_clock_and_leaves_the_outcome_none() -> None:
    with _full_backlog() as port:
        start = time.monotonic()
        with pytest.raises(TimeoutError) as caught:
            run_sync(
                lambda core: core.call(CREATE, {"amount_minor_units": 1}),
                base_url=f"http://127.0.0.1:{port}", connect_timeout=0.2, max_retries=0,
            )  # fmt: skip
        assert time.monotonic() - start < 0.4
        assert caught.value.outcome == "none"


def _call_and_keep(client: Client, caught: list[BaseException]) -> None:
    try:
        client.core.call(GET, ONE)
    except BaseException as error:
        caught.append(error)


def test_closing_the_client_stops_a_call_in_another_thread() -> None:
    for step in (silence(), answer(503, b"{}", "Retry-After: 8")):
        with Server(step) as server:
            client = Client(base_url=server.url)
            caught: list[BaseException] = []

            thread = threading.Thread(target=_call_and_keep, args=(client, caught))
            thread.start()
            time.sleep(0.1)
            start = time.monotonic()
            client.close()
            client.close()
            thread.join(2)
            took = time.monotonic() - start
            assert [type(error) for error in caught] == [CanceledError]
            assert took < 0.2
            with pytest.raises(CanceledError):
                client.core.call(GET, ONE)


def test_closing_an_async_client_stops_its_calls() -> None:
    async def main(url: str) -> float:
        client = AsyncTestClient(base_url=url)
        task = asyncio.ensure_future(client.core.call(GET, ONE))
        await asyncio.sleep(0.1)
        start = time.monotonic()
        await client.close()
        with pytest.raises(CanceledError):
            await task
        return time.monotonic() - start

    for step in (silence(), answer(503, b"{}", "Retry-After: 8")):
        with Server(step) as server:
            assert asyncio.run(main(server.url)) < 0.2


def test_slow_names_do_not_outlive_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.getaddrinfo

    def slow(host: Any, *args: Any, **kwargs: Any) -> Any:
        if not kwargs.get("flags"):
            time.sleep(1.5)
        return real(host, *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    start = time.monotonic()
    with pytest.raises(TimeoutError) as caught:
        run_sync(lambda core: core.call(GET, ONE), base_url="http://localhost:1", connect_timeout=0.2, max_retries=0)
    assert time.monotonic() - start < 0.4
    assert caught.value.outcome == "none"


def test_many_concurrent_async_calls() -> None:
    async def main(url: str) -> list[Any]:
        async with AsyncTestClient(base_url=url, max_connections=40) as client:
            return await asyncio.gather(*(client.core.call(GET, ONE) for _ in range(1000)))

    with Server(answer(200, OK)) as server:
        results = asyncio.run(main(server.url))
    assert len(results) == len(server.requests) == 1000
    assert server.connections <= 40


def test_context_variables_reach_a_custom_transport() -> None:
    from contextvars import ContextVar

    from njia._runtime._transport_async import ThreadedTransport

    tenant: ContextVar[str] = ContextVar("tenant", default="none")
    seen: list[str] = []

    class Spy(StdlibTransport):
        def send(self, request: Any) -> Any:
            seen.append(tenant.get())
            return super().send(request)

    async def main(url: str) -> None:
        tenant.set("acme")
        async with AsyncTestClient(base_url=url, transport=ThreadedTransport(Spy())) as client:
            await client.core.call(GET, ONE)

    with Server(answer(200, OK)) as server:
        asyncio.run(main(server.url))
    assert seen == ["acme"]


def test_plain_proxy_gets_the_absolute_url_and_its_own_login() -> None:
    with Server(answer(200, OK)) as proxy:
        url = f"http://user:pass%20word@127.0.0.1:{proxy.port}"
        run_sync(lambda core: core.call(GET, ONE), base_url="http://api.invalid", proxy=url)
    seen = proxy.requests[0]
    assert seen.head.startswith(b"GET http://api.invalid/v1/payments/p HTTP/1.1\r\nHost: api.invalid\r\n")
    assert seen.header("proxy-authorization") == "Basic dXNlcjpwYXNzIHdvcmQ="


def test_a_refused_tunnel_proves_that_nothing_was_sent() -> None:
    with Server(answer(407, b"")) as proxy, pytest.raises(ConnectionError) as caught:
        run_sync(
            lambda core: core.call(GET, ONE),
            base_url="https://api.invalid", proxy=f"http://127.0.0.1:{proxy.port}", max_retries=0,
        )  # fmt: skip
    assert proxy.requests[0].head.startswith(b"CONNECT api.invalid:443 HTTP/1.1")
    assert proxy.requests[0].header("x-api-key") is None
    assert (caught.value.outcome, "407" in str(caught.value)) == ("none", True)


def test_proxy_variables_count_only_without_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(answer(200, OK)) as proxy, Server(answer(200, OK)) as server:
        monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{proxy.port}")
        run_sync(lambda core: core.call(GET, ONE), base_url=server.url)
        run_sync(lambda core: core.call(GET, ONE), base_url=server.url, proxy=None)
        monkeypatch.setenv("NO_PROXY", "example.com,127.0.0.1")
        run_sync(lambda core: core.call(GET, ONE), base_url=server.url)
        assert (len(proxy.requests), len(server.requests)) == (1, 2)
        monkeypatch.setenv("REQUEST_METHOD", "GET")
        assert "http_proxy" not in environment()


@pytest.mark.parametrize(
    ("rule", "host", "exempt"),
    [
        ("example.com", "api.example.com", True),
        (".example.com", "example.com", True),
        ("*.example.com", "api.example.com", True),
        ("example.com", "badexample.com", False),
        ("example.com:8080", "example.com", False),
        ("*", "anything", True),
        ("", "anything", False),
    ],
)
def test_no_proxy_rules(rule: str, host: str, exempt: bool) -> None:
    from njia._runtime._connect import Origin

    proxies = EnvProxies({"HTTP_PROXY": "http://proxy:3128", "NO_PROXY": rule})
    assert (proxies.find(Origin("http", host, 80)) is None) == exempt


@pytest.fixture(scope="module")
def pems(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate authority, a server certificate for localhost, and a client certificate."""
    if shutil.which("openssl") is None:
        pytest.fail("these tests need the openssl command")
    folder = tmp_path_factory.mktemp("pki")

    def run(*words: str) -> None:
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)

    run("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=test ca", "-days", "2",
        "-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign")  # fmt: skip
    for name in ("server", "client"):
        (folder / f"{name}.ext").write_text("subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n")
        run("req", "-newkey", "rsa:2048", "-nodes", "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={name}")
        run("x509", "-req", "-in", f"{name}.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2",
            "-out", f"{name}.pem", "-extfile", f"{name}.ext")  # fmt: skip
    return folder


def _tls_server(pems: Path, *, client_cert: bool) -> tuple[int, socket.socket]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pems / "server.pem", pems / "server.key")
    if client_cert:
        context.verify_mode = ssl.CERT_REQUIRED
        context.load_verify_locations(pems / "ca.pem")
    listener = socket.create_server(("", 0))

    def serve() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            try:
                with context.wrap_socket(connection, server_side=True) as secure:
                    while secure.recv(65_536):
                        secure.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(OK), OK))
            except OSError:
                connection.close()

    threading.Thread(target=serve, daemon=True).start()
    return int(listener.getsockname()[1]), listener


def test_tls_with_a_custom_authority_and_a_client_certificate(pems: Path) -> None:
    port, listener = _tls_server(pems, client_cert=True)
    url, ca = f"https://localhost:{port}", str(pems / "ca.pem")
    pair = (str(pems / "client.pem"), str(pems / "client.key"))
    with Client(base_url=url, ca_file=ca, client_cert=pair) as client:
        assert client.core.call(GET, ONE).id == client.core.call(GET, ONE).id
    with pytest.raises(ConnectionError, match="not trusted") as caught:
        run_sync(lambda core: core.call(CREATE, {"amount_minor_units": 1}), base_url=url, max_retries=0)
    assert caught.value.outcome == "none"
    listener.close()


def test_tls_checks_the_host_name(pems: Path) -> None:
    port, listener = _tls_server(pems, client_cert=False)
    with pytest.raises(ConnectionError, match="not trusted"):
        run_sync(
            lambda core: core.call(GET, ONE),
            base_url=f"https://127.0.0.2:{port}",
            ca_file=str(pems / "ca.pem"),
            max_retries=0,
        )
    listener.close()


def test_connect_tunnel_carries_tls(pems: Path) -> None:
    port, listener = _tls_server(pems, client_cert=False)

    def tunnel(connection: socket.socket) -> bool:
        upstream = socket.create_connection(("127.0.0.1", port))
        connection.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")

        def pump(source: socket.socket, target: socket.socket) -> None:
            with contextlib.suppress(OSError):
                while data := source.recv(65_536):
                    target.sendall(data)
                target.shutdown(socket.SHUT_WR)

        thread = threading.Thread(target=pump, args=(upstream, connection), daemon=True)
        thread.start()
        pump(connection, upstream)
        thread.join(2)
        upstream.close()
        return False

    with Server(tunnel) as proxy:
        result = run_sync(
            lambda core: core.call(GET, ONE),
            base_url=f"https://localhost:{port}", proxy=proxy.url, ca_file=str(pems / "ca.pem"),
        )  # fmt: skip
        assert result.id == "pay_1"
        assert proxy.requests[0].header("x-api-key") is None
    listener.close()


def test_ipv6() -> None:
    try:
        listener = socket.create_server(("::1", 0), family=socket.AF_INET6)
    except OSError:
        pytest.skip("this machine has no IPv6")

    def serve() -> None:
        connection, _ = listener.accept()
        connection.recv(65_536)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(OK), OK))
        connection.close()

    threading.Thread(target=serve, daemon=True).start()
    port = listener.getsockname()[1]
    assert run_sync(lambda core: core.call(GET, ONE), base_url=f"http://[::1]:{port}").id == "pay_1"
    listener.close()


@pytest.mark.parametrize(
    "options",
    [
        {"timeout": 0}, {"timeout": -1}, {"timeout": "5"}, {"max_retries": -1}, {"max_retries": 1.5}, {"max_retries": True},
        {"deadline": 0}, {"max_retry_after": -1}, {"headers": {"Idempotency-Key": "x"}}, {"headers": {"A": "b\r\nc"}},
        {"headers": {"a b": "c"}}, {"base_url": "ftp://x"}, {"base_url": "http://"}, {"base_url": "http://u:p@h"},
        {"base_url": "http://h?x=1"}, {"proxy": "socks5://h:1"}, {"ca_file": "/no/such/file"}, {"max_connections": 0},
        {"api_key": ""}, {"api_key": 5}, {"api_key": "a\nb"},
    ],
)  # fmt: skip
def test_wrong_options_are_configuration_errors(options: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationError):
        Client(**{"base_url": "http://127.0.0.1:1", **options})


def test_misspelt_options_are_refused() -> None:
    with pytest.raises(TypeError):
        Client(base_url="http://127.0.0.1:1", time_out=5)
    with pytest.raises(ConfigurationError, match="time_out"):
        run_sync(lambda core: core.call(GET, ONE, {"time_out": 5}), base_url="http://127.0.0.1:1")
