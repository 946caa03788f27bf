"""Pay all lazy imports at once, in the init phase of a function or worker."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module

_HEAVY = ("ssl", "http.client", "decimal", "zlib", "email.utils")


def preload(package: str, tables: Mapping[str, Mapping[str, str]]) -> None:
    """Import what a first call would, and the modules of the given lazy packages."""
    for name in _HEAVY:
        import_module(name)
    for parent, table in tables.items():
        for module in sorted(set(table.values())):
            import_module(module, parent)
    from ._transport_stdlib import StdlibTransport

    StdlibTransport().preload()
    if "asyncio" in sys.modules:
        import_module("._transport_async", f"{package}._runtime")
