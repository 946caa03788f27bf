"""What a successful call returns, besides models: values that have no class of their own, with metadata on all of them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from ._codec import Mismatch
from ._json import loads
from ._meta import Meta
from ._model import Model, set_slot
from ._operation import Operation, Returns
from ._transport import Response
from ._union import UnknownVariant

T = TypeVar("T")


class Empty:
    """The answer of an operation that returns nothing. Equal to any other."""

    __slots__ = ("meta",)

    def __init__(self, meta: Meta) -> None:
        self.meta: Meta = meta

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Empty)

    def __hash__(self) -> int:
        return hash(Empty)

    def __repr__(self) -> str:
        return "Empty()"


class Value(Generic[T]):
    """A scalar, octets or JSON without a declared shape: `value`, and `meta` beside it."""

    __slots__ = ("meta", "value")

    def __init__(self, value: T, meta: Meta) -> None:
        self.value: T = value
        self.meta: Meta = meta

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and self.value == cast("Value[object]", other).value

    def __hash__(self) -> int:
        return hash(repr(self.value))

    def __repr__(self) -> str:
        return f"Value({type(self.value).__name__})"


class ResultList(list[T]):
    """A list with metadata."""

    meta: Meta

    def __reduce__(self) -> tuple[Any, ...]:
        return (ResultList, (list(self),))


class ResultDict(dict[str, T]):
    """A map with metadata."""

    meta: Meta

    def __reduce__(self) -> tuple[Any, ...]:
        return (ResultDict, (dict(self),))


class Undecodable(Exception):
    """A success that contradicts its description, before it becomes a `DecodingError`. Holds no part of the body."""

    def __init__(self, message: str, path: str = "$") -> None:
        super().__init__(message)
        self.path = path


def read_result(operation: Operation[T], response: Response, meta: Meta) -> tuple[T, object]:
    """The value of a success with `meta` on it, and the JSON it was read from. Raises Undecodable."""
    returns = operation.returns_for(response.status)
    if returns is None:
        raise Undecodable(f"status {response.status} is not described for {operation.id}")
    if returns.kind == "nothing":
        return cast(T, Empty(meta)), None
    if not response.body and returns.kind == "json":
        raise Undecodable(f"the body is empty, {operation.id} promises JSON")
    if returns.kind == "octets":
        return cast(T, Value(response.body, meta)), None
    if returns.kind == "text":
        return cast(T, Value(_text(response), meta)), None
    raw, problem = _parse(response)
    if problem:
        raise Undecodable(problem)
    value = _decode(returns, raw)
    return cast(T, Value(value, meta) if returns.wrap else attach(value, meta)), raw


def _parse(response: Response) -> tuple[object, str]:
    try:
        return loads(response.body), ""
    except ValueError as error:
        media = response.headers.get("content-type", "no content type")
        return None, f"the body is not JSON: {error} ({media}, {len(response.body)} bytes)"


def _decode(returns: Returns, raw: object) -> object:
    try:
        return cast(object, returns.codec.decode(raw))
    except Mismatch as mismatch:
        path, what = mismatch.json_path(), str(mismatch)
    except RecursionError:
        path, what = "$", "nested too deeply"
    del raw
    raise Undecodable(f"{path}: {what}", path)


def _text(response: Response) -> str:
    media = response.headers.get("content-type", "")
    charset = media.partition("charset=")[2].split(";")[0].strip('" ') or "utf-8"
    try:
        return response.body.decode(charset)
    except (LookupError, UnicodeDecodeError):
        raise Undecodable(f"the body is not {charset} text") from None


def attach(value: object, meta: Meta) -> object:
    """The value with metadata on it, wrapped where it has no room for any."""
    if isinstance(value, Model):
        set_slot(value, "_meta", meta)
        return value
    if isinstance(value, UnknownVariant):
        value.meta = meta
        return value
    if isinstance(value, list):
        listed = ResultList(cast("list[object]", value))
        listed.meta = meta
        for item in listed:
            if isinstance(item, Model):
                set_slot(item, "_meta", meta)
        return listed
    if isinstance(value, dict):
        mapped = ResultDict(cast("dict[str, object]", value))
        mapped.meta = meta
        return mapped
    return Value(value, meta)
