"""Signatures by the published vector, rotation, skew, tampering, flat payloads, refusals."""

from __future__ import annotations

import json
from datetime import datetime, timezone
from typing import Any

import pytest

from njia import DecodingError, WebhookSignatureError
from njia._runtime._codec import STR, Const, refs
from njia._runtime._model import OPT, REQ, Model
from njia._runtime._webhook import EventTable, UnknownEvent, sign_for_test, unwrap_event, verify

SECRET = "whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8="
OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
ID, STAMP = "evt_01kag9z3v5e8rtq6y4m2n7p0cd", 1795168800
BODY = (
    b'{"id":"evt_01kag9z3v5e8rtq6y4m2n7p0cd","object":"event","type":"payment.completed",'
    b'"timestamp":"2026-11-20T10:00:00.000Z","apiVersion":"2026-09-01","livemode":false,"sequence":42,"resourceVersion":4,'
    b'"data":{"id":"pay_01kag9ytq2f7sv3w5x8a0b1c2d","object":"payment","amountMinorUnits":25000,"currency":"XAF",'
    b'"status":"completed"}}'
)
SIGNATURE = "v1,7XL+TdhUXBhVMLIDC45wPMPBqdsLCdZENdrR1u7unn8="
HEADERS = {"webhook-id": ID, "webhook-timestamp": str(STAMP), "webhook-signature": SIGNATURE}

_ref = refs("tests")


class Data(Model):
    id: str
    _table = (("id", "id", STR, REQ),)


class Completed(Model):
    id: str
    data: Data
    api_version: str | None = None
    type: str = "payment.completed"
    _table = (
        ("id", "id", STR, REQ),
        ("type", "type", Const("payment.completed"), REQ),
        ("api_version", "apiVersion", STR, REQ),
        ("data", "data", _ref("test_webhooks", "Data"), OPT),
    )


TABLE = EventTable({"payment.completed": _ref("test_webhooks", "Completed")}, flat=True)


def test_the_published_vector() -> None:
    assert verify(BODY, HEADERS, SECRET, now=STAMP) == BODY
    event = unwrap_event(TABLE, BODY)
    assert isinstance(event, Completed)
    assert event.data.id == "pay_01kag9ytq2f7sv3w5x8a0b1c2d"
    assert event.to_dict() == json.loads(BODY)


def test_the_signer_makes_the_published_vector() -> None:
    assert sign_for_test(BODY, SECRET, id=ID, timestamp=STAMP) == (BODY, HEADERS)


@pytest.mark.parametrize("secrets", [[SECRET, OTHER], [OTHER, SECRET], (SECRET,)])
@pytest.mark.parametrize("signatures", [SIGNATURE, f"v1,AAAA {SIGNATURE}", f"v1a,zzz {SIGNATURE} v9,x"])
def test_rotation(secrets: Any, signatures: str) -> None:
    assert verify(BODY, {**HEADERS, "webhook-signature": signatures}, secrets, now=STAMP) == BODY


@pytest.mark.parametrize("skew", [-300, -299, 0, 299, 300])
def test_skew_within_tolerance(skew: int) -> None:
    verify(BODY, HEADERS, SECRET, now=datetime.fromtimestamp(STAMP + skew, timezone.utc))


@pytest.mark.parametrize("skew", [-301, 301, 10**9])
def test_skew_beyond_tolerance(skew: int) -> None:
    with pytest.raises(WebhookSignatureError, match="not accepted"):
        verify(BODY, HEADERS, SECRET, now=STAMP + skew)


def test_every_changed_byte_is_noticed() -> None:
    for place in range(0, len(BODY), 17):
        changed = BODY[:place] + bytes([BODY[place] ^ 1]) + BODY[place + 1 :]
        with pytest.raises(WebhookSignatureError):
            verify(changed, HEADERS, SECRET, now=STAMP)


@pytest.mark.parametrize(
    "headers",
    [
        {**HEADERS, "webhook-id": "evt_other"},
        {**HEADERS, "webhook-timestamp": str(STAMP + 1)},
        {**HEADERS, "webhook-timestamp": "soon"},
        {**HEADERS, "webhook-signature": "v1,"},
        {**HEADERS, "webhook-signature": SIGNATURE.replace("v1", "v2")},
        {key: value for key, value in HEADERS.items() if key != "webhook-signature"},
        {},
    ],
)
def test_wrong_headers(headers: Any) -> None:
    with pytest.raises(WebhookSignatureError):
        verify(BODY, headers, SECRET, now=STAMP)


@pytest.mark.parametrize("secret", ["", "whsec_", "whsec_AAAA", "no base64!", []])
def test_unusable_secrets_are_refused_without_printing_them(secret: Any) -> None:
    with pytest.raises(WebhookSignatureError) as caught:
        verify(BODY, HEADERS, secret, now=STAMP)
    assert len(secret) < 8 or str(secret) not in str(caught.value)


@pytest.mark.parametrize("parsed", [{"id": "x"}, "text", None])
def test_parsed_input_is_refused_with_the_cure(parsed: Any) -> None:
    with pytest.raises(WebhookSignatureError, match=r"request\.get_data\(\)"):
        verify(parsed, HEADERS, SECRET, now=STAMP)


@pytest.mark.parametrize(
    "headers",
    [
        [(key.encode(), value.encode()) for key, value in HEADERS.items()],
        {key.title(): [value] for key, value in HEADERS.items()},
        list(HEADERS.items()),
    ],
)
def test_headers_of_all_frameworks(headers: Any) -> None:
    assert verify(memoryview(BODY), headers, SECRET, now=STAMP) == BODY


def test_unknown_events_keep_their_json() -> None:
    event = unwrap_event(TABLE, b'{"type":"payment.teleported","data":{"x":1.0}}')
    assert isinstance(event, UnknownEvent)
    assert (event.type, event.raw["data"]) == ("payment.teleported", {"x": 1.0})


def test_the_flat_payload_gives_the_same_type() -> None:
    flat = {"id": "pay_1", "event": "payment.completed", "eventId": "evt_1", "eventTimestamp": "2026-11-20T10:00:00.000Z"}
    event = unwrap_event(TABLE, json.dumps(flat).encode())
    assert isinstance(event, Completed)
    assert (event.id, event.data.id, event.api_version) == ("evt_1", "pay_1", None)


@pytest.mark.parametrize("body", [b"[]", b"not json", b'{"type":"payment.completed","id":5,"apiVersion":"x"}'])
def test_contradictions_are_decoding_errors(body: bytes) -> None:
    with pytest.raises(DecodingError):
        unwrap_event(TABLE, body)
