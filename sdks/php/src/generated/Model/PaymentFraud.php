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
 * Result of the fraud analysis of the payment; all null when it was skipped.
 */
final readonly class PaymentFraud implements Model
{
    use Hydration;

    /**
     * Id of the fraud analysis.
     */
    public ?string $analysisId;

    /**
     * Risk from 0 (none) to 100.
     */
    public ?int $riskScore;

    /**
     * Decision under the tenant's policy.
     */
    public FraudDecision|string|null $decision;

    /**
     * @param string|null $analysisId Id of the fraud analysis.
     * @param int|null $riskScore Risk from 0 (none) to 100.
     * @param FraudDecision|string|null $decision Decision under the tenant's policy.
     */
    public function __construct(
        ?string $analysisId,
        int|float|null $riskScore,
        FraudDecision|string|null $decision,
    ) {
        $this->build([
            'analysisId' => $analysisId,
            'riskScore' => $riskScore,
            'decision' => $decision,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('analysisId', 'analysisId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('riskScore', 'riskScore', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec(
                'decision',
                'decision',
                new Codec\NullableCodec(new Codec\EnumCodec(FraudDecision::class)),
                true,
            ),
        );
    }
}
