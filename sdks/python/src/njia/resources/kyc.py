"""The resource kyc. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import kyc as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT
from .._runtime._warn import deprecated

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.common_requests import ConsentInput, ConsentInputParam
    from ..types.identity_values import IdentityTypeValue
    from ..types.kyc_check import KycCheck
    from ..types.kyc_requests import (
        KycDocumentInput,
        KycDocumentInputParam,
        KycIdentityInput,
        KycIdentityInputParam,
        KycSelfieInput,
        KycSelfieInputParam,
        KycSubject,
        KycSubjectParam,
    )
    from ..types.kyc_score import KycScore
    from ..types.kyc_values import (
        KycCheckTypeValue,
        KycDecisionValue,
        KycRequestedTierValue,
        KycScoreReviewRequestDecisionValue,
        KycScoreStatusValue,
    )


class Kyc(Resource):
    """Identity verification."""

    @deprecated("createKycCheck is deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.")
    def check(
        self,
        *,
        first_name: str,
        last_name: str,
        country: str,
        id_type: IdentityTypeValue | str,
        id_number: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        date_of_birth: _dt.date | Omit = OMIT,
        phone: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycCheck:
        """Check an identity (deprecated)

        Deprecated since 2026-03-01, removed in v3.0, not before 2027-06-01: use `createKycScore`. It runs the same
        assessment and answers only `passed`, `failed` or `pending`. Every answer carries `Deprecation`, `Sunset`
        and a `Link` to the successor.

        Deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.

        Needs the scope kyc:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            first_name: First names.
            last_name: Family name.
            country: Country that issued the number.
            id_number: The number.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            date_of_birth: Date of birth.
        """
        return self._core.call(
            _ops.CHECK,
            {
                "first_name": first_name,
                "last_name": last_name,
                "country": country,
                "id_type": id_type,
                "id_number": id_number,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "date_of_birth": date_of_birth,
                "phone": phone,
            },
            options,
        )

    def score(
        self,
        *,
        consent: ConsentInput | ConsentInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        subject: KycSubject | KycSubjectParam | Omit = OMIT,
        identity: KycIdentityInput | KycIdentityInputParam | Omit = OMIT,
        document: KycDocumentInput | KycDocumentInputParam | Omit = OMIT,
        selfie: KycSelfieInput | KycSelfieInputParam | Omit = OMIT,
        checks: Sequence[KycCheckTypeValue | str] | Omit = OMIT,
        requested_tier: KycRequestedTierValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycScore:
        """Verify an identity

        Checks a person against the issuing authority, the pictures and the lists that are given, and stores the
        result: every check, a score from 0 to 100, a decision, the tier reached and what the next one still needs.
        It answers 200 with the result, or 202 while a provider works; then a `kyc_score.completed` event follows
        and `getKycScore` shows it. Consent is mandatory (403 `consent_required`). In test mode the end of the
        number decides, such as `004` for a sanctions match.

        Needs the scope kyc:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            consent: Consent of the person, with the purpose `identity_verification`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            customer_id: Customer to verify; the subject is taken from it.
            checks: Checks to run; all that the data allows if absent.
        """
        return self._core.call(
            _ops.SCORE,
            {
                "consent": consent,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "customer_id": customer_id,
                "subject": subject,
                "identity": identity,
                "document": document,
                "selfie": selfie,
                "checks": checks,
                "requested_tier": requested_tier,
            },
            options,
        )

    @deprecated("getKycCheck is deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.")
    def retrieve_check(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycCheck:
        """Get a legacy check (deprecated)

        Returns a result of the deprecated check. It ends with it, in v3.0; use `getKycScore` instead.

        Deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.

        Needs the scope kyc:read.

        Args:
            id: Id of the check.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE_CHECK,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycScore:
        """Get an assessment

        Returns one identity assessment. Identity numbers are masked and pictures are never returned. One of
        another tenant or mode is 404.

        Needs the scope kyc:read.

        Args:
            id: Id of the assessment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        decision: KycDecisionValue | str | Omit = OMIT,
        status: KycScoreStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[KycScore]:
        """List assessments

        Returns the identity assessments of this tenant and mode, newest first. Filter by decision `attention` to
        find those that a person must decide.

        Needs the scope kyc:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            customer_id: Only assessments of this customer.
            decision: Only assessments with this decision.
            status: Only assessments in this state.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "customer_id": customer_id,
                "decision": decision,
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    def review(
        self,
        id: str,
        *,
        decision: KycScoreReviewRequestDecisionValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        note: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycScore:
        """Decide an assessment

        Records the decision of a person about an assessment whose decision is `attention`. Clearing it raises the
        tier; blocking it keeps the customer where it is. Anything else is 409 `invalid_state_transition`. The
        decision is written to the audit log.

        Needs the scope kyc:review.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the assessment.
            decision: The decision.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            note: Why.
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


class AsyncKyc(AsyncResource):
    """Identity verification."""

    @deprecated("createKycCheck is deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.")
    async def check(
        self,
        *,
        first_name: str,
        last_name: str,
        country: str,
        id_type: IdentityTypeValue | str,
        id_number: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        date_of_birth: _dt.date | Omit = OMIT,
        phone: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycCheck:
        """Check an identity (deprecated)

        Deprecated since 2026-03-01, removed in v3.0, not before 2027-06-01: use `createKycScore`. It runs the same
        assessment and answers only `passed`, `failed` or `pending`. Every answer carries `Deprecation`, `Sunset`
        and a `Link` to the successor.

        Deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.

        Needs the scope kyc:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            first_name: First names.
            last_name: Family name.
            country: Country that issued the number.
            id_number: The number.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            date_of_birth: Date of birth.
        """
        return await self._core.call(
            _ops.CHECK,
            {
                "first_name": first_name,
                "last_name": last_name,
                "country": country,
                "id_type": id_type,
                "id_number": id_number,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "date_of_birth": date_of_birth,
                "phone": phone,
            },
            options,
        )

    async def score(
        self,
        *,
        consent: ConsentInput | ConsentInputParam,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        x_sandbox_scenario: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        subject: KycSubject | KycSubjectParam | Omit = OMIT,
        identity: KycIdentityInput | KycIdentityInputParam | Omit = OMIT,
        document: KycDocumentInput | KycDocumentInputParam | Omit = OMIT,
        selfie: KycSelfieInput | KycSelfieInputParam | Omit = OMIT,
        checks: Sequence[KycCheckTypeValue | str] | Omit = OMIT,
        requested_tier: KycRequestedTierValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycScore:
        """Verify an identity

        Checks a person against the issuing authority, the pictures and the lists that are given, and stores the
        result: every check, a score from 0 to 100, a decision, the tier reached and what the next one still needs.
        It answers 200 with the result, or 202 while a provider works; then a `kyc_score.completed` event follows
        and `getKycScore` shows it. Consent is mandatory (403 `consent_required`). In test mode the end of the
        number decides, such as `004` for a sanctions match.

        Needs the scope kyc:write.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            consent: Consent of the person, with the purpose `identity_verification`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            x_sandbox_scenario: Test mode only: chooses the outcome that the simulated rail, scorer or provider
                plays, with optional settings after a semicolon.
            customer_id: Customer to verify; the subject is taken from it.
            checks: Checks to run; all that the data allows if absent.
        """
        return await self._core.call(
            _ops.SCORE,
            {
                "consent": consent,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "x_sandbox_scenario": x_sandbox_scenario,
                "customer_id": customer_id,
                "subject": subject,
                "identity": identity,
                "document": document,
                "selfie": selfie,
                "checks": checks,
                "requested_tier": requested_tier,
            },
            options,
        )

    @deprecated("getKycCheck is deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.")
    async def retrieve_check(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycCheck:
        """Get a legacy check (deprecated)

        Returns a result of the deprecated check. It ends with it, in v3.0; use `getKycScore` instead.

        Deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.

        Needs the scope kyc:read.

        Args:
            id: Id of the check.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE_CHECK,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def retrieve(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycScore:
        """Get an assessment

        Returns one identity assessment. Identity numbers are masked and pictures are never returned. One of
        another tenant or mode is 404.

        Needs the scope kyc:read.

        Args:
            id: Id of the assessment.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"id": id, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        customer_id: str | Omit = OMIT,
        decision: KycDecisionValue | str | Omit = OMIT,
        status: KycScoreStatusValue | str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[KycScore]:
        """List assessments

        Returns the identity assessments of this tenant and mode, newest first. Filter by decision `attention` to
        find those that a person must decide.

        Needs the scope kyc:read.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            customer_id: Only assessments of this customer.
            decision: Only assessments with this decision.
            status: Only assessments in this state.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "customer_id": customer_id,
                "decision": decision,
                "status": status,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
            },
            options,
        )

    async def review(
        self,
        id: str,
        *,
        decision: KycScoreReviewRequestDecisionValue | str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        note: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> KycScore:
        """Decide an assessment

        Records the decision of a person about an assessment whose decision is `attention`. Clearing it raises the
        tier; blocking it keeps the customer where it is. Anything else is 409 `invalid_state_transition`. The
        decision is written to the audit log.

        Needs the scope kyc:review.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            id: Id of the assessment.
            decision: The decision.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            note: Why.
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
