"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "PaymentAttemptStatus",
    "PaymentAttemptStatusValue",
    "PaymentDirection",
    "PaymentDirectionValue",
    "PaymentEventType",
    "PaymentEventTypeValue",
    "PaymentNextActionType",
    "PaymentStatus",
    "PaymentStatusValue",
    "ReviewDecision",
    "ReviewDecisionValue",
]


PaymentAttemptStatusValue: TypeAlias = Literal[
    "submitted",
    "succeeded",
    "failed",
    "unknown",
]


class PaymentAttemptStatus(OpenEnum):
    """State of one attempt on a rail."""

    SUBMITTED: Final = "submitted"
    """Sent; the answer is awaited."""
    SUCCEEDED: Final = "succeeded"
    """The rail moved the money."""
    FAILED: Final = "failed"
    """The rail says that nothing was executed."""
    UNKNOWN: Final = "unknown"
    """The rail did not answer in time; enquiries are running."""

    _values = frozenset(get_args(PaymentAttemptStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[PaymentAttemptStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


PaymentDirectionValue: TypeAlias = Literal[
    "payout",
    "collection",
]


class PaymentDirection(OpenEnum):
    """Way in which the money moves, seen from the tenant."""

    PAYOUT: Final = "payout"
    """Money leaves the tenant's account and goes to `destination`."""
    COLLECTION: Final = "collection"
    """Money is taken from `source`, who confirms on the phone, and goes to the tenant's account."""

    _values = frozenset(get_args(PaymentDirectionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[PaymentDirectionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


PaymentEventTypeValue: TypeAlias = Literal[
    "payment.created",
    "payment.held_for_review",
    "payment.queued",
    "payment.submitted",
    "payment.awaiting_approval",
    "payment.rerouted",
    "payment.in_reconciliation",
    "payment.completed",
    "payment.failed",
    "payment.canceled",
    "payment.expired",
]


class PaymentEventType(OpenEnum):
    """What happened."""

    PAYMENT_CREATED: Final = "payment.created"
    """A payment was accepted and its money reserved."""
    PAYMENT_HELD_FOR_REVIEW: Final = "payment.held_for_review"
    """The fraud score holds a payment for a person to decide."""
    PAYMENT_QUEUED: Final = "payment.queued"
    """The rail is degraded or closed; the payment waits."""
    PAYMENT_SUBMITTED: Final = "payment.submitted"
    """A payment was sent to its rail."""
    PAYMENT_AWAITING_APPROVAL: Final = "payment.awaiting_approval"
    """The payer must confirm a collection on the phone."""
    PAYMENT_REROUTED: Final = "payment.rerouted"
    """A payment moved to another rail after a definite failure."""
    PAYMENT_IN_RECONCILIATION: Final = "payment.in_reconciliation"
    """The outcome is unknown; the money stays reserved."""
    PAYMENT_COMPLETED: Final = "payment.completed"
    """The money moved."""
    PAYMENT_FAILED: Final = "payment.failed"
    """The money certainly did not move; it was released."""
    PAYMENT_CANCELED: Final = "payment.canceled"
    """A payment was stopped before it was sent."""
    PAYMENT_EXPIRED: Final = "payment.expired"
    """The payer did not approve in time."""

    _values = frozenset(get_args(PaymentEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[PaymentEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


PaymentNextActionType: TypeAlias = 'Literal["approve_on_device"]'


PaymentStatusValue: TypeAlias = Literal[
    "held_for_review",
    "pending",
    "queued",
    "submitted",
    "awaiting_approval",
    "in_reconciliation",
    "completed",
    "failed",
    "canceled",
    "expired",
]


class PaymentStatus(OpenEnum):
    """State of a payment.

    `completed`, `failed`, `canceled` and `expired` are final.
    """

    HELD_FOR_REVIEW: Final = "held_for_review"
    """The fraud analysis asks for a human decision; a payout's funds are reserved."""
    PENDING: Final = "pending"
    """Accepted and not sent yet; a payout's funds are reserved."""
    QUEUED: Final = "queued"
    """Parked because the rail is degraded or outside its operating hours; funds stay reserved."""
    SUBMITTED: Final = "submitted"
    """Sent to the rail, whose answer is awaited; funds stay reserved."""
    AWAITING_APPROVAL: Final = "awaiting_approval"
    """A collection waits for the payer to confirm on the phone."""
    IN_RECONCILIATION: Final = "in_reconciliation"
    """The outcome is unknown and the rail is being asked; funds stay reserved.

    Not a failure: do not pay again.
    """
    COMPLETED: Final = "completed"
    """The money moved.

    Final.
    """
    FAILED: Final = "failed"
    """The money certainly did not move; reserved funds are released.

    Final.
    """
    CANCELED: Final = "canceled"
    """Stopped before it was sent; reserved funds are released.

    Final.
    """
    EXPIRED: Final = "expired"
    """The payer did not confirm within the approval window.

    Final.
    """

    _values = frozenset(get_args(PaymentStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[PaymentStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


ReviewDecisionValue: TypeAlias = Literal[
    "approve",
    "decline",
]


class ReviewDecision(OpenEnum):
    """Decision of the reviewer."""

    APPROVE: Final = "approve"
    """The payment goes on."""
    DECLINE: Final = "decline"
    """The payment fails with the code `fraud_declined` and its funds are released."""

    _values = frozenset(get_args(ReviewDecisionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ReviewDecisionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
