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
 * One try to deliver an event.
 */
final readonly class DeliveryAttempt implements Model
{
    use Hydration;

    /**
     * Counts the attempts, from 1.
     */
    public int $number;

    /**
     * When it was made.
     */
    public \DateTimeImmutable $at;

    /**
     * Status of the answer; null if there was none.
     */
    public ?int $httpStatus;

    /**
     * How long it took, in milliseconds.
     */
    public int $durationMs;

    /**
     * Why it failed; null if it succeeded.
     */
    public DeliveryError|string|null $error;

    /**
     * First characters of the answer.
     */
    public ?string $responseSnippet;

    /**
     * @param int $number Counts the attempts, from 1.
     * @param \DateTimeInterface|string $at When it was made.
     * @param int|null $httpStatus Status of the answer; null if there was none.
     * @param int $durationMs How long it took, in milliseconds.
     * @param DeliveryError|string|null $error Why it failed; null if it succeeded.
     * @param string|null $responseSnippet First characters of the answer.
     */
    public function __construct(
        int|float $number,
        \DateTimeInterface|string $at,
        int|float|null $httpStatus,
        int|float $durationMs,
        DeliveryError|string|null $error,
        ?string $responseSnippet,
    ) {
        $this->build([
            'number' => $number,
            'at' => $at,
            'httpStatus' => $httpStatus,
            'durationMs' => $durationMs,
            'error' => $error,
            'responseSnippet' => $responseSnippet,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('number', 'number', new Codec\IntCodec(), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('httpStatus', 'httpStatus', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec('durationMs', 'durationMs', new Codec\IntCodec(), true),
            new FieldSpec(
                'error',
                'error',
                new Codec\NullableCodec(new Codec\EnumCodec(DeliveryError::class)),
                true,
            ),
            new FieldSpec(
                'responseSnippet',
                'responseSnippet',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
        );
    }
}
