"""The resource sandbox. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import sandbox as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from .._runtime._result import Empty
    from ..types.corridors import CorridorHistory, CorridorObservation, CorridorObservationParam
    from ..types.provider_values import ProviderCallbackEventValue
    from ..types.sandbox import (
        SandboxCallback,
        SandboxClock,
        SandboxClockAdvance,
        SandboxFault,
        SandboxFaultParameters,
        SandboxFaultParametersParam,
        SandboxFunding,
        SandboxReset,
    )
    from ..types.sandbox_values import SandboxFaultKindValue, SandboxFaultStatusValue


class Sandbox(Resource):
    """Clock, faults and data of the test mode."""

    def add_corridor_history(
        self,
        *,
        corridor_id: str,
        observations: Sequence[CorridorObservation | CorridorObservationParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CorridorHistory:
        """Add corridor history

        Adds up to 1000 observations of cost, success and speed to a corridor, so that a test can decide what the
        routing engine sees. Observations older than 24 sandbox hours are stored but do not count. Read the effect
        with `getCorridorCosts` or `previewRouting`.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            observations: Observations, in any order.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.ADD_CORRIDOR_HISTORY,
            {
                "corridor_id": corridor_id,
                "observations": observations,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )

    def advance_clock(
        self,
        *,
        seconds: int,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxClockAdvance:
        """Advance the sandbox clock

        Moves the clock forward and runs everything that falls due on the way, in the order in which it falls due:
        callbacks, deadlines, retries, expiries, webhook deliveries. Answers when all of it has run and lists the
        first 1000 pieces of work. An `Idempotency-Key` keeps a repeated request from advancing twice.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            seconds: Seconds to move forward, at most 366 days.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.ADVANCE_CLOCK,
            {"seconds": seconds, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def create_fault(
        self,
        *,
        target: str,
        kind: SandboxFaultKindValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        parameters: SandboxFaultParameters | SandboxFaultParametersParam | Omit = OMIT,
        probability: float | Omit = OMIT,
        seed: int | Omit = OMIT,
        max_count: int | Omit = OMIT,
        expires_at: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxFault:
        """Inject a fault

        Makes a rail, a provider callback, a scorer, the identity provider, a webhook receiver or the database
        misbehave in test mode. The fault is bounded by count, probability and time. Each event it causes carries
        `sandboxFaultId`. The random choice is seeded, so a run can be repeated exactly.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            probability: Share of matching calls that are hit.
            seed: Seed of the random choice; the same seed hits the same calls.
            max_count: The fault ends after this many hits.
            expires_at: Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
        """
        return self._core.call(
            _ops.CREATE_FAULT,
            {
                "target": target,
                "kind": kind,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "parameters": parameters,
                "probability": probability,
                "seed": seed,
                "max_count": max_count,
                "expires_at": expires_at,
            },
            options,
        )

    def delete_fault(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """End a fault

        Ends a fault at once. Messages that it already holds back are delivered. A fault that does not exist, or
        belongs to another tenant, is 404.

        Needs the scope sandbox:write.

        Args:
            id: Id of the fault.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.DELETE_FAULT,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def fund_balance(
        self,
        *,
        amount_minor_units: int,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxFunding:
        """Add test money

        Adds money to a test account, posted in the ledger as funding from the outside world. Name an account, or a
        currency for the tenant's default account in it. The balance is available at once. Use an `Idempotency-Key`
        so that a repeated request does not fund twice.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount to add, in minor units.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            account_id: Account to fund.
            currency: Currency of the amount; must be the account's own if `accountId` is given.
        """
        return self._core.call(
            _ops.FUND_BALANCE,
            {
                "amount_minor_units": amount_minor_units,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "account_id": account_id,
                "currency": currency,
            },
            options,
        )

    def clock(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxClock:
        """Read the sandbox clock

        Returns the time that test mode believes it is, and whether it follows real time. All due times of test
        mode (callback deadlines, webhook retries, card limit windows, quote expiry) follow this clock. Key and
        login expiry never do. Live keys get 403 `sandbox_only`.

        Needs the scope sandbox:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CLOCK,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list_faults(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: SandboxFaultStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[SandboxFault]:
        """List injected faults

        Returns the faults of this tenant's test mode, newest first, also those that are exhausted or expired.
        Deleted faults are not listed.

        Needs the scope sandbox:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only faults in this state.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST_FAULTS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def reset(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxReset:
        """Reset the sandbox

        Removes every test object of this tenant (payments, cards, customers, events, faults), funds the accounts
        as at first and returns the clock to real time. Keys, users, tenant settings and webhook endpoints stay. It
        cannot be undone. Live data is never touched.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RESET,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def reset_clock(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Return to real time

        Drops the virtual clock, so that test mode follows real time again. Due times that were set while the clock
        was ahead keep their values and simply lie further in the future. Calling it again changes nothing.

        Needs the scope sandbox:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RESET_CLOCK,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def set_clock(
        self,
        *,
        now: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        frozen: bool | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxClock:
        """Set the sandbox clock

        Moves test mode to a given time and runs everything that falls due on the way, in order. The clock moves
        forward only: an earlier time is 400 `validation_failed`. With `frozen` the clock then stands still until
        the next advance. Use `advanceSandboxClock` if you need to see what was run.

        Needs the scope sandbox:write.

        Args:
            now: New virtual time; not earlier than the current sandbox time.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            frozen: True makes the clock stand still at `now`; false lets it run on at real speed.
        """
        return self._core.call(
            _ops.SET_CLOCK,
            {"now": now, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "frozen": frozen},
            options,
        )

    def trigger_callback(
        self,
        id: str,
        *,
        event: ProviderCallbackEventValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        reason_code: str | Omit = OMIT,
        delay_seconds: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxCallback:
        """Send a provider callback

        Makes the simulated provider send a callback for the current attempt of a payment, at once or after some
        sandbox seconds. It takes the same path as a real callback, with signature, duplicate and lateness checks.
        A payment without an attempt answers 409 `invalid_state_transition`; contradicting a finished payment is
        allowed and opens a reconciliation case.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            reason_code: Reason the provider gives; see the payment failure codes.
            delay_seconds: Sandbox seconds to wait before it is sent.
        """
        return self._core.call(
            _ops.TRIGGER_CALLBACK,
            {
                "id": id,
                "event": event,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "reason_code": reason_code,
                "delay_seconds": delay_seconds,
            },
            options,
        )


class AsyncSandbox(AsyncResource):
    """Clock, faults and data of the test mode."""

    async def add_corridor_history(
        self,
        *,
        corridor_id: str,
        observations: Sequence[CorridorObservation | CorridorObservationParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CorridorHistory:
        """Add corridor history

        Adds up to 1000 observations of cost, success and speed to a corridor, so that a test can decide what the
        routing engine sees. Observations older than 24 sandbox hours are stored but do not count. Read the effect
        with `getCorridorCosts` or `previewRouting`.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            observations: Observations, in any order.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.ADD_CORRIDOR_HISTORY,
            {
                "corridor_id": corridor_id,
                "observations": observations,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )

    async def advance_clock(
        self,
        *,
        seconds: int,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxClockAdvance:
        """Advance the sandbox clock

        Moves the clock forward and runs everything that falls due on the way, in the order in which it falls due:
        callbacks, deadlines, retries, expiries, webhook deliveries. Answers when all of it has run and lists the
        first 1000 pieces of work. An `Idempotency-Key` keeps a repeated request from advancing twice.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            seconds: Seconds to move forward, at most 366 days.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.ADVANCE_CLOCK,
            {"seconds": seconds, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def create_fault(
        self,
        *,
        target: str,
        kind: SandboxFaultKindValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        parameters: SandboxFaultParameters | SandboxFaultParametersParam | Omit = OMIT,
        probability: float | Omit = OMIT,
        seed: int | Omit = OMIT,
        max_count: int | Omit = OMIT,
        expires_at: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxFault:
        """Inject a fault

        Makes a rail, a provider callback, a scorer, the identity provider, a webhook receiver or the database
        misbehave in test mode. The fault is bounded by count, probability and time. Each event it causes carries
        `sandboxFaultId`. The random choice is seeded, so a run can be repeated exactly.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            probability: Share of matching calls that are hit.
            seed: Seed of the random choice; the same seed hits the same calls.
            max_count: The fault ends after this many hits.
            expires_at: Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
        """
        return await self._core.call(
            _ops.CREATE_FAULT,
            {
                "target": target,
                "kind": kind,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "parameters": parameters,
                "probability": probability,
                "seed": seed,
                "max_count": max_count,
                "expires_at": expires_at,
            },
            options,
        )

    async def delete_fault(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """End a fault

        Ends a fault at once. Messages that it already holds back are delivered. A fault that does not exist, or
        belongs to another tenant, is 404.

        Needs the scope sandbox:write.

        Args:
            id: Id of the fault.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.DELETE_FAULT,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def fund_balance(
        self,
        *,
        amount_minor_units: int,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxFunding:
        """Add test money

        Adds money to a test account, posted in the ledger as funding from the outside world. Name an account, or a
        currency for the tenant's default account in it. The balance is available at once. Use an `Idempotency-Key`
        so that a repeated request does not fund twice.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount to add, in minor units.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            account_id: Account to fund.
            currency: Currency of the amount; must be the account's own if `accountId` is given.
        """
        return await self._core.call(
            _ops.FUND_BALANCE,
            {
                "amount_minor_units": amount_minor_units,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "account_id": account_id,
                "currency": currency,
            },
            options,
        )

    async def clock(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxClock:
        """Read the sandbox clock

        Returns the time that test mode believes it is, and whether it follows real time. All due times of test
        mode (callback deadlines, webhook retries, card limit windows, quote expiry) follow this clock. Key and
        login expiry never do. Live keys get 403 `sandbox_only`.

        Needs the scope sandbox:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CLOCK,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list_faults(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        status: SandboxFaultStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[SandboxFault]:
        """List injected faults

        Returns the faults of this tenant's test mode, newest first, also those that are exhausted or expired.
        Deleted faults are not listed.

        Needs the scope sandbox:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            status: Only faults in this state.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST_FAULTS,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def reset(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxReset:
        """Reset the sandbox

        Removes every test object of this tenant (payments, cards, customers, events, faults), funds the accounts
        as at first and returns the clock to real time. Keys, users, tenant settings and webhook endpoints stay. It
        cannot be undone. Live data is never touched.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RESET,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def reset_clock(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """Return to real time

        Drops the virtual clock, so that test mode follows real time again. Due times that were set while the clock
        was ahead keep their values and simply lie further in the future. Calling it again changes nothing.

        Needs the scope sandbox:write.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RESET_CLOCK,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def set_clock(
        self,
        *,
        now: _dt.datetime,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        frozen: bool | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxClock:
        """Set the sandbox clock

        Moves test mode to a given time and runs everything that falls due on the way, in order. The clock moves
        forward only: an earlier time is 400 `validation_failed`. With `frozen` the clock then stands still until
        the next advance. Use `advanceSandboxClock` if you need to see what was run.

        Needs the scope sandbox:write.

        Args:
            now: New virtual time; not earlier than the current sandbox time.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            frozen: True makes the clock stand still at `now`; false lets it run on at real speed.
        """
        return await self._core.call(
            _ops.SET_CLOCK,
            {"now": now, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "frozen": frozen},
            options,
        )

    async def trigger_callback(
        self,
        id: str,
        *,
        event: ProviderCallbackEventValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        reason_code: str | Omit = OMIT,
        delay_seconds: int | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SandboxCallback:
        """Send a provider callback

        Makes the simulated provider send a callback for the current attempt of a payment, at once or after some
        sandbox seconds. It takes the same path as a real callback, with signature, duplicate and lateness checks.
        A payment without an attempt answers 409 `invalid_state_transition`; contradicting a finished payment is
        allowed and opens a reconciliation case.

        Needs the scope sandbox:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            reason_code: Reason the provider gives; see the payment failure codes.
            delay_seconds: Sandbox seconds to wait before it is sent.
        """
        return await self._core.call(
            _ops.TRIGGER_CALLBACK,
            {
                "id": id,
                "event": event,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "reason_code": reason_code,
                "delay_seconds": delay_seconds,
            },
            options,
        )
