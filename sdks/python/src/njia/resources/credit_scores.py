"""The resource credit scores. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import credit_scores as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.common_requests import ConsentInput, ConsentInputParam
    from ..types.credit_scores import CreditScore
    from ..types.credit_scores_requests import (
        CreditProductInput,
        CreditProductInputParam,
        CreditSubjectInput,
        CreditSubjectInputParam,
        MobileMoneyHistoryInput,
        MobileMoneyHistoryInputParam,
        MobileMoneySummaryInput,
        MobileMoneySummaryInputParam,
    )
    from ..types.credit_values import CreditDecisionValue, CreditGradeValue


class CreditScores(Resource):
    """Credit scores from mobile-money behaviour."""

    def create(
        self,
        *,
        consent: ConsentInput | ConsentInputParam,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        subject: CreditSubjectInput | CreditSubjectInputParam | Omit = OMIT,
        product: CreditProductInput | CreditProductInputParam | Omit = OMIT,
        mobile_money: MobileMoneyHistoryInput | MobileMoneyHistoryInputParam | Omit = OMIT,
        mobile_money_summary: MobileMoneySummaryInput | MobileMoneySummaryInputParam | Omit = OMIT,
        use_tenant_history: bool | Omit = OMIT,
        model_version: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CreditScore:
        """Score a person's credit

        Scores a person between 300 and 850 from mobile-money behaviour: the history or aggregates in the request,
        the payments at this tenant, or both. The points of all features add up to the score exactly, and up to
        four negative and three positive reasons are named. Consent is required, else 403 `consent_required`. Too
        little history is no error: the answer is 200 with `decision` `insufficient_data` and `score` null. The
        built-in model is trained on synthetic data (`model.trainingData`) and is not fit for lending without
        training it again. An `Idempotency-Key` is accepted.

        Needs the scope credit:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            customer_id: Customer to score.
            use_tenant_history: Whether the person's payments at this tenant count too.
            model_version: Version of the model to use.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "consent": consent,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "customer_id": customer_id,
                "subject": subject,
                "product": product,
                "mobile_money": mobile_money,
                "mobile_money_summary": mobile_money_summary,
                "use_tenant_history": use_tenant_history,
                "model_version": model_version,
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
    ) -> CreditScore:
        """Read a credit score

        Returns the credit score as it was made, with contributions, reasons, the model and the consent. `expand`
        takes `customer`.

        Needs the scope credit:read.

        Args:
            id: Id of the credit score.
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
        customer_id: str | Omit = OMIT,
        decision: CreditDecisionValue | str | Omit = OMIT,
        grade: CreditGradeValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[CreditScore]:
        """List credit scores

        Returns the credit scores of this tenant and mode, newest first. Filters combine. `expand` takes
        `customer`.

        Needs the scope credit:read.

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
            customer_id: Only scores of this customer.
            decision: Only scores with this decision.
            grade: Only scores with this grade.
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
                "customer_id": customer_id,
                "decision": decision,
                "grade": grade,
            },
            options,
        )


class AsyncCreditScores(AsyncResource):
    """Credit scores from mobile-money behaviour."""

    async def create(
        self,
        *,
        consent: ConsentInput | ConsentInputParam,
        currency: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        subject: CreditSubjectInput | CreditSubjectInputParam | Omit = OMIT,
        product: CreditProductInput | CreditProductInputParam | Omit = OMIT,
        mobile_money: MobileMoneyHistoryInput | MobileMoneyHistoryInputParam | Omit = OMIT,
        mobile_money_summary: MobileMoneySummaryInput | MobileMoneySummaryInputParam | Omit = OMIT,
        use_tenant_history: bool | Omit = OMIT,
        model_version: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> CreditScore:
        """Score a person's credit

        Scores a person between 300 and 850 from mobile-money behaviour: the history or aggregates in the request,
        the payments at this tenant, or both. The points of all features add up to the score exactly, and up to
        four negative and three positive reasons are named. Consent is required, else 403 `consent_required`. Too
        little history is no error: the answer is 200 with `decision` `insufficient_data` and `score` null. The
        built-in model is trained on synthetic data (`model.trainingData`) and is not fit for lending without
        training it again. An `Idempotency-Key` is accepted.

        Needs the scope credit:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            customer_id: Customer to score.
            use_tenant_history: Whether the person's payments at this tenant count too.
            model_version: Version of the model to use.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "consent": consent,
                "currency": currency,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "customer_id": customer_id,
                "subject": subject,
                "product": product,
                "mobile_money": mobile_money,
                "mobile_money_summary": mobile_money_summary,
                "use_tenant_history": use_tenant_history,
                "model_version": model_version,
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
    ) -> CreditScore:
        """Read a credit score

        Returns the credit score as it was made, with contributions, reasons, the model and the consent. `expand`
        takes `customer`.

        Needs the scope credit:read.

        Args:
            id: Id of the credit score.
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
        customer_id: str | Omit = OMIT,
        decision: CreditDecisionValue | str | Omit = OMIT,
        grade: CreditGradeValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[CreditScore]:
        """List credit scores

        Returns the credit scores of this tenant and mode, newest first. Filters combine. `expand` takes
        `customer`.

        Needs the scope credit:read.

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
            customer_id: Only scores of this customer.
            decision: Only scores with this decision.
            grade: Only scores with this grade.
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
                "customer_id": customer_id,
                "decision": decision,
                "grade": grade,
            },
            options,
        )
