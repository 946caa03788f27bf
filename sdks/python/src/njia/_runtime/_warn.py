"""One `DeprecationWarning` per operation and process, pointing at the caller's line."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

_PACKAGE = __name__.split(".", 1)[0]
_warned: set[str] = set()
F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:
    from typing_extensions import deprecated as deprecated
else:

    def deprecated(message: str) -> Callable[[F], F]:
        """PEP 702 for checkers; silent at run time, where `warn_once` speaks."""

        def mark(method: F) -> F:
            method.__deprecated__ = message
            return method

        return mark


def warn_once(operation: str, message: str) -> None:
    """Warn that `operation` is deprecated, the first time.

    A program that turns warnings into errors must not lose the answer to a call that has already happened, hence the
    guard.
    """
    key = f"{_PACKAGE}:{operation}"
    if key in _warned:
        return
    _warned.add(key)
    try:
        warnings.warn(message, DeprecationWarning, stacklevel=_distance())
    except DeprecationWarning:
        return


def _distance() -> int:
    level, frame = 1, sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame.f_back is not None and frame.f_globals.get("__name__", "").split(".", 1)[0] == _PACKAGE:
        frame = frame.f_back
        level += 1
    return level
