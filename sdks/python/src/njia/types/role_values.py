"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "Role",
    "RoleValue",
]


RoleValue: TypeAlias = Literal[
    "owner",
    "admin",
    "developer",
    "operations",
    "risk",
    "analyst",
    "auditor",
]


class Role(OpenEnum):
    """Role of a user; it decides which scopes a session may use."""

    OWNER: Final = "owner"
    """Everything."""
    ADMIN: Final = "admin"
    """Everything except managing users who are owners."""
    DEVELOPER: Final = "developer"
    """All reading, webhooks, widgets, sandbox and test keys."""
    OPERATIONS: Final = "operations"
    """Payments, bulk, review, reversals, customers, KYC review and cards without reveal."""
    RISK: Final = "risk"
    """Fraud, KYC, credit and payment review; reading."""
    ANALYST: Final = "analyst"
    """All reading, without personal data."""
    AUDITOR: Final = "auditor"
    """All reading with personal data and the audit log."""

    _values = frozenset(get_args(RoleValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RoleValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
