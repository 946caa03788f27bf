"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, MapOf, type_refs
from .._runtime._model import LAST4, OPT, REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.fraud_values import (
        FraudChannelValue,
        FraudFailModeValue,
        FraudFeedbackLabelValue,
        FraudTransactionTypeValue,
    )
    from ..types.kyc_values import KycTierValue

_ref = type_refs(__name__)

__all__ = [
    "FraudAnalysisRequest",
    "FraudDeviceInput",
    "FraudDeviceInputParam",
    "FraudFeedbackRequest",
    "FraudLocationInput",
    "FraudLocationInputParam",
    "FraudNetworkInput",
    "FraudNetworkInputParam",
    "FraudPolicyRequest",
    "FraudRecipientInput",
    "FraudRecipientInputParam",
    "FraudSenderInput",
    "FraudSenderInputParam",
]


class FraudAnalysisRequest(Model):
    """What to analyze.

    The more is given, the fewer signals are missing; what is missing never lowers the score silently.
    """

    amount_minor_units: int
    """Amount in minor units of `currency`."""
    currency: str
    type: FraudTransactionTypeValue | str
    occurred_at: _dt.datetime | None = None
    """When it happened or happens.

    Without it, now.
    """
    payment_id: str | None = None
    """Payment that it is about."""
    transaction_id: str | None = None
    """Transaction that it is about."""
    reference: str | None = None
    """The caller's own reference.

    In test mode, `test_risk_NN` gives the score NN.
    """
    sender: FraudSenderInput | None = None
    recipient: FraudRecipientInput | None = None
    device: FraudDeviceInput | None = None
    network: FraudNetworkInput | None = None
    location: FraudLocationInput | None = None
    channel: FraudChannelValue | str | None = None
    agent_id: str | None = None
    """Agent at whom it happened."""
    merchant_category_code: str | None = None
    """Merchant category code (ISO 18245)."""
    history_override: dict[str, float] | None = None
    metadata: dict[str, str] | None = None

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("type", "type", STR, REQ),
        ("occurred_at", "occurredAt", DATE_TIME, OPT),
        ("payment_id", "paymentId", STR, OPT),
        ("transaction_id", "transactionId", STR, OPT),
        ("reference", "reference", STR, OPT),
        ("sender", "sender", _ref("fraud_requests", "FraudSenderInput"), OPT),
        ("recipient", "recipient", _ref("fraud_requests", "FraudRecipientInput"), OPT),
        ("device", "device", _ref("fraud_requests", "FraudDeviceInput"), OPT),
        ("network", "network", _ref("fraud_requests", "FraudNetworkInput"), OPT),
        ("location", "location", _ref("fraud_requests", "FraudLocationInput"), OPT),
        ("channel", "channel", STR, OPT),
        ("agent_id", "agentId", STR, OPT),
        ("merchant_category_code", "merchantCategoryCode", STR, OPT),
        ("history_override", "historyOverride", MapOf(NUMBER), OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class FraudDeviceInput(Model):
    """Device that the order came from."""

    id: str | None = None
    """Stable id of the device."""
    os: str | None = None
    """Operating system."""
    model: str | None = None
    """Model."""
    rooted: bool | None = None
    """Whether it is rooted or jailbroken."""
    emulator: bool | None = None
    """Whether it is an emulator."""
    app_version: str | None = None
    """Version of the app."""

    _table = (
        ("id", "id", STR, OPT),
        ("os", "os", STR, OPT),
        ("model", "model", STR, OPT),
        ("rooted", "rooted", BOOL, OPT),
        ("emulator", "emulator", BOOL, OPT),
        ("app_version", "appVersion", STR, OPT),
    )


class FraudDeviceInputParam(TypedDict, total=False):
    """The fields of `FraudDeviceInput` as a dict."""

    id: str
    os: str
    model: str
    rooted: bool
    emulator: bool
    app_version: str


class FraudFeedbackRequest(Model):
    """What it turned out to be.

    A later feedback replaces the earlier one.
    """

    label: FraudFeedbackLabelValue | str
    note: str | None = None
    """Note."""

    _table = (
        ("label", "label", STR, REQ),
        ("note", "note", STR, OPT),
    )


class FraudLocationInput(Model):
    """Place of the device."""

    lat: float
    """Latitude in degrees."""
    lon: float
    """Longitude in degrees."""
    country: str | None = None
    accuracy_meters: int | None = None
    """Accuracy in metres."""

    _table = (
        ("lat", "lat", NUMBER, REQ),
        ("lon", "lon", NUMBER, REQ),
        ("country", "country", STR, OPT),
        ("accuracy_meters", "accuracyMeters", INT, OPT),
    )


class _FraudLocationInputParam(TypedDict):
    lat: float
    lon: float


class FraudLocationInputParam(_FraudLocationInputParam, total=False):
    """The fields of `FraudLocationInput` as a dict."""

    country: str
    accuracy_meters: int


class FraudNetworkInput(Model):
    """Network that the order came from."""

    ip: str | None = None
    """IPv4 or IPv6 address."""
    asn: int | None = None
    """Number of the autonomous system."""
    country: str | None = None
    vpn: bool | None = None
    """Whether the address belongs to a VPN or proxy."""

    _table = (
        ("ip", "ip", STR, OPT),
        ("asn", "asn", INT, OPT),
        ("country", "country", STR, OPT),
        ("vpn", "vpn", BOOL, OPT),
    )


class FraudNetworkInputParam(TypedDict, total=False):
    """The fields of `FraudNetworkInput` as a dict."""

    ip: str
    asn: int
    country: str
    vpn: bool


class FraudPolicyRequest(Model):
    """The new thresholds.

    `reviewAt` must not be above `blockAt`.
    """

    review_at: int
    """Score from which the decision is `review`."""
    block_at: int
    """Score from which the decision is `block`."""
    fail_mode: FraudFailModeValue | str

    _table = (
        ("review_at", "reviewAt", INT, REQ),
        ("block_at", "blockAt", INT, REQ),
        ("fail_mode", "failMode", STR, REQ),
    )


class FraudRecipientInput(Model):
    """Who is paid: by phone number, account number or merchant id."""

    phone: str | None = None
    """Phone number."""
    account_number: str | None = None
    """Account number."""
    merchant_id: str | None = None
    """Merchant."""
    country: str | None = None
    first_seen_at: _dt.datetime | None = None
    """When the sender first paid this recipient."""

    _table = (
        ("phone", "phone", STR, LAST4),
        ("account_number", "accountNumber", STR, LAST4),
        ("merchant_id", "merchantId", STR, OPT),
        ("country", "country", STR, OPT),
        ("first_seen_at", "firstSeenAt", DATE_TIME, OPT),
    )


class FraudRecipientInputParam(TypedDict, total=False):
    """The fields of `FraudRecipientInput` as a dict."""

    phone: str
    account_number: str
    merchant_id: str
    country: str
    first_seen_at: _dt.datetime


class FraudSenderInput(Model):
    """Who pays."""

    customer_id: str | None = None
    """Customer."""
    phone: str | None = None
    """Phone number."""
    country: str | None = None
    account_age_days: int | None = None
    """Age of the sender's account in days."""
    kyc_tier: KycTierValue | str | None = None
    sim_changed_at: _dt.datetime | None = None
    """When the SIM was last changed."""

    _table = (
        ("customer_id", "customerId", STR, OPT),
        ("phone", "phone", STR, LAST4),
        ("country", "country", STR, OPT),
        ("account_age_days", "accountAgeDays", INT, OPT),
        ("kyc_tier", "kycTier", STR, OPT),
        ("sim_changed_at", "simChangedAt", DATE_TIME, OPT),
    )


class FraudSenderInputParam(TypedDict, total=False):
    """The fields of `FraudSenderInput` as a dict."""

    customer_id: str
    phone: str
    country: str
    account_age_days: int
    kyc_tier: KycTierValue | str
    sim_changed_at: _dt.datetime
