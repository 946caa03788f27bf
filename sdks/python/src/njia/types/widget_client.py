"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.failure_values import FailureCodeValue
    from ..types.identity_values import IdentityTypeValue
    from ..types.kyc_values import KycCheckTypeValue, KycDecisionValue, KycScoreStatusValue, KycTierValue
    from ..types.language_values import LanguageTagValue
    from ..types.mobile_values import MobileMoneyProviderValue
    from ..types.money import Money
    from ..types.payments_next import PaymentNextAction
    from ..types.payments_values import PaymentStatusValue
    from ..types.widgets import WidgetConfig, WidgetTheme
    from ..types.widgets_values import WidgetKindValue, WidgetSessionStatusValue

_ref = type_refs(__name__)

__all__ = [
    "ClientBalance",
    "ClientBalances",
    "ClientCurrency",
    "ClientIdentityTypes",
    "ClientKyc",
    "ClientPayment",
    "ClientPaymentFailure",
    "ClientQuote",
    "ClientSession",
    "ClientWalletPrefix",
]


class ClientBalance(Model):
    """A balance, as far as the visitor may see it."""

    name: str
    """Name of the account, or the currency."""
    account_id: str | None
    """The account; null for a sum over a currency."""
    currency: str
    """Currency of the balance."""
    available: Money
    """Available now."""
    pending: Money | None
    """On its way; null if the widget does not show it."""

    _table = (
        ("name", "name", STR, REQ),
        ("account_id", "accountId", Nullable(STR), REQ),
        ("currency", "currency", STR, REQ),
        ("available", "available", _ref("money", "Money"), REQ),
        ("pending", "pending", Nullable(_ref("money", "Money")), REQ),
    )


class ClientBalances(Model):
    """The balances that the widget shows."""

    object: Literal["client_balances"] = "client_balances"
    """The kind of this object."""
    as_of: _dt.datetime
    """When they were read."""
    balances: list[ClientBalance]
    """One per account or currency."""

    _table = (
        ("object", "object", Const("client_balances"), REQ),
        ("as_of", "asOf", DATE_TIME, REQ),
        ("balances", "balances", ListOf(_ref("widget_client", "ClientBalance")), REQ),
    )


class ClientCurrency(Model):
    """How to show amounts of a currency."""

    code: str
    minor_unit_digits: int
    """Digits after the decimal point (ISO 4217)."""

    _table = (
        ("code", "code", STR, REQ),
        ("minor_unit_digits", "minorUnitDigits", INT, REQ),
    )


class ClientIdentityTypes(Model):
    """Kinds of identity number that can be looked up in a country."""

    country: str
    types: list[IdentityTypeValue | str]
    """Kinds, the usual one first."""

    _table = (
        ("country", "country", STR, REQ),
        ("types", "types", ListOf(STR), REQ),
    )


