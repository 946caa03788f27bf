"""``preload()`` pays the cost of all lazy imports at once, in the init phase of a function or worker."""

from __future__ import annotations

from . import __name__ as _package
from ._runtime._preload import preload as _preload


def preload() -> None:
    """Import everything that calls will need."""
    _preload(_package)


__all__ = ["preload"]
