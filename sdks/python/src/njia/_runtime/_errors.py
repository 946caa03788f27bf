"""Everything a client raises. All of it derives from `NjiaError`, pickles, and prints without secrets."""

from __future__ import annotations

import builtins
from typing import Any, Literal, NamedTuple

from ._headers import Headers
from ._redact import redact_text

Outcome = Literal["none", "unknown"]


class FieldError(NamedTuple):
    """One complaint about the request: `pointer` is a JSON Pointer (RFC 6901) into the body, or ``query/name`` and the like."""

    pointer: str
    code: str
    message: str


class NjiaError(Exception):
    """Root of all errors.

    `outcome` answers the question that matters with money: ``"none"``, nothing happened, or ``"unknown"``, it may have
    happened, so call again with `idempotency_key`. `retry_after` is seconds. `cursor`, when paging, is the place to
    resume from. Members that do not apply are None or empty.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        code: str | None = None,
        fields: tuple[FieldError, ...] = (),
        request_id: str | None = None,
        headers: Headers | None = None,
        body: object = None,
        raw_body: bytes = b"",
        attempts: int = 0,
        idempotency_key: str | None = None,
        retry_after: float | None = None,
        retryable: bool = False,
        outcome: Outcome = "none",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.fields = fields
        self.request_id = request_id
        self.headers: Headers = headers if headers is not None else Headers()
        self.body = body
        self.raw_body = raw_body
        self.attempts = attempts
        self.idempotency_key = idempotency_key
        self.retry_after = retry_after
        self.retryable = retryable
        self.outcome: Outcome = outcome
        self.cursor: str | int | None = None

    def __str__(self) -> str:
        facts = [
            f"status {self.status}" if self.status is not None else "",
            f"code {self.code}" if self.code else "",
            f"request {self.request_id}" if self.request_id else "",
            f"{self.attempts} attempts" if self.attempts > 1 else "",
            f"resume from cursor {self.cursor!r}" if self.cursor is not None else "",
        ]
        known = ", ".join(fact for fact in facts if fact)
        return redact_text(f"{self.message} ({known})" if known else self.message)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), dict(self.__dict__)))


def _rebuild(cls: type[NjiaError], state: dict[str, Any]) -> NjiaError:
    error = cls.__new__(cls, state["message"])
    error.args = (state["message"],)
    error.__dict__.update(state)
    return error


class ApiError(NjiaError):
    """The server answered with a failure, or with a redirect (never followed). `body` is the parsed problem."""


class BadRequestError(ApiError):
    """400: the request is wrong; see `fields`."""


class AuthenticationError(ApiError):
    """401: no key, or one that does not work."""


class PaymentRequiredError(ApiError):
    """402: not enough money where it should come from."""


class PermissionDeniedError(ApiError):
    """403: the key works but may not do this."""


class NotFoundError(ApiError):
    """404."""


class ConflictError(ApiError):
    """409: the state of the resource, or of the idempotency key, does not allow it."""


class UnprocessableEntityError(ApiError):
    """422: understood, but not possible; see `code` and `fields`."""


class RateLimitError(ApiError):
    """429: too many requests; `retry_after` says how long to wait."""


class ServerError(ApiError):
    """5xx: `outcome` is ``"unknown"`` unless the server says otherwise."""


class ConnectionError(NjiaError, builtins.ConnectionError):
    """No usable answer arrived. `outcome` is ``"none"`` only if no attempt can have reached the server."""


class TimeoutError(ConnectionError, builtins.TimeoutError):
    """An attempt took longer than `timeout` or `connect_timeout`, or the call longer than `deadline` (seconds)."""


class CanceledError(NjiaError):
    """The client was closed while the call was under way."""


class DecodingError(NjiaError):
    """A successful answer contradicts the API description. `path` is a JSON path such as ``$.data[3].amount``."""

    def __init__(self, message: str, *, path: str = "$", **facts: Any) -> None:
        super().__init__(message, **facts)
        self.path = path


class WebhookSignatureError(NjiaError):
    """A webhook that must not be trusted."""


class ConfigurationError(NjiaError, ValueError):
    """The client or one of its options was set up wrongly; nothing was sent."""


_BY_STATUS: dict[int, type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableEntityError,
    429: RateLimitError,
}


def error_class(status: int) -> type[ApiError]:
    """The class for a status; 5xx is `ServerError`, anything without a class of its own `ApiError`."""
    return ServerError if status >= 500 else _BY_STATUS.get(status, ApiError)


for _class in (NjiaError, ApiError, *_BY_STATUS.values(), ServerError, ConnectionError, TimeoutError, CanceledError,
               DecodingError, WebhookSignatureError, ConfigurationError):  # fmt: skip
    _class.__module__ = __name__.partition(".")[0]  # tracebacks and pickles name the public place
