"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "WebhookOrdering",
    "WebhookOrderingValue",
    "WebhookPayloadFormat",
    "WebhookPayloadFormatValue",
    "WebhookSignatureScheme",
    "WebhookSignatureSchemeValue",
]


WebhookOrderingValue: TypeAlias = Literal[
    "none",
    "per_resource",
]


class WebhookOrdering(OpenEnum):
    """Whether deliveries of one resource wait for each other."""

    NONE: Final = "none"
    """Events may arrive in any order."""
    PER_RESOURCE: Final = "per_resource"
    """An event waits until the one before it, of the same resource, has succeeded or failed for good."""

    _values = frozenset(get_args(WebhookOrderingValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WebhookOrderingValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WebhookPayloadFormatValue: TypeAlias = Literal[
    "enveloped",
    "flat",
]


class WebhookPayloadFormat(OpenEnum):
    """Shape of the payload.

    `flat` is deprecated and ends with v3.0.
    """

    ENVELOPED: Final = "enveloped"
    """An event with the resource in `data`."""
    FLAT: Final = "flat"
    """The members of the resource at top level.

    Removed in v3.0, not before 2027-06-01.

    Deprecated.
    """

    _values = frozenset(get_args(WebhookPayloadFormatValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WebhookPayloadFormatValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WebhookSignatureSchemeValue: TypeAlias = Literal[
    "hmac",
    "ed25519",
]


class WebhookSignatureScheme(OpenEnum):
    """How deliveries are signed (Standard Webhooks 1.0)."""

    HMAC: Final = "hmac"
    """HMAC-SHA256 with a shared secret; signature `v1`."""
    ED25519: Final = "ed25519"
    """Ed25519 with our private key; signature `v1a`."""

    _values = frozenset(get_args(WebhookSignatureSchemeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WebhookSignatureSchemeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
