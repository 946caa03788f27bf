"""What is known about one call besides its value: status, request id, rate limit, attempts, deprecation."""

from __future__ import annotations

import re
from typing import NamedTuple

from ._headers import Headers


class RateLimit(NamedTuple):
    """Requests allowed and left in the current window, and when it ends (Unix seconds)."""

    limit: int | None
    remaining: int | None
    reset: int | None


class DeprecationNotice(NamedTuple):
    """What the server said about the end of an operation.

    `since` is Unix seconds (RFC 9745, `Deprecation`), `sunset` the HTTP-date as sent (RFC 8594), `links` maps each
    relation of `Link` (``deprecation``, ``successor-version``, ...) to its target.
    """

    since: int | None
    sunset: str | None
    links: dict[str, str]


class MetaNames(NamedTuple):
    """Names of the headers that carry metadata; an empty name means that the API has none."""

    request_id: str = "x-request-id"
    replayed: str = ""
    limit: str = ""
    remaining: str = ""
    reset: str = ""
    reset_is_delta: bool = False


class Meta:
    """Response metadata. Takes no part in equality, serialisation or pickling of the value it hangs on."""

    __slots__ = ("_names", "_received", "attempts", "headers", "idempotency_key", "latency", "status")

    def __init__(
        self,
        status: int,
        headers: Headers,
        *,
        attempts: int = 1,
        latency: float = 0.0,
        idempotency_key: str | None = None,
        names: MetaNames | None = None,
        received: float = 0.0,
    ) -> None:
        self.status: int = status
        self.headers: Headers = headers
        self.attempts: int = attempts
        self.latency: float = latency  # seconds, from the first attempt to the last byte, waits included
        self.idempotency_key: str | None = idempotency_key
        self._names = names or MetaNames()
        self._received = received

    @property
    def request_id(self) -> str | None:
        """The server's id of this request; quote it to support."""
        return self.headers.get(self._names.request_id) if self._names.request_id else None

    @property
    def replayed(self) -> bool:
        """True when the server answered from its memory of an earlier call with the same idempotency key."""
        return bool(self._names.replayed) and self.headers.get(self._names.replayed, "").strip().lower() == "true"

    @property
    def rate_limit(self) -> RateLimit | None:
        """The rate limit that governs this operation, or None when the server sent none."""
        names = self._names
        limit, remaining = _number(self.headers, names.limit), _number(self.headers, names.remaining)
        reset = _number(self.headers, names.reset)
        if limit is None and remaining is None and reset is None:
            return None
        if reset is not None and names.reset_is_delta:
            reset += int(self._received)
        return RateLimit(limit, remaining, reset)

    @property
    def deprecation(self) -> DeprecationNotice | None:
        """The facts of `Deprecation`, `Sunset` and `Link`, or None when the server sent neither of the first two."""
        since, sunset = self.headers.get("deprecation"), self.headers.get("sunset")
        if since is None and sunset is None:
            return None
        stamp = re.fullmatch(r"@(-?\d{1,12})", (since or "").strip())
        return DeprecationNotice(int(stamp[1]) if stamp else None, sunset, _links(self.headers.get("link", "")))

    def __repr__(self) -> str:
        return f"Meta(status={self.status}, request_id={self.request_id!r}, attempts={self.attempts})"


def _number(headers: Headers, name: str) -> int | None:
    text = headers.get(name, "").strip() if name else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 18 else None


def _links(text: str) -> dict[str, str]:
    # RFC 8288: <target>; rel="relation"; ...
    links: dict[str, str] = {}
    for target, params in re.findall(r"<([^<>]*)>((?:\s*;\s*[^,;<]+)*)", text):
        relation = re.search(r';\s*rel\s*=\s*"?([^";]+)"?', params)
        if relation:
            for name in relation[1].split():
                links.setdefault(name, target)
    return links


def next_link(headers: Headers) -> str | None:
    """The target of ``Link: <...>; rel="next"``."""
    return _links(headers.get("link", "")).get("next")
