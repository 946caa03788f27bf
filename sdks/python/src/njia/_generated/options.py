"""Options of one call. Generated."""

from __future__ import annotations

from .._runtime._options import BaseOptions


class RequestOptions(BaseOptions, total=False):
    """Options of one call; they win over the client's. Times are seconds.

    `timeout` bounds one attempt, `deadline` the whole call with its waits, `max_retry_after` the wait that a server may
    ask for. `idempotency_key` is sent as it is and makes a write safe to repeat. Credentials replace the client's.
    """

    api_key: str
    session_token: str
    widget_token: str
