"""Open enums: plain text or integers with named constants; values nobody knew at generation time pass through."""

from __future__ import annotations

from typing import Any, ClassVar

from ._codec import INT, STR, Plain


class OpenEnum:
    """Base of generated enums. Not instantiated: attributes hold the values, the type of a field is the value's own."""

    _values: ClassVar[frozenset[Any]] = frozenset()
    _base: ClassVar[Plain] = STR

    def __new__(cls, *_: object) -> OpenEnum:
        raise TypeError(f"{cls.__name__} has no instances; use its constants, which are plain values")

    @classmethod
    def codec_(cls) -> Plain:
        return cls._base


class OpenIntEnum(OpenEnum):
    """The same over integers."""

    _base: ClassVar[Plain] = INT
