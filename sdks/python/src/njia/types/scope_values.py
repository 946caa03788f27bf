"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "Scope",
    "ScopeValue",
]


ScopeValue: TypeAlias = Literal[
    "payments:read",
    "payments:write",
    "payments:bulk",
    "payments:review",
    "transactions:read",
    "transactions:reverse",
    "balances:read",
    "accounts:write",
    "routing:read",
    "customers:read",
    "customers:write",
    "customers:pii",
    "credit:read",
    "credit:write",
    "fraud:read",
    "fraud:write",
    "fraud:bypass",
    "fraud:manage",
    "kyc:read",
    "kyc:write",
    "kyc:review",
    "webhooks:read",
    "webhooks:write",
    "events:read",
    "cards:read",
    "cards:write",
    "cards:reveal",
    "cards:authorize",
    "widgets:read",
    "widgets:write",
    "changelog:write",
    "tenant:read",
    "tenant:write",
    "keys:manage",
    "users:manage",
    "audit:read",
    "sandbox:write",
    "*",
]


class Scope(OpenEnum):
    """A permission of an API key.

    Effective permissions are the scopes of the key, cut down to those of the role when a session is present.
    """

    PAYMENTS_READ: Final = "payments:read"
    """Read payments, bulk payments and quotes."""
    PAYMENTS_WRITE: Final = "payments:write"
    """Create payments and quotes, cancel and reconcile payments."""
    PAYMENTS_BULK: Final = "payments:bulk"
    """Create, cancel and retry bulk payments."""
    PAYMENTS_REVIEW: Final = "payments:review"
    """Decide on payments held for review."""
    TRANSACTIONS_READ: Final = "transactions:read"
    """Read transactions, reversals and their audit trail."""
    TRANSACTIONS_REVERSE: Final = "transactions:reverse"
    """Reverse transactions."""
    BALANCES_READ: Final = "balances:read"
    """Read accounts, balances and ledger entries."""
    ACCOUNTS_WRITE: Final = "accounts:write"
    """Create accounts."""
    ROUTING_READ: Final = "routing:read"
    """Read rails, corridors and costs; preview routing."""
    CUSTOMERS_READ: Final = "customers:read"
    """Read customers with masked personal data."""
    CUSTOMERS_WRITE: Final = "customers:write"
    """Create, change and erase customers."""
    CUSTOMERS_PII: Final = "customers:pii"
    """See phone numbers in full."""
    CREDIT_READ: Final = "credit:read"
    """Read credit scores."""
    CREDIT_WRITE: Final = "credit:write"
    """Create credit scores."""
    FRAUD_READ: Final = "fraud:read"
    """Read fraud analyses and the fraud policy."""
    FRAUD_WRITE: Final = "fraud:write"
    """Analyse for fraud and give feedback."""
    FRAUD_BYPASS: Final = "fraud:bypass"
    """Create payments without a fraud check.

    Must be named.
    """
    FRAUD_MANAGE: Final = "fraud:manage"
    """Change the fraud policy."""
    KYC_READ: Final = "kyc:read"
    """Read KYC scores."""
    KYC_WRITE: Final = "kyc:write"
    """Create KYC scores."""
    KYC_REVIEW: Final = "kyc:review"
    """Decide on KYC scores that need attention."""
    WEBHOOKS_READ: Final = "webhooks:read"
    """Read webhook endpoints and deliveries."""
    WEBHOOKS_WRITE: Final = "webhooks:write"
    """Create and change webhook endpoints; replay events."""
    EVENTS_READ: Final = "events:read"
    """Read and stream events; listen locally."""
    CARDS_READ: Final = "cards:read"
    """Read ghost cards and authorizations."""
    CARDS_WRITE: Final = "cards:write"
    """Create and change ghost cards."""
    CARDS_REVEAL: Final = "cards:reveal"
    """See card number and CVC.

    Must be named.
    """
    CARDS_AUTHORIZE: Final = "cards:authorize"
    """Authorize, capture and reverse on ghost cards.

    Must be named on live keys.
    """
    WIDGETS_READ: Final = "widgets:read"
    """Read embedded widgets."""
    WIDGETS_WRITE: Final = "widgets:write"
    """Create and change embedded widgets."""
    CHANGELOG_WRITE: Final = "changelog:write"
    """Manage change-log subscriptions."""
    TENANT_READ: Final = "tenant:read"
    """Read the tenant and its use of deprecated things."""
    TENANT_WRITE: Final = "tenant:write"
    """Change the tenant's settings."""
    KEYS_MANAGE: Final = "keys:manage"
    """Manage API keys.

    Must be named.
    """
    USERS_MANAGE: Final = "users:manage"
    """Manage users.

    Must be named.
    """
    AUDIT_READ: Final = "audit:read"
    """Read and verify the audit log."""
    SANDBOX_WRITE: Final = "sandbox:write"
    """Control the sandbox.

    Test keys only.
    """
    STAR: Final = "*"
    """All scopes except those that must be named."""

    _values = frozenset(get_args(ScopeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ScopeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
