<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * A risk score with its reasons and a decision under the tenant's policy.
 *
 * Same inputs and same model give the same score.
 */
final readonly class FraudAnalysis implements Model, EventData
{
    use Hydration;

    /**
     * Id of the analysis.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change.
     */
    public int $version;

    /**
     * When the analysis was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The member type.
     */
    public FraudTransactionType|string $type;

    /**
     * Analyzed amount in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The caller's reference.
     */
    public ?string $reference;

    /**
     * Risk from 0 (none) to 100.
     */
    public int $riskScore;

    /**
     * The member risk level.
     */
    public FraudRiskLevel|string $riskLevel;

    /**
     * The member decision.
     */
    public FraudDecision|string $decision;

    /**
     * Reasons, heaviest first; at least one.
     *
     * @var list<FraudReason>
     */
    public array $reasons;

    /**
     * Number of signals that could be worked out.
     */
    public int $signalsEvaluated;

    /**
     * Signals whose inputs were missing.
     *
     * @var list<string>
     */
    public array $signalsMissing;

    /**
     * The member policy.
     */
    public FraudPolicySnapshot $policy;

    /**
     * The member model.
     */
    public ModelInfo $model;

    /**
     * Duration of the analysis in milliseconds.
     */
    public int $latencyMs;

    /**
     * Payment that it is about.
     */
    public ?string $paymentId;

    /**
     * Transaction that it is about.
     */
    public ?string $transactionId;

    /**
     * Payment that was made with it.
     */
    public ?string $usedByPaymentId;

    /**
     * What it turned out to be; null until somebody told.
     */
    public ?FraudFeedback $feedback;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the analysis.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change.
     * @param \DateTimeInterface|string $createdAt When the analysis was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param int $amountMinorUnits Analyzed amount in minor units of `currency`.
     * @param string|null $reference The caller's reference.
     * @param int $riskScore Risk from 0 (none) to 100.
     * @param list<FraudReason> $reasons Reasons, heaviest first; at least one.
     * @param int $signalsEvaluated Number of signals that could be worked out.
     * @param list<string> $signalsMissing Signals whose inputs were missing.
     * @param int $latencyMs Duration of the analysis in milliseconds.
     * @param string|null $paymentId Payment that it is about.
     * @param string|null $transactionId Transaction that it is about.
     * @param string|null $usedByPaymentId Payment that was made with it.
     * @param FraudFeedback|null $feedback What it turned out to be; null until somebody told.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        FraudTransactionType|string $type,
        int|float $amountMinorUnits,
        string $currency,
        ?string $reference,
        int|float $riskScore,
        FraudRiskLevel|string $riskLevel,
        FraudDecision|string $decision,
        array $reasons,
        int|float $signalsEvaluated,
        array $signalsMissing,
        FraudPolicySnapshot $policy,
        ModelInfo $model,
        int|float $latencyMs,
        ?string $paymentId,
        ?string $transactionId,
        ?string $usedByPaymentId,
        ?FraudFeedback $feedback,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'type' => $type,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'reference' => $reference,
            'riskScore' => $riskScore,
            'riskLevel' => $riskLevel,
            'decision' => $decision,
            'reasons' => $reasons,
            'signalsEvaluated' => $signalsEvaluated,
            'signalsMissing' => $signalsMissing,
            'policy' => $policy,
            'model' => $model,
            'latencyMs' => $latencyMs,
            'paymentId' => $paymentId,
            'transactionId' => $transactionId,
            'usedByPaymentId' => $usedByPaymentId,
            'feedback' => $feedback,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('fraud_analysis'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(FraudTransactionType::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('reference', 'reference', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('riskScore', 'riskScore', new Codec\IntCodec(), true),
            new FieldSpec('riskLevel', 'riskLevel', new Codec\EnumCodec(FraudRiskLevel::class), true),
            new FieldSpec('decision', 'decision', new Codec\EnumCodec(FraudDecision::class), true),
            new FieldSpec(
                'reasons',
                'reasons',
                new Codec\ListCodec(new Codec\ModelCodec(FraudReason::class)),
                true,
            ),
            new FieldSpec('signalsEvaluated', 'signalsEvaluated', new Codec\IntCodec(), true),
            new FieldSpec('signalsMissing', 'signalsMissing', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('policy', 'policy', new Codec\ModelCodec(FraudPolicySnapshot::class), true),
            new FieldSpec('model', 'model', new Codec\ModelCodec(ModelInfo::class), true),
            new FieldSpec('latencyMs', 'latencyMs', new Codec\IntCodec(), true),
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'transactionId',
                'transactionId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'usedByPaymentId',
                'usedByPaymentId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec(
                'feedback',
                'feedback',
                new Codec\NullableCodec(new Codec\ModelCodec(FraudFeedback::class)),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
