"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "BulkPaymentEventType",
    "BulkPaymentEventTypeValue",
    "BulkPaymentStatus",
    "BulkPaymentStatusValue",
]


BulkPaymentEventTypeValue: TypeAlias = Literal[
    "bulk_payment.accepted",
    "bulk_payment.processing",
    "bulk_payment.completed",
    "bulk_payment.completed_with_failures",
    "bulk_payment.failed",
    "bulk_payment.canceled",
]


class BulkPaymentEventType(OpenEnum):
    """What happened."""

    BULK_PAYMENT_ACCEPTED: Final = "bulk_payment.accepted"
    """A batch was accepted."""
    BULK_PAYMENT_PROCESSING: Final = "bulk_payment.processing"
    """The first item of a batch was started."""
    BULK_PAYMENT_COMPLETED: Final = "bulk_payment.completed"
    """Every item succeeded."""
    BULK_PAYMENT_COMPLETED_WITH_FAILURES: Final = "bulk_payment.completed_with_failures"
    """All items are final and some did not succeed."""
    BULK_PAYMENT_FAILED: Final = "bulk_payment.failed"
    """No item succeeded."""
    BULK_PAYMENT_CANCELED: Final = "bulk_payment.canceled"
    """The batch was stopped before any item succeeded."""

    _values = frozenset(get_args(BulkPaymentEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[BulkPaymentEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


BulkPaymentStatusValue: TypeAlias = Literal[
    "accepted",
    "processing",
    "completed",
    "completed_with_failures",
    "failed",
    "canceled",
]


class BulkPaymentStatus(OpenEnum):
    """State of a bulk payment.

    It is final only when every item is.
    """

    ACCEPTED: Final = "accepted"
    """Taken over; no item has started."""
    PROCESSING: Final = "processing"
    """At least one item is not final."""
    COMPLETED: Final = "completed"
    """Every item succeeded.

    Final.
    """
    COMPLETED_WITH_FAILURES: Final = "completed_with_failures"
    """Some items succeeded, others did not.

    Final.
    """
    FAILED: Final = "failed"
    """No item succeeded.

    Final.
    """
    CANCELED: Final = "canceled"
    """Stopped by the caller before any item succeeded.

    Final.
    """

    _values = frozenset(get_args(BulkPaymentStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[BulkPaymentStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
