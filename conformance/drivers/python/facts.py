"""The SDK's metadata and errors in the words of the protocol."""

from __future__ import annotations

from typing import Any

import njia

# Most particular first: isinstance holds for the roots too.
_CLASSES: list[tuple[type[BaseException], str]] = [
    (njia.BadRequestError, "BadRequest"),
    (njia.AuthenticationError, "Authentication"),
    (njia.PaymentRequiredError, "PaymentRequired"),
    (njia.PermissionDeniedError, "PermissionDenied"),
    (njia.NotFoundError, "NotFound"),
    (njia.ConflictError, "Conflict"),
    (njia.UnprocessableEntityError, "UnprocessableEntity"),
    (njia.RateLimitError, "RateLimit"),
    (njia.ServerError, "Server"),
    (njia.ApiError, "Api"),
    (njia.TimeoutError, "Timeout"),
    (njia.ConnectionError, "Connection"),
    (njia.CanceledError, "Canceled"),
    (njia.DecodingError, "Decoding"),
    (njia.WebhookSignatureError, "WebhookSignature"),
]


def meta_facts(meta: Any) -> dict[str, Any]:
    limit, notice = meta.rate_limit, meta.deprecation
    headers = {name.lower(): value for name, value in meta.headers.items()}
    return {
        "status": meta.status,
        "headers": headers,
        "requestId": meta.request_id,
        "rateLimit": limit and {"limit": limit.limit, "remaining": limit.remaining, "resetS": limit.reset},
        "attempts": meta.attempts,
        "latencyMs": meta.latency * 1000,
        "idempotencyKey": meta.idempotency_key,
        "replayed": meta.replayed,
        "deprecation": notice
        and {
            "deprecation": None if notice.since is None else str(notice.since),
            "sunset": notice.sunset,
            "link": " ".join(f"{relation}={target}" for relation, target in notice.links.items()) or None,
        },
    }


def failure_facts(error: BaseException, during: str) -> dict[str, Any]:
    found = next((name for kind, name in _CLASSES if isinstance(error, kind)), None)
    sdk = error if isinstance(error, njia.NjiaError) else None
    if found is None:
        # The SDK refuses wrong settings and wrong arguments alike; the protocol tells them apart by where they rose.
        found = "Configuration" if during == "open" else "Argument"
    raw = sdk.raw_body.decode("utf-8", "replace") if sdk is not None and sdk.raw_body else None
    return {
        "class": found,
        "message": str(error),
        "status": sdk and sdk.status,
        "code": sdk and sdk.code,
        "fieldErrors": [{"pointer": f.pointer or None, "code": f.code or None} for f in (sdk.fields if sdk else ())],
        "requestId": sdk and sdk.request_id,
        "attempts": sdk and sdk.attempts,
        "idempotencyKey": sdk and sdk.idempotency_key,
        "retryAfterMs": None if sdk is None or sdk.retry_after is None else sdk.retry_after * 1000,
        "retryable": None if sdk is None else sdk.retryable,
        "outcome": sdk and sdk.outcome,
        "rawBody": raw,
        "decodePath": getattr(error, "path", None),
        "cursor": None if sdk is None or sdk.cursor is None else str(sdk.cursor),
    }
