"""Logging without a cost: nothing is imported or formatted unless the program itself uses `logging`.

The logger is named for the package. Method, path template, status and timing only; bodies need ``log_bodies=True``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ._redact import redact_text

if TYPE_CHECKING:
    import logging

_NAME = __name__.split(".", 1)[0]
_BODY_LIMIT = 4096


def _logger() -> logging.Logger | None:
    module = sys.modules.get("logging")  # a program that never imported it has no handler either
    return module.getLogger(_NAME) if module is not None else None


def debug_enabled() -> bool:
    """True when somebody listens at DEBUG."""
    logger = _logger()
    return logger is not None and logger.isEnabledFor(10)


def log_answer(method: str, path: str, status: int, attempt: int, elapsed: float) -> None:
    """One line per answer, at DEBUG."""
    logger = _logger()
    if logger is not None:
        logger.debug("%s %s -> %d (attempt %d, %.0f ms)", method, path, status, attempt, elapsed * 1000)


def log_failure(method: str, path: str, reason: str, attempt: int) -> None:
    """One line per attempt without an answer, at DEBUG."""
    logger = _logger()
    if logger is not None:
        logger.debug("%s %s failed: %s (attempt %d)", method, path, reason, attempt)


def log_retry(operation: str, wait: float, attempt: int) -> None:
    """One line per retry, at INFO."""
    logger = _logger()
    if logger is not None:
        logger.info("%s: attempt %d in %.2f s", operation, attempt + 1, wait)


def log_body(label: str, body: bytes | None, secrets: Iterable[str], names: frozenset[str]) -> None:
    """A body at DEBUG, redacted: fields by `names`, credentials and card numbers by shape, then cut."""
    logger = _logger()
    if logger is not None and body:
        from ._redact_body import redact_body

        text = redact_text(redact_body(body, names), secrets)
        logger.debug("%s body: %s", label, text[:_BODY_LIMIT])


def warn_hook(event: str, error: str) -> None:
    """A hook raised; the call goes on."""
    logger = _logger()
    if logger is not None:
        logger.warning("a hook for %s raised %s; the call is not affected", event, error)
