"""Parameter serialisation: the RFC 6570 styles of OpenAPI 3.0 for path, query, header and cookie."""

from __future__ import annotations

from typing import cast
from urllib.parse import quote

from ._json import JsonFloat, dumps

# Characters that RFC 3986 reserves; left alone only when a parameter sets allowReserved.
_RESERVED = ":/?#[]@!$&'()*+,;="
_QUERY_SAFE = "-._~:@!$'()*,/"


def text_of(value: object) -> str:
    """The text of a JSON scalar in a URL or header; objects inside become JSON."""
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, JsonFloat):
        return value.text
    return dumps(value)


def query_pairs(name: str, value: object, style: str, explode: bool | None) -> list[tuple[str, str]]:
    """Name and value pairs, not yet percent-encoded, in order. An empty list or object gives none."""
    if style == "json":
        return [(name, dumps(value))]
    split = explode if explode is not None else style in ("", "form")
    if isinstance(value, list):
        items = [text_of(item) for item in cast("list[object]", value)]
        if not items:
            return []
        if split:
            return [(name, item) for item in items]
        return [(name, {"spaceDelimited": " ", "pipeDelimited": "|"}.get(style, ",").join(items))]
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        if style == "deepObject":
            return [pair for key, item in fields.items() for pair in _deep(f"{name}[{key}]", item)]
        if split:
            return [(key, text_of(item)) for key, item in fields.items()]
        joined = ",".join(f"{key},{text_of(item)}" for key, item in fields.items())
        return [(name, joined)] if fields else []
    return [(name, text_of(value))]


def _deep(name: str, value: object) -> list[tuple[str, str]]:
    # OpenAPI leaves nesting open; brackets all the way down are what servers read.
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        return [pair for key, item in fields.items() for pair in _deep(f"{name}[{key}]", item)]
    if isinstance(value, list):
        return [pair for item in cast("list[object]", value) for pair in _deep(name, item)]
    return [(name, text_of(value))]


def encode_query(pairs: list[tuple[str, str, bool]]) -> str:
    """``a=1&b=2`` from (name, value, allowReserved); spaces are ``%20``."""
    return "&".join(
        f"{quote(name, safe='-._~[]')}={quote(value, safe=_RESERVED if reserved else _QUERY_SAFE)}"
        for name, value, reserved in pairs
    )


def path_text(name: str, value: object, style: str, explode: bool | None) -> str:
    """One path segment, percent-encoded. Raises ValueError for a value that would address another resource."""
    split = bool(explode)
    prefix, glue, named = {
        "label": (".", "." if split else ",", False),
        "matrix": (";", ";" if split else ",", True),
    }.get(style, ("", ",", False))
    key = quote(name, safe="")
    if isinstance(value, list):
        items = [_segment(item) for item in cast("list[object]", value)]
        text = f";{key}=".join(["", *items]) if named and split else _lead(prefix, key, named) + glue.join(items)
    elif isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        joint = "=" if split else ","
        items = [f"{quote(field, safe='')}{joint}{_segment(item)}" for field, item in fields.items()]
        text = (prefix if split else _lead(prefix, key, named)) + glue.join(items)
    else:
        text = _lead(prefix, key, named) + _segment(value)
    if text in ("", ".", ".."):
        raise ValueError(f"the path parameter {name!r} is {text!r}, which would address another resource")
    return text


def _lead(prefix: str, key: str, named: bool) -> str:
    return f"{prefix}{key}=" if named else prefix


def _segment(value: object) -> str:
    return quote(text_of(value), safe="-._~!$'()*:@")


def header_text(value: object, explode: bool | None) -> str:
    """The style `simple`, as headers have it: commas between items, not percent-encoded."""
    if isinstance(value, list):
        return ",".join(text_of(item) for item in cast("list[object]", value))
    if isinstance(value, dict):
        joint = "=" if explode else ","
        return ",".join(f"{key}{joint}{text_of(item)}" for key, item in cast("dict[str, object]", value).items())
    return text_of(value)
