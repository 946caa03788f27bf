<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * Wishes for the simulation.
 *
 * Test mode only; in live mode the answer is 400 `sandbox_field_in_live_mode`. Not part of the idempotency
 * fingerprint.
 */
final readonly class PaymentSandboxOptions implements Model
{
    use Hydration;

    /**
     * Name of the outcome to play, as in the header `X-Sandbox-Scenario`.
     */
    public ?string $scenario;

    /**
     * Risk score that the fraud analysis shall give.
     */
    public ?int $forceRiskScore;

    /**
     * Delay of the rail's answer in milliseconds.
     */
    public ?int $latencyMs;

    /**
     * @param string|Omit $scenario Name of the outcome to play, as in the header `X-Sandbox-Scenario`.
     * @param int|Omit $forceRiskScore Risk score that the fraud analysis shall give.
     * @param int|Omit $latencyMs Delay of the rail's answer in milliseconds.
     */
    public function __construct(
        string|Omit $scenario = Omit::Value,
        int|float|Omit $forceRiskScore = Omit::Value,
        int|float|Omit $latencyMs = Omit::Value,
    ) {
        $this->build([
            'scenario' => $scenario,
            'forceRiskScore' => $forceRiskScore,
            'latencyMs' => $latencyMs,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('scenario', 'scenario', new Codec\TextCodec()),
            new FieldSpec('forceRiskScore', 'forceRiskScore', new Codec\IntCodec()),
            new FieldSpec('latencyMs', 'latencyMs', new Codec\IntCodec()),
        );
    }
}
