<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\ConsentInput;
use Njia\Model\CreditDecision;
use Njia\Model\CreditGrade;
use Njia\Model\CreditProductInput;
use Njia\Model\CreditScore;
use Njia\Model\CreditScoreRequest;
use Njia\Model\CreditSubjectInput;
use Njia\Model\MobileMoneyHistoryInput;
use Njia\Model\MobileMoneySummaryInput;
use Njia\Omit;
use Njia\Operation\CreditScoresOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Credit scores from mobile-money behaviour.
 */
final readonly class CreditScores
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Score a person's credit
     *
     * Scores a person between 300 and 850 from mobile-money behaviour: the history or aggregates in the
     * request, the payments at this tenant, or both. The points of all features add up to the score exactly,
     * and up to four negative and three positive reasons are named. Consent is required, else 403
     * `consent_required`. Too little history is no error: the answer is 200 with `decision` `insufficient_data`
     * and `score` null. The built-in model is trained on synthetic data (`model.trainingData`) and is not fit
     * for lending without training it again. An `Idempotency-Key` is accepted.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param string|Omit $customerId Customer to score.
     * @param bool|Omit $useTenantHistory Whether the person's payments at this tenant count too.
     * @param string|Omit $modelVersion Version of the model to use.
     * @throws NjiaException
     */
    public function create(
        ConsentInput $consent,
        string $currency,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        string|Omit $customerId = Omit::Value,
        CreditSubjectInput|Omit $subject = Omit::Value,
        CreditProductInput|Omit $product = Omit::Value,
        MobileMoneyHistoryInput|Omit $mobileMoney = Omit::Value,
        MobileMoneySummaryInput|Omit $mobileMoneySummary = Omit::Value,
        bool|Omit $useTenantHistory = Omit::Value,
        string|Omit $modelVersion = Omit::Value,
        ?RequestOptions $options = null,
    ): CreditScore {
        return $this->api->call(
            CreditScoresOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new CreditScoreRequest(
                consent: $consent,
                currency: $currency,
                customerId: $customerId,
                subject: $subject,
                product: $product,
                mobileMoney: $mobileMoney,
                mobileMoneySummary: $mobileMoneySummary,
                useTenantHistory: $useTenantHistory,
                modelVersion: $modelVersion,
            ),
            options: $options,
        );
    }

    /**
     * Read a credit score
     *
     * Returns the credit score as it was made, with contributions, reasons, the model and the consent. `expand`
     * takes `customer`.
     *
     * @param string $id Id of the credit score.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $expand = Omit::Value,
        ?RequestOptions $options = null,
    ): CreditScore {
        return $this->api->call(
            CreditScoresOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query expand' => $expand,
            ],
            options: $options,
        );
    }

    /**
     * List credit scores
     *
     * Returns the credit scores of this tenant and mode, newest first. Filters combine. `expand` takes
     * `customer`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $expand Comma-separated names of linked objects to put into the answer
     *     beside their ids: at most 4 paths, each at most 2 deep.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @param string|Omit $customerId Only scores of this customer.
     * @param CreditDecision|string|Omit $decision Only scores with this decision.
     * @param CreditGrade|string|Omit $grade Only scores with this grade.
     * @return Page<CreditScore>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $expand = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        string|Omit $customerId = Omit::Value,
        CreditDecision|string|Omit $decision = Omit::Value,
        CreditGrade|string|Omit $grade = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            CreditScoresOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query expand' => $expand,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query customerId' => $customerId,
                'query decision' => $decision,
                'query grade' => $grade,
            ],
            options: $options,
        );
    }
}
