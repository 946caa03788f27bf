"""The resource payments. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import payments as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping, Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.amount_values import AmountTypeValue
    from ..types.common_requests import MobileMoneyParty, MobileMoneyPartyParam
    from ..types.fee_values import FeeBearerValue
    from ..types.fraud_values import FraudCheckModeValue
    from ..types.party_values import PartyParam
    from ..types.payments import Payment
    from ..types.payments_requests import PaymentSandboxOptions, PaymentSandboxOptionsParam
    from ..types.payments_values import PaymentDirectionValue, PaymentStatusValue, ReviewDecisionValue
    from ..types.routing import RoutingPreference, RoutingPreferenceParam


class Payments(Resource):
    """Pay money out to wallets and bank accounts, or collect it from wallets."""

    def cancel(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Cancel a payment

        Stops a payment that was not sent to a rail yet (`held_for_review`, `pending`, `queued`) and releases its
        reserved funds. A collection that waits for the payer is canceled as far as the provider allows. Anything
        else answers 409 `payment_not_cancelable`; a completed payment is taken back with a reversal instead. There
        is no body.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
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
        amount_minor_units: int,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        amount_type: AmountTypeValue | str | Omit = OMIT,
        direction: PaymentDirectionValue | str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        destination: PartyParam | Omit = OMIT,
        source: MobileMoneyParty | MobileMoneyPartyParam | Omit = OMIT,
        destination_currency: str | Omit = OMIT,
        rail: str | Omit = OMIT,
        routing: RoutingPreference | RoutingPreferenceParam | Omit = OMIT,
        quote_id: str | Omit = OMIT,
        fee_bearer: FeeBearerValue | str | Omit = OMIT,
        reference: str | Omit = OMIT,
        description: str | Omit = OMIT,
        statement_descriptor: str | Omit = OMIT,
        purpose_code: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        fraud_check: FraudCheckModeValue | str | Omit = OMIT,
        fraud_analysis_id: str | Omit = OMIT,
        approval_window_seconds: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        sandbox: PaymentSandboxOptions | PaymentSandboxOptionsParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Make a payment

        Pays out to a mobile-money wallet, a bank account or another account, or collects from a wallet. The
        service chooses the rail by what each rail really charged on this corridor in the last 24 hours, and the
        answer shows every candidate with its figures. A payout reserves amount and fee at once; the money moves
        afterwards, so the answer is usually `pending` or `submitted`: wait for the event `payment.completed`, read
        the payment again, or send `Prefer: wait=N`. An `Idempotency-Key` is required: the same key and body never
        pay twice, not even after the stored answer has expired. Nothing exists and the key stays free after 402,
        409 and 422; a payment that fails later is a 201 whose `status` becomes `failed` with the reason in
        `failure`. `expand` takes `transaction` and `customer`.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES
                250.00 shillings.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            amount_type: Which side the amount fixes.
            direction: Way in which the money moves.
            account_id: Account that a payout is debited from or a collection is credited to.
            destination: Who gets the money.
            source: Who pays a collection.
            destination_currency: Currency that the recipient gets.
            rail: Id of the rail to use, or `auto` to let the routing choose.
            quote_id: Quote whose price binds.
            fee_bearer: Who pays the fee.
            reference: The caller's own reference; searchable, need not be unique.
            description: What the payment is for.
            statement_descriptor: Text that the recipient sees on the statement, where the rail carries one.
            purpose_code: Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP,
                GDDS, FAMI or EDUC.
            customer_id: Customer whom the payment belongs to.
            fraud_check: Whether the fraud analysis runs.
            fraud_analysis_id: Fraud analysis to use instead of a new one.
            approval_window_seconds: Collections only.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
                "x_sandbox_scenario": x_sandbox_scenario,
                "amount_type": amount_type,
                "direction": direction,
                "account_id": account_id,
                "destination": destination,
                "source": source,
                "destination_currency": destination_currency,
                "rail": rail,
                "routing": routing,
                "quote_id": quote_id,
                "fee_bearer": fee_bearer,
                "reference": reference,
                "description": description,
                "statement_descriptor": statement_descriptor,
                "purpose_code": purpose_code,
                "customer_id": customer_id,
                "fraud_check": fraud_check,
                "fraud_analysis_id": fraud_analysis_id,
                "approval_window_seconds": approval_window_seconds,
                "metadata": metadata,
                "sandbox": sandbox,
            },
            options,
        )

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Read a payment

        Returns the payment as it is now, with its attempts, its rail decision and its timeline. With `Prefer:
        wait=N` the answer is held for up to N seconds until the payment is final, which saves polling. A payment
        `in_reconciliation` has an unknown outcome: its funds stay reserved while the rail is asked, and it must
        not be paid again. `expand` takes `transaction` and `customer`.

        Needs the scope payments:read.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
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
        expand: Sequence[str] | Omit = OMIT,
        status: PaymentStatusValue | str | Omit = OMIT,
        rail: str | Omit = OMIT,
        direction: PaymentDirectionValue | str | Omit = OMIT,
        currency: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        bulk_payment_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[Payment]:
        """List payments

        Returns the payments of this tenant and mode, newest first, one page at a time. Filters combine: a payment
        must match all of them. Use `startingAfter` with `nextCursor` for the next page. `expand` takes
        `transaction` and `customer`.

        Needs the scope payments:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            status: Only payments in this state.
            rail: Only payments on this rail.
            direction: Only payouts or only collections.
            currency: Only payments in this currency.
            reference: Only payments with exactly this reference.
            customer_id: Only payments of this customer.
            bulk_payment_id: Only payments made by this bulk payment.
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
                "expand": expand,
                "status": status,
                "rail": rail,
                "direction": direction,
                "currency": currency,
                "reference": reference,
                "customer_id": customer_id,
                "bulk_payment_id": bulk_payment_id,
            },
            options,
        )

    def reconcile(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Ask the rail for the outcome now

        Sends an enquiry for a payment whose outcome is open (`submitted`, `awaiting_approval`,
        `in_reconciliation`) without waiting for the next scheduled one, and returns the payment with what the rail
        said. If the rail still does not know, the payment stays as it is; it is never failed by an enquiry alone.
        At most one enquiry per payment in 10 seconds, else 429. A final payment answers 409.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RECONCILE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def review(
        self,
        id: str,
        *,
        decision: ReviewDecisionValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        note: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Decide on a held payment

        Approves or declines a payment that the fraud analysis holds for review. An approved payment goes on as
        `pending`; a declined one becomes `failed` with the code `fraud_declined` and its funds are released.
        Decision and note are kept in the audit trail. A payment that is not held answers 409
        `invalid_state_transition`.

        Needs the scope payments:review.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            note: Reason of the decision; kept in the timeline and the audit trail.
        """
        return self._core.call(
            _ops.REVIEW,
            {
                "id": id,
                "decision": decision,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "note": note,
            },
            options,
        )


class AsyncPayments(AsyncResource):
    """Pay money out to wallets and bank accounts, or collect it from wallets."""

    async def cancel(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Cancel a payment

        Stops a payment that was not sent to a rail yet (`held_for_review`, `pending`, `queued`) and releases its
        reserved funds. A collection that waits for the payer is canceled as far as the provider allows. Anything
        else answers 409 `payment_not_cancelable`; a completed payment is taken back with a reversal instead. There
        is no body.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
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
        amount_minor_units: int,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        amount_type: AmountTypeValue | str | Omit = OMIT,
        direction: PaymentDirectionValue | str | Omit = OMIT,
        account_id: str | Omit = OMIT,
        destination: PartyParam | Omit = OMIT,
        source: MobileMoneyParty | MobileMoneyPartyParam | Omit = OMIT,
        destination_currency: str | Omit = OMIT,
        rail: str | Omit = OMIT,
        routing: RoutingPreference | RoutingPreferenceParam | Omit = OMIT,
        quote_id: str | Omit = OMIT,
        fee_bearer: FeeBearerValue | str | Omit = OMIT,
        reference: str | Omit = OMIT,
        description: str | Omit = OMIT,
        statement_descriptor: str | Omit = OMIT,
        purpose_code: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        fraud_check: FraudCheckModeValue | str | Omit = OMIT,
        fraud_analysis_id: str | Omit = OMIT,
        approval_window_seconds: int | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        sandbox: PaymentSandboxOptions | PaymentSandboxOptionsParam | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Make a payment

        Pays out to a mobile-money wallet, a bank account or another account, or collects from a wallet. The
        service chooses the rail by what each rail really charged on this corridor in the last 24 hours, and the
        answer shows every candidate with its figures. A payout reserves amount and fee at once; the money moves
        afterwards, so the answer is usually `pending` or `submitted`: wait for the event `payment.completed`, read
        the payment again, or send `Prefer: wait=N`. An `Idempotency-Key` is required: the same key and body never
        pay twice, not even after the stored answer has expired. Nothing exists and the key stays free after 402,
        409 and 422; a payment that fails later is a 201 whose `status` becomes `failed` with the reason in
        `failure`. `expand` takes `transaction` and `customer`.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES
                250.00 shillings.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            amount_type: Which side the amount fixes.
            direction: Way in which the money moves.
            account_id: Account that a payout is debited from or a collection is credited to.
            destination: Who gets the money.
            source: Who pays a collection.
            destination_currency: Currency that the recipient gets.
            rail: Id of the rail to use, or `auto` to let the routing choose.
            quote_id: Quote whose price binds.
            fee_bearer: Who pays the fee.
            reference: The caller's own reference; searchable, need not be unique.
            description: What the payment is for.
            statement_descriptor: Text that the recipient sees on the statement, where the rail carries one.
            purpose_code: Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP,
                GDDS, FAMI or EDUC.
            customer_id: Customer whom the payment belongs to.
            fraud_check: Whether the fraud analysis runs.
            fraud_analysis_id: Fraud analysis to use instead of a new one.
            approval_window_seconds: Collections only.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
                "x_sandbox_scenario": x_sandbox_scenario,
                "amount_type": amount_type,
                "direction": direction,
                "account_id": account_id,
                "destination": destination,
                "source": source,
                "destination_currency": destination_currency,
                "rail": rail,
                "routing": routing,
                "quote_id": quote_id,
                "fee_bearer": fee_bearer,
                "reference": reference,
                "description": description,
                "statement_descriptor": statement_descriptor,
                "purpose_code": purpose_code,
                "customer_id": customer_id,
                "fraud_check": fraud_check,
                "fraud_analysis_id": fraud_analysis_id,
                "approval_window_seconds": approval_window_seconds,
                "metadata": metadata,
                "sandbox": sandbox,
            },
            options,
        )

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        prefer: str | Omit = OMIT,
        expand: Sequence[str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Read a payment

        Returns the payment as it is now, with its attempts, its rail decision and its timeline. With `Prefer:
        wait=N` the answer is held for up to N seconds until the payment is final, which saves polling. A payment
        `in_reconciliation` has an unknown outcome: its funds stay reserved while the rail is asked, and it must
        not be paid again. `expand` takes `transaction` and `customer`.

        Needs the scope payments:read.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            prefer: `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
                reached; after that the current state is returned.
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "prefer": prefer,
                "expand": expand,
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
        expand: Sequence[str] | Omit = OMIT,
        status: PaymentStatusValue | str | Omit = OMIT,
        rail: str | Omit = OMIT,
        direction: PaymentDirectionValue | str | Omit = OMIT,
        currency: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        bulk_payment_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[Payment]:
        """List payments

        Returns the payments of this tenant and mode, newest first, one page at a time. Filters combine: a payment
        must match all of them. Use `startingAfter` with `nextCursor` for the next page. `expand` takes
        `transaction` and `customer`.

        Needs the scope payments:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            expand: Comma-separated names of linked objects to put into the answer beside their ids: at most 4
                paths, each at most 2 deep.
            status: Only payments in this state.
            rail: Only payments on this rail.
            direction: Only payouts or only collections.
            currency: Only payments in this currency.
            reference: Only payments with exactly this reference.
            customer_id: Only payments of this customer.
            bulk_payment_id: Only payments made by this bulk payment.
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
                "expand": expand,
                "status": status,
                "rail": rail,
                "direction": direction,
                "currency": currency,
                "reference": reference,
                "customer_id": customer_id,
                "bulk_payment_id": bulk_payment_id,
            },
            options,
        )

    async def reconcile(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Ask the rail for the outcome now

        Sends an enquiry for a payment whose outcome is open (`submitted`, `awaiting_approval`,
        `in_reconciliation`) without waiting for the next scheduled one, and returns the payment with what the rail
        said. If the rail still does not know, the payment stays as it is; it is never failed by an enquiry alone.
        At most one enquiry per payment in 10 seconds, else 429. A final payment answers 409.

        Needs the scope payments:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RECONCILE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def review(
        self,
        id: str,
        *,
        decision: ReviewDecisionValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        note: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Payment:
        """Decide on a held payment

        Approves or declines a payment that the fraud analysis holds for review. An approved payment goes on as
        `pending`; a declined one becomes `failed` with the code `fraud_declined` and its funds are released.
        Decision and note are kept in the audit trail. A payment that is not held answers 409
        `invalid_state_transition`.

        Needs the scope payments:review.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the payment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            note: Reason of the decision; kept in the timeline and the audit trail.
        """
        return await self._core.call(
            _ops.REVIEW,
            {
                "id": id,
                "decision": decision,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "note": note,
            },
            options,
        )
