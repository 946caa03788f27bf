"""Pay all lazy imports at once."""

from __future__ import annotations

import pkgutil
from importlib import import_module

_HEAVY = ("ssl", "http.client", "decimal", "zlib", "email.utils", "asyncio")


def preload(package: str) -> None:
    """Import what calls need from the standard library, and every module of the package's runtime, resources and types."""
    for name in _HEAVY:
        import_module(name)
    for part in ("_runtime", "_generated.operations", "resources", "types"):
        parent = import_module(f"{package}.{part}")
        for module in pkgutil.iter_modules(parent.__path__):
            import_module(f"{package}.{part}.{module.name}")
    from ._transport_stdlib import StdlibTransport

    StdlibTransport().preload()
