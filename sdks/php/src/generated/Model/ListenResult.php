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
 * How a local receiver answered one forwarded event.
 */
final readonly class ListenResult implements Model
{
    use Hydration;

    /**
     * The event.
     */
    public string $eventId;

    /**
     * Counts the tries of the listener, from 1.
     */
    public int $attempt;

    /**
     * Status of the local answer; absent if there was none.
     */
    public ?int $httpStatus;

    /**
     * How long it took, in milliseconds.
     */
    public int $durationMs;

    /**
     * Why it failed; absent if it succeeded.
     */
    public DeliveryError|string|null $error;

    /**
     * First characters of the answer.
     */
    public ?string $responseSnippet;

    /**
     * @param string $eventId The event.
     * @param int $attempt Counts the tries of the listener, from 1.
     * @param int $durationMs How long it took, in milliseconds.
     * @param int|Omit $httpStatus Status of the local answer; absent if there was none.
     * @param DeliveryError|string|Omit $error Why it failed; absent if it succeeded.
     * @param string|Omit $responseSnippet First characters of the answer.
     */
    public function __construct(
        string $eventId,
        int|float $attempt,
        int|float $durationMs,
        int|float|Omit $httpStatus = Omit::Value,
        DeliveryError|string|Omit $error = Omit::Value,
        string|Omit $responseSnippet = Omit::Value,
    ) {
        $this->build([
            'eventId' => $eventId,
            'attempt' => $attempt,
            'durationMs' => $durationMs,
            'httpStatus' => $httpStatus,
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
            new FieldSpec('eventId', 'eventId', new Codec\TextCodec(), true),
            new FieldSpec('attempt', 'attempt', new Codec\IntCodec(), true),
            new FieldSpec('httpStatus', 'httpStatus', new Codec\IntCodec()),
            new FieldSpec('durationMs', 'durationMs', new Codec\IntCodec(), true),
            new FieldSpec('error', 'error', new Codec\EnumCodec(DeliveryError::class)),
            new FieldSpec('responseSnippet', 'responseSnippet', new Codec\TextCodec()),
        );
    }
}
