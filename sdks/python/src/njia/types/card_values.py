"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "CardDeclineCode",
    "CardDeclineCodeValue",
]


CardDeclineCodeValue: TypeAlias = Literal[
    "card_closed",
    "card_expired",
    "card_frozen",
    "single_use_already_used",
    "invalid_cvc",
    "invalid_expiry",
    "country_not_allowed",
    "merchant_blocked",
    "merchant_not_allowed",
    "category_blocked",
    "category_not_allowed",
    "duplicate_authorization",
    "suspected_fraud",
    "spend_limit_exceeded",
    "insufficient_funds",
    "currency_not_supported",
]


class CardDeclineCode(OpenEnum):
    """Why an authorization was declined, in the order in which it is checked."""

    CARD_CLOSED: Final = "card_closed"
    """The card was closed."""
    CARD_EXPIRED: Final = "card_expired"
    """The card is past its expiry."""
    CARD_FROZEN: Final = "card_frozen"
    """The card is frozen."""
    SINGLE_USE_ALREADY_USED: Final = "single_use_already_used"
    """The single-use card was used before."""
    INVALID_CVC: Final = "invalid_cvc"
    """The security code is wrong."""
    INVALID_EXPIRY: Final = "invalid_expiry"
    """The expiry is wrong."""
    COUNTRY_NOT_ALLOWED: Final = "country_not_allowed"
    """The merchant's country is not allowed."""
    MERCHANT_BLOCKED: Final = "merchant_blocked"
    """The merchant is blocked."""
    MERCHANT_NOT_ALLOWED: Final = "merchant_not_allowed"
    """The merchant is not among the allowed ones."""
    CATEGORY_BLOCKED: Final = "category_blocked"
    """The category is blocked."""
    CATEGORY_NOT_ALLOWED: Final = "category_not_allowed"
    """The category is not among the allowed ones."""
    DUPLICATE_AUTHORIZATION: Final = "duplicate_authorization"
    """Same merchant, amount and network id within 60 seconds."""
    SUSPECTED_FRAUD: Final = "suspected_fraud"
    """The fraud policy blocks it."""
    SPEND_LIMIT_EXCEEDED: Final = "spend_limit_exceeded"
    """A spend limit is used up; `declinedByLimitId` names it."""
    INSUFFICIENT_FUNDS: Final = "insufficient_funds"
    """The account has too little money."""
    CURRENCY_NOT_SUPPORTED: Final = "currency_not_supported"
    """The merchant's currency cannot be converted."""

    _values = frozenset(get_args(CardDeclineCodeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CardDeclineCodeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
