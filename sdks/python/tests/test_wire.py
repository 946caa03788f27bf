"""What reaches the socket: how often, with which headers, and what the caller hears about it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from njia import (
    ApiError,
    AuthenticationError,
    ConfigurationError,
    ConnectionError,
    DecodingError,
    RateLimitError,
    ServerError,
    TimeoutError,
)
from njia._runtime._seam import VirtualSeam

from .server import Server, answer, drip, hang_up, raw, refused_port, reset, silence
from .support import BARE, CREATE, DELETE, GET, KEY, OK, TOKEN, Client, run_async, run_sync

PAY = {"amount_minor_units": 25000}


def error_of(work: Any, **options: Any) -> Any:
    with pytest.raises(Exception) as caught:
        run_sync(work, **options)
    return caught.value


@pytest.mark.parametrize("fault", [reset, hang_up, answer(503)])
@pytest.mark.parametrize("operation", [GET, CREATE, BARE, DELETE])
def test_no_retries_is_one_request_at_the_socket(fault: Any, operation: Any) -> None:
    args = {"payment_id": "pay_1"} if operation is GET else {} if operation is DELETE else PAY
    with Server(answer(200, OK), fault) as server, Client(base_url=server.url, max_retries=0) as client:
        client.core.call(GET, {"payment_id": "warm"})  # so that the fault hits a reused connection
        with pytest.raises((ConnectionError, ServerError)) as caught:
            client.core.call(operation, args)
        assert len(server.requests) == 2
        assert server.connections == 1
        assert caught.value.attempts == 1
        assert caught.value.outcome == "unknown"


def test_keyed_write_repeats_with_one_key_and_the_same_bytes() -> None:
    with Server(answer(500), answer(500), answer(201, OK, "X-Request-Id: req_9")) as server:
        payment = run_sync(lambda core: core.call(CREATE, PAY), base_url=server.url, seam=VirtualSeam())
    assert payment.amount_minor_units == 25000
    assert (payment.meta.attempts, payment.meta.request_id, payment.meta.status) == (3, "req_9", 201)
    assert [seen.header("x-retry-count") for seen in server.requests] == ["0", "1", "2"]
    assert {seen.header("idempotency-key") for seen in server.requests} == {payment.meta.idempotency_key}
    assert len({seen.body for seen in server.requests}) == 1
    assert server.connections == 1


def test_commit_then_drop_is_repeated_with_the_key_and_never_without() -> None:
    with Server(reset, answer(201, OK, "Idempotent-Replayed: true")) as server:
        payment = run_sync(lambda core: core.call(CREATE, PAY), base_url=server.url, seam=VirtualSeam())
        assert payment.meta.replayed
        assert len(server.requests) == 2
    with Server(reset, answer(201, OK)) as server:
        error = error_of(lambda core: core.call(BARE, PAY), base_url=server.url, seam=VirtualSeam())
        assert isinstance(error, ConnectionError)
        assert (error.attempts, error.outcome, error.retryable) == (1, "unknown", False)
        assert len(server.requests) == 1


def test_refused_connections_are_repeated_even_without_a_key() -> None:
    with refused_port() as port:
        error = error_of(lambda core: core.call(BARE, PAY), base_url=f"http://127.0.0.1:{port}", seam=VirtualSeam())
    assert isinstance(error, ConnectionError)
    assert (error.attempts, error.outcome, error.retryable) == (3, "none", True)


def test_unknown_host_is_a_connection_error_with_outcome_none() -> None:
    error = error_of(lambda core: core.call(CREATE, PAY), base_url="http://nowhere.invalid", seam=VirtualSeam())
    assert isinstance(error, ConnectionError)
    assert (error.attempts, error.outcome) == (3, "none")
    assert error.idempotency_key


def test_a_callers_key_travels_untouched_and_comes_back_on_errors() -> None:
    with Server(answer(402, b'{"code":"insufficient_funds","detail":"no money"}')) as server:
        error = error_of(lambda core: core.call(CREATE, PAY, {"idempotency_key": 'order-"7"'}), base_url=server.url)
    assert server.requests[0].header("idempotency-key") == 'order-"7"'
    assert (error.idempotency_key, error.code, error.outcome, error.status) == (
        'order-"7"',
        "insufficient_funds",
        "none",
        402,
    )


@pytest.mark.parametrize(
    ("retry_after", "limit", "tries"), [("90", 60.0, 1), ("61", 60.0, 1), ("60", 60.0, 3), ("90", 90.0, 3)]
)
def test_long_waits_are_the_callers_business(retry_after: str, limit: float, tries: int) -> None:
    seam = VirtualSeam()
    with Server(answer(503, b"{}", f"Retry-After: {retry_after}")) as server:
        error = error_of(lambda core: core.call(CREATE, PAY), base_url=server.url, seam=seam, max_retry_after=limit)
    assert len(server.requests) == tries
    assert error.retry_after == float(retry_after)
    assert seam.slept == [float(retry_after)] * (tries - 1)


def test_a_wait_that_does_not_fit_the_deadline_is_not_begun() -> None:
    seam = VirtualSeam()
    with Server(answer(429, b"{}", "Retry-After: 10")) as server:
        error = error_of(lambda core: core.call(CREATE, PAY, {"deadline": 5.0}), base_url=server.url, seam=seam)
    assert isinstance(error, RateLimitError)
    assert (error.retry_after, len(server.requests), seam.slept) == (10.0, 1, [])


@pytest.mark.parametrize("step", [silence(), drip(b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 50, 0.1), drip(b"H", 0.1)])
def test_timeout_bounds_the_whole_attempt(step: Any) -> None:
    with Server(step) as server:
        start = time.monotonic()
        error = error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url, timeout=0.4, max_retries=0)
        took = time.monotonic() - start
    assert isinstance(error, TimeoutError) or (isinstance(error, ConnectionError) and took < 0.2)
    assert took < 0.6


def test_a_dripping_body_times_out_in_total_not_per_read() -> None:
    head = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n"

    def step(connection: Any) -> bool:
        connection.sendall(head)
        return drip(b" " * 100, 0.1)(connection)

    with Server(step) as server:
        start = time.monotonic()
        error = error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url, timeout=0.4, max_retries=0)
    assert isinstance(error, TimeoutError)
    assert isinstance(error, __builtins__["TimeoutError"] if isinstance(__builtins__, dict) else __builtins__.TimeoutError)
    assert time.monotonic() - start < 0.6
    assert error.outcome == "unknown"


def test_the_deadline_ends_a_call_that_keeps_timing_out() -> None:
    with Server(silence()) as server:
        start = time.monotonic()
        error = error_of(
            lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url, timeout=0.2, deadline=0.7, max_retries=50
        )
    assert isinstance(error, TimeoutError)
    assert time.monotonic() - start < 0.9


@pytest.mark.parametrize("status", [300, 301, 302, 303, 304, 307, 308])
@pytest.mark.parametrize("location", ["{other}/x", "/v1/elsewhere", "http://[bad", ""])
def test_redirects_are_errors_and_never_followed(status: int, location: str) -> None:
    with Server(answer(200, OK)) as other:
        target = location.format(other=other.url)
        with Server(answer(status, b"" if status == 304 else OK, f"Location: {target}")) as server:
            error = error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url)
        assert type(error) is ApiError
        assert (error.status, len(server.requests), len(other.requests)) == (status, 1, 0)
        assert other.url in str(error) or "{other}" not in location


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (b'{"id":5,"amountMinorUnits":1}', "$.id"),
        (b'{"id":"p","amountMinorUnits":1.5}', "$.amountMinorUnits"),
        (b'{"id":"p","amountMinorUnits":1e0}', "$.amountMinorUnits"),
        (b'{"id":"p","amountMinorUnits":"1"}', "$.amountMinorUnits"),
        (b'{"id":"p","amountMinorUnits":true}', "$.amountMinorUnits"),
        (b'{"id":"p","amountMinorUnits":null}', "$.amountMinorUnits"),
        (b'{"id":"p"}', "$.amountMinorUnits"),
        (b'{"id":"p","amountMinorUnits":NaN}', "$"),
        (b'{"id":"p","amountMinorUnits":1', "$"),
        (b"<html>no</html>", "$"),
        (b"", "$"),
        (b"\xff\xfe", "$"),
        (b"[" * 100_000, "$"),
        (b'{"id":"p","amountMinorUnits":1,"destination":{"type":"mobile_money","msisdn":7}}', "$.destination.msisdn"),
        (b'{"id":"p","amountMinorUnits":1,"metadata":{"a":[]}}', "$.metadata.a"),
    ],
)
def test_contradictions_are_decoding_errors_with_a_path(body: bytes, path: str) -> None:
    with Server(answer(200, body, "X-Request-Id: req_1")) as server:
        error = error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url)
    assert isinstance(error, DecodingError)
    assert (error.path, error.status, error.request_id, len(server.requests)) == (path, 200, "req_1", 1)


def test_no_content_is_a_result_only_where_it_is_promised() -> None:
    with Server(raw(b"HTTP/1.1 204 No Content\r\n\r\n")) as server:
        assert run_sync(lambda core: core.call(DELETE, {}), base_url=server.url).meta.status == 204
        assert isinstance(error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url), DecodingError)


def test_html_error_pages_keep_the_status() -> None:
    with Server(answer(502, b"<html>bad gateway</html>", "Content-Type: text/html")) as server:
        error = error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url, max_retries=0)
    assert isinstance(error, ServerError)
    assert (error.status, error.raw_body, error.code) == (502, b"<html>bad gateway</html>", None)


def test_problem_details_reach_the_caller() -> None:
    body = (
        b'{"code":"validation_failed","detail":"wrong","requestId":"r","retryable":false,'
        b'"errors":[{"pointer":"/amountMinorUnits","code":"min","message":"too small"},{"in":"query","name":"limit","message":"x"}]}'
    )
    with Server(answer(400, body)) as server:
        error = error_of(lambda core: core.call(CREATE, PAY), base_url=server.url)
    assert [tuple(field) for field in error.fields] == [("/amountMinorUnits", "min", "too small"), ("query/limit", "", "x")]
    assert error.body["code"] == "validation_failed"


def test_credentials_and_identity_travel() -> None:
    with Server(answer(200, OK)) as server:
        run_sync(
            lambda core: core.call(GET, {"payment_id": "a/b ?"}), base_url=server.url + "/base/", session_token=lambda: TOKEN
        )
    seen = server.requests[0]
    assert seen.head.startswith(b"GET /base/v1/payments/a%2Fb%20%3F HTTP/1.1\r\n")
    assert (seen.header("x-api-key"), seen.header("authorization")) == (KEY, f"Bearer {TOKEN}")
    assert str(seen.header("user-agent")).startswith("njia-python/2.4.0 (cpython/3.")
    assert str(seen.header("user-agent")).endswith(" api/2.4.0")


@pytest.mark.parametrize("segment", ["", ".", ".."])
def test_path_parameters_cannot_address_another_resource(segment: str) -> None:
    with Server(answer(200, OK)) as server:
        assert isinstance(
            error_of(lambda core: core.call(GET, {"payment_id": segment}), base_url=server.url), ConfigurationError
        )
        assert server.requests == []


def test_retired_keys_are_refused_before_any_request() -> None:
    for key in ("sk_live_abcdefgh", lambda: "sk_live_abcdefgh"):
        with Server(answer(200, OK)) as server:
            with pytest.raises(ConfigurationError, match=r"2026-09-01.*svc_") as caught:
                run_sync(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url, api_key=key)
            assert server.requests == []
            assert "sk_live" not in str(caught.value)


def test_a_missing_key_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NJIA_API_KEY", raising=False)
    error = error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url="http://127.0.0.1:9", api_key=None)
    assert isinstance(error, ConfigurationError)
    assert "NJIA_API_KEY" in str(error)


def test_401_is_authentication_error() -> None:
    with Server(answer(401, b'{"code":"api_key_invalid"}')) as server:
        assert isinstance(
            error_of(lambda core: core.call(GET, {"payment_id": "p"}), base_url=server.url), AuthenticationError
        )


@pytest.mark.parametrize("wrong", [25.5, "25", True, None])
def test_amounts_of_the_wrong_type_are_refused_before_any_request(wrong: Any) -> None:
    with Server(answer(200, OK)) as server:
        error = error_of(lambda core: core.call(CREATE, {"amount_minor_units": wrong}), base_url=server.url)
        assert isinstance(error, TypeError)
        assert "amount_minor_units" in str(error)
        assert server.requests == []


def test_null_and_omitted_are_different_on_the_wire() -> None:
    from njia import OMIT

    with Server(answer(200, OK)) as server:
        run_sync(lambda core: core.call(CREATE, {**PAY, "note": None, "destination": OMIT}), base_url=server.url)
        run_sync(lambda core: core.call(CREATE, {**PAY, "note": OMIT}), base_url=server.url)
    assert [seen.body for seen in server.requests] == [
        b'{"amountMinorUnits":25000,"note":null}',
        b'{"amountMinorUnits":25000}',
    ]


def test_nested_parameters_are_snake_case_dicts_or_models() -> None:
    from .support import Wallet

    with Server(answer(200, OK)) as server:
        for party in ({"type": "bank_account", "account_number": "123"}, Wallet(msisdn="+254")):
            run_sync(lambda core, p=party: core.call(CREATE, {**PAY, "destination": p}), base_url=server.url)
        with pytest.raises(TypeError, match=r"destination\.account_number"):
            bad = {"type": "bank_account", "account_number": 5}
            run_sync(lambda core: core.call(CREATE, {**PAY, "destination": bad}), base_url=server.url)
    assert b'{"type":"bank_account","accountNumber":"123"}' in server.requests[0].body
    assert b'{"type":"mobile_money","msisdn":"+254"}' in server.requests[1].body


def test_traces_of_sync_and_async_are_identical() -> None:
    import asyncio

    traces = []
    for runner in (run_sync, run_async):
        with Server(answer(503), reset, answer(429, b"{}", "Retry-After: 2"), answer(201, OK)) as server:
            seam = VirtualSeam()
            runner(
                lambda core: core.call(CREATE, PAY, {"idempotency_key": "k", "max_retries": 5}),
                base_url=server.url,
                seam=seam,
            )
        port = str(server.port).encode()
        traces.append(([(seen.head.replace(port, b"P"), seen.body) for seen in server.requests], seam.slept))
    assert traces[0] == traces[1]
    assert traces[0][1] == [0.375, 0.75, 2.0]
    assert asyncio is not None
