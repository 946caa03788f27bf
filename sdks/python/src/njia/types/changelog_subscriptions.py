"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict, get_args

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence
    from typing import TypeGuard

_ref = type_refs(__name__)

__all__ = [
    "ChangeLogChannel",
    "ChangeLogChannelValue",
    "ChangeLogConfirmRequest",
    "ChangeLogFilter",
    "ChangeLogFilterInput",
    "ChangeLogFilterInputParam",
    "ChangeLogSubscription",
    "ChangeLogSubscriptionList",
    "ChangeLogSubscriptionRequest",
    "ChangeLogSubscriptionStatus",
    "ChangeLogSubscriptionStatusValue",
]


ChangeLogChannelValue: TypeAlias = Literal[
    "email",
    "webhook",
    "webhook_event",
]


class ChangeLogChannel(OpenEnum):
    """How notices arrive."""

    EMAIL: Final = "email"
    """By e-mail, after confirmation."""
    WEBHOOK: Final = "webhook"
    """Posted to a URL of its own."""
    WEBHOOK_EVENT: Final = "webhook_event"
    """As `changelog.*` events to your webhook endpoints."""

    _values = frozenset(get_args(ChangeLogChannelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ChangeLogChannelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class ChangeLogConfirmRequest(Model):
    """The token of the confirmation e-mail."""

    token: str
    """Token from the e-mail."""

    _table = (("token", "token", STR, REQ | SECRET),)


class ChangeLogFilter(Model):
    """Which changes a subscription tells of."""

    breaking_only: bool
    """Only breaking changes."""
    operations: list[str] | None
    """Only changes of these operations; null for all."""
    only_affecting_me: bool
    """Only changes of something that you used in the last 30 days."""

    _table = (
        ("breaking_only", "breakingOnly", BOOL, REQ),
        ("operations", "operations", Nullable(ListOf(STR)), REQ),
        ("only_affecting_me", "onlyAffectingMe", BOOL, REQ),
    )


class ChangeLogFilterInput(Model):
    """Which changes to be told of."""

    breaking_only: bool | None = None
    """Only breaking changes."""
    operations: list[str] | None = None
    """Only changes of these operations; all if absent."""
    only_affecting_me: bool | None = None
    """Only changes of something that you used in the last 30 days."""

    _table = (
        ("breaking_only", "breakingOnly", BOOL, OPT),
        ("operations", "operations", ListOf(STR), OPT),
        ("only_affecting_me", "onlyAffectingMe", BOOL, OPT),
    )


class ChangeLogFilterInputParam(TypedDict, total=False):
    """The fields of `ChangeLogFilterInput` as a dict."""

    breaking_only: bool
    operations: Sequence[str]
    only_affecting_me: bool


class ChangeLogSubscription(Model):
    """A subscription to notices of changes: at the announcement, 180, 90, 30, 7 and 1 days before, and when a change
    takes effect.
    """

    id: str
    """Id of the subscription."""
    object: Literal["changelog_subscription"] = "changelog_subscription"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    channel: ChangeLogChannelValue | str
    target: str | None
    """E-mail address or URL; null for `webhook_event`."""
    filter: ChangeLogFilter
    status: ChangeLogSubscriptionStatusValue | str
    """State."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("changelog_subscription"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("channel", "channel", STR, REQ),
        ("target", "target", Nullable(STR), REQ),
        ("filter", "filter", _ref("changelog_subscriptions", "ChangeLogFilter"), REQ),
        ("status", "status", STR, REQ),
    )


class ChangeLogSubscriptionList(Model):
    """One page of subscriptions, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[ChangeLogSubscription]
    """The subscriptions of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("changelog_subscriptions", "ChangeLogSubscription")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class ChangeLogSubscriptionRequest(Model):
    """The subscription to make."""

    channel: ChangeLogChannelValue | str
    target: str | None = None
    """E-mail address or https URL; required for `email` and `webhook`, not allowed for `webhook_event`."""
    filter: ChangeLogFilterInput | None = None

    _table = (
        ("channel", "channel", STR, REQ),
        ("target", "target", STR, OPT),
        ("filter", "filter", _ref("changelog_subscriptions", "ChangeLogFilterInput"), OPT),
    )


ChangeLogSubscriptionStatusValue: TypeAlias = Literal[
    "pending_confirmation",
    "active",
    "unsubscribed",
    "bounced",
]


class ChangeLogSubscriptionStatus(OpenEnum):
    """State."""

    PENDING_CONFIRMATION: Final = "pending_confirmation"
    """The e-mail address is not confirmed."""
    ACTIVE: Final = "active"
    """Notices are sent."""
    UNSUBSCRIBED: Final = "unsubscribed"
    """It was ended."""
    BOUNCED: Final = "bounced"
    """The address does not take messages."""

    _values = frozenset(get_args(ChangeLogSubscriptionStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ChangeLogSubscriptionStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
