"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "BulkItemEventType",
    "BulkItemEventTypeValue",
    "BulkItemStatus",
    "BulkItemStatusValue",
    "BulkMode",
    "BulkModeValue",
]


BulkItemEventTypeValue: TypeAlias = Literal[
    "bulk_item.rejected",
    "bulk_item.retry_scheduled",
    "bulk_item.succeeded",
    "bulk_item.failed",
]


class BulkItemEventType(OpenEnum):
    """What happened."""

    BULK_ITEM_REJECTED: Final = "bulk_item.rejected"
    """An item was not valid and was never sent."""
    BULK_ITEM_RETRY_SCHEDULED: Final = "bulk_item.retry_scheduled"
    """An item failed for a passing reason and will be tried again."""
    BULK_ITEM_SUCCEEDED: Final = "bulk_item.succeeded"
    """The item's payment completed."""
    BULK_ITEM_FAILED: Final = "bulk_item.failed"
    """The item's payment failed for good."""

    _values = frozenset(get_args(BulkItemEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[BulkItemEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


BulkItemStatusValue: TypeAlias = Literal[
    "pending",
    "processing",
    "retry_scheduled",
    "in_reconciliation",
    "succeeded",
    "failed",
    "rejected",
    "canceled",
]


class BulkItemStatus(OpenEnum):
    """State of an item of a bulk payment."""

    PENDING: Final = "pending"
    """Waits for its turn."""
    PROCESSING: Final = "processing"
    """In work."""
    RETRY_SCHEDULED: Final = "retry_scheduled"
    """Failed with a retryable code and will be tried again at `nextAttemptAt`."""
    IN_RECONCILIATION: Final = "in_reconciliation"
    """The outcome is unknown; it is not tried again before the rail says that nothing was executed."""
    SUCCEEDED: Final = "succeeded"
    """The money moved.

    Final.
    """
    FAILED: Final = "failed"
    """The money did not move.

    Final.
    """
    REJECTED: Final = "rejected"
    """The item was not valid or was blocked; `error` tells why.

    Final.
    """
    CANCELED: Final = "canceled"
    """Stopped by the caller.

    Final.
    """

    _values = frozenset(get_args(BulkItemStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[BulkItemStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


BulkModeValue: TypeAlias = Literal[
    "partial",
    "all_or_nothing",
]


class BulkMode(OpenEnum):
    """What happens when some items are not valid or funds are short."""

    PARTIAL: Final = "partial"
    """Valid items run, the others become `rejected`.

    The default.
    """
    ALL_OR_NOTHING: Final = "all_or_nothing"
    """Everything is valid and the funds for all of it are reserved at once, or nothing happens."""

    _values = frozenset(get_args(BulkModeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[BulkModeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
