"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.provider_values import ProviderCallbackEventValue
    from ..types.sandbox import SandboxFaultParameters
    from ..types.sandbox_values import SandboxFaultKindValue

_ref = type_refs(__name__)

__all__ = [
    "SandboxCallbackRequest",
    "SandboxClockAdvanceRequest",
    "SandboxClockSetRequest",
    "SandboxFaultRequest",
    "SandboxFundingRequest",
]


class SandboxCallbackRequest(Model):
    """The callback that the simulated provider shall send."""

    event: ProviderCallbackEventValue | str
    reason_code: str | None = None
    """Reason the provider gives; see the payment failure codes."""
    delay_seconds: int | None = None
    """Sandbox seconds to wait before it is sent."""

    _table = (
        ("event", "event", STR, REQ),
        ("reason_code", "reasonCode", STR, OPT),
        ("delay_seconds", "delaySeconds", INT, OPT),
    )


class SandboxClockAdvanceRequest(Model):
    """How far to move the clock."""

    seconds: int
    """Seconds to move forward, at most 366 days."""

    _table = (("seconds", "seconds", INT, REQ),)


class SandboxClockSetRequest(Model):
    """The time to set.

    The clock moves forward only, so that nothing that already happened becomes future.
    """

    now: _dt.datetime
    """New virtual time; not earlier than the current sandbox time."""
    frozen: bool | None = None
    """True makes the clock stand still at `now`; false lets it run on at real speed."""

    _table = (
        ("now", "now", DATE_TIME, REQ),
        ("frozen", "frozen", BOOL, OPT),
    )


class SandboxFaultRequest(Model):
    """A fault to inject.

    Bound it by count or time, so that a forgotten fault ends by itself.
    """

    target: str
    kind: SandboxFaultKindValue | str
    parameters: SandboxFaultParameters | None = None
    probability: float | None = None
    """Share of matching calls that are hit."""
    seed: int | None = None
    """Seed of the random choice; the same seed hits the same calls."""
    max_count: int | None = None
    """The fault ends after this many hits."""
    expires_at: _dt.datetime | None = None
    """Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent."""

    _table = (
        ("target", "target", STR, REQ),
        ("kind", "kind", STR, REQ),
        ("parameters", "parameters", _ref("sandbox", "SandboxFaultParameters"), OPT),
        ("probability", "probability", NUMBER, OPT),
        ("seed", "seed", INT, OPT),
        ("max_count", "maxCount", INT, OPT),
        ("expires_at", "expiresAt", DATE_TIME, OPT),
    )


class SandboxFundingRequest(Model):
    """How much test money to add, and where.

    Name the account or the currency; a currency means the tenant's default account in it.
    """

    account_id: str | None = None
    """Account to fund."""
    currency: str | None = None
    """Currency of the amount; must be the account's own if `accountId` is given."""
    amount_minor_units: int
    """Amount to add, in minor units."""

    _table = (
        ("account_id", "accountId", STR, OPT),
        ("currency", "currency", STR, OPT),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
    )
