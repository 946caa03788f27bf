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
 * Why money certainly did not move.
 */
final readonly class FailureDetail implements Model
{
    use Hydration;

    /**
     * The member code.
     */
    public FailureCode|string $code;

    /**
     * The reason in words.
     */
    public string $message;

    /**
     * Whether a later attempt of the same payment may succeed.
     */
    public bool $retryable;

    /**
     * `true` when all attempts that the retry policy allows were used.
     */
    public bool $exhausted;

    /**
     * The provider's own code.
     */
    public ?string $providerCode;

    /**
     * ISO 20022 external status reason.
     */
    public ?string $isoReason;

    /**
     * @param string $message The reason in words.
     * @param bool $retryable Whether a later attempt of the same payment may succeed.
     * @param bool $exhausted `true` when all attempts that the retry policy allows were used.
     * @param string|null $providerCode The provider's own code.
     * @param string|null $isoReason ISO 20022 external status reason.
     */
    public function __construct(
        FailureCode|string $code,
        string $message,
        bool $retryable,
        bool $exhausted,
        ?string $providerCode,
        ?string $isoReason,
    ) {
        $this->build([
            'code' => $code,
            'message' => $message,
            'retryable' => $retryable,
            'exhausted' => $exhausted,
            'providerCode' => $providerCode,
            'isoReason' => $isoReason,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('code', 'code', new Codec\EnumCodec(FailureCode::class), true),
            new FieldSpec('message', 'message', new Codec\TextCodec(), true),
            new FieldSpec('retryable', 'retryable', new Codec\BoolCodec(), true),
            new FieldSpec('exhausted', 'exhausted', new Codec\BoolCodec(), true),
            new FieldSpec('providerCode', 'providerCode', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('isoReason', 'isoReason', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
