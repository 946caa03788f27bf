"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import INT, STR, Const, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

    from ..types.resource import ResourceReference

_ref = type_refs(__name__)

__all__ = [
    "IdempotencyKeyRecord",
    "IdempotencyKeyState",
    "IdempotencyKeyStateValue",
]


class IdempotencyKeyRecord(Model):
    """What became of the first request with an idempotency key."""

    object: Literal["idempotency_key"] = "idempotency_key"
    """Kind of object."""
    operation_id: str
    """Operation that the key was used with."""
    key: str
    """The idempotency key."""
    state: IdempotencyKeyStateValue | str
    resource: ResourceReference | None
    """What the request made; null while it is being worked on."""
    response_status: int | None
    """HTTP status of the stored answer."""
    created_at: _dt.datetime
    """When the key was first used."""
    expires_at: _dt.datetime
    """Until when the answer is kept for a replay, 30 days.

    The key never has a second effect, also not later.
    """

    _table = (
        ("object", "object", Const("idempotency_key"), REQ),
        ("operation_id", "operationId", STR, REQ),
        ("key", "key", STR, REQ),
        ("state", "state", STR, REQ),
        ("resource", "resource", Nullable(_ref("resource", "ResourceReference")), REQ),
        ("response_status", "responseStatus", Nullable(INT), REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
    )


IdempotencyKeyStateValue: TypeAlias = Literal[
    "in_progress",
    "completed",
    "expired",
]


class IdempotencyKeyState(OpenEnum):
    """What became of the first request with the key."""

    IN_PROGRESS: Final = "in_progress"
    """Still being worked on."""
    COMPLETED: Final = "completed"
    """Done; the answer is kept and will be replayed."""
    EXPIRED: Final = "expired"
    """Done; the answer is no longer kept, but the key still has no second effect."""

    _values = frozenset(get_args(IdempotencyKeyStateValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[IdempotencyKeyStateValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
