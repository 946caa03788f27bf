"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from .._runtime._codec import BOOL, INT
from .._runtime._model import REQ, Model

__all__ = [
    "RetryPolicy",
]


class RetryPolicy(Model):
    """How items that failed with a retryable code are tried again."""

    max_attempts: int
    """Attempts per item, the first included."""
    initial_delay_seconds: int
    """Seconds before the second attempt."""
    max_delay_seconds: int
    """Longest delay in seconds."""
    failover: bool
    """Whether later attempts may use the next ranked rail."""

    _table = (
        ("max_attempts", "maxAttempts", INT, REQ),
        ("initial_delay_seconds", "initialDelaySeconds", INT, REQ),
        ("max_delay_seconds", "maxDelaySeconds", INT, REQ),
        ("failover", "failover", BOOL, REQ),
    )
