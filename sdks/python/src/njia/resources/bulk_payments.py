"""The resource bulk payments. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import bulk_payments as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping, Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.bulk import BulkItem
    from ..types.bulk_payments import BulkPayment
    from ..types.bulk_payments_requests import (
        BulkPaymentItemRequest,
        BulkPaymentItemRequestParam,
        RetryPolicyInput,
        RetryPolicyInputParam,
    )
    from ..types.bulk_payments_values import BulkPaymentStatusValue
    from ..types.bulk_values import BulkItemStatusValue, BulkModeValue
    from ..types.payments_requests import PaymentDefaults, PaymentDefaultsParam


class BulkPayments(Resource):
    """Up to 500 payments in one request, retried automatically."""

    def cancel(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Cancel the rest of a bulk payment

        Cancels the items that have not started (`pending`) or wait for another attempt (`retry_scheduled`). Items
        that are with a rail run on, so the bulk payment becomes final only when they are. A bulk payment that is
        final answers 409 `invalid_state_transition`. There is no body.

        Needs the scope payments:bulk.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the bulk payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CANCEL,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def create(
        self,
        *,
        payments: Sequence[BulkPaymentItemRequest | BulkPaymentItemRequestParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        mode: BulkModeValue | str | Omit = OMIT,
        defaults: PaymentDefaults | PaymentDefaultsParam | Omit = OMIT,
        retry_policy: RetryPolicyInput | RetryPolicyInputParam | Omit = OMIT,
        reference: str | Omit = OMIT,
        description: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Make up to 500 payments

        Takes up to 500 payments in one order and answers 202 with all items; they run afterwards, 25 at a time.
        Each item has its own idempotency key, in the same space as the keys of `POST /v1/payments`: an item that
        was paid before is linked to that payment (`deduplicated`) and not paid again, so a half-lost batch may be
        sent again under a new key. In mode `partial` faulty items become `rejected` and the rest runs; in mode
        `all_or_nothing` everything must be valid and funded, or nothing happens (402, 422). Items that fail with a
        retryable code are tried again by themselves, on another rail if allowed; an unknown outcome is never tried
        again before the rail says that nothing was executed. The bulk payment is final only when every item is.

        Needs the scope payments:bulk.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            payments: The payments.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            mode: What happens when some items are not valid or funds are short.
            reference: The caller's own reference.
            description: What the bulk payment is for.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "payments": payments,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "mode": mode,
                "defaults": defaults,
                "retry_policy": retry_policy,
                "reference": reference,
                "description": description,
                "metadata": metadata,
            },
            options,
        )

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Read a bulk payment

        Returns the bulk payment with its counts and sums. `items` is null unless `expand=items` is given; for
        large batches read the items page by page with `GET /v1/payments/bulk/{id}/items`.

        Needs the scope payments:read.

        Args:
            id: Id of the bulk payment.
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

    def list_items(
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
        status: BulkItemStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[BulkItem]:
        """List the items of a bulk payment

        Returns the items in order of their index, one page at a time. Filter by state, for example `failed`, to
        see what went wrong: `error` tells why an item was rejected, `failure` why its last attempt failed.

        Needs the scope payments:read.

        Args:
            id: Id of the bulk payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only items in this state.
        """
        return self._core.list(
            _ops.LIST_ITEMS,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        status: BulkPaymentStatusValue | str | Omit = OMIT,
        reference: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[BulkPayment]:
        """List bulk payments

        Returns the bulk payments of this tenant and mode, newest first, without their items. Filter by state or by
        the reference you gave.

        Needs the scope payments:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only bulk payments in this state.
            reference: Only bulk payments with exactly this reference.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
                "reference": reference,
            },
            options,
        )

    def retry(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        item_ids: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Try failed items again

        Starts new attempts for items that failed with a retryable code, all of them or those named in `itemIds`.
        The items keep their ids and payments; nothing that may have been executed is sent again. An
        `Idempotency-Key` is required. When no item can be tried again, the answer is 409
        `invalid_state_transition`.

        Needs the scope payments:bulk.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the bulk payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            item_ids: Items to try again.
        """
        return self._core.call(
            _ops.RETRY,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "item_ids": item_ids},
            options,
        )


class AsyncBulkPayments(AsyncResource):
    """Up to 500 payments in one request, retried automatically."""

    async def cancel(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Cancel the rest of a bulk payment

        Cancels the items that have not started (`pending`) or wait for another attempt (`retry_scheduled`). Items
        that are with a rail run on, so the bulk payment becomes final only when they are. A bulk payment that is
        final answers 409 `invalid_state_transition`. There is no body.

        Needs the scope payments:bulk.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the bulk payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CANCEL,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def create(
        self,
        *,
        payments: Sequence[BulkPaymentItemRequest | BulkPaymentItemRequestParam],
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        mode: BulkModeValue | str | Omit = OMIT,
        defaults: PaymentDefaults | PaymentDefaultsParam | Omit = OMIT,
        retry_policy: RetryPolicyInput | RetryPolicyInputParam | Omit = OMIT,
        reference: str | Omit = OMIT,
        description: str | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Make up to 500 payments

        Takes up to 500 payments in one order and answers 202 with all items; they run afterwards, 25 at a time.
        Each item has its own idempotency key, in the same space as the keys of `POST /v1/payments`: an item that
        was paid before is linked to that payment (`deduplicated`) and not paid again, so a half-lost batch may be
        sent again under a new key. In mode `partial` faulty items become `rejected` and the rest runs; in mode
        `all_or_nothing` everything must be valid and funded, or nothing happens (402, 422). Items that fail with a
        retryable code are tried again by themselves, on another rail if allowed; an unknown outcome is never tried
        again before the rail says that nothing was executed. The bulk payment is final only when every item is.

        Needs the scope payments:bulk.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            payments: The payments.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            mode: What happens when some items are not valid or funds are short.
            reference: The caller's own reference.
            description: What the bulk payment is for.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "payments": payments,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "mode": mode,
                "defaults": defaults,
                "retry_policy": retry_policy,
                "reference": reference,
                "description": description,
                "metadata": metadata,
            },
            options,
        )

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Read a bulk payment

        Returns the bulk payment with its counts and sums. `items` is null unless `expand=items` is given; for
        large batches read the items page by page with `GET /v1/payments/bulk/{id}/items`.

        Needs the scope payments:read.

        Args:
            id: Id of the bulk payment.
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

    def list_items(
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
        status: BulkItemStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[BulkItem]:
        """List the items of a bulk payment

        Returns the items in order of their index, one page at a time. Filter by state, for example `failed`, to
        see what went wrong: `error` tells why an item was rejected, `failure` why its last attempt failed.

        Needs the scope payments:read.

        Args:
            id: Id of the bulk payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only items in this state.
        """
        return self._core.list(
            _ops.LIST_ITEMS,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        status: BulkPaymentStatusValue | str | Omit = OMIT,
        reference: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[BulkPayment]:
        """List bulk payments

        Returns the bulk payments of this tenant and mode, newest first, without their items. Filter by state or by
        the reference you gave.

        Needs the scope payments:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            status: Only bulk payments in this state.
            reference: Only bulk payments with exactly this reference.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "status": status,
                "reference": reference,
            },
            options,
        )

    async def retry(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        item_ids: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> BulkPayment:
        """Try failed items again

        Starts new attempts for items that failed with a retryable code, all of them or those named in `itemIds`.
        The items keep their ids and payments; nothing that may have been executed is sent again. An
        `Idempotency-Key` is required. When no item can be tried again, the answer is 409
        `invalid_state_transition`.

        Needs the scope payments:bulk.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the bulk payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            item_ids: Items to try again.
        """
        return await self._core.call(
            _ops.RETRY,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id, "item_ids": item_ids},
            options,
        )
