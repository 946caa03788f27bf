"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import LAST4, OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE, DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.address import Address
    from ..types.common_requests import AddressInput
    from ..types.events import EventCause
    from ..types.kyc_values import KycTierValue
    from ..types.language_values import LanguageTagValue

_ref = type_refs(__name__)

__all__ = [
    "Customer",
    "CustomerEvent",
    "CustomerEventType",
    "CustomerEventTypeValue",
    "CustomerKyc",
    "CustomerKycStatus",
    "CustomerKycStatusValue",
    "CustomerList",
    "CustomerRequest",
    "CustomerRisk",
    "CustomerRiskLevel",
    "CustomerRiskLevelValue",
    "CustomerType",
    "CustomerTypeValue",
    "CustomerUpdateRequest",
]


class Customer(Model):
    """A person or business that payments, scores, identity checks and cards belong to.

    Id numbers are never in it; the phone number is in full only for keys with the scope `customers:pii`.
    """

    id: str
    """Id of the customer."""
    object: Literal["customer"] = "customer"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change."""
    created_at: _dt.datetime
    """When the customer was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    external_id: str | None
    """The caller's own id, unique per tenant and mode."""
    type: CustomerTypeValue | str
    given_names: str | None
    """Given names of a person."""
    last_name: str | None
    """Family name of a person."""
    business_name: str | None
    """Name of a business."""
    display_name: str
    """Name to show."""
    date_of_birth: _dt.date | None
    """Date of birth."""
    phone: str | None
    """Phone number, masked without the scope `customers:pii`."""
    email: str | None
    """E-mail address."""
    country: str
    address: Address | None
    """Postal address; null when not given."""
    preferred_language: LanguageTagValue | str
    kyc: CustomerKyc
    risk: CustomerRisk
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("customer"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("external_id", "externalId", Nullable(STR), REQ),
        ("type", "type", STR, REQ),
        ("given_names", "givenNames", Nullable(STR), REQ),
        ("last_name", "lastName", Nullable(STR), REQ),
        ("business_name", "businessName", Nullable(STR), REQ),
        ("display_name", "displayName", STR, REQ),
        ("date_of_birth", "dateOfBirth", Nullable(DATE), REQ | SECRET),
        ("phone", "phone", Nullable(STR), REQ | LAST4),
        ("email", "email", Nullable(STR), REQ | SECRET),
        ("country", "country", STR, REQ),
        ("address", "address", Nullable(_ref("address", "Address")), REQ),
        ("preferred_language", "preferredLanguage", STR, REQ),
        ("kyc", "kyc", _ref("customers", "CustomerKyc"), REQ),
        ("risk", "risk", _ref("customers", "CustomerRisk"), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class CustomerEvent(Model):
    """An event about a customer."""

    id: str
    """Id of the event; the same on every delivery and retry, so use it to drop duplicates."""
    object: Literal["event"] = "event"
    """The kind of this object."""
    timestamp: _dt.datetime
    """When it happened (UTC)."""
    api_version: str
    """API version that shaped `data`."""
    livemode: bool
    """True for live data, false for test data."""
    tenant_id: str
    """Tenant it happened to."""
    sequence: int
    """Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a missing number is a lost
    event.
    """
    resource_version: int
    """`version` of the resource after the event; drop an event that is older than what you have."""
    request: EventCause | None
    """The request that caused it; null if the system acted by itself."""
    previous: dict[str, Any] | None
    """Former values of the members of `data` that changed; null if the resource is new."""
    sandbox_fault_id: str | None
    """The injected fault that caused it; null without one."""
    type: CustomerEventTypeValue | str
    """What happened."""
    data: Customer

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("event"), REQ),
        ("timestamp", "timestamp", DATE_TIME, REQ),
        ("api_version", "apiVersion", STR, REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("tenant_id", "tenantId", STR, REQ),
        ("sequence", "sequence", INT, REQ),
        ("resource_version", "resourceVersion", INT, REQ),
        ("request", "request", Nullable(_ref("events", "EventCause")), REQ),
        ("previous", "previous", Nullable(MapOf(ANY)), REQ),
        ("sandbox_fault_id", "sandboxFaultId", Nullable(STR), REQ),
        ("type", "type", STR, REQ),
        ("data", "data", _ref("customers", "Customer"), REQ),
    )


CustomerEventTypeValue: TypeAlias = Literal[
    "customer.created",
    "customer.updated",
    "customer.kyc_tier_changed",
    "customer.erased",
]


class CustomerEventType(OpenEnum):
    """What happened."""

    CUSTOMER_CREATED: Final = "customer.created"
    """A customer was made."""
    CUSTOMER_UPDATED: Final = "customer.updated"
    """A customer's details changed."""
    CUSTOMER_KYC_TIER_CHANGED: Final = "customer.kyc_tier_changed"
    """A customer moved to another identity tier."""
    CUSTOMER_ERASED: Final = "customer.erased"
    """A customer's personal data was erased."""

    _values = frozenset(get_args(CustomerEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CustomerEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class CustomerKyc(Model):
    """The customer's identity check in short."""

    tier: KycTierValue | str
    status: CustomerKycStatusValue | str
    last_score_id: str | None
    """Last KYC score."""
    verified_at: _dt.datetime | None
    """When the customer was last found clear."""

    _table = (
        ("tier", "tier", STR, REQ),
        ("status", "status", STR, REQ),
        ("last_score_id", "lastScoreId", Nullable(STR), REQ),
        ("verified_at", "verifiedAt", Nullable(DATE_TIME), REQ),
    )


CustomerKycStatusValue: TypeAlias = Literal[
    "unverified",
    "pending",
    "verified",
    "rejected",
    "expired",
]


class CustomerKycStatus(OpenEnum):
    """State of the customer's identity check."""

    UNVERIFIED: Final = "unverified"
    """No check was made."""
    PENDING: Final = "pending"
    """A check or its manual review is running."""
    VERIFIED: Final = "verified"
    """The last check was clear."""
    REJECTED: Final = "rejected"
    """The last check ended with a block."""
    EXPIRED: Final = "expired"
    """The last clear check is too old."""

    _values = frozenset(get_args(CustomerKycStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CustomerKycStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class CustomerList(Model):
    """One page of customers, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Customer]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("customers", "Customer")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class CustomerRequest(Model):
    """A new customer.

    A person needs `givenNames` and `lastName`, a business needs `businessName`.
    """

    external_id: str | None = None
    """The caller's own id, unique per tenant and mode; a second use answers 409 `duplicate_external_id`."""
    type: CustomerTypeValue | str | None = None
    """Kind of customer."""
    given_names: str | None = None
    """Given names of a person."""
    last_name: str | None = None
    """Family name of a person."""
    business_name: str | None = None
    """Name of a business."""
    date_of_birth: _dt.date | None = None
    """Date of birth of a person."""
    phone: str | None = None
    """Phone number; its dial code need not be that of `country`."""
    email: str | None = None
    """E-mail address."""
    country: str
    address: AddressInput | None = None
    preferred_language: LanguageTagValue | str | None = None
    """Language for messages to the customer.

    Without it, English.
    """
    metadata: dict[str, str] | None = None

    _table = (
        ("external_id", "externalId", STR, OPT),
        ("type", "type", STR, OPT),
        ("given_names", "givenNames", STR, OPT),
        ("last_name", "lastName", STR, OPT),
        ("business_name", "businessName", STR, OPT),
        ("date_of_birth", "dateOfBirth", DATE, SECRET),
        ("phone", "phone", STR, LAST4),
        ("email", "email", STR, SECRET),
        ("country", "country", STR, REQ),
        ("address", "address", _ref("common_requests", "AddressInput"), OPT),
        ("preferred_language", "preferredLanguage", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class CustomerRisk(Model):
    """The customer's risk in short."""

    level: CustomerRiskLevelValue | str
    blocked: bool
    """Whether payments of this customer are refused."""

    _table = (
        ("level", "level", STR, REQ),
        ("blocked", "blocked", BOOL, REQ),
    )


CustomerRiskLevelValue: TypeAlias = Literal[
    "low",
    "medium",
    "high",
    "unknown",
]


class CustomerRiskLevel(OpenEnum):
    """Risk of the customer, from the fraud analyses so far."""

    LOW: Final = "low"
    """Nothing stands out."""
    MEDIUM: Final = "medium"
    """Some analyses asked for a review."""
    HIGH: Final = "high"
    """Analyses blocked or a person marked fraud."""
    UNKNOWN: Final = "unknown"
    """Too little is known."""

    _values = frozenset(get_args(CustomerRiskLevelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CustomerRiskLevelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


CustomerTypeValue: TypeAlias = Literal[
    "individual",
    "business",
]


class CustomerType(OpenEnum):
    """Kind of customer."""

    INDIVIDUAL: Final = "individual"
    """A person."""
    BUSINESS: Final = "business"
    """A company or another organisation."""

    _values = frozenset(get_args(CustomerTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CustomerTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class CustomerUpdateRequest(Model):
    """Changes to a customer.

    What is left out stays; null removes a value.
    """

    external_id: str | None = None
    """The caller's own id."""
    given_names: str | None = None
    """Given names of a person."""
    last_name: str | None = None
    """Family name of a person."""
    business_name: str | None = None
    """Name of a business."""
    date_of_birth: _dt.date | None = None
    """Date of birth of a person."""
    phone: str | None = None
    """Phone number."""
    email: str | None = None
    """E-mail address."""
    country: str | None = None
    address: AddressInput | None = None
    """Postal address; replaces the old one as a whole."""
    preferred_language: LanguageTagValue | str | None = None
    metadata: dict[str, str] | None = None

    _table = (
        ("external_id", "externalId", Nullable(STR), OPT),
        ("given_names", "givenNames", Nullable(STR), OPT),
        ("last_name", "lastName", Nullable(STR), OPT),
        ("business_name", "businessName", Nullable(STR), OPT),
        ("date_of_birth", "dateOfBirth", Nullable(DATE), SECRET),
        ("phone", "phone", Nullable(STR), LAST4),
        ("email", "email", Nullable(STR), SECRET),
        ("country", "country", STR, OPT),
        ("address", "address", Nullable(_ref("common_requests", "AddressInput")), OPT),
        ("preferred_language", "preferredLanguage", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )
