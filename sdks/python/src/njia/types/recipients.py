"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import BOOL, STR, Const, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from typing import TypeGuard

    from ..types.mobile_values import MobileMoneyProviderValue
    from ..types.party_values import Party

_ref = type_refs(__name__)

__all__ = [
    "NameMatch",
    "NameMatchValue",
    "RecipientLookup",
    "RecipientLookupRequest",
]


NameMatchValue: TypeAlias = Literal[
    "exact",
    "partial",
    "none",
    "unknown",
]


class NameMatch(OpenEnum):
    """How the given holder name fits the registered one."""

    EXACT: Final = "exact"
    """The names fit."""
    PARTIAL: Final = "partial"
    """Some parts of the names fit."""
    NONE: Final = "none"
    """The names differ."""
    UNKNOWN: Final = "unknown"
    """No name was given or the provider tells none."""

    _values = frozenset(get_args(NameMatchValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[NameMatchValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class RecipientLookup(Model):
    """What the provider tells about a recipient."""

    object: Literal["recipient_lookup"] = "recipient_lookup"
    """Kind of object."""
    found: bool
    """Whether there is such a wallet or account."""
    name_match: NameMatchValue | str
    masked_name: str | None
    """Registered name with most letters hidden."""
    provider: MobileMoneyProviderValue | str | None
    """Mobile-money provider; null for other parties or when not found."""
    can_receive: bool
    """Whether it can take money now."""

    _table = (
        ("object", "object", Const("recipient_lookup"), REQ),
        ("found", "found", BOOL, REQ),
        ("name_match", "nameMatch", STR, REQ),
        ("masked_name", "maskedName", Nullable(STR), REQ),
        ("provider", "provider", Nullable(STR), REQ),
        ("can_receive", "canReceive", BOOL, REQ),
    )


class RecipientLookupRequest(Model):
    """Whom to look up."""

    destination: Party

    _table = (("destination", "destination", _ref("party_values", "_Party"), REQ),)
