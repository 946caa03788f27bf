"""Codecs: how one value of the wire becomes one value of Python and back, checked both ways, coerced never.

`decode` reads what `json.loads` made; `encode` reads what a caller passed. Both raise `Mismatch`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, TypeGuard, cast

Path = list[str | int]


class Mismatch(ValueError):
    """A value of the wrong type; `path` grows from the inside out. Never holds the value itself."""

    def __init__(self, expected: str, value: object = None, *, got: str | None = None) -> None:
        super().__init__(expected)
        self.expected = expected
        self.got = got if got is not None else type_name(value)
        self.path: Path = []

    def at(self, step: str | int) -> Mismatch:
        """Record that the value stood at `step` of an enclosing value."""
        self.path.insert(0, step)
        return self

    def json_path(self) -> str:
        """``$.data[3].amount``"""
        return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)

    def __str__(self) -> str:
        return f"expected {self.expected}, got {self.got}"


def type_name(value: object) -> str:
    """What to call the type of `value` in a message."""
    return "null" if value is None else type(value).__name__


def is_sequence(value: object) -> TypeGuard[Sequence[object]]:
    """A sequence of values, as opposed to text or octets."""
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes, bytearray, memoryview))


def is_list(value: object) -> TypeGuard[list[object]]:
    """An array of JSON."""
    return isinstance(value, list)


class Codec(Protocol):
    """`exact` is the type that needs no work at all when decoding, or None."""

    @property
    def exact(self) -> type | None: ...
    def decode(self, value: Any, /) -> Any: ...
    def encode(self, value: Any, /) -> Any: ...


class Plain:
    """A JSON value that is its own Python value: text, integer, boolean."""

    __slots__ = ("_expected", "exact")

    def __init__(self, exact: type, expected: str) -> None:
        self.exact: type | None = exact
        self._expected = expected

    def decode(self, value: object) -> object:
        if type(value) is self.exact:  # `type is`: a bool is no int
            return value
        raise Mismatch(self._expected, value)

    def encode(self, value: object) -> object:
        kind = self.exact
        if type(value) is kind:
            return value
        if kind is not None and kind is not bool and isinstance(value, kind) and not isinstance(value, bool):
            return cast(object, kind(value))  # a subclass, such as a member of a str enum
        raise Mismatch(self._expected, value)


class Anything:
    """A value the description says nothing about."""

    exact: type | None = None

    def decode(self, value: object) -> object:
        return value

    def encode(self, value: object) -> object:
        return encode_plain(value)


class Const:
    """A constant. Reading is lenient within its JSON type (the raw value is kept), writing is not."""

    __slots__ = ("exact", "value")

    def __init__(self, value: str | int | bool | float) -> None:
        self.value = value
        self.exact: type | None = type(value)

    def decode(self, value: object) -> object:
        if type(value) is self.exact:
            return value
        raise Mismatch(repr(self.value), value)

    def encode(self, value: object) -> object:
        if value != self.value:
            raise Mismatch(f"the constant {self.value!r}", value)
        return self.value


class Nullable:
    """A codec that also lets null through."""

    __slots__ = ("exact", "inner")

    def __init__(self, inner: Codec) -> None:
        self.inner = inner
        self.exact: type | None = None

    def decode(self, value: object) -> object:
        return None if value is None else self.inner.decode(value)

    def encode(self, value: object) -> object:
        return None if value is None else self.inner.encode(value)


class ListOf:
    __slots__ = ("exact", "item")

    def __init__(self, item: Codec) -> None:
        self.item = item
        self.exact: type | None = None

    def decode(self, value: Any) -> list[object]:
        items: list[object] = value
        if type(items) is not list:
            raise Mismatch("array", value)
        if type(self.item) is Ref:
            self.item = self.item.resolve()
        return _each(self.item.decode, items)

    def encode(self, value: object) -> list[object]:
        if is_sequence(value):
            return _each(self.item.encode, value)
        raise Mismatch("a sequence", value)


def _each(convert: Callable[[Any], Any], values: Sequence[object]) -> list[object]:
    result: list[object] = []
    try:
        for value in values:
            result.append(convert(value))
    except Mismatch as mismatch:
        mismatch.at(len(result))
        raise
    return result


class MapOf:
    """A free-form object; its keys are data and never renamed."""

    __slots__ = ("exact", "value")

    def __init__(self, value: Codec) -> None:
        self.value = value
        self.exact: type | None = None

    def decode(self, value: Any) -> dict[str, object]:
        members: dict[str, object] = value
        if type(members) is not dict:
            raise Mismatch("object", value)
        return _each_value(self.value.decode, members)

    def encode(self, value: object) -> dict[str, object]:
        if not isinstance(value, Mapping):
            raise Mismatch("a mapping", value)
        return _each_value(self.value.encode, cast("Mapping[str, object]", value))


def _each_value(convert: Callable[[Any], Any], values: Mapping[str, object]) -> dict[str, object]:
    result: dict[str, object] = {}
    for key, value in values.items():
        if not isinstance(cast(object, key), str):
            raise Mismatch("text keys", key)
        try:
            result[key] = convert(value)
        except Mismatch as mismatch:
            mismatch.at(key)
            raise
    return result


class Ref:
    """A codec or model named by module and attribute, found when first used: modules of types import each other never."""

    __slots__ = ("_codec", "_module", "_name", "_package")

    def __init__(self, package: str, module: str, name: str) -> None:
        self._package = package
        self._module = module
        self._name = name
        self._codec: Codec | None = None

    @property
    def exact(self) -> type | None:
        return None

    def resolve(self) -> Codec:
        codec = self._codec
        if codec is None:
            target: Any = getattr(import_module(f"{self._package}.{self._module}"), self._name)
            # a model class brings its codec along; everything else that has a name is a codec
            codec = self._codec = cast(Codec, target.codec_() if hasattr(target, "codec_") else target)
        return codec

    def decode(self, value: object) -> object:
        return self.resolve().decode(value)

    def encode(self, value: object) -> object:
        return self.resolve().encode(value)


def refs(package: str) -> Callable[[str, str], Ref]:
    """A shorthand for the modules of one package: ``_ref("payments", "Payment")``."""

    def ref(module: str, name: str) -> Ref:
        return Ref(package, module, name)

    return ref


def type_refs(module: str) -> Callable[[str, str], Ref]:
    """The same for the types of the package that `module` belongs to."""
    return refs(f"{module.partition('.')[0]}.types")


def encode_plain(value: object) -> object:
    """Encode a value without a declared type: JSON values, models, dates; anything else raises `Mismatch`."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    to_dict = getattr(value, "to_dict", None)
    if callable(to_dict):
        return to_dict()
    if isinstance(value, Mapping):
        return _each_value(encode_plain, cast("Mapping[str, object]", value))
    if is_sequence(value):
        return _each(encode_plain, value)
    raise Mismatch("a JSON value", value)


STR: Final = Plain(str, "string")
BOOL: Final = Plain(bool, "boolean")
INT: Final = Plain(int, "integer")
ANY: Final = Anything()
