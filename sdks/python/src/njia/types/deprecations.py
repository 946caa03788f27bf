"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

_ref = type_refs(__name__)

__all__ = [
    "DeprecationUsage",
    "DeprecationUsageItem",
    "DeprecationUsageItemKind",
    "DeprecationUsageItemKindValue",
]


class DeprecationUsage(Model):
    """Your use of deprecated things in the last 30 days."""

    object: Literal["deprecation_usage"] = "deprecation_usage"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    from_: _dt.datetime
    """Start of the period."""
    until: _dt.datetime
    """End of the period."""
    usage: list[DeprecationUsageItem]
    """One item per deprecated thing that was used, most used first."""

    _table = (
        ("object", "object", Const("deprecation_usage"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("from_", "from", DATE_TIME, REQ),
        ("until", "until", DATE_TIME, REQ),
        ("usage", "usage", ListOf(_ref("deprecations", "DeprecationUsageItem")), REQ),
    )


class DeprecationUsageItem(Model):
    """Your use of one deprecated thing."""

    kind: DeprecationUsageItemKindValue | str
    """What it is."""
    subject: str
    """Its name, such as `createKycCheck` or `PaymentRequest.amount`."""
    count: int
    """Uses in the period."""
    last_used_at: _dt.datetime
    """Last use."""
    last_client: str | None
    """Client of the last use, such as `njia-ruby/1.4.0`."""
    request_ids: list[str]
    """Up to ten recent requests."""
    replacement: str | None
    """What to use instead."""
    sunset_at: _dt.datetime | None
    """Until when it works at least."""
    removed_in: str | None
    """Release that removes it."""
    change_log_entry_id: str | None
    """The change that announces it."""

    _table = (
        ("kind", "kind", STR, REQ),
        ("subject", "subject", STR, REQ),
        ("count", "count", INT, REQ),
        ("last_used_at", "lastUsedAt", DATE_TIME, REQ),
        ("last_client", "lastClient", Nullable(STR), REQ),
        ("request_ids", "requestIds", ListOf(STR), REQ),
        ("replacement", "replacement", Nullable(STR), REQ),
        ("sunset_at", "sunsetAt", Nullable(DATE_TIME), REQ),
        ("removed_in", "removedIn", Nullable(STR), REQ),
        ("change_log_entry_id", "changeLogEntryId", Nullable(STR), REQ),
    )


DeprecationUsageItemKindValue: TypeAlias = Literal[
    "operation",
    "field",
    "payload_format",
    "key_format",
    "api_version",
    "sdk_version",
]


class DeprecationUsageItemKind(OpenEnum):
    """What it is."""

    OPERATION: Final = "operation"
    """An operation."""
    FIELD: Final = "field"
    """A request field."""
    PAYLOAD_FORMAT: Final = "payload_format"
    """The flat webhook payload."""
    KEY_FORMAT: Final = "key_format"
    """A retired form of keys."""
    API_VERSION: Final = "api_version"
    """An old API version."""
    SDK_VERSION: Final = "sdk_version"
    """An old SDK."""

    _values = frozenset(get_args(DeprecationUsageItemKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[DeprecationUsageItemKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
