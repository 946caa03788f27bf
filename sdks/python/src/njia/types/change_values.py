"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "ChangeLogEventType",
    "ChangeLogEventTypeValue",
    "ChangeLogKind",
    "ChangeLogKindValue",
]


ChangeLogEventTypeValue: TypeAlias = Literal[
    "changelog.entry_published",
    "changelog.breaking_change_announced",
    "changelog.sunset_approaching",
]


class ChangeLogEventType(OpenEnum):
    """What happened."""

    CHANGELOG_ENTRY_PUBLISHED: Final = "changelog.entry_published"
    """A change took effect."""
    CHANGELOG_BREAKING_CHANGE_ANNOUNCED: Final = "changelog.breaking_change_announced"
    """A breaking change was announced."""
    CHANGELOG_SUNSET_APPROACHING: Final = "changelog.sunset_approaching"
    """Something you may use ends soon."""

    _values = frozenset(get_args(ChangeLogEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ChangeLogEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


ChangeLogKindValue: TypeAlias = Literal[
    "added",
    "changed",
    "deprecated",
    "removed",
    "fixed",
    "security",
]


class ChangeLogKind(OpenEnum):
    """Kind of change."""

    ADDED: Final = "added"
    """Something new."""
    CHANGED: Final = "changed"
    """Something behaves differently."""
    DEPRECATED: Final = "deprecated"
    """Something will end."""
    REMOVED: Final = "removed"
    """Something ended."""
    FIXED: Final = "fixed"
    """A defect was mended."""
    SECURITY: Final = "security"
    """A weakness was closed."""

    _values = frozenset(get_args(ChangeLogKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ChangeLogKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
