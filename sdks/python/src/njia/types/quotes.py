"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import BOOL, INT, STR, Const, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

    from ..types.amount_values import AmountTypeValue
    from ..types.common_requests import MobileMoneyParty
    from ..types.fee_values import FeeBearerValue
    from ..types.fx import FxTerms
    from ..types.money import Money
    from ..types.party_values import Party
    from ..types.payments_values import PaymentDirectionValue
    from ..types.routing import RoutingDecision, RoutingPreference

_ref = type_refs(__name__)

__all__ = [
    "Quote",
    "QuoteRequest",
    "QuoteStatus",
    "QuoteStatusValue",
]


class Quote(Model):
    """A firm price: fee, rail and exchange rate for one payment.

    It holds for 60 seconds with a currency exchange and for 10 minutes without.
    """

    id: str
    """Id of the quote."""
    object: Literal["quote"] = "quote"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When the quote was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    status: QuoteStatusValue | str
    amount_minor_units: int
    """Amount in minor units of `currency`."""
    currency: str
    amount_type: AmountTypeValue | str
    direction: PaymentDirectionValue | str
    corridor: str
    fee_bearer: FeeBearerValue | str
    destination_amount: Money
    fee: Money
    total_debited: Money | None
    """What a payout would take from the account; null for a collection."""
    fx: FxTerms | None
    """Terms of the currency exchange; null when both sides have one currency."""
    rail: str
    routing: RoutingDecision
    payment_id: str | None
    """Payment that used the quote."""
    expires_at: _dt.datetime
    """Until when the price binds."""
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("quote"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("status", "status", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("amount_type", "amountType", STR, REQ),
        ("direction", "direction", STR, REQ),
        ("corridor", "corridor", STR, REQ),
        ("fee_bearer", "feeBearer", STR, REQ),
        ("destination_amount", "destinationAmount", _ref("money", "Money"), REQ),
        ("fee", "fee", _ref("money", "Money"), REQ),
        ("total_debited", "totalDebited", Nullable(_ref("money", "Money")), REQ),
        ("fx", "fx", Nullable(_ref("fx", "FxTerms")), REQ),
        ("rail", "rail", STR, REQ),
        ("routing", "routing", _ref("routing", "RoutingDecision"), REQ),
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class QuoteRequest(Model):
    """What to quote.

    A payout needs `destination`, a collection needs `source`.
    """

    amount_minor_units: int
    """Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.

    Never a decimal or a string.
    """
    currency: str
    amount_type: AmountTypeValue | str | None = None
    """Which side the amount fixes."""
    direction: PaymentDirectionValue | str | None = None
    """Way in which the money moves."""
    account_id: str | None = None
    """Account that a payout is debited from or a collection is credited to.

    Without it, the tenant's default account in the currency.
    """
    destination: Party | None = None
    """Who gets the money.

    Required for a payout.
    """
    source: MobileMoneyParty | None = None
    """Who pays a collection.

    Required for a collection; only mobile-money wallets can be asked to pay.
    """
    destination_currency: str | None = None
    """Currency that the recipient gets.

    Without it, the main currency of the destination's country.
    """
    rail: str | None = None
    """Id of the rail to use, or `auto` to let the routing choose."""
    routing: RoutingPreference | None = None
    fee_bearer: FeeBearerValue | str | None = None
    """Who pays the fee."""
    metadata: dict[str, str] | None = None

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("amount_type", "amountType", STR, OPT),
        ("direction", "direction", STR, OPT),
        ("account_id", "accountId", STR, OPT),
        ("destination", "destination", _ref("party_values", "_Party"), OPT),
        ("source", "source", _ref("common_requests", "MobileMoneyParty"), OPT),
        ("destination_currency", "destinationCurrency", STR, OPT),
        ("rail", "rail", STR, OPT),
        ("routing", "routing", _ref("routing", "RoutingPreference"), OPT),
        ("fee_bearer", "feeBearer", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


QuoteStatusValue: TypeAlias = Literal[
    "active",
    "used",
    "expired",
]


class QuoteStatus(OpenEnum):
    """State of a quote."""

    ACTIVE: Final = "active"
    """Its price binds until `expiresAt`."""
    USED: Final = "used"
    """A payment used it."""
    EXPIRED: Final = "expired"
    """Its time is over."""

    _values = frozenset(get_args(QuoteStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[QuoteStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
