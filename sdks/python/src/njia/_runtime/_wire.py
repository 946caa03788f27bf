"""Wire JSON as a caller would have written it: for tools that replay documented calls, such as conformance drivers."""

from __future__ import annotations

from typing import Any, cast

from ._codec import Codec, ListOf, MapOf, Mismatch, Nullable, is_list
from ._model import ModelCodec
from ._union import AnyUnion, resolve


def python_value(codec: Codec, value: Any) -> Any:
    """The same value with Python's names and types; parts of the wrong type stay as they are, to be refused later."""
    found = resolve(codec)
    if isinstance(found, Nullable):
        return None if value is None else python_value(found.inner, value)
    if isinstance(found, ListOf) and is_list(value):
        return [python_value(found.item, item) for item in value]
    if isinstance(found, MapOf) and isinstance(value, dict):
        return {key: python_value(found.value, item) for key, item in cast("dict[str, Any]", value).items()}
    if isinstance(found, ModelCodec) and isinstance(value, dict):
        return _fields(found, cast("dict[str, Any]", value))
    if isinstance(found, AnyUnion):
        variant = found.of_wire(value)
        return value if variant is None else python_value(variant, value)
    if isinstance(found, (ListOf, MapOf, ModelCodec)):
        return value
    try:
        return found.decode(value)
    except Mismatch:
        return value


def _fields(codec: ModelCodec, value: dict[str, Any]) -> dict[str, Any]:
    names = {wire: (attribute, inner) for attribute, (wire, inner, _) in codec.rows.items()}
    result: dict[str, Any] = {}
    for wire, item in value.items():
        attribute, inner = names.get(wire, (wire, None))
        result[attribute] = item if inner is None else python_value(inner, item)
    return result
