"""Redaction of whole bodies for logs; imported only when bodies are logged."""

from __future__ import annotations

from typing import cast

from ._json import dumps, loads
from ._redact import MASK


def redact_body(body: bytes, names: frozenset[str]) -> str:
    """JSON with the members called `names` masked at any depth; of anything else only the size."""
    try:
        return dumps(_walk(loads(body), names))
    except ValueError:
        return f"({len(body)} bytes that are not JSON)"


def _walk(value: object, names: frozenset[str]) -> object:
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        return {key: MASK if key in names and item is not None else _walk(item, names) for key, item in fields.items()}
    if isinstance(value, list):
        return [_walk(item, names) for item in cast("list[object]", value)]
    return value
