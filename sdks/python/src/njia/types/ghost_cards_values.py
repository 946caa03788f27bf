"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "GhostCardEventType",
    "GhostCardEventTypeValue",
    "GhostCardStatus",
    "GhostCardStatusValue",
]


GhostCardEventTypeValue: TypeAlias = Literal[
    "ghost_card.created",
    "ghost_card.updated",
    "ghost_card.frozen",
    "ghost_card.unfrozen",
    "ghost_card.closed",
    "ghost_card.expired",
    "ghost_card.limit_reached",
]


class GhostCardEventType(OpenEnum):
    """What happened."""

    GHOST_CARD_CREATED: Final = "ghost_card.created"
    """A card was made."""
    GHOST_CARD_UPDATED: Final = "ghost_card.updated"
    """Label, controls, limits or metadata of a card changed."""
    GHOST_CARD_FROZEN: Final = "ghost_card.frozen"
    """A card was frozen; it declines until it is unfrozen."""
    GHOST_CARD_UNFROZEN: Final = "ghost_card.unfrozen"
    """A frozen card works again."""
    GHOST_CARD_CLOSED: Final = "ghost_card.closed"
    """A card was closed for good."""
    GHOST_CARD_EXPIRED: Final = "ghost_card.expired"
    """A card reached its expiry."""
    GHOST_CARD_LIMIT_REACHED: Final = "ghost_card.limit_reached"
    """A spend limit of the card declined an authorization."""

    _values = frozenset(get_args(GhostCardEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[GhostCardEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


GhostCardStatusValue: TypeAlias = Literal[
    "active",
    "frozen",
    "closed",
    "expired",
]


class GhostCardStatus(OpenEnum):
    """State of a card."""

    ACTIVE: Final = "active"
    """It may be used."""
    FROZEN: Final = "frozen"
    """It declines until it is unfrozen."""
    CLOSED: Final = "closed"
    """It was closed for good."""
    EXPIRED: Final = "expired"
    """Its time is over."""

    _values = frozenset(get_args(GhostCardStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[GhostCardStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
