"""Values across the pipe: what is no string, boolean, list or object travels tagged."""

from __future__ import annotations

import base64
from typing import Any

from njia._runtime._result import Empty, Value

_TAGS = {"$i64", "$f64", "$dec", "$ts", "$date", "$bytes", "$null", "$enum"}


def untag(value: Any) -> Any:
    if isinstance(value, list):
        return [untag(item) for item in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1:
        ((name, inner),) = value.items()
        if name in _TAGS:
            return {"$null": lambda _: None, "$i64": int, "$f64": float}.get(name, lambda text: text)(inner)
    return {key: untag(item) for key, item in value.items()}


def tag(value: Any) -> Any:
    if value is None:
        return {"$null": 1}
    if isinstance(value, bool) or isinstance(value, str):
        return value
    if isinstance(value, int):
        return {"$i64": str(value)}
    if isinstance(value, float):
        return {"$f64": repr(value)}
    if isinstance(value, bytes):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, (list, tuple)):
        return [tag(item) for item in value]
    return {key: tag(item) for key, item in value.items()}


def wire(value: Any) -> Any:
    """The SDK's own serialisation of a result: what it gives back is what the server sent, or it lost something."""
    if isinstance(value, Value):
        return wire(value.value)
    if hasattr(value, "to_dict"):
        return value.to_dict()
    if isinstance(value, (list, tuple)):
        return [wire(item) for item in value]
    return {} if isinstance(value, Empty) else value
