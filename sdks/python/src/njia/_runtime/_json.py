"""Strict JSON: exact numbers in, exact text out, nothing beyond RFC 8259."""

from __future__ import annotations

import json
from json.encoder import encode_basestring_ascii
from typing import NoReturn, cast

_MAX_DEPTH_MESSAGE = "nested too deeply"


class JsonFloat(float):
    """A JSON number with a fraction or exponent; keeps its source text, so that no digit is lost on the way out."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> JsonFloat:
        self = super().__new__(cls, text)
        self.text = text
        return self

    def __reduce__(self) -> tuple[type[JsonFloat], tuple[str]]:
        return (JsonFloat, (self.text,))


def _refuse_constant(text: str) -> NoReturn:
    raise ValueError(f"{text} is not JSON")


def loads(data: bytes) -> object:
    """Parse UTF-8 JSON. Raises ValueError (with no part of the input in its text) on anything else."""
    try:
        text = data.decode("utf-8-sig")  # RFC 8259, 8.1: a reader may ignore a byte order mark
    except UnicodeDecodeError as error:
        raise ValueError(f"not UTF-8 at byte {error.start}") from None
    try:
        return cast(object, json.loads(text, parse_float=JsonFloat, parse_constant=_refuse_constant))
    except json.JSONDecodeError as error:
        raise ValueError(f"{error.msg} at line {error.lineno} column {error.colno}") from None
    except RecursionError:
        raise ValueError(_MAX_DEPTH_MESSAGE) from None


def to_json(value: object) -> str:
    """Exact JSON text of a model, or of what `to_dict` made. Raises TypeError, ValueError."""
    to_dict = getattr(value, "to_dict", None)
    return dumps(to_dict() if callable(to_dict) else value)


def dumps(value: object) -> str:
    """Compact JSON text; numbers that came from JSON keep their digits. Raises TypeError, ValueError."""
    parts: list[str] = []
    try:
        _write(value, parts)
    except RecursionError:
        raise ValueError(_MAX_DEPTH_MESSAGE) from None
    return "".join(parts)


def _write(value: object, out: list[str]) -> None:
    if isinstance(value, str):
        out.append(encode_basestring_ascii(value))
    elif value is None:
        out.append("null")
    elif value is True:
        out.append("true")
    elif value is False:
        out.append("false")
    elif isinstance(value, int):
        out.append(int.__repr__(value))
    elif isinstance(value, JsonFloat):
        out.append(value.text)
    elif isinstance(value, float):
        if value != value or value in (float("inf"), float("-inf")):
            raise ValueError("NaN and Infinity are not JSON")
        out.append(float.__repr__(value))
    elif isinstance(value, dict):
        _write_object(cast("dict[object, object]", value), out)
    elif isinstance(value, (list, tuple)):
        _write_array(cast("list[object]", value), out)
    else:
        raise TypeError(f"{type(value).__name__} is not JSON")


def _write_object(value: dict[object, object], out: list[str]) -> None:
    comma = "{"
    for key, item in value.items():
        if not isinstance(key, str):
            raise TypeError(f"a JSON object has text keys, not {type(key).__name__}")
        out.append(comma)
        out.append(encode_basestring_ascii(key))
        out.append(":")
        _write(item, out)
        comma = ","
    out.append("}" if comma == "," else "{}")


def _write_array(value: list[object], out: list[str]) -> None:
    comma = "["
    for item in value:
        out.append(comma)
        _write(item, out)
        comma = ","
    out.append("]" if comma == "," else "[]")
