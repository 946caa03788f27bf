"""Hooks: called with immutable events, isolated so that a fault in one never breaks a call."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ._headers import Headers
from ._log import warn_hook


class RequestEvent(NamedTuple):
    """An attempt is about to be sent. `attempt` counts from 1."""

    operation: str
    method: str
    path: str
    attempt: int
    headers: Headers
    idempotency_key: str | None


class ResponseEvent(NamedTuple):
    """An attempt was answered; `elapsed` is seconds."""

    operation: str
    method: str
    path: str
    attempt: int
    status: int
    headers: Headers
    elapsed: float


class RetryEvent(NamedTuple):
    """Another attempt follows after `wait` seconds, because of a status or a transport failure."""

    operation: str
    attempt: int
    wait: float
    status: int | None
    reason: str


E = TypeVar("E", RequestEvent, ResponseEvent, RetryEvent)


class Hooks(NamedTuple):
    """The three hooks of a client; each may be None. Called on the thread that makes the call."""

    on_request: Callable[[RequestEvent], object] | None = None
    on_response: Callable[[ResponseEvent], object] | None = None
    on_retry: Callable[[RetryEvent], object] | None = None


def call_hook(hook: Callable[[E], object], event: E) -> None:
    """Call `hook`; an exception is logged and swallowed."""
    try:
        hook(event)
    except Exception as error:
        warn_hook(type(event).__name__, type(error).__name__)
