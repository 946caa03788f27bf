"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "SandboxClockMode",
    "SandboxClockModeValue",
    "SandboxDueWorkKind",
    "SandboxDueWorkKindValue",
    "SandboxFaultKind",
    "SandboxFaultKindValue",
    "SandboxFaultStatus",
    "SandboxFaultStatusValue",
    "SandboxFaultTarget",
]


SandboxClockModeValue: TypeAlias = Literal[
    "real",
    "virtual",
]


class SandboxClockMode(OpenEnum):
    """Whether test mode follows real time or a virtual one."""

    REAL: Final = "real"
    """Test mode follows the real clock."""
    VIRTUAL: Final = "virtual"
    """Test mode follows a virtual clock that was set or advanced."""

    _values = frozenset(get_args(SandboxClockModeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SandboxClockModeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


SandboxDueWorkKindValue: TypeAlias = Literal[
    "provider_callback",
    "callback_deadline",
    "provider_enquiry",
    "payment_submission",
    "payment_retry",
    "queue_expiry",
    "approval_expiry",
    "bulk_item_retry",
    "reversal_settlement",
    "webhook_delivery",
    "quote_expiry",
    "authorization_expiry",
    "card_expiry",
    "widget_session_expiry",
    "kyc_completion",
    "idempotency_expiry",
    "changelog_notice",
]


class SandboxDueWorkKind(OpenEnum):
    """What was run."""

    PROVIDER_CALLBACK: Final = "provider_callback"
    """A simulated provider callback arrived."""
    CALLBACK_DEADLINE: Final = "callback_deadline"
    """A payment waited longer than its rail allows and went to reconciliation."""
    PROVIDER_ENQUIRY: Final = "provider_enquiry"
    """A rail was asked for the outcome of an attempt."""
    PAYMENT_SUBMISSION: Final = "payment_submission"
    """A payment was sent to its rail."""
    PAYMENT_RETRY: Final = "payment_retry"
    """A failed attempt was tried again."""
    QUEUE_EXPIRY: Final = "queue_expiry"
    """A parked payment reached its queue limit."""
    APPROVAL_EXPIRY: Final = "approval_expiry"
    """A payer did not approve in time."""
    BULK_ITEM_RETRY: Final = "bulk_item_retry"
    """A bulk item was tried again."""
    REVERSAL_SETTLEMENT: Final = "reversal_settlement"
    """A return request was answered."""
    WEBHOOK_DELIVERY: Final = "webhook_delivery"
    """A webhook delivery was attempted."""
    QUOTE_EXPIRY: Final = "quote_expiry"
    """A quote expired."""
    AUTHORIZATION_EXPIRY: Final = "authorization_expiry"
    """A card authorization expired and released its hold."""
    CARD_EXPIRY: Final = "card_expiry"
    """A ghost card expired."""
    WIDGET_SESSION_EXPIRY: Final = "widget_session_expiry"
    """A widget session expired."""
    KYC_COMPLETION: Final = "kyc_completion"
    """An identity check finished."""
    IDEMPOTENCY_EXPIRY: Final = "idempotency_expiry"
    """A stored answer of an idempotency key expired."""
    CHANGELOG_NOTICE: Final = "changelog_notice"
    """A notice about a coming change was sent."""

    _values = frozenset(get_args(SandboxDueWorkKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SandboxDueWorkKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


SandboxFaultKindValue: TypeAlias = Literal[
    "latency",
    "error",
    "timeout",
    "drop",
    "duplicate",
    "reorder",
    "contradict",
    "corrupt",
]


class SandboxFaultKind(OpenEnum):
    """What goes wrong."""

    LATENCY: Final = "latency"
    """Answers are delayed by `latencyMs`."""
    ERROR: Final = "error"
    """The target answers with an error."""
    TIMEOUT: Final = "timeout"
    """The target never answers."""
    DROP: Final = "drop"
    """The message is lost."""
    DUPLICATE: Final = "duplicate"
    """The message arrives several times."""
    REORDER: Final = "reorder"
    """The message arrives after later ones."""
    CONTRADICT: Final = "contradict"
    """A second message says the opposite."""
    CORRUPT: Final = "corrupt"
    """The message arrives damaged and fails its checks."""

    _values = frozenset(get_args(SandboxFaultKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SandboxFaultKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


SandboxFaultStatusValue: TypeAlias = Literal[
    "active",
    "exhausted",
    "expired",
]


class SandboxFaultStatus(OpenEnum):
    """Whether the fault still hits calls."""

    ACTIVE: Final = "active"
    """It hits matching calls."""
    EXHAUSTED: Final = "exhausted"
    """It reached `maxCount`."""
    EXPIRED: Final = "expired"
    """Its time is over."""

    _values = frozenset(get_args(SandboxFaultStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SandboxFaultStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


SandboxFaultTarget: TypeAlias = "str"
