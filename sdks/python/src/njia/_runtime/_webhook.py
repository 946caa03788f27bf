"""Webhooks: Standard Webhooks 1.0 signatures (HMAC-SHA256), checked before anything is parsed."""

from __future__ import annotations

import hmac
import time
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, cast

from ._codec import Mismatch
from ._errors import DecodingError, WebhookSignatureError
from ._json import dumps, loads
from ._model import Model, tolerates_missing
from ._union import UnknownVariant, resolve

_CURE = (
    "unwrap needs the raw body as bytes, since the signature covers its exact octets. "
    "Django: request.body. Flask: request.get_data(). FastAPI: await request.body()."
)


class UnknownEvent(UnknownVariant):
    """An event whose type is newer than this SDK: `type` is its name, `raw` the whole JSON."""

    __slots__ = ()


class EventTable(NamedTuple):
    """What the generator knows: codecs by event type, where type and data stand, the envelope."""

    events: Mapping[str, Any]
    type_at: tuple[str, ...] = ("type",)
    data_at: tuple[str, ...] = ("data",)
    flat: bool = False
    signed: bool = True


def verify(
    payload: object,
    headers: Mapping[str, Any] | Iterable[tuple[Any, Any]],
    secrets: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: float | datetime | None = None,
) -> bytes:
    """The payload, once its signature holds. Raises WebhookSignatureError.

    `secrets` are tried against every ``v1`` signature, so that both can be rotated; `tolerance` is seconds either way.
    """
    data = _octets(payload)
    fields = _lower(headers)
    message_id, stamp, signatures = (
        _need(fields, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    _check_age(stamp, tolerance, now)
    keys = [_key(secret) for secret in ([secrets] if isinstance(secrets, str) else secrets)]
    if not keys:
        raise WebhookSignatureError("no secret given: nothing can be verified")
    given = [item[3:] for item in signatures.split() if item.startswith("v1,")]
    if not given:
        raise WebhookSignatureError("the header webhook-signature holds no v1 signature")
    signed = f"{message_id}.{stamp}.".encode() + data
    expected = [b64encode(hmac.digest(key, signed, "sha256")) for key in keys]
    del keys
    # every pair is compared, so that time tells nothing about which one fits
    matches = [hmac.compare_digest(want, have.encode()) for want in expected for have in given]
    if not any(matches):
        raise WebhookSignatureError("no signature fits: the secret is another endpoint's, or the body was changed")
    return data


def unwrap_event(table: EventTable, data: bytes) -> Any:
    """The typed event in a verified payload; an unknown type gives `UnknownEvent`. Raises DecodingError."""
    problem, path = "", "$"
    try:
        return _decode(table, loads(data))
    except Mismatch as mismatch:
        problem, path = str(mismatch), mismatch.json_path()
    except ValueError as error:
        problem = str(error)
    raise DecodingError(f"the event at {path}: {problem}", path=path)


def _decode(table: EventTable, body: object) -> object:
    if not isinstance(body, dict):
        raise Mismatch("object", body)
    event = cast("dict[str, object]", body)
    if table.flat and "event" in event and not any(key in event for key in table.data_at[:1]):
        event = _lift(event)
    name = _dig(event, table.type_at)
    codec = table.events.get(name) if isinstance(name, str) else None
    if codec is None:
        return UnknownEvent(name if isinstance(name, str) else None, cast(object, body))
    token = tolerates_missing.set(True)
    try:
        return cast(object, resolve(codec).decode(event))
    finally:
        tolerates_missing.reset(token)


def _lift(flat: dict[str, object]) -> dict[str, object]:
    """The deprecated payload: the resource's own fields at the top, the event's as ``event...``."""
    own = {"event", "eventId", "eventTimestamp"}
    event: dict[str, object] = {
        "id": flat.get("eventId"),
        "object": "event",
        "type": flat.get("event"),
        "timestamp": flat.get("eventTimestamp"),
        "data": {key: value for key, value in flat.items() if key not in own},
    }
    event.update((key, flat[key]) for key in ("livemode", "apiVersion") if key in flat)
    return {key: value for key, value in event.items() if value is not None}


def _dig(value: object, keys: tuple[str, ...]) -> object:
    for key in keys:
        value = cast("dict[str, object]", value).get(key) if isinstance(value, dict) else None
    return value


def _octets(payload: object) -> bytes:
    if isinstance(payload, (bytes, bytearray, memoryview)):
        return bytes(cast(bytes, payload))
    raise WebhookSignatureError(f"the payload is {type(payload).__name__}: {_CURE}")


def _lower(headers: Mapping[str, Any] | Iterable[tuple[Any, Any]]) -> dict[str, str]:
    pairs = cast("Mapping[Any, Any]", headers).items() if hasattr(headers, "items") else headers
    return {_text(name).lower(): _text(value) for name, value in pairs}


def _text(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        value = cast("list[object]", value)[0] if value else ""
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def _need(fields: dict[str, str], name: str) -> str:
    value = fields.get(name, "")
    if not value:
        raise WebhookSignatureError(f"the header {name} is missing")
    return value


def _check_age(stamp: str, tolerance: float, now: float | datetime | None) -> None:
    if not (stamp.isascii() and stamp.isdigit() and len(stamp) <= 12):
        raise WebhookSignatureError("the header webhook-timestamp is not a number of seconds")
    clock = now.timestamp() if isinstance(now, datetime) else time.time() if now is None else now
    age = clock - int(stamp)
    if abs(age) > tolerance:
        when = "old" if age > 0 else "in the future"
        raise WebhookSignatureError(f"the webhook is {abs(age):.0f} s {when}, more than {tolerance:.0f} s are not accepted")


def _key(secret: str) -> bytes:
    problem = ""
    try:
        text = secret.removeprefix("whsec_").rstrip("=")
        key = b64decode(text + "=" * (-len(text) % 4), validate=True)
        if len(key) >= 16:
            return key
        problem = "shorter than 16 octets"
    except ValueError:
        problem = "not base64"
    raise WebhookSignatureError(f"a webhook secret is whsec_ and base64; this one is {problem}")


def sign_for_test(
    payload: bytes | Model | Mapping[str, Any],
    secret: str,
    *,
    id: str = "evt_test",
    timestamp: float | datetime | None = None,
) -> tuple[bytes, dict[str, str]]:
    """Payload and headers as the server would send them, for tests of a receiver."""
    if isinstance(payload, bytes):
        data = payload
    else:
        data = dumps(payload.to_dict() if isinstance(payload, Model) else payload).encode()
    moment = timestamp.timestamp() if isinstance(timestamp, datetime) else time.time() if timestamp is None else timestamp
    stamp = str(int(moment))
    digest = hmac.digest(_key(secret), f"{id}.{stamp}.".encode() + data, "sha256")
    signature = "v1," + b64encode(digest).decode("ascii")
    return data, {"webhook-id": id, "webhook-timestamp": stamp, "webhook-signature": signature}
