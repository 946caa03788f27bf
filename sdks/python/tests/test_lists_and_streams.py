"""Pages, cursors, streams, hooks, logs, the fake transport."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from njia import ConnectionError, DecodingError, ServerError, TimeoutError
from njia._runtime._fake import AsyncFakeTransport, FakeTransport
from njia._runtime._seam import VirtualSeam
from njia._runtime._sse import EventParser, LineSplitter

from .server import Server, answer, drip, raw
from .support import CREATE, EVENTS, GET, KEY, LIST, OK, Client, run_async, run_sync


def page(ids: list[str], cursor: str | None) -> Any:
    data = [{"id": item, "amountMinorUnits": 1} for item in ids]
    return answer(200, json.dumps({"data": data, "nextCursor": cursor}).encode(), "X-Request-Id: r")


def test_iterating_goes_through_all_pages_and_stops_early_without_another_request() -> None:
    with Server(page(["a", "b"], "b"), page(["c"], "c"), page([], None)) as server, Client(base_url=server.url) as client:
        listing = client.core.list(LIST, {"limit": 2})
        assert (len(listing.items), listing.cursor, listing.meta.request_id) == (2, "b", "r")
        assert next(iter(listing)).id == "a"
        assert len(server.requests) == 1
        assert [item.id for item in listing] == ["a", "b", "c"]
        assert [seen.head.split(b" ")[1] for seen in server.requests] == [
            b"/v1/payments?limit=2", b"/v1/payments?startingAfter=b&limit=2", b"/v1/payments?startingAfter=c&limit=2",
        ]  # fmt: skip
        assert listing.items[0].meta.status == 200


@pytest.mark.parametrize("cursors", [["x", "x"], ["x", "y", "x"], ["a", "b", "c", "d", "b", "c", "d", "b", "c", "d", "b"]])
def test_a_repeated_cursor_raises(cursors: list[str]) -> None:
    with Server(*(page(["i"], cursor) for cursor in cursors)) as server:
        with pytest.raises(DecodingError, match="repeats the cursor"):
            run_sync(lambda core: list(core.list(LIST, {})), base_url=server.url)
        assert len(server.requests) <= 2 * len(cursors)


def test_an_error_midway_names_the_cursor() -> None:
    with Server(page(["a"], "a"), answer(500)) as server:
        with pytest.raises(ServerError) as caught:
            run_sync(lambda core: list(core.list(LIST, {})), base_url=server.url, seam=VirtualSeam())
        assert caught.value.cursor == "a"
        assert "resume from cursor 'a'" in str(caught.value)


def test_async_pagers_do_nothing_before_they_are_used() -> None:
    async def work(core: Any) -> Any:
        pager = core.list(LIST, {})
        before = len(server.requests)
        first = await pager
        ids = [item.id async for item in core.list(LIST, {})]
        return before, first.cursor, ids

    with Server(page(["a"], "a"), page(["a"], "a"), page(["b"], None)) as server:
        assert run_async(work, base_url=server.url) == (0, "a", ["a", "b"])


SSE = b'\xef\xbb\xbf: hi\r\nid: 7\r\nevent: x\r\ndata: {"id":"a",\r\ndata: "amountMinorUnits":1}\r\n\r\ndata: {"id":"b","amountMinorUnits":2}\n\n: beat\n\ndata: {"cut'
STREAM = raw(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + SSE, keep=False)


def test_event_streams() -> None:
    def read(core: Any) -> Any:
        with core.events(EVENTS, {}) as stream:
            return [event.id for event in stream], stream.last_id, stream.meta.status

    async def read_async(core: Any) -> Any:
        async with await core.events(EVENTS, {}) as stream:
            return [event.id async for event in stream], stream.last_id, stream.meta.status

    with Server(STREAM) as server:
        assert run_sync(read, base_url=server.url) == (["a", "b"], "7", 200)
        assert run_async(read_async, base_url=server.url) == (["a", "b"], "7", 200)
        assert server.requests[0].header("accept") == "text/event-stream"


def test_a_silent_stream_times_out_and_a_cut_one_is_an_error() -> None:
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    with Server(raw(head)) as server, pytest.raises(TimeoutError):
        run_sync(lambda core: list(core.events(EVENTS, {})), base_url=server.url, timeout=0.2)
    with Server(raw(head + b"5\r\ndata:", keep=False)) as server, pytest.raises(ConnectionError):
        run_sync(lambda core: list(core.events(EVENTS, {})), base_url=server.url)


def test_a_slow_stream_is_not_cut_by_the_timeout_of_an_attempt() -> None:
    body = b'data: {"id":"a","amountMinorUnits":1}\n\n'

    def step(connection: Any) -> bool:
        connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
        return drip(body, 0.02)(connection)

    with Server(step) as server:
        events = run_sync(lambda core: list(core.events(EVENTS, {})), base_url=server.url, timeout=0.3)
    assert len(events) == 1


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_events_do_not_depend_on_how_the_octets_are_cut(size: int) -> None:
    data = b"data: a\r\rdata: b\r\n\r\nid: 1\ndata:c\ndata: d\n\n"
    lines, parser, events = LineSplitter(), EventParser(), []
    for start in range(0, len(data), size):
        for line in lines.feed(data[start : start + size]):
            event = parser.feed(line)
            if event is not None:
                events.append(event.data)
    assert events == ["a", "b", "c\nd"]


def test_hooks_see_everything_and_break_nothing() -> None:
    seen: list[Any] = []

    def on(event: Any) -> None:
        seen.append(event)
        raise RuntimeError("a bug of the caller")

    with Server(answer(503, b'{"code":"maintenance"}'), answer(200, OK)) as server:
        run_sync(
            lambda core: core.call(GET, {"payment_id": "p"}),
            base_url=server.url, seam=VirtualSeam(), on_request=on, on_response=on, on_retry=on,
        )  # fmt: skip
    assert [type(event).__name__ for event in seen] == [
        "RequestEvent", "ResponseEvent", "RetryEvent", "RequestEvent", "ResponseEvent",
    ]  # fmt: skip
    assert seen[2][1:] == (1, 0.375, 503, "maintenance")
    assert KEY not in repr(seen)
    with pytest.raises(AttributeError):
        seen[0].attempt = 5


def test_logs_are_lazy_and_bodies_need_the_switch(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="njia")
    body = b'{"id":"p","amountMinorUnits":1,"secret":"topsecret","pan":"4242424242424242","nested":{"accountNumber":"99"}}'
    with Server(answer(200, body)) as server:
        run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url)
        assert "amountMinorUnits" not in caplog.text
        assert "GET /v1/payments/{paymentId} -> 200 (attempt 1" in caplog.text
        run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url, log_bodies=True)
    assert "amountMinorUnits" in caplog.text
    for secret in ("topsecret", "4242424242424242", '"99"', KEY):
        assert secret not in caplog.text


def test_deprecation_is_reported_once() -> None:
    from njia._runtime import _warn

    _warn._warned.clear()
    headers = ("Deprecation: @1772323200", "Sunset: Tue, 01 Jun 2027 00:00:00 GMT",
               'Link: <https://x/y>; rel="deprecation"; type="a", </v1/kyc/score>; rel="successor-version"')  # fmt: skip
    with Server(answer(200, OK, *headers)) as server:
        for _ in range(3):  # warnings are errors in this run, and the calls go through all the same
            payment = run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url)
    assert payment.meta.deprecation.since == 1772323200
    assert payment.meta.deprecation.links == {"deprecation": "https://x/y", "successor-version": "/v1/kyc/score"}
    with pytest.warns(DeprecationWarning, match="createPayment") as caught, Server(answer(200, OK, *headers)) as server:
        for _ in range(3):
            run_sync(lambda core: core.call(CREATE, {"amount_minor_units": 1}), base_url=server.url)
    assert len(caught) == 1
    assert caught[0].filename == __file__


def test_rate_limits_are_read() -> None:
    headers = ("X-RateLimit-Limit: 600", "X-RateLimit-Remaining: 599", "X-RateLimit-Reset: 1795168860")
    with Server(answer(200, OK, *headers)) as server:
        meta = run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url).meta
    assert tuple(meta.rate_limit) == (600, 599, 1795168860)


def test_fake_transport_answers_and_faults() -> None:
    fake = FakeTransport(lambda operation: (200, json.loads(OK)) if operation == "getPayment" else None)
    fake.fail("createPayment", "reset").respond("createPayment", json.loads(OK), status=201)
    payment = run_sync(
        lambda core: core.call(CREATE, {"amount_minor_units": 1}), base_url="http://x", transport=fake, seam=VirtualSeam()
    )
    assert (payment.meta.attempts, fake.requests[1].json) == (2, {"amountMinorUnits": 1})
    assert run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url="http://x", transport=fake).id == "pay_1"
    with pytest.raises(LookupError, match="script one"):
        run_sync(lambda core: core.list(LIST, {}), base_url="http://x", transport=fake)
    slow = AsyncFakeTransport().fail("getPayment", "timeout")
    with pytest.raises(TimeoutError):
        run_async(lambda core: core.call(GET, {"payment_id": "p"}, {"max_retries": 0}), base_url="http://x", transport=slow)
