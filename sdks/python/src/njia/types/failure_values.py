"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "FailureCode",
    "FailureCodeValue",
]


FailureCodeValue: TypeAlias = Literal[
    "recipient_not_found",
    "recipient_wallet_inactive",
    "recipient_limit_reached",
    "recipient_name_mismatch",
    "recipient_insufficient_funds",
    "payer_not_found",
    "payer_insufficient_funds",
    "payer_limit_reached",
    "payer_rejected",
    "approval_expired",
    "wrong_pin",
    "amount_out_of_bounds",
    "currency_not_accepted",
    "compliance_rejected",
    "sanctions_match",
    "fraud_declined",
    "duplicate_at_provider",
    "provider_busy",
    "provider_unavailable",
    "provider_error_not_executed",
    "rail_rejected",
    "queue_expired",
    "canceled_by_client",
]


class FailureCode(OpenEnum):
    """Why money certainly did not move.

    An unknown outcome is not a failure; it is the state `in_reconciliation`.
    """

    RECIPIENT_NOT_FOUND: Final = "recipient_not_found"
    """The recipient has no account at the provider (ISO 20022 AC01)."""
    RECIPIENT_WALLET_INACTIVE: Final = "recipient_wallet_inactive"
    """The recipient's wallet may not receive (AC04)."""
    RECIPIENT_LIMIT_REACHED: Final = "recipient_limit_reached"
    """The recipient's wallet is full or at its limit (AM14)."""
    RECIPIENT_NAME_MISMATCH: Final = "recipient_name_mismatch"
    """The given holder name differs from the registered one (BE01)."""
    RECIPIENT_INSUFFICIENT_FUNDS: Final = "recipient_insufficient_funds"
    """A reversal found less in the recipient's wallet than was to be taken back (AM04)."""
    PAYER_NOT_FOUND: Final = "payer_not_found"
    """The payer has no account at the provider (AC01)."""
    PAYER_INSUFFICIENT_FUNDS: Final = "payer_insufficient_funds"
    """The payer's wallet holds too little (AM04)."""
    PAYER_LIMIT_REACHED: Final = "payer_limit_reached"
    """The payer's wallet is at its limit (AM02)."""
    PAYER_REJECTED: Final = "payer_rejected"
    """The payer refused on the phone (CUST)."""
    APPROVAL_EXPIRED: Final = "approval_expired"
    """The payer did not answer within the approval window (TM01)."""
    WRONG_PIN: Final = "wrong_pin"
    """The payer entered a wrong PIN."""
    AMOUNT_OUT_OF_BOUNDS: Final = "amount_out_of_bounds"
    """The provider does not take this amount (AM02)."""
    CURRENCY_NOT_ACCEPTED: Final = "currency_not_accepted"
    """The provider does not take this currency (AM03)."""
    COMPLIANCE_REJECTED: Final = "compliance_rejected"
    """The provider's compliance check refused (RR04)."""
    SANCTIONS_MATCH: Final = "sanctions_match"
    """A party is on a sanctions list (RR04)."""
    FRAUD_DECLINED: Final = "fraud_declined"
    """The payment was declined in our fraud review (FR01)."""
    DUPLICATE_AT_PROVIDER: Final = "duplicate_at_provider"
    """The provider knows the reference already; resolved by enquiry and never sent again (AM05)."""
    PROVIDER_BUSY: Final = "provider_busy"
    """The provider was overloaded.

    Retryable.
    """
    PROVIDER_UNAVAILABLE: Final = "provider_unavailable"
    """The provider could not be reached.

    Retryable (AB08).
    """
    PROVIDER_ERROR_NOT_EXECUTED: Final = "provider_error_not_executed"
    """The provider failed and says that nothing was executed.

    Retryable (MS03).
    """
    RAIL_REJECTED: Final = "rail_rejected"
    """The rail refused without a nearer reason (MS03)."""
    QUEUE_EXPIRED: Final = "queue_expired"
    """The payment waited 24 hours for a rail that did not come back (TM01)."""
    CANCELED_BY_CLIENT: Final = "canceled_by_client"
    """The caller canceled it (DS02)."""

    _values = frozenset(get_args(FailureCodeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FailureCodeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
