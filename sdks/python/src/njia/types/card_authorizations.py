"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.card import CardCapture, CardFraudDecision, CardMatchedLimit, CardMerchant
    from ..types.card_values import CardDeclineCodeValue
    from ..types.events import EventCause
    from ..types.ghost_cards_requests import CardMerchantInput
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "CardAuthorization",
    "CardAuthorizationEvent",
    "CardAuthorizationEventType",
    "CardAuthorizationEventTypeValue",
    "CardAuthorizationList",
    "CardAuthorizationRequest",
    "CardAuthorizationStatus",
    "CardAuthorizationStatusValue",
    "CardCaptureRequest",
]


class CardAuthorization(Model):
    """The answer to a purchase with a card.

    A declined one is an ordinary resource with status `declined`, not an error.
    """

    id: str
    """Id of the authorization."""
    object: Literal["card_authorization"] = "card_authorization"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    card_id: str
    """The card."""
    status: CardAuthorizationStatusValue | str
    amount_minor_units: int
    """Amount in the card's currency, in minor units."""
    currency: str
    """Currency of the card."""
    merchant_amount: Money
    """Amount in the merchant's currency."""
    merchant: CardMerchant
    decline_code: CardDeclineCodeValue | str | None
    """Why it was declined; null if it was not."""
    declined_by_limit_id: str | None
    """The limit that declined it."""
    matched_limits: list[CardMatchedLimit]
    """Limits it counts against; empty if it was declined."""
    captured: Money
    """Captured so far."""
    released: Money
    """Released so far."""
    fraud: CardFraudDecision | None
    """What the fraud score said; null if it was not asked."""
    network_id: str | None
    """Id of the purchase at the card network."""
    expires_at: _dt.datetime | None
    """When an uncaptured hold ends; null if it was declined."""
    captures: list[CardCapture]
    """Captures, oldest first."""
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("card_authorization"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("card_id", "cardId", STR, REQ),
        ("status", "status", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("merchant_amount", "merchantAmount", _ref("money", "Money"), REQ),
        ("merchant", "merchant", _ref("card", "CardMerchant"), REQ),
        ("decline_code", "declineCode", Nullable(STR), REQ),
        ("declined_by_limit_id", "declinedByLimitId", Nullable(STR), REQ),
        ("matched_limits", "matchedLimits", ListOf(_ref("card", "CardMatchedLimit")), REQ),
        ("captured", "captured", _ref("money", "Money"), REQ),
        ("released", "released", _ref("money", "Money"), REQ),
        ("fraud", "fraud", Nullable(_ref("card", "CardFraudDecision")), REQ),
        ("network_id", "networkId", Nullable(STR), REQ),
        ("expires_at", "expiresAt", Nullable(DATE_TIME), REQ),
        ("captures", "captures", ListOf(_ref("card", "CardCapture")), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class CardAuthorizationEvent(Model):
    """An event about a card authorization."""

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
    type: CardAuthorizationEventTypeValue | str
    """What happened."""
    data: CardAuthorization

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
        ("data", "data", _ref("card_authorizations", "CardAuthorization"), REQ),
    )


CardAuthorizationEventTypeValue: TypeAlias = Literal[
    "card_authorization.approved",
    "card_authorization.declined",
    "card_authorization.captured",
    "card_authorization.reversed",
    "card_authorization.expired",
]


class CardAuthorizationEventType(OpenEnum):
    """What happened."""

    CARD_AUTHORIZATION_APPROVED: Final = "card_authorization.approved"
    """An authorization was approved and holds money."""
    CARD_AUTHORIZATION_DECLINED: Final = "card_authorization.declined"
    """An authorization was declined."""
    CARD_AUTHORIZATION_CAPTURED: Final = "card_authorization.captured"
    """A merchant captured an authorization, fully or partly."""
    CARD_AUTHORIZATION_REVERSED: Final = "card_authorization.reversed"
    """The rest of an authorization was released."""
    CARD_AUTHORIZATION_EXPIRED: Final = "card_authorization.expired"
    """An authorization expired and released its hold."""

    _values = frozenset(get_args(CardAuthorizationEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CardAuthorizationEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class CardAuthorizationList(Model):
    """One page of authorizations, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[CardAuthorization]
    """The authorizations of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("card_authorizations", "CardAuthorization")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class CardAuthorizationRequest(Model):
    """A purchase that a merchant wants to make with the card."""

    amount_minor_units: int
    """Amount in the merchant's currency, in minor units."""
    currency: str
    """The merchant's currency; converted to that of the card, rounded up."""
    merchant: CardMerchantInput
    network_id: str | None = None
    """Id of the purchase at the card network; tells a repeat from a second purchase."""
    cvc: str | None = None
    """Security code that was entered; checked if given."""
    exp_month: int | None = None
    """Month of expiry that was entered; checked if given."""
    exp_year: int | None = None
    """Year of expiry that was entered; checked if given."""
    metadata: dict[str, str] | None = None

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("merchant", "merchant", _ref("ghost_cards_requests", "CardMerchantInput"), REQ),
        ("network_id", "networkId", STR, OPT),
        ("cvc", "cvc", STR, SECRET),
        ("exp_month", "expMonth", INT, OPT),
        ("exp_year", "expYear", INT, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


CardAuthorizationStatusValue: TypeAlias = Literal[
    "approved",
    "declined",
    "captured",
    "partially_captured",
    "reversed",
    "expired",
]


class CardAuthorizationStatus(OpenEnum):
    """State of an authorization."""

    APPROVED: Final = "approved"
    """It holds money."""
    DECLINED: Final = "declined"
    """It was declined."""
    CAPTURED: Final = "captured"
    """It was captured in full."""
    PARTIALLY_CAPTURED: Final = "partially_captured"
    """A part was captured; the rest is held."""
    REVERSED: Final = "reversed"
    """What was held was released."""
    EXPIRED: Final = "expired"
    """It was not captured within 7 days; what was held was released."""

    _values = frozenset(get_args(CardAuthorizationStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CardAuthorizationStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class CardCaptureRequest(Model):
    """How much to capture; an empty object captures all that is held."""

    amount_minor_units: int | None = None
    """Amount in the card's currency, in minor units; all that is held if absent."""
    currency: str | None = None
    """Must be the card's currency if given."""

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("currency", "currency", STR, OPT),
    )
