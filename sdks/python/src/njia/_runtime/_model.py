"""The base of all generated records: one table per class drives decoding, encoding, presence and printing."""

from __future__ import annotations

from collections.abc import Iterator
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

from ._codec import Codec, Const, Mismatch, Nullable, Ref, encode_plain
from ._errors import DecodingError
from ._meta import Meta
from ._omit import OMIT
from ._redact import MASK, mask_last4, redact_text

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_):
        return lambda cls: cls


# Flags of a table row.
OPT: Final = 0
REQ: Final = 1
SECRET: Final = 2
LAST4: Final = 4

Row = tuple[str, str, Codec, int]  # attribute, wire name, codec, flags
Table = tuple[Row, ...]

_MISSING: Final = object()
M = TypeVar("M", bound="Model")


# Set while an event is decoded, which an older version of the API may have made without some fields, and while what
# was received is written again: absent fields stay absent.
tolerates_missing: ContextVar[bool] = ContextVar("tolerates_missing", default=False)


class ModelCodec:
    """The codec of one model class, built from its table at first use."""

    __slots__ = ("_decoders", "cls", "exact", "extra", "rows", "wire_names")

    def __init__(self, cls: type[Model], table: Table, extra: Codec | None) -> None:
        self.cls: type[Model] = cls
        self.exact: type | None = None
        self.extra: Codec | None = extra
        self.rows: dict[str, tuple[str, Codec, int]] = {
            attribute: (wire, codec, flags) for attribute, wire, codec, flags in table
        }
        self.wire_names: frozenset[str] = frozenset(wire for _, wire, _, _ in table)
        self._decoders: tuple[Any, ...] | None = None

    def _build(self) -> tuple[Any, ...]:
        """What `decode` walks; references are resolved here, at first use, since models may hold each other."""
        built: list[Any] = []
        for attribute, (wire, codec, flags) in self.rows.items():
            nullable = isinstance(codec, Nullable)
            inner = codec.inner if isinstance(codec, Nullable) else codec
            found = inner.resolve() if isinstance(inner, Ref) else inner
            built.append((attribute, wire, found.exact, found.decode, nullable, bool(flags & REQ)))
        self._decoders = tuple(built)
        return self._decoders

    def decode(self, value: Any) -> Model:
        """Read a JSON object. Missing required fields raise, unless `tolerates_missing` is set."""
        source: dict[str, Any] = value
        if type(source) is not dict:
            raise Mismatch("object", value)
        self_ = object.__new__(self.cls)
        fields, known = self_.__dict__, 0
        get = source.get
        for attribute, wire, exact, decode, nullable, required in self._decoders or self._build():
            item = get(wire, _MISSING)
            if type(item) is exact:
                fields[attribute] = item
            elif item is _MISSING:
                if required and not tolerates_missing.get():
                    raise Mismatch("a value", got="nothing").at(wire)
                continue
            elif item is None and nullable:
                fields[attribute] = None
            else:
                try:
                    fields[attribute] = decode(item)
                except Mismatch as mismatch:
                    mismatch.at(wire)
                    raise
            known += 1
        if known != len(source):
            set_slot(self_, "_extra", self._decode_extra(source))
        return self_

    def _decode_extra(self, source: dict[str, object]) -> dict[str, object]:
        extra = {key: item for key, item in source.items() if key not in self.wire_names}
        if self.extra is not None:
            for key, item in extra.items():
                try:
                    extra[key] = self.extra.decode(item)
                except Mismatch as mismatch:
                    mismatch.at(key)
                    raise
        return extra

    def encode(self, value: object) -> dict[str, object]:
        """Write a model, or a mapping in the SDK's own spelling, as a JSON object."""
        if isinstance(value, Model):
            if not isinstance(value, self.cls):
                raise Mismatch(self.cls.__name__, value)
            result = self.encode_fields(value.__dict__)
            for key, item in value.extra.items():
                result[key] = self.extra.encode(item) if self.extra is not None else encode_plain(item)
            return result
        if isinstance(value, dict):
            return self.encode_fields(cast("dict[str, object]", value))
        raise Mismatch(f"{self.cls.__name__} or a dict", value)

    def encode_fields(self, fields: dict[str, object]) -> dict[str, object]:
        """Write attributes by name; constants that are required are filled in, `OMIT` is left out."""
        result: dict[str, object] = {}
        used = 0
        for attribute, (wire, codec, flags) in self.rows.items():
            item = fields.get(attribute, OMIT)
            if attribute in fields:
                used += 1
            if item is OMIT:
                if flags & REQ and isinstance(codec, Const):
                    result[wire] = codec.value
                elif flags & REQ and not tolerates_missing.get():
                    raise Mismatch("a value", got="nothing").at(attribute)
                continue
            try:
                result[wire] = codec.encode(item)
            except Mismatch as mismatch:
                mismatch.at(attribute)
                raise
        if used != len(fields):
            unknown = next(name for name in fields if name not in self.rows)
            raise Mismatch(f"one of the fields of {self.cls.__name__}", got=f"the unknown field {unknown!r}")
        return result


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Model:
    """A record of the API. Immutable; equal when all fields, unknown ones included, are equal.

    An optional field that is absent reads as None; `is_set` tells it from null.
    """

    __slots__ = ("__dict__", "__weakref__", "_extra", "_meta")
    _table: ClassVar[Table] = ()
    _extra_codec: ClassVar[Codec | None] = None
    _codec: ClassVar[ModelCodec | None] = None

    def __init__(self, **values: object) -> None:
        rows = type(self).codec_().rows
        for name, value in values.items():
            if name not in rows:
                raise TypeError(f"{type(self).__name__} has no field {name!r}")
            if value is not OMIT:
                self.__dict__[name] = value
        for name, (_, codec, flags) in rows.items():
            if flags & REQ and name not in self.__dict__:
                if not isinstance(codec, Const):
                    raise TypeError(f"{type(self).__name__} needs a value for {name!r}")
                self.__dict__[name] = codec.value

    @classmethod
    def codec_(cls) -> ModelCodec:
        codec = cls.__dict__.get("_codec")
        if codec is None:
            codec = ModelCodec(cls, cls._table, cls._extra_codec)
            cls._codec = codec
        return cast(ModelCodec, codec)

    @classmethod
    def from_dict(cls: type[M], data: dict[str, Any]) -> M:
        """Read wire JSON (as made by `to_dict`). Raises `DecodingError` naming the place."""
        path = what = ""
        try:
            return cast(M, cls.codec_().decode(data))
        except Mismatch as mismatch:
            path, what = mismatch.json_path(), str(mismatch)
        raise DecodingError(f"{cls.__name__} at {path}: {what}", path=path)

    def to_dict(self) -> dict[str, Any]:
        """Wire JSON: wire names, unknown fields included, absent fields absent. Raises TypeError on a wrong value."""
        token = tolerates_missing.set(True)
        try:
            return self.codec_().encode(self)
        except Mismatch as mismatch:
            raise TypeError(f"{type(self).__name__} {mismatch.json_path()}: {mismatch}") from None
        finally:
            tolerates_missing.reset(token)

    def is_set(self, name: str) -> bool:
        """True when the field was present, be it with a value or null. Raises AttributeError for no field of this class."""
        if name not in self.codec_().rows:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        return name in self.__dict__

    @property
    def extra(self) -> dict[str, Any]:
        """Fields that the SDK does not know, by wire name; empty for most. Not to be changed."""
        found: dict[str, Any] = getattr(self, "_extra", {})
        return found

    @property
    def meta(self) -> Meta:
        """Metadata of the answer this came in. Raises AttributeError on a value that came in none."""
        found: Meta | None = getattr(self, "_meta", None)
        if found is None:
            raise AttributeError(f"this {type(self).__name__} did not come directly from a call, so it has no metadata")
        return found

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            if name in type(self).codec_().rows:
                return None  # an absent field that has no class-level default
            if name == "meta":
                raise AttributeError(f"this {type(self).__name__} did not come directly from a call, so it has no metadata")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

        def __setattr__(self, name, value):
            raise AttributeError(f"{type(self).__name__} is immutable")

        def __delattr__(self, name):
            raise AttributeError(f"{type(self).__name__} is immutable")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.__dict__ == other.__dict__ and self.extra == other.extra

    def __hash__(self) -> int:
        return hash((type(self), _freeze(self.__dict__), _freeze(self.extra)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self._shown())})"

    def _shown(self) -> Iterator[str]:
        for name, (_, _, flags) in self.codec_().rows.items():
            if name in self.__dict__:
                yield f"{name}={_show(self.__dict__[name], flags)}"
        if self.extra:
            yield f"extra={redact_text(repr(self.extra))}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), dict(self.__dict__), dict(self.extra)))


def _show(value: object, flags: int) -> str:
    if value is None or not flags & (SECRET | LAST4):
        return redact_text(repr(value))
    return repr(mask_last4(value) if flags & LAST4 and isinstance(value, str) else MASK)


def _freeze(value: object) -> object:
    if isinstance(value, dict):
        items = cast("dict[str, object]", value).items()
        return frozenset((key, _freeze(item)) for key, item in items)
    if isinstance(value, list):
        return tuple(_freeze(item) for item in cast("list[object]", value))
    return value


def set_slot(model: Model, slot: str, value: object) -> None:
    """Write `_meta` or `_extra` past the immutability of a model."""
    object.__setattr__(model, slot, value)


def _rebuild(cls: type[Model], fields: dict[str, Any], extra: dict[str, Any]) -> Model:
    model = object.__new__(cls)
    model.__dict__.update(fields)
    if extra:
        set_slot(model, "_extra", extra)
    return model
