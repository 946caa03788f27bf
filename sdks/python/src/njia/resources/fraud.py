"""The resource fraud. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import fraud as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Mapping

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.fraud import FraudAnalysis, FraudPolicy
    from ..types.fraud_requests import (
        FraudDeviceInput,
        FraudDeviceInputParam,
        FraudLocationInput,
        FraudLocationInputParam,
        FraudNetworkInput,
        FraudNetworkInputParam,
        FraudRecipientInput,
        FraudRecipientInputParam,
        FraudSenderInput,
        FraudSenderInputParam,
    )
    from ..types.fraud_values import (
        FraudChannelValue,
        FraudDecisionValue,
        FraudFailModeValue,
        FraudFeedbackLabelValue,
        FraudRiskLevelValue,
        FraudTransactionTypeValue,
    )


class Fraud(Resource):
    """Fraud scores with reasons, and the policy that acts on them."""

    def analyze(
        self,
        *,
        amount_minor_units: int,
        currency: str,
        type: FraudTransactionTypeValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        occurred_at: _dt.datetime | Omit = OMIT,
        payment_id: str | Omit = OMIT,
        transaction_id: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        sender: FraudSenderInput | FraudSenderInputParam | Omit = OMIT,
        recipient: FraudRecipientInput | FraudRecipientInputParam | Omit = OMIT,
        device: FraudDeviceInput | FraudDeviceInputParam | Omit = OMIT,
        network: FraudNetworkInput | FraudNetworkInputParam | Omit = OMIT,
        location: FraudLocationInput | FraudLocationInputParam | Omit = OMIT,
        channel: FraudChannelValue | str | Omit = OMIT,
        agent_id: str | Omit = OMIT,
        merchant_category_code: str | Omit = OMIT,
        history_override: Mapping[str, float] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudAnalysis:
        """Analyze the risk of a transaction

        Gives a risk score from 0 to 100, a decision under the policy of the tenant and at least one reason; every
        reason names its evidence and the score without it. The answer is stored: a payment may name it in
        `fraudAnalysisId` within 15 minutes. Signals whose inputs are missing are listed in `signalsMissing`. When
        the scorer cannot be reached the tenant's fail mode decides and the reason is `scorer_unavailable`. An
        `Idempotency-Key` is accepted.

        Needs the scope fraud:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount in minor units of `currency`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            occurred_at: When it happened or happens.
            payment_id: Payment that it is about.
            transaction_id: Transaction that it is about.
            reference: The caller's own reference.
            agent_id: Agent at whom it happened.
            merchant_category_code: Merchant category code (ISO 18245).
        """
        return self._core.call(
            _ops.ANALYZE,
            {
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "type": type,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "occurred_at": occurred_at,
                "payment_id": payment_id,
                "transaction_id": transaction_id,
                "reference": reference,
                "sender": sender,
                "recipient": recipient,
                "device": device,
                "network": network,
                "location": location,
                "channel": channel,
                "agent_id": agent_id,
                "merchant_category_code": merchant_category_code,
                "history_override": history_override,
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
        options: RequestOptions | None = None,
    ) -> FraudAnalysis:
        """Read a fraud analysis

        Returns the fraud analysis as it was made, with its feedback if there is any.

        Needs the scope fraud:read.

        Args:
            id: Id of the fraud analysis.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def policy(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudPolicy:
        """Read the fraud policy

        Returns the thresholds that turn a risk score into a decision, and what happens when the scorer cannot be
        reached.

        Needs the scope fraud:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.POLICY,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
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
        decision: FraudDecisionValue | str | Omit = OMIT,
        risk_level: FraudRiskLevelValue | str | Omit = OMIT,
        payment_id: str | Omit = OMIT,
        type: FraudTransactionTypeValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[FraudAnalysis]:
        """List fraud analyses

        Returns the fraud analyses of this tenant and mode, newest first. Filters combine.

        Needs the scope fraud:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            decision: Only analyses with this decision.
            risk_level: Only analyses on this level.
            payment_id: Only analyses about this payment.
            type: Only analyses of this kind.
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
                "decision": decision,
                "risk_level": risk_level,
                "payment_id": payment_id,
                "type": type,
            },
            options,
        )

    def replace_policy(
        self,
        *,
        review_at: int,
        block_at: int,
        fail_mode: FraudFailModeValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudPolicy:
        """Replace the fraud policy

        Sets new thresholds from now on; analyses that exist keep their decision and name the version of the policy
        that made it. `reviewAt` above `blockAt` answers 400. The change is kept in the audit trail.

        Needs the scope fraud:manage.

        Args:
            review_at: Score from which the decision is `review`.
            block_at: Score from which the decision is `block`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.REPLACE_POLICY,
            {
                "review_at": review_at,
                "block_at": block_at,
                "fail_mode": fail_mode,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )

    def submit_feedback(
        self,
        id: str,
        *,
        label: FraudFeedbackLabelValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        note: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudAnalysis:
        """Tell what it turned out to be

        Labels an analysis as fraud, legitimate or unsure, so that the model and the policy can be judged. A later
        feedback replaces the earlier one; the same feedback twice changes nothing.

        Needs the scope fraud:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the fraud analysis.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            note: Note.
        """
        return self._core.call(
            _ops.SUBMIT_FEEDBACK,
            {
                "id": id,
                "label": label,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "note": note,
            },
            options,
        )


class AsyncFraud(AsyncResource):
    """Fraud scores with reasons, and the policy that acts on them."""

    async def analyze(
        self,
        *,
        amount_minor_units: int,
        currency: str,
        type: FraudTransactionTypeValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        occurred_at: _dt.datetime | Omit = OMIT,
        payment_id: str | Omit = OMIT,
        transaction_id: str | Omit = OMIT,
        reference: str | Omit = OMIT,
        sender: FraudSenderInput | FraudSenderInputParam | Omit = OMIT,
        recipient: FraudRecipientInput | FraudRecipientInputParam | Omit = OMIT,
        device: FraudDeviceInput | FraudDeviceInputParam | Omit = OMIT,
        network: FraudNetworkInput | FraudNetworkInputParam | Omit = OMIT,
        location: FraudLocationInput | FraudLocationInputParam | Omit = OMIT,
        channel: FraudChannelValue | str | Omit = OMIT,
        agent_id: str | Omit = OMIT,
        merchant_category_code: str | Omit = OMIT,
        history_override: Mapping[str, float] | Omit = OMIT,
        metadata: Mapping[str, str] | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudAnalysis:
        """Analyze the risk of a transaction

        Gives a risk score from 0 to 100, a decision under the policy of the tenant and at least one reason; every
        reason names its evidence and the score without it. The answer is stored: a payment may name it in
        `fraudAnalysisId` within 15 minutes. Signals whose inputs are missing are listed in `signalsMissing`. When
        the scorer cannot be reached the tenant's fail mode decides and the reason is `scorer_unavailable`. An
        `Idempotency-Key` is accepted.

        Needs the scope fraud:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            amount_minor_units: Amount in minor units of `currency`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            occurred_at: When it happened or happens.
            payment_id: Payment that it is about.
            transaction_id: Transaction that it is about.
            reference: The caller's own reference.
            agent_id: Agent at whom it happened.
            merchant_category_code: Merchant category code (ISO 18245).
        """
        return await self._core.call(
            _ops.ANALYZE,
            {
                "amount_minor_units": amount_minor_units,
                "currency": currency,
                "type": type,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "occurred_at": occurred_at,
                "payment_id": payment_id,
                "transaction_id": transaction_id,
                "reference": reference,
                "sender": sender,
                "recipient": recipient,
                "device": device,
                "network": network,
                "location": location,
                "channel": channel,
                "agent_id": agent_id,
                "merchant_category_code": merchant_category_code,
                "history_override": history_override,
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
        options: RequestOptions | None = None,
    ) -> FraudAnalysis:
        """Read a fraud analysis

        Returns the fraud analysis as it was made, with its feedback if there is any.

        Needs the scope fraud:read.

        Args:
            id: Id of the fraud analysis.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def policy(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudPolicy:
        """Read the fraud policy

        Returns the thresholds that turn a risk score into a decision, and what happens when the scorer cannot be
        reached.

        Needs the scope fraud:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.POLICY,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
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
        decision: FraudDecisionValue | str | Omit = OMIT,
        risk_level: FraudRiskLevelValue | str | Omit = OMIT,
        payment_id: str | Omit = OMIT,
        type: FraudTransactionTypeValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[FraudAnalysis]:
        """List fraud analyses

        Returns the fraud analyses of this tenant and mode, newest first. Filters combine.

        Needs the scope fraud:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            decision: Only analyses with this decision.
            risk_level: Only analyses on this level.
            payment_id: Only analyses about this payment.
            type: Only analyses of this kind.
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
                "decision": decision,
                "risk_level": risk_level,
                "payment_id": payment_id,
                "type": type,
            },
            options,
        )

    async def replace_policy(
        self,
        *,
        review_at: int,
        block_at: int,
        fail_mode: FraudFailModeValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudPolicy:
        """Replace the fraud policy

        Sets new thresholds from now on; analyses that exist keep their decision and name the version of the policy
        that made it. `reviewAt` above `blockAt` answers 400. The change is kept in the audit trail.

        Needs the scope fraud:manage.

        Args:
            review_at: Score from which the decision is `review`.
            block_at: Score from which the decision is `block`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.REPLACE_POLICY,
            {
                "review_at": review_at,
                "block_at": block_at,
                "fail_mode": fail_mode,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
            },
            options,
        )

    async def submit_feedback(
        self,
        id: str,
        *,
        label: FraudFeedbackLabelValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        note: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> FraudAnalysis:
        """Tell what it turned out to be

        Labels an analysis as fraud, legitimate or unsure, so that the model and the policy can be judged. A later
        feedback replaces the earlier one; the same feedback twice changes nothing.

        Needs the scope fraud:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the fraud analysis.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            note: Note.
        """
        return await self._core.call(
            _ops.SUBMIT_FEEDBACK,
            {
                "id": id,
                "label": label,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "note": note,
            },
            options,
        )
