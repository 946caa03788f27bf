"""Options of a client and of one call: their types, their defaults, and the refusal of anything misspelt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, TypedDict, cast

from ._errors import ConfigurationError
from ._headers import check_header
from ._idempotency import check_key

if TYPE_CHECKING:
    from ._hooks import Hooks


class BaseOptions(TypedDict, total=False):
    """Options of one call; they win over the client's. Times are seconds. The generated `RequestOptions` adds credentials.

    `timeout` bounds one attempt, `deadline` the whole call with its waits; `max_retry_after` is the longest wait a server
    may ask for. `idempotency_key` is sent as it is and makes a write safe to repeat.
    """

    idempotency_key: str
    timeout: float
    connect_timeout: float
    deadline: float
    max_retries: int
    max_retry_after: float
    headers: Mapping[str, str]


class Settings(NamedTuple):
    """The checked options that a call runs with."""

    timeout: float = 60.0
    connect_timeout: float = 10.0
    deadline: float | None = None
    max_retries: int = 2
    max_retry_after: float = 60.0
    headers: tuple[tuple[str, str], ...] = ()
    log_bodies: bool = False
    hooks: Hooks | None = None


_SECONDS = ("timeout", "connect_timeout", "deadline", "max_retry_after")
_OWN = frozenset({"idempotency_key", "headers", "max_retries", *_SECONDS})
# Fields that only the SDK may set: each decides where a request ends or whether it may be repeated.
_PROTECTED = frozenset(
    {"host", "content-length", "transfer-encoding", "connection", "idempotency-key", "x-retry-count", "expect", "te"}
)


def client_settings(
    timeout: float,
    connect_timeout: float,
    deadline: float | None,
    max_retries: int,
    max_retry_after: float,
    headers: Mapping[str, str] | None,
    log_bodies: bool,
    hooks: Hooks,
) -> Settings:
    """Check the options of a client. Raises ConfigurationError."""
    return Settings(
        _positive("timeout", timeout),
        _positive("connect_timeout", connect_timeout),
        None if deadline is None else _positive("deadline", deadline),
        _count(max_retries),
        _positive("max_retry_after", max_retry_after, zero=True),
        _headers(headers or {}),
        log_bodies,
        hooks,
    )


def call_settings(base: Settings, options: BaseOptions | None, credentials: frozenset[str]) -> Settings:
    """The client's settings with the options of one call laid over them. Raises ConfigurationError."""
    if not options:
        return base
    given = cast("dict[str, object]", options)
    unknown = given.keys() - _OWN - credentials
    if unknown:
        known = ", ".join(sorted(_OWN | credentials))
        raise ConfigurationError(f"unknown option {sorted(unknown)[0]!r}; options are {known}")
    changes: dict[str, object] = {}
    for name in _SECONDS:
        if name in given:
            changes[name] = _positive(name, given[name], zero=name == "max_retry_after")
    if "max_retries" in given:
        changes["max_retries"] = _count(given["max_retries"])
    if "headers" in given:
        changes["headers"] = base.headers + _headers(given["headers"])
    return base._replace(**changes)  # type: ignore[arg-type]


def call_key(options: BaseOptions | None) -> str | None:
    """The idempotency key of the caller, untouched. Raises ConfigurationError."""
    key = options.get("idempotency_key") if options else None
    if key is None:
        return None
    if not isinstance(cast(object, key), str):
        raise ConfigurationError(f"idempotency_key is text, not {type(key).__name__}")
    try:
        return check_key(key)
    except ValueError as error:
        raise ConfigurationError(str(error)) from None


def _positive(name: str, value: object, *, zero: bool = False) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
        raise ConfigurationError(f"{name} is a number of seconds, not {type(value).__name__}")
    if value < 0 or (value == 0 and not zero):
        raise ConfigurationError(f"{name} must be {'at least 0' if zero else 'above 0'} seconds, not {value}")
    return float(value)


def _count(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ConfigurationError("max_retries is a whole number, 0 or more")
    return value


def _headers(value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, Mapping):
        raise ConfigurationError("headers is a mapping of names to text")
    pairs: list[tuple[str, str]] = []
    for name, text in cast("Mapping[object, object]", value).items():
        if not isinstance(name, str) or not isinstance(text, str):
            raise ConfigurationError("headers is a mapping of names to text")
        if name.lower() in _PROTECTED:
            raise ConfigurationError(f"the header {name} is the SDK's own; idempotency keys are an option of each call")
        try:
            check_header(name, text)
        except ValueError as error:
            raise ConfigurationError(str(error)) from None
        pairs.append((name, text))
    return tuple(pairs)
