"""trap:T11 an option that nothing reads: each option of client and call makes a difference that can be observed."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from njia import NjiaError
from njia._runtime._client import ClientOptions
from njia._runtime._options import BaseOptions
from njia.testing import FakeTransport, VirtualSeam

from .server import Server, answer, silence
from .support import CREATE, OK, run_sync

BUSY = answer(503, b'{"code":"maintenance"}')
ARGUMENTS = {"amount_minor_units": 1, "note": "n"}
# Proved where certificates, proxies and several sockets are at hand.
ELSEWHERE = {
    "connect_timeout": "test_connect_timeout_is_its_own_clock",
    "proxy": "test_plain_proxy_gets_the_absolute_url",
    "ca_file": "test_tls_with_a_custom_authority",
    "ssl_context": "test_tls_checks_the_host_name",
    "client_cert": "test_tls_with_a_custom_authority",
    "max_connections": "test_many_concurrent_async_calls",
}


def wait(seconds: int) -> Any:
    return answer(503, b'{"code":"maintenance"}', f"Retry-After: {seconds}")


class FirstWords(logging.Handler):
    """Keeps what log lines say before their figures in brackets."""

    def __init__(self, told: list[Any]) -> None:
        super().__init__()
        self.told = told

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage().split(" (")[0])


def observe(steps: tuple[Any, ...], client: dict[str, Any], call: dict[str, Any]) -> list[Any]:
    """All that can be seen of a call: what arrived, what was waited, what hooks and logs told, how it ended."""
    told: list[Any] = []
    seam = VirtualSeam()
    hooks = {name: lambda event, name=name: told.append(name) for name in client if name.startswith("on_")}
    handler = FirstWords(told)
    logger = logging.getLogger("njia")
    logger.addHandler(handler)
    level, logger.level = logger.level, logging.DEBUG
    try:
        with Server(*steps, answer(200, OK)) as server:
            options = {"base_url": server.url, "seam": seam, **client, **hooks}
            try:
                end = run_sync(lambda core: core.call(CREATE, ARGUMENTS, call), **options).id
            except NjiaError as error:
                end = type(error).__name__
            heads = [
                sorted(line for line in seen.head.decode().split("\r\n") if not line.startswith(("Host", "User-Agent")))
                for seen in server.requests
            ]
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    keys = {line for head in heads for line in head if line.lower().startswith("idempotency-key") and len(line) > 50}
    return [[[line for line in head if line not in keys] for head in heads], list(seam.slept), told, end]


OTHER = FakeTransport().respond("createPayment", {"id": "pay_other", "amountMinorUnits": 1})
CLIENT: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "base_url": ((), {"base_url": "http://127.0.0.1:1", "max_retries": 0}),
    "timeout": ((silence(0.5),), {"timeout": 0.1, "max_retries": 0}),
    "deadline": ((wait(10),), {"deadline": 1.0}),
    "max_retries": ((BUSY,), {"max_retries": 0}),
    "max_retry_after": ((wait(3),), {"max_retry_after": 1.0}),
    "headers": ((), {"headers": {"X-Team": "treasury"}}),
    "log_bodies": ((), {"log_bodies": True}),
    "on_request": ((), {"on_request": None}),
    "on_response": ((), {"on_response": None}),
    "on_retry": ((BUSY,), {"on_retry": None}),
    "seam": ((BUSY,), {"seam": VirtualSeam(random=1.0)}),
    "transport": ((), {"transport": OTHER}),
}
CALL: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "idempotency_key": ((), {"idempotency_key": "order-1001"}),
    "timeout": ((silence(0.5),), {"timeout": 0.1, "max_retries": 0}),
    "deadline": ((wait(10),), {"deadline": 1.0}),
    "max_retries": ((BUSY,), {"max_retries": 0}),
    "max_retry_after": ((wait(3),), {"max_retry_after": 1.0}),
    "headers": ((), {"headers": {"X-Team": "treasury"}}),
}


def test_no_option_is_left_out() -> None:
    assert set(CLIENT) | set(ELSEWHERE) == set(ClientOptions.__optional_keys__)
    assert set(CALL) | {"connect_timeout"} == set(BaseOptions.__optional_keys__)
    text = (Path(__file__).parent / "test_transport.py").read_text()
    assert [name for name in ELSEWHERE.values() if f"def {name}" not in text] == []


@pytest.mark.parametrize("name", CLIENT)
def test_an_option_of_a_client_makes_a_difference(name: str) -> None:
    steps, options = CLIENT[name]
    rest = {key: value for key, value in options.items() if key != name}
    assert observe(steps, options, {}) != observe(steps, rest, {})


@pytest.mark.parametrize("name", CALL)
def test_an_option_of_a_call_makes_a_difference(name: str) -> None:
    steps, options = CALL[name]
    rest = {key: value for key, value in options.items() if key != name}
    assert observe(steps, {}, options) != observe(steps, {}, rest)
