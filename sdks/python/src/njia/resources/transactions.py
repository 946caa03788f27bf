"""The resource transactions. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import transactions as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping, Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.audit import AuditEntry
    from ..types.reversals import Reversal, ReversalReasonValue
    from ..types.transactions import Transaction, TransactionStatusValue, TransactionTypeValue


class Transactions(Resource):
    """What moved, with its reversal and its audit trail."""

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Transaction:
        """Read a transaction

        Returns the transaction as it is now, with the ids of its ledger entries and, when a person must settle
        something, its reconciliation case. `expand` takes `payment` and `customer`.

        Needs the scope transactions:read.

        Args:
            id: Id of the transaction.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "expand": expand},
            options,
        )

    def audit_trail(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[AuditEntry]:
        """Read the audit trail of a transaction

        Returns all audit entries about the transaction and its reversal, newest first. Each entry holds the hash
        of the one before it in the audit log of the tenant, so a later change shows; `GET /v1/audit-log/verify`
        checks the whole chain.

        Needs the scope transactions:read.

        Args:
            id: Id of the transaction.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.AUDIT_TRAIL,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        status: TransactionStatusValue | str | Omit = OMIT,
        type: TransactionTypeValue | str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        payment_id: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        rail: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Transaction]:
        """List transactions

        Returns the money movements of this tenant and mode, newest first: payouts, collections, reversals, card
        captures, book transfers and test funding. Filters combine. `expand` takes `payment` and `customer`.

        Needs the scope transactions:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only transactions in this state.
            type: Only transactions of this kind.
            account_id: Only transactions of this account.
            payment_id: Only the transaction of this payment.
            customer_id: Only transactions of this customer.
            rail: Only transactions on this rail.
            currency: Only transactions in this currency.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "expand": expand,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
                "type": type,
                "account_id": account_id,
                "payment_id": payment_id,
                "customer_id": customer_id,
                "rail": rail,
                "currency": currency,
            },
            options,
        )

    def reverse(
        self,
        id: str,
        *,
        reason: ReversalReasonValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        note: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Reversal:
        """Reverse a transaction

        Takes a completed transaction back, in full or in part. Only `completed` transactions can be reversed, at
        most once, and within the window of the tenant (90 days unless set otherwise). Mobile-money rails take the
        money out of the recipient's wallet, which fails when it is no longer there; settlement rails can only ask
        for a return, which stays `pending` for up to 5 days. A currency exchange is undone at its original rate;
        the fee comes back for `duplicate` and `technical_error` only. The answer carries the hash-chained audit
        trail. An `Idempotency-Key` is required; with `Prefer: wait=N` the answer waits for the outcome. `expand`
        takes `transaction`.

        Needs the scope transactions:reverse.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the transaction.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            note: Reason in words; required when `reason` is `other`.
            amount_minor_units: Amount to take back, in minor units of the transaction's currency; at most its
                amount.
        """
        return self._core.call(
            _ops.REVERSE,
            {
                "id": id,
                "reason": reason,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
                "x_sandbox_scenario": x_sandbox_scenario,
                "note": note,
                "amount_minor_units": amount_minor_units,
                "metadata": metadata,
            },
            options,
        )


class AsyncTransactions(AsyncResource):
    """What moved, with its reversal and its audit trail."""

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Transaction:
        """Read a transaction

        Returns the transaction as it is now, with the ids of its ledger entries and, when a person must settle
        something, its reconciliation case. `expand` takes `payment` and `customer`.

        Needs the scope transactions:read.

        Args:
            id: Id of the transaction.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "expand": expand},
            options,
        )

    def audit_trail(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[AuditEntry]:
        """Read the audit trail of a transaction

        Returns all audit entries about the transaction and its reversal, newest first. Each entry holds the hash
        of the one before it in the audit log of the tenant, so a later change shows; `GET /v1/audit-log/verify`
        checks the whole chain.

        Needs the scope transactions:read.

        Args:
            id: Id of the transaction.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.AUDIT_TRAIL,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        status: TransactionStatusValue | str | Omit = OMIT,
        type: TransactionTypeValue | str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        payment_id: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        rail: str | Omit = OMIT,
        currency: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Transaction]:
        """List transactions

        Returns the money movements of this tenant and mode, newest first: payouts, collections, reversals, card
        captures, book transfers and test funding. Filters combine. `expand` takes `payment` and `customer`.

        Needs the scope transactions:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only transactions in this state.
            type: Only transactions of this kind.
            account_id: Only transactions of this account.
            payment_id: Only the transaction of this payment.
            customer_id: Only transactions of this customer.
            rail: Only transactions on this rail.
            currency: Only transactions in this currency.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "expand": expand,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
                "type": type,
                "account_id": account_id,
                "payment_id": payment_id,
                "customer_id": customer_id,
                "rail": rail,
                "currency": currency,
            },
            options,
        )

    async def reverse(
        self,
        id: str,
        *,
        reason: ReversalReasonValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        note: str | Omit = OMIT,
        amount_minor_units: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Reversal:
        """Reverse a transaction

        Takes a completed transaction back, in full or in part. Only `completed` transactions can be reversed, at
        most once, and within the window of the tenant (90 days unless set otherwise). Mobile-money rails take the
        money out of the recipient's wallet, which fails when it is no longer there; settlement rails can only ask
        for a return, which stays `pending` for up to 5 days. A currency exchange is undone at its original rate;
        the fee comes back for `duplicate` and `technical_error` only. The answer carries the hash-chained audit
        trail. An `Idempotency-Key` is required; with `Prefer: wait=N` the answer waits for the outcome. `expand`
        takes `transaction`.

        Needs the scope transactions:reverse.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the transaction.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            note: Reason in words; required when `reason` is `other`.
            amount_minor_units: Amount to take back, in minor units of the transaction's currency; at most its
                amount.
        """
        return await self._core.call(
            _ops.REVERSE,
            {
                "id": id,
                "reason": reason,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
                "x_sandbox_scenario": x_sandbox_scenario,
                "note": note,
                "amount_minor_units": amount_minor_units,
                "metadata": metadata,
            },
            options,
        )
