"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "WidgetEventType",
    "WidgetEventTypeValue",
    "WidgetKind",
    "WidgetKindValue",
    "WidgetSessionEventType",
    "WidgetSessionEventTypeValue",
    "WidgetSessionStatus",
    "WidgetSessionStatusValue",
    "WidgetStatus",
    "WidgetStatusValue",
    "WidgetThemeMode",
    "WidgetThemeModeValue",
]


WidgetEventTypeValue: TypeAlias = Literal[
    "widget.created",
    "widget.disabled",
]


class WidgetEventType(OpenEnum):
    """What happened."""

    WIDGET_CREATED: Final = "widget.created"
    """A widget was made."""
    WIDGET_DISABLED: Final = "widget.disabled"
    """A widget was disabled; its sessions end."""

    _values = frozenset(get_args(WidgetEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WidgetEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WidgetKindValue: TypeAlias = Literal[
    "payment",
    "balance",
    "kyc",
]


class WidgetKind(OpenEnum):
    """What a widget does."""

    PAYMENT: Final = "payment"
    """Collects a payment from a mobile wallet."""
    BALANCE: Final = "balance"
    """Shows balances."""
    KYC: Final = "kyc"
    """Verifies the visitor's identity."""

    _values = frozenset(get_args(WidgetKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WidgetKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WidgetSessionEventTypeValue: TypeAlias = Literal[
    "widget_session.opened",
    "widget_session.completed",
    "widget_session.canceled",
    "widget_session.expired",
]


class WidgetSessionEventType(OpenEnum):
    """What happened."""

    WIDGET_SESSION_OPENED: Final = "widget_session.opened"
    """A visitor opened a widget."""
    WIDGET_SESSION_COMPLETED: Final = "widget_session.completed"
    """A visitor finished; the result is in the session."""
    WIDGET_SESSION_CANCELED: Final = "widget_session.canceled"
    """A visitor left the flow."""
    WIDGET_SESSION_EXPIRED: Final = "widget_session.expired"
    """The session ended unused."""

    _values = frozenset(get_args(WidgetSessionEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WidgetSessionEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WidgetSessionStatusValue: TypeAlias = Literal[
    "created",
    "opened",
    "completed",
    "canceled",
    "expired",
]


class WidgetSessionStatus(OpenEnum):
    """State of a session."""

    CREATED: Final = "created"
    """Nobody has opened it."""
    OPENED: Final = "opened"
    """A visitor uses it."""
    COMPLETED: Final = "completed"
    """The visitor finished."""
    CANCELED: Final = "canceled"
    """The visitor left."""
    EXPIRED: Final = "expired"
    """Its time is over."""

    _values = frozenset(get_args(WidgetSessionStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WidgetSessionStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WidgetStatusValue: TypeAlias = Literal[
    "active",
    "disabled",
]


class WidgetStatus(OpenEnum):
    """Whether a widget can be opened."""

    ACTIVE: Final = "active"
    """It can be opened."""
    DISABLED: Final = "disabled"
    """It cannot be opened any more."""

    _values = frozenset(get_args(WidgetStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WidgetStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


WidgetThemeModeValue: TypeAlias = Literal[
    "light",
    "dark",
    "auto",
]


class WidgetThemeMode(OpenEnum):
    """Light or dark."""

    LIGHT: Final = "light"
    """Always light."""
    DARK: Final = "dark"
    """Always dark."""
    AUTO: Final = "auto"
    """As the visitor's device."""

    _values = frozenset(get_args(WidgetThemeModeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WidgetThemeModeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
