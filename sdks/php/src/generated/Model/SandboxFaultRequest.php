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
 * A fault to inject.
 *
 * Bound it by count or time, so that a forgotten fault ends by itself.
 */
final readonly class SandboxFaultRequest implements Model
{
    use Hydration;

    /**
     * The member target.
     */
    public string $target;

    /**
     * The member kind.
     */
    public SandboxFaultKind|string $kind;

    /**
     * The member parameters.
     */
    public ?SandboxFaultParameters $parameters;

    /**
     * Share of matching calls that are hit.
     */
    public ?float $probability;

    /**
     * Seed of the random choice; the same seed hits the same calls.
     */
    public ?int $seed;

    /**
     * The fault ends after this many hits.
     */
    public ?int $maxCount;

    /**
     * Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
     */
    public ?\DateTimeImmutable $expiresAt;

    /**
     * @param float|Omit $probability Share of matching calls that are hit.
     * @param int|Omit $seed Seed of the random choice; the same seed hits the same calls.
     * @param int|Omit $maxCount The fault ends after this many hits.
     * @param \DateTimeInterface|string|Omit $expiresAt Sandbox time at which the fault ends; at most 24
     *     hours ahead and 24 hours if absent.
     */
    public function __construct(
        string $target,
        SandboxFaultKind|string $kind,
        SandboxFaultParameters|Omit $parameters = Omit::Value,
        float|Omit $probability = Omit::Value,
        int|float|Omit $seed = Omit::Value,
        int|float|Omit $maxCount = Omit::Value,
        \DateTimeInterface|string|Omit $expiresAt = Omit::Value,
    ) {
        $this->build([
            'target' => $target,
            'kind' => $kind,
            'parameters' => $parameters,
            'probability' => $probability,
            'seed' => $seed,
            'maxCount' => $maxCount,
            'expiresAt' => $expiresAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('target', 'target', new Codec\TextCodec(), true),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(SandboxFaultKind::class), true),
            new FieldSpec('parameters', 'parameters', new Codec\ModelCodec(SandboxFaultParameters::class)),
            new FieldSpec('probability', 'probability', new Codec\FloatCodec()),
            new FieldSpec('seed', 'seed', new Codec\IntCodec()),
            new FieldSpec('maxCount', 'maxCount', new Codec\IntCodec()),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec()),
        );
    }
}
