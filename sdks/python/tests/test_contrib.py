"""The adapters, at the socket: one request, no redirects, total timeouts, cancel, the same policy."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, ValidationError

from njia import ApiError, ConnectionError, TimeoutError
from njia._runtime._seam import VirtualSeam
from njia.contrib.aiohttp import AiohttpTransport
from njia.contrib.httpx import AsyncHttpxTransport
from njia.contrib.pydantic import WireModel

from .server import Server, answer, drip, hang_up, refused_port, reset, silence
from .support import BARE, CREATE, EVENTS, GET, OK, AsyncTestClient, Payment

ONE = {"payment_id": "p"}
PAY = {"amount_minor_units": 1}
ADAPTERS = [AiohttpTransport, AsyncHttpxTransport]


def run(work: Any, adapter: Any, **options: Any) -> Any:
    async def main() -> Any:
        async with AsyncTestClient(transport=adapter(), **options) as client:
            return await work(client.core)

    return asyncio.run(main())


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize("fault", [hang_up, reset])
@pytest.mark.parametrize(("operation", "args"), [(GET, ONE), (CREATE, PAY), (BARE, PAY)])
def test_no_retries_is_one_request_on_a_reused_connection(adapter: Any, fault: Any, operation: Any, args: Any) -> None:
    async def work(core: Any) -> Any:
        await core.call(GET, ONE)
        return await core.call(operation, args, {"max_retries": 0})

    with Server(answer(200, OK), fault) as server:
        with pytest.raises(ConnectionError) as caught:
            run(work, adapter, base_url=server.url)
        assert len(server.requests) == 2
        assert caught.value.outcome == "unknown"


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_policy_headers_and_bodies_are_those_of_the_default_transport(adapter: Any) -> None:
    with Server(answer(503), answer(201, OK)) as server:
        payment = run(lambda core: core.call(CREATE, PAY), adapter, base_url=server.url, seam=VirtualSeam())
    assert payment.meta.attempts == 2
    assert len({(seen.body, seen.header("idempotency-key")) for seen in server.requests}) == 1
    assert server.requests[1].header("x-retry-count") == "1"
    assert str(server.requests[0].header("user-agent")).startswith("njia-python/")


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_redirects_timeouts_and_refusals(adapter: Any) -> None:
    with Server(answer(307, b"", "Location: http://127.0.0.1:1/")) as server:
        with pytest.raises(ApiError, match="never followed"):
            run(lambda core: core.call(GET, ONE), adapter, base_url=server.url)
        assert len(server.requests) == 1
    for step in (silence(), drip(b"HTTP/1.1 200 OK\r\nX-A: b\r\nX-C: d\r\nX-E: f\r\n\r\n", 0.1)):
        with Server(step) as server:
            start = time.monotonic()
            with pytest.raises(TimeoutError) as caught:
                run(lambda core: core.call(GET, ONE, {"max_retries": 0, "timeout": 0.3}), adapter, base_url=server.url)
            assert time.monotonic() - start < 1.5  # the drip alone would take more than 3 s
            assert caught.value.outcome == "unknown"
    with refused_port() as port, pytest.raises(ConnectionError) as refused:
        run(lambda core: core.call(BARE, PAY), adapter, base_url=f"http://127.0.0.1:{port}", seam=VirtualSeam())
    assert (refused.value.attempts, refused.value.outcome) == (3, "none")


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_cancelling_closes_the_socket(adapter: Any) -> None:
    async def work(core: Any) -> float:
        task = asyncio.ensure_future(core.call(GET, ONE))
        await asyncio.sleep(0.15)
        start = time.monotonic()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return time.monotonic() - start

    with Server(silence()) as server:
        assert run(work, adapter, base_url=server.url) < 0.05
        time.sleep(0.1)
        assert len(server.closed_by_client) == 1


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_streams(adapter: Any) -> None:
    body = b'data: {"id":"a","amountMinorUnits":1}\n\ndata: {"id":"b","amountMinorUnits":2}\n\n'

    async def work(core: Any) -> list[str]:
        async with await core.events(EVENTS, {}) as stream:
            return [event.id async for event in stream]

    with Server(answer(200, body, "Content-Type: text/event-stream")) as server:
        assert run(work, adapter, base_url=server.url) == ["a", "b"]


def test_many_concurrent_calls() -> None:
    async def work(core: Any) -> int:
        return len(await asyncio.gather(*(core.call(GET, ONE) for _ in range(300))))

    for adapter in ADAPTERS:
        with Server(answer(200, OK)) as server:
            assert run(work, adapter, base_url=server.url) == len(server.requests) == 300


class Order(BaseModel):
    payment: Annotated[Payment, WireModel()]


def test_pydantic_reads_and_writes_wire_json() -> None:
    wire = {"id": "p", "amountMinorUnits": 5, "later": {"x": 1}}
    order = Order.model_validate({"payment": wire})
    assert order.payment.amount_minor_units == 5
    assert order.model_dump() == {"payment": wire}
    assert Order(payment=order.payment) == order
    with pytest.raises(ValidationError, match="amountMinorUnits"):
        Order.model_validate({"payment": {"id": "p", "amountMinorUnits": 1.5}})
