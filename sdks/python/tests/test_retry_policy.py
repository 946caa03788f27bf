"""The policy functions: retry maths, every form of Retry-After, outcomes."""

from __future__ import annotations

import math
import re

import pytest

from njia._runtime._headers import Headers
from njia._runtime._idempotency import check_key, new_key
from njia._runtime._retry import (
    answer_outcome,
    backoff,
    replay_safe,
    retry_after,
    retry_answer,
    retry_failure,
)

NOW = 1_795_168_800.0  # 2026-11-20T10:00:00Z


@pytest.mark.parametrize(
    ("retry", "low", "high"), [(0, 0.25, 0.5), (1, 0.5, 1.0), (2, 1, 2), (3, 2, 4), (4, 4, 8), (50, 4, 8)]
)
def test_backoff_spans_its_whole_range(retry: int, low: float, high: float) -> None:
    waits = [backoff(retry, step / 1000) for step in range(1000)]
    assert waits[0] == low
    assert all(low <= wait < high for wait in waits)
    assert max(waits) > high - (high - low) * 0.002


@pytest.mark.parametrize(
    ("headers", "want"),
    [
        ({"Retry-After": "3"}, 3.0),
        ({"Retry-After": "1.5"}, 1.5),
        ({"Retry-After": " 12 "}, 12.0),
        ({"Retry-After-Ms": "250", "Retry-After": "9"}, 0.25),
        ({"Retry-After-Ms": "0", "Retry-After": "9"}, 0.0),
        ({"Retry-After-Ms": "soon", "Retry-After": "9"}, 9.0),
        ({"Retry-After": "Fri, 20 Nov 2026 10:00:03 GMT"}, 3.0),
        ({"Retry-After": "Friday, 20-Nov-26 10:00:03 GMT"}, 3.0),
        ({"Retry-After": "Fri Nov 20 10:00:03 2026"}, 3.0),
        ({"Retry-After": "Fri, 20 Nov 2026 09:00:00 GMT"}, 0.0),
        ({"Retry-After": "soon"}, None),
        ({"Retry-After": "-5"}, None),
        ({"Retry-After": ""}, None),
        ({"Retry-After": "1e9"}, None),
        ({"Retry-After": "٣"}, None),
        ({"Retry-After": "Fri, 99 Nov 2026 10:00:03 GMT"}, None),
        ({}, None),
    ],
)
def test_every_form_of_retry_after(headers: dict[str, str], want: float | None) -> None:
    assert retry_after(Headers(headers.items()), NOW) == want


def test_four_thousand_digits_are_a_long_wait_not_garbage() -> None:
    assert retry_after(Headers([("Retry-After", "9" * 4096)]), NOW) == math.inf


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 504])
def test_safe_requests_repeat_on_transient_answers(status: int) -> None:
    assert retry_answer(status, None, Headers(), safe=True)


@pytest.mark.parametrize("status", [301, 400, 401, 402, 403, 404, 410, 422, 501, 505])
def test_nothing_repeats_on_definite_answers(status: int) -> None:
    assert not retry_answer(status, None, Headers(), safe=True)


def test_bare_writes_repeat_only_when_nothing_can_have_happened() -> None:
    later = Headers([("Retry-After", "1")])
    assert retry_answer(429, None, Headers(), safe=False)
    assert retry_answer(503, None, later, safe=False)
    assert not retry_answer(503, None, Headers(), safe=False)
    assert not retry_answer(500, None, later, safe=False)
    assert retry_failure(sent=False, safe=False)
    assert not retry_failure(sent=True, safe=False)


def test_conflict_repeats_only_while_the_first_is_in_progress() -> None:
    assert retry_answer(409, "idempotency_in_progress", Headers(), safe=True)
    assert not retry_answer(409, "payment_not_cancelable", Headers(), safe=True)


def test_the_server_has_the_last_word() -> None:
    assert not retry_answer(503, None, Headers([("X-Should-Retry", "false")]), safe=True)
    assert retry_answer(501, None, Headers([("X-Should-Retry", "true")]), safe=False)
    assert retry_answer(503, None, Headers([("X-Should-Retry", "perhaps")]), safe=True)


def test_replay_safety() -> None:
    assert all(replay_safe(method, None) for method in ("GET", "HEAD", "PUT", "DELETE", "OPTIONS"))
    assert not replay_safe("POST", None)
    assert not replay_safe("PATCH", None)
    assert replay_safe("POST", "key")


def test_outcomes() -> None:
    assert answer_outcome(402, None, arrived_before=True) == "unknown"
    assert answer_outcome(429, None, arrived_before=False) == "none"
    assert answer_outcome(429, None, arrived_before=True) == "unknown"
    assert answer_outcome(500, None, arrived_before=False) == "unknown"
    assert answer_outcome(409, "idempotency_in_progress", arrived_before=False) == "unknown"
    assert answer_outcome(303, None, arrived_before=False) == "unknown"


def test_keys_are_version_4_and_different() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    form = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
    assert all(form.fullmatch(key) for key in keys)


@pytest.mark.parametrize("key", ["", "a b", "ä", "x" * 256, "a\n"])
def test_unusable_keys_are_refused(key: str) -> None:
    with pytest.raises(ValueError, match="1 to 255"):
        check_key(key)
