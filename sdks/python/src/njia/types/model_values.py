"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "ModelKind",
    "ModelKindValue",
]


ModelKindValue: TypeAlias = Literal[
    "builtin",
    "remote",
]


class ModelKind(OpenEnum):
    """Where the model ran."""

    BUILTIN: Final = "builtin"
    """The model that is part of the service."""
    REMOTE: Final = "remote"
    """A scorer of the operator, reached over the network."""

    _values = frozenset(get_args(ModelKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ModelKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
