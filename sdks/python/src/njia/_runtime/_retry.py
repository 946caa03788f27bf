"""The retry policy as pure functions: may this be repeated, how long to wait, what is known about the outcome."""

from __future__ import annotations

import re
from typing import Final

from ._errors import Outcome
from ._headers import Headers

REPLAY_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "PUT", "DELETE", "OPTIONS"})
_RETRY_STATUS: Final = frozenset({408, 429, 500, 502, 503, 504})
_SECONDS = re.compile(r"\d+(?:\.\d*)?|\.\d+", re.ASCII)


def replay_safe(method: str, idempotency_key: str | None) -> bool:
    """True when a second copy of the request cannot do more than the first."""
    return method in REPLAY_SAFE_METHODS or idempotency_key is not None


def retry_answer(status: int, code: str | None, headers: Headers, safe: bool) -> bool:
    """Whether an answer with this status calls for another attempt."""
    override = headers.get("x-should-retry", "").strip().lower()
    if override in ("true", "false"):
        return override == "true"
    if status == 409:
        return safe and code == "idempotency_in_progress"
    if status not in _RETRY_STATUS:
        return False
    return safe or status == 429 or (status == 503 and "retry-after" in headers)


def retry_failure(sent: bool, safe: bool) -> bool:
    """Whether a transport failure calls for another attempt; `sent`: something may have left this machine."""
    return safe or not sent


def retry_after(headers: Headers, now: float) -> float | None:
    """Seconds the server asks to wait: `Retry-After-Ms`, else `Retry-After` as seconds or HTTP-date (RFC 9110, 10.2.3).

    None when absent, negative or unreadable. A date in the past is 0.
    """
    millis = _seconds(headers.get("retry-after-ms"))
    if millis is not None:
        return millis / 1000
    text = headers.get("retry-after")
    seconds = _seconds(text)
    if seconds is not None or text is None:
        return seconds
    return _until(text, now)


def _seconds(text: str | None) -> float | None:
    if text is None:
        return None
    plain = text.strip()
    # A very long number is a very long wait, not garbage; a float holds it as infinity.
    return float(plain) if _SECONDS.fullmatch(plain) else None


def _until(text: str, now: float) -> float | None:
    if len(text) > 64 or not any(char.isalpha() for char in text):
        return None
    from email.utils import parsedate_to_datetime  # slow to import, rarely needed

    try:
        date = parsedate_to_datetime(text.strip())
    except (TypeError, ValueError, IndexError, OverflowError):
        return None
    if date.tzinfo is None:  # asctime form and "-0000": RFC 9110 says UTC
        from datetime import timezone

        date = date.replace(tzinfo=timezone.utc)
    return max(0.0, date.timestamp() - now)


def backoff(retry: int, random: float) -> float:
    """Seconds before retry number `retry` (from 0): uniform in [0.5, 1.0] x min(8 s, 0.5 s x 2^retry)."""
    return (0.5 + random / 2) * min(8.0, 0.5 * 2.0 ** min(retry, 10))


def answer_outcome(status: int, code: str | None, arrived_before: bool) -> Outcome:
    """What a failure answer says about the effect; `arrived_before`: an earlier attempt may have reached the server."""
    if status < 400 or status == 408 or status >= 500 or code == "idempotency_in_progress":
        return "none" if status in (501, 505) and not arrived_before else "unknown"
    # A refusal of this attempt does not call back an earlier one that may still be under way in the network.
    return "unknown" if arrived_before else "none"
