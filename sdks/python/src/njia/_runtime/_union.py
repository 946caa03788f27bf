"""Unions: which variant a value is, both ways; what no variant fits is kept as it came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ._codec import Codec, Mismatch, Ref, encode_plain
from ._meta import Meta
from ._model import Model, ModelCodec
from ._redact import redact_text


class UnknownVariant:
    """A value newer than this SDK: `type` is its discriminator (None if it has none), `raw` the JSON itself."""

    __slots__ = ("meta", "raw", "type")

    def __init__(self, type: str | None, raw: Any) -> None:
        self.type: str | None = type
        self.raw: Any = raw
        self.meta: Meta | None = None  # set when it came directly from a call

    def to_dict(self) -> Any:
        """The JSON as it came."""
        return self.raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnknownVariant) and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(self.type)

    def __repr__(self) -> str:
        return redact_text(f"{type(self).__name__}(type={self.type!r})")


class AnyUnion:
    """What the four kinds of unions share: models say themselves what they are, unknown variants go back unchanged."""

    def __init__(self, variants: Sequence[Codec]) -> None:
        self.variants = tuple(variants)
        self.exact: type | None = None

    def decode(self, value: object) -> object:
        variant = self.of_wire(value)
        return self._unknown(value) if variant is None else variant.decode(value)

    def encode(self, value: object) -> object:
        if isinstance(value, UnknownVariant):
            return encode_plain(value.raw)
        if isinstance(value, Model):
            return self._encode_model(value)
        variant = self._of_python(value)
        if variant is None:
            raise Mismatch("a value of one of the variants", value)
        return variant.encode(value)

    def _encode_model(self, value: Model) -> object:
        for variant in self.variants:
            found = resolve(variant)
            if isinstance(found, ModelCodec) and isinstance(value, found.cls):
                return found.encode(value)
            if isinstance(found, AnyUnion):
                try:
                    return found._encode_model(value)
                except Mismatch:
                    continue
        raise Mismatch("a value of one of the variants", value)

    def _unknown(self, value: object) -> object:
        return UnknownVariant(None, value)

    def of_wire(self, value: object) -> Codec | None:
        raise NotImplementedError

    def _of_python(self, value: object) -> Codec | None:
        raise NotImplementedError


def resolve(codec: Codec) -> Codec:
    """The codec behind a reference."""
    return codec.resolve() if isinstance(codec, Ref) else codec


class TagUnion(AnyUnion):
    """By a discriminator: `tags` maps its values to variants, `attribute` is its Python spelling."""

    def __init__(self, wire: str, attribute: str, tags: Mapping[str, Codec], fallback: Codec | None = None) -> None:
        super().__init__([*tags.values(), *([fallback] if fallback is not None else [])])
        self._wire = wire
        self._attribute = attribute
        self._tags = tags
        self._fallback = fallback

    def _unknown(self, value: object) -> object:
        if type(value) is not dict:
            raise Mismatch("object", value)
        tag = cast("dict[str, object]", value).get(self._wire)
        return UnknownVariant(tag if isinstance(tag, str) else None, cast(object, value))

    def of_wire(self, value: object) -> Codec | None:
        if type(value) is not dict:
            return None
        return self._find(cast("dict[str, object]", value).get(self._wire))

    def _of_python(self, value: object) -> Codec | None:
        if not isinstance(value, dict):
            return None
        fields = cast("dict[str, object]", value)
        found = self._find(fields.get(self._attribute))
        if found is None:
            raise Mismatch(f"one of {sorted(self._tags)}", fields.get(self._attribute)).at(self._attribute)
        return found

    def _find(self, tag: object) -> Codec | None:
        text = str(tag).lower() if isinstance(tag, bool) else str(tag) if isinstance(tag, (str, int)) else ""
        return self._tags.get(text, self._fallback)


class TypeUnion(AnyUnion):
    """By JSON type, one per variant: null, boolean, integer, number, string, array, object."""

    def __init__(self, types: Sequence[str], variants: Sequence[Codec]) -> None:
        super().__init__(variants)
        self._types = dict(zip(types, self.variants, strict=True))

    def of_wire(self, value: object) -> Codec | None:
        name = _json_type(value)
        return self._types.get(name, self._types.get("number") if name == "integer" else None)

    _of_python = of_wire


def _json_type(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer"
    if isinstance(value, float) or type(value).__name__ == "Decimal":
        return "number"
    if isinstance(value, (Mapping, Model)):
        return "object"
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        return "array"
    return "string"  # text, and what travels as text: dates, octets


class KeyUnion(AnyUnion):
    """By a key that only one variant has; ``""`` takes what no other key decides."""

    def __init__(self, keys: Sequence[tuple[str, str]], variants: Sequence[Codec]) -> None:
        super().__init__(variants)
        self._wires = [wire for wire, _ in keys]
        self._attributes = [attribute for _, attribute in keys]

    def of_wire(self, value: object) -> Codec | None:
        return self._find(value, self._wires)

    def _of_python(self, value: object) -> Codec | None:
        return self._find(value, self._attributes)

    def _find(self, value: object, keys: list[str]) -> Codec | None:
        if not isinstance(value, dict):
            return None
        rest: Codec | None = None
        for key, variant in zip(keys, self.variants, strict=True):
            if key == "":
                rest = variant
            elif key in value:
                return variant
        return rest


class TrialUnion(AnyUnion):
    """By trying, in this order: the first variant that fits and knows all the fields, else the first that fits."""

    def of_wire(self, value: object) -> Codec | None:
        fits: Codec | None = None
        for variant in self.variants:
            try:
                decoded = variant.decode(value)
            except Mismatch:
                continue
            if not (isinstance(decoded, Model) and decoded.extra):
                return variant
            fits = fits or variant
        return fits

    def _of_python(self, value: object) -> Codec | None:
        for variant in self.variants:
            try:
                variant.encode(value)
            except Mismatch:
                continue
            return variant
        return None
