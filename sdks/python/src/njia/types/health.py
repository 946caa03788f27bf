"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

_ref = type_refs(__name__)

__all__ = [
    "Health",
    "HealthCheck",
    "HealthStatus",
    "HealthStatusValue",
]


class Health(Model):
    """State of the service."""

    object: Literal["health"] = "health"
    """Kind of object."""
    status: HealthStatusValue | str
    version: str
    """Release of the service."""
    at: _dt.datetime
    """When it was checked."""
    checks: list[HealthCheck]
    """The parts; empty for liveness."""

    _table = (
        ("object", "object", Const("health"), REQ),
        ("status", "status", STR, REQ),
        ("version", "version", STR, REQ),
        ("at", "at", DATE_TIME, REQ),
        ("checks", "checks", ListOf(_ref("health", "HealthCheck")), REQ),
    )


class HealthCheck(Model):
    """State of one part of the service."""

    name: str
    """Name of the part."""
    status: HealthStatusValue | str
    latency_ms: int | None
    """Time that the check took in milliseconds."""
    detail: str | None
    """What is wrong; null when nothing is."""

    _table = (
        ("name", "name", STR, REQ),
        ("status", "status", STR, REQ),
        ("latency_ms", "latencyMs", Nullable(INT), REQ),
        ("detail", "detail", Nullable(STR), REQ),
    )


HealthStatusValue: TypeAlias = Literal[
    "ok",
    "degraded",
    "down",
]


class HealthStatus(OpenEnum):
    """State of the service or of a part."""

    OK: Final = "ok"
    """Works."""
    DEGRADED: Final = "degraded"
    """Works, but slowly or with a part missing."""
    DOWN: Final = "down"
    """Does not work."""

    _values = frozenset(get_args(HealthStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[HealthStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
