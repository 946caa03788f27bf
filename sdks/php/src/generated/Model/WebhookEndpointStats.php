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
 * How deliveries to an endpoint go.
 */
final readonly class WebhookEndpointStats implements Model
{
    use Hydration;

    /**
     * Last delivery that was answered with 2xx.
     */
    public ?\DateTimeImmutable $lastSuccessAt;

    /**
     * Last attempt that failed.
     */
    public ?\DateTimeImmutable $lastFailureAt;

    /**
     * Failed attempts since the last success.
     */
    public int $consecutiveFailures;

    /**
     * @param \DateTimeInterface|string|null $lastSuccessAt Last delivery that was answered with 2xx.
     * @param \DateTimeInterface|string|null $lastFailureAt Last attempt that failed.
     * @param int $consecutiveFailures Failed attempts since the last success.
     */
    public function __construct(
        \DateTimeInterface|string|null $lastSuccessAt,
        \DateTimeInterface|string|null $lastFailureAt,
        int|float $consecutiveFailures,
    ) {
        $this->build([
            'lastSuccessAt' => $lastSuccessAt,
            'lastFailureAt' => $lastFailureAt,
            'consecutiveFailures' => $consecutiveFailures,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec(
                'lastSuccessAt',
                'lastSuccessAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec(
                'lastFailureAt',
                'lastFailureAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('consecutiveFailures', 'consecutiveFailures', new Codec\IntCodec(), true),
        );
    }
}