class ClientKyc(Model):
    """An assessment, as far as its visitor may see it."""

    object: Literal["client_kyc"] = "client_kyc"
    """The kind of this object."""
    id: str
    """Id of the assessment."""
    livemode: bool
    """True for live data, false for test data."""
    status: KycScoreStatusValue | str
    decision: KycDecisionValue | str | None
    """Null while processing."""
    tier: KycTierValue | str
    reasons: list[str]
    """What did not fit."""
    missing_for_next_tier: list[KycCheckTypeValue | str]
    """Checks that the next tier still needs."""
    created_at: _dt.datetime
    """When it was created."""
    completed_at: _dt.datetime | None
    """When it finished; null while processing."""

    _table = (
        ("object", "object", Const("client_kyc"), REQ),
        ("id", "id", STR, REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("status", "status", STR, REQ),
        ("decision", "decision", Nullable(STR), REQ),
        ("tier", "tier", STR, REQ),
        ("reasons", "reasons", ListOf(STR), REQ),
        ("missing_for_next_tier", "missingForNextTier", ListOf(STR), REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("completed_at", "completedAt", Nullable(DATE_TIME), REQ),
    )


class ClientPayment(Model):
    """A payment, as far as its visitor may see it."""

    object: Literal["client_payment"] = "client_payment"
    """The kind of this object."""
    id: str
    """Id of the payment."""
    livemode: bool
    """True for live data, false for test data."""
    status: PaymentStatusValue | str
    amount_minor_units: int
    """Amount, in minor units."""
    currency: str
    """ISO 4217 currency of the amount."""
    fee: Money
    """Fee that the visitor bears."""
    total: Money
    """What the wallet is charged."""
    provider: MobileMoneyProviderValue | str
    reference: str | None
    """Reference of the business."""
    next_action: PaymentNextAction | None
    """What the visitor must do; null if nothing."""
    failure: ClientPaymentFailure | None
    """Why it failed; null if it did not."""
    created_at: _dt.datetime
    """When it was created."""
    updated_at: _dt.datetime
    """When it last changed."""

    _table = (
        ("object", "object", Const("client_payment"), REQ),
        ("id", "id", STR, REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("status", "status", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("fee", "fee", _ref("money", "Money"), REQ),
        ("total", "total", _ref("money", "Money"), REQ),
        ("provider", "provider", STR, REQ),
        ("reference", "reference", Nullable(STR), REQ),
        ("next_action", "nextAction", Nullable(_ref("payments_next", "PaymentNextAction")), REQ),
        ("failure", "failure", Nullable(_ref("widget_client", "ClientPaymentFailure")), REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
    )


class ClientPaymentFailure(Model):
    """Why a payment failed, for the visitor."""

    code: FailureCodeValue | str
    message: str
    """Sentence for the visitor, in the language of the widget."""
    may_retry: bool
    """Whether a new try makes sense."""

    _table = (
        ("code", "code", STR, REQ),
        ("message", "message", STR, REQ),
        ("may_retry", "mayRetry", BOOL, REQ),
    )


class ClientQuote(Model):
    """What a payment would cost the visitor.

    It is firm until it expires.
    """

    object: Literal["client_quote"] = "client_quote"
    """The kind of this object."""
    id: str
    """Give it when paying."""
    amount_minor_units: int
    """Amount, in minor units."""
    currency: str
    """ISO 4217 currency of the amount."""
    fee: Money
    """Fee that the visitor bears; 0 if the business bears it."""
    total: Money
    """What the wallet is charged."""
    provider: MobileMoneyProviderValue | str
    rail: str
    expires_at: _dt.datetime
    """Until when it holds."""

    _table = (
        ("object", "object", Const("client_quote"), REQ),
        ("id", "id", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("fee", "fee", _ref("money", "Money"), REQ),
        ("total", "total", _ref("money", "Money"), REQ),
        ("provider", "provider", STR, REQ),
        ("rail", "rail", STR, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
    )


class ClientSession(Model):
    """What the widget in the browser needs: look, settings, and where a visitor left off."""

    object: Literal["client_session"] = "client_session"
    """The kind of this object."""
    id: str
    """The session."""
    livemode: bool
    """True for live data, false for test data."""
    kind: WidgetKindValue | str
    status: WidgetSessionStatusValue | str
    expires_at: _dt.datetime
    """When the session ends."""
    merchant_name: str
    """Name of the business, to show."""
    locale: LanguageTagValue | str | None
    """Language; null for the visitor's."""
    theme: WidgetTheme
    config: WidgetConfig
    try_number: int
    """Number of the current try; part of the idempotency key of a payment, so that a repeated click never pays twice."""
    payment_id: str | None
    """Payment of the current try."""
    kyc_score_id: str | None
    """Assessment of this session."""
    kyc: ClientKyc | None
    """Assessment of this session, as far as it has come; null before there is one."""
    subject_required: bool
    """Whether an identity form asks who the visitor is; false where the widget has a customer."""
    identity_types: list[ClientIdentityTypes]
    """Kinds of identity number by country, for identity widgets; otherwise empty."""
    wallet_prefixes: list[ClientWalletPrefix]
    """Finds the wallet of a number."""
    currencies: list[ClientCurrency]
    """Currencies that the widget shows."""

    _table = (
        ("object", "object", Const("client_session"), REQ),
        ("id", "id", STR, REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("kind", "kind", STR, REQ),
        ("status", "status", STR, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
        ("merchant_name", "merchantName", STR, REQ),
        ("locale", "locale", Nullable(STR), REQ),
        ("theme", "theme", _ref("widgets", "WidgetTheme"), REQ),
        ("config", "config", _ref("widgets", "WidgetConfig"), REQ),
        ("try_number", "tryNumber", INT, REQ),
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("kyc_score_id", "kycScoreId", Nullable(STR), REQ),
        ("kyc", "kyc", Nullable(_ref("widget_client", "ClientKyc")), REQ),
        ("subject_required", "subjectRequired", BOOL, REQ),
        ("identity_types", "identityTypes", ListOf(_ref("widget_client", "ClientIdentityTypes")), REQ),
        ("wallet_prefixes", "walletPrefixes", ListOf(_ref("widget_client", "ClientWalletPrefix")), REQ),
        ("currencies", "currencies", ListOf(_ref("widget_client", "ClientCurrency")), REQ),
    )


class ClientWalletPrefix(Model):
    """Maps the beginning of phone numbers to a provider."""

    country: str
    prefix: str
    """First digits, with `+` and country code."""
    provider: MobileMoneyProviderValue | str

    _table = (
        ("country", "country", STR, REQ),
        ("prefix", "prefix", STR, REQ),
        ("provider", "provider", STR, REQ),
    )
