<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Date;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ConsentInput;
use Njia\Model\IdentityType;
use Njia\Model\KycCheck;
use Njia\Model\KycCheckRequest;
use Njia\Model\KycCheckType;
use Njia\Model\KycDecision;
use Njia\Model\KycDocumentInput;
use Njia\Model\KycIdentityInput;
use Njia\Model\KycRequestedTier;
use Njia\Model\KycScore;
use Njia\Model\KycScoreRequest;
use Njia\Model\KycScoreReviewRequest;
use Njia\Model\KycScoreReviewRequestDecision;
use Njia\Model\KycScoreStatus;
use Njia\Model\KycSelfieInput;
use Njia\Model\KycSubject;
use Njia\Omit;
use Njia\Operation\KycOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Identity verification.
 */
final readonly class Kyc
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Check an identity (deprecated)
     *
     * Deprecated since 2026-03-01, removed in v3.0, not before 2027-06-01: use `createKycScore`. It runs the
     * same assessment and answers only `passed`, `failed` or `pending`. Every answer carries `Deprecation`,
     * `Sunset` and a `Link` to the successor.
     *
     * @deprecated since 2026-03-01; use createKycScore; it ends on 2027-06-01.
     *
     * @param string $firstName First names.
     * @param string $lastName Family name.
     * @param string $country Country that issued the number.
     * @param string $idNumber The number.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param Date|string|Omit $dateOfBirth Date of birth.
     * @throws NjiaException
     */
    public function check(
        string $firstName,
        string $lastName,
        string $country,
        IdentityType|string $idType,
        #[\SensitiveParameter] string $idNumber,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        #[\SensitiveParameter] Date|string|Omit $dateOfBirth = Omit::Value,
        string|Omit $phone = Omit::Value,
        ?RequestOptions $options = null,
    ): KycCheck {
        return $this->api->call(
            KycOperations::check(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new KycCheckRequest(
                firstName: $firstName,
                lastName: $lastName,
                country: $country,
                idType: $idType,
                idNumber: $idNumber,
                dateOfBirth: $dateOfBirth,
                phone: $phone,
            ),
            options: $options,
        );
    }

    /**
     * Verify an identity
     *
     * Checks a person against the issuing authority, the pictures and the lists that are given, and stores the
     * result: every check, a score from 0 to 100, a decision, the tier reached and what the next one still
     * needs. It answers 200 with the result, or 202 while a provider works; then a `kyc_score.completed` event
     * follows and `getKycScore` shows it. Consent is mandatory (403 `consent_required`). In test mode the end
     * of the number decides, such as `004` for a sanctions match.
     *
     * @param ConsentInput $consent Consent of the person, with the purpose `identity_verification`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param string|Omit $customerId Customer to verify; the subject is taken from it.
     * @param list<KycCheckType|string>|Omit $checks Checks to run; all that the data allows if absent.
     * @throws NjiaException
     */
    public function score(
        ConsentInput $consent,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        string|Omit $customerId = Omit::Value,
        KycSubject|Omit $subject = Omit::Value,
        KycIdentityInput|Omit $identity = Omit::Value,
        KycDocumentInput|Omit $document = Omit::Value,
        KycSelfieInput|Omit $selfie = Omit::Value,
        array|Omit $checks = Omit::Value,
        KycRequestedTier|string|Omit $requestedTier = Omit::Value,
        ?RequestOptions $options = null,
    ): KycScore {
        return $this->api->call(
            KycOperations::score(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new KycScoreRequest(
                consent: $consent,
                customerId: $customerId,
                subject: $subject,
                identity: $identity,
                document: $document,
                selfie: $selfie,
                checks: $checks,
                requestedTier: $requestedTier,
            ),
            options: $options,
        );
    }

    /**
     * Get a legacy check (deprecated)
     *
     * Returns a result of the deprecated check. It ends with it, in v3.0; use `getKycScore` instead.
     *
     * @deprecated since 2026-03-01; use getKycScore; it ends on 2027-06-01.
     *
     * @param string $id Id of the check.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieveCheck(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): KycCheck {
        return $this->api->call(
            KycOperations::retrieveCheck(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Get an assessment
     *
     * Returns one identity assessment. Identity numbers are masked and pictures are never returned. One of
     * another tenant or mode is 404.
     *
     * @param string $id Id of the assessment.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): KycScore {
        return $this->api->call(
            KycOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List assessments
     *
     * Returns the identity assessments of this tenant and mode, newest first. Filter by decision `attention` to
     * find those that a person must decide.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $customerId Only assessments of this customer.
     * @param KycDecision|string|Omit $decision Only assessments with this decision.
     * @param KycScoreStatus|string|Omit $status Only assessments in this state.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<KycScore>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $customerId = Omit::Value,
        KycDecision|string|Omit $decision = Omit::Value,
        KycScoreStatus|string|Omit $status = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            KycOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query customerId' => $customerId,
                'query decision' => $decision,
                'query status' => $status,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }

    /**
     * Decide an assessment
     *
     * Records the decision of a person about an assessment whose decision is `attention`. Clearing it raises
     * the tier; blocking it keeps the customer where it is. Anything else is 409 `invalid_state_transition`.
     * The decision is written to the audit log.
     *
     * @param string $id Id of the assessment.
     * @param KycScoreReviewRequestDecision|string $decision The decision.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $note Why.
     * @throws NjiaException
     */
    public function review(
        string $id,
        KycScoreReviewRequestDecision|string $decision,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $note = Omit::Value,
        ?RequestOptions $options = null,
    ): KycScore {
        return $this->api->call(
            KycOperations::review(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new KycScoreReviewRequest(
                decision: $decision,
                note: $note,
            ),
            options: $options,
        );
    }
}
