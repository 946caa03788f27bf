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
 * What the fraud score said about an authorization.
 */
final readonly class CardFraudDecision implements Model
{
    use Hydration;

    /**
     * The analysis.
     */
    public string $analysisId;

    /**
     * Risk from 0 to 100.
     */
    public int $riskScore;

    /**
     * Decision of the policy.
     */
    public FraudDecision|string $decision;

    /**
     * @param string $analysisId The analysis.
     * @param int $riskScore Risk from 0 to 100.
     * @param FraudDecision|string $decision Decision of the policy.
     */
    public function __construct(
        string $analysisId,
        int|float $riskScore,
        FraudDecision|string $decision,
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
            new FieldSpec('analysisId', 'analysisId', new Codec\TextCodec(), true),
            new FieldSpec('riskScore', 'riskScore', new Codec\IntCodec(), true),
            new FieldSpec('decision', 'decision', new Codec\EnumCodec(FraudDecision::class), true),
        );
    }
}
