"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "DeliveryError",
    "DeliveryErrorValue",
    "DeliveryStatus",
    "DeliveryStatusValue",
]


DeliveryErrorValue: TypeAlias = Literal[
    "timeout",
    "connection",
    "tls",
    "dns",
    "blocked_address",
    "http_status",
]


class DeliveryError(OpenEnum):
    """Why an attempt failed."""

    TIMEOUT: Final = "timeout"
    """No answer within 15 seconds."""
    CONNECTION: Final = "connection"
    """The connection was refused or broke."""
    TLS: Final = "tls"
    """The certificate or handshake is not valid."""
    DNS: Final = "dns"
    """The host name does not resolve."""
    BLOCKED_ADDRESS: Final = "blocked_address"
    """The address is private or otherwise not allowed."""
    HTTP_STATUS: Final = "http_status"
    """The answer was not 2xx."""

    _values = frozenset(get_args(DeliveryErrorValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[DeliveryErrorValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


DeliveryStatusValue: TypeAlias = Literal[
    "pending",
    "delivering",
    "succeeded",
    "failed",
    "skipped",
]


class DeliveryStatus(OpenEnum):
    """State of a delivery."""

    PENDING: Final = "pending"
    """The next attempt is due at `nextAttemptAt`."""
    DELIVERING: Final = "delivering"
    """An attempt is under way."""
    SUCCEEDED: Final = "succeeded"
    """The endpoint answered 2xx."""
    FAILED: Final = "failed"
    """All attempts failed."""
    SKIPPED: Final = "skipped"
    """The endpoint was disabled or deleted before an attempt."""

    _values = frozenset(get_args(DeliveryStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[DeliveryStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
