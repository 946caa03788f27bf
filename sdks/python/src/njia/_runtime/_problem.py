"""From an answer that is no success to the error that says so. Reads RFC 9457 problems and what resembles them."""

from __future__ import annotations

from typing import cast
from urllib.parse import urlsplit

from ._errors import ApiError, FieldError, error_class
from ._json import loads
from ._meta import Meta
from ._redact import redact_text
from ._retry import answer_outcome
from ._transport import Response

_RAW_LIMIT = 65_536


class Problem:
    """The parts of an error body; every part may be missing. A body that is not JSON leaves all of them empty."""

    __slots__ = ("body", "code", "fields", "message", "retryable")

    def __init__(self, body: object) -> None:
        self.body = body
        top = cast("dict[str, object]", body) if isinstance(body, dict) else {}
        inner = top.get("error")
        nested = cast("dict[str, object]", inner) if isinstance(inner, dict) else {}
        self.code = _text(top.get("code")) or _text(nested.get("code"))
        self.message = (
            _text(top.get("detail")) or _text(top.get("message")) or _text(nested.get("message")) or _text(top.get("title"))
        )
        retryable = top.get("retryable")
        self.retryable = retryable if isinstance(retryable, bool) else None
        errors = top.get("errors")
        self.fields = tuple(_field(item) for item in cast("list[object]", errors)) if isinstance(errors, list) else ()

    def __repr__(self) -> str:
        return f"Problem(code={self.code!r})"


def read_problem(response: Response) -> Problem:
    """Parse the body of a failure; never raises."""
    try:
        return Problem(loads(response.body))
    except ValueError:
        return Problem(None)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _field(item: object) -> FieldError:
    entry = cast("dict[str, object]", item) if isinstance(item, dict) else {}
    pointer = _text(entry.get("pointer")) or _text(entry.get("field")) or ""
    if not pointer and isinstance(entry.get("in"), str):
        pointer = f"{entry['in']}/{entry.get('name', '')}"
    message = _text(entry.get("message")) or _text(entry.get("detail")) or ""
    return FieldError(pointer, _text(entry.get("code")) or "", redact_text(message))


def api_error(
    response: Response, problem: Problem, meta: Meta, *, retry_after: float | None, arrived_before: bool, repeatable: bool
) -> ApiError:
    """The error of a failed call; `repeatable`: the policy would have sent this request once more."""
    status = response.status
    return error_class(status)(
        redact_text(_message(response, problem)),
        status=status,
        code=problem.code,
        fields=problem.fields,
        request_id=meta.request_id,
        headers=response.headers,
        body=problem.body,
        raw_body=response.body[:_RAW_LIMIT],
        attempts=meta.attempts,
        idempotency_key=meta.idempotency_key,
        retry_after=retry_after,
        retryable=repeatable if problem.retryable is None else problem.retryable,
        outcome=answer_outcome(status, problem.code, arrived_before),
    )


def _message(response: Response, problem: Problem) -> str:
    if 300 <= response.status < 400:
        return f"the server answered with a redirect to {_origin(response)}, which is never followed; check base_url"
    return problem.message or f"the server answered with status {response.status}"


def _origin(response: Response) -> str:
    location = response.headers.get("location", "")
    try:
        parts = urlsplit(location)
        if parts.scheme and parts.hostname:
            port = f":{parts.port}" if parts.port else ""
            return f"{parts.scheme}://{parts.hostname}{port}"
    except ValueError:
        return "a malformed address"
    return "another path of the same server" if location else "nowhere"
