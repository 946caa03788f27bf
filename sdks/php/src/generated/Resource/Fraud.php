<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\FraudAnalysis;
use Njia\Model\FraudAnalysisRequest;
use Njia\Model\FraudChannel;
use Njia\Model\FraudDecision;
use Njia\Model\FraudDeviceInput;
use Njia\Model\FraudFailMode;
use Njia\Model\FraudFeedbackLabel;
use Njia\Model\FraudFeedbackRequest;
use Njia\Model\FraudLocationInput;
use Njia\Model\FraudNetworkInput;
use Njia\Model\FraudPolicy;
use Njia\Model\FraudPolicyRequest;
use Njia\Model\FraudRecipientInput;
use Njia\Model\FraudRiskLevel;
use Njia\Model\FraudSenderInput;
use Njia\Model\FraudTransactionType;
use Njia\Omit;
use Njia\Operation\FraudOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Fraud scores with reasons, and the policy that acts on them.
 */
final readonly class Fraud
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Analyze the risk of a transaction
     *
     * Gives a risk score from 0 to 100, a decision under the policy of the tenant and at least one reason;
     * every reason names its evidence and the score without it. The answer is stored: a payment may name it in
     * `fraudAnalysisId` within 15 minutes. Signals whose inputs are missing are listed in `signalsMissing`.
     * When the scorer cannot be reached the tenant's fail mode decides and the reason is `scorer_unavailable`.
     * An `Idempotency-Key` is accepted.
     *
     * @param int $amountMinorUnits Amount in minor units of `currency`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $xSandboxScenario Test mode only: chooses the outcome that the simulated rail,
     *     scorer or provider plays, with optional settings after a semicolon.
     * @param \DateTimeInterface|string|Omit $occurredAt When it happened or happens.
     * @param string|Omit $paymentId Payment that it is about.
     * @param string|Omit $transactionId Transaction that it is about.
     * @param string|Omit $reference The caller's own reference.
     * @param string|Omit $agentId Agent at whom it happened.
     * @param string|Omit $merchantCategoryCode Merchant category code (ISO 18245).
     * @param array<string, float>|Omit $historyOverride
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function analyze(
        int|float $amountMinorUnits,
        string $currency,
        FraudTransactionType|string $type,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $xSandboxScenario = Omit::Value,
        \DateTimeInterface|string|Omit $occurredAt = Omit::Value,
        string|Omit $paymentId = Omit::Value,
        string|Omit $transactionId = Omit::Value,
        string|Omit $reference = Omit::Value,
        FraudSenderInput|Omit $sender = Omit::Value,
        FraudRecipientInput|Omit $recipient = Omit::Value,
        FraudDeviceInput|Omit $device = Omit::Value,
        FraudNetworkInput|Omit $network = Omit::Value,
        FraudLocationInput|Omit $location = Omit::Value,
        FraudChannel|string|Omit $channel = Omit::Value,
        string|Omit $agentId = Omit::Value,
        string|Omit $merchantCategoryCode = Omit::Value,
        array|Omit $historyOverride = Omit::Value,
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): FraudAnalysis {
        return $this->api->call(
            FraudOperations::analyze(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'header X-Sandbox-Scenario' => $xSandboxScenario,
            ],
            new FraudAnalysisRequest(
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
                type: $type,
                occurredAt: $occurredAt,
                paymentId: $paymentId,
                transactionId: $transactionId,
                reference: $reference,
                sender: $sender,
                recipient: $recipient,
                device: $device,
                network: $network,
                location: $location,
                channel: $channel,
                agentId: $agentId,
                merchantCategoryCode: $merchantCategoryCode,
                historyOverride: $historyOverride,
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Read a fraud analysis
     *
     * Returns the fraud analysis as it was made, with its feedback if there is any.
     *
     * @param string $id Id of the fraud analysis.
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
    ): FraudAnalysis {
        return $this->api->call(
            FraudOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Read the fraud policy
     *
     * Returns the thresholds that turn a risk score into a decision, and what happens when the scorer cannot be
     * reached.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function policy(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): FraudPolicy {
        return $this->api->call(
            FraudOperations::policy(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List fraud analyses
     *
     * Returns the fraud analyses of this tenant and mode, newest first. Filters combine.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @param FraudDecision|string|Omit $decision Only analyses with this decision.
     * @param FraudRiskLevel|string|Omit $riskLevel Only analyses on this level.
     * @param string|Omit $paymentId Only analyses about this payment.
     * @param FraudTransactionType|string|Omit $type Only analyses of this kind.
     * @return Page<FraudAnalysis>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        FraudDecision|string|Omit $decision = Omit::Value,
        FraudRiskLevel|string|Omit $riskLevel = Omit::Value,
        string|Omit $paymentId = Omit::Value,
        FraudTransactionType|string|Omit $type = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            FraudOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
                'query decision' => $decision,
                'query riskLevel' => $riskLevel,
                'query paymentId' => $paymentId,
                'query type' => $type,
            ],
            options: $options,
        );
    }

    /**
     * Replace the fraud policy
     *
     * Sets new thresholds from now on; analyses that exist keep their decision and name the version of the
     * policy that made it. `reviewAt` above `blockAt` answers 400. The change is kept in the audit trail.
     *
     * @param int $reviewAt Score from which the decision is `review`.
     * @param int $blockAt Score from which the decision is `block`.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function replacePolicy(
        int|float $reviewAt,
        int|float $blockAt,
        FraudFailMode|string $failMode,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): FraudPolicy {
        return $this->api->call(
            FraudOperations::replacePolicy(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new FraudPolicyRequest(
                reviewAt: $reviewAt,
                blockAt: $blockAt,
                failMode: $failMode,
            ),
            options: $options,
        );
    }

    /**
     * Tell what it turned out to be
     *
     * Labels an analysis as fraud, legitimate or unsure, so that the model and the policy can be judged. A
     * later feedback replaces the earlier one; the same feedback twice changes nothing.
     *
     * @param string $id Id of the fraud analysis.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param string|Omit $note Note.
     * @throws NjiaException
     */
    public function submitFeedback(
        string $id,
        FraudFeedbackLabel|string $label,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        string|Omit $note = Omit::Value,
        ?RequestOptions $options = null,
    ): FraudAnalysis {
        return $this->api->call(
            FraudOperations::submitFeedback(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new FraudFeedbackRequest(
                label: $label,
                note: $note,
            ),
            options: $options,
        );
    }
}
