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
 * Why a payment failed, for the visitor.
 */
final readonly class ClientPaymentFailure implements Model
{
    use Hydration;

    /**
     * The member code.
     */
    public FailureCode|string $code;

    /**
     * Sentence for the visitor, in the language of the widget.
     */
    public string $message;

    /**
     * Whether a new try makes sense.
     */
    public bool $mayRetry;

    /**
     * @param string $message Sentence for the visitor, in the language of the widget.
     * @param bool $mayRetry Whether a new try makes sense.
     */
    public function __construct(
        FailureCode|string $code,
        string $message,
        bool $mayRetry,
    ) {
        $this->build([
            'code' => $code,
            'message' => $message,
            'mayRetry' => $mayRetry,
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
            new FieldSpec('mayRetry', 'mayRetry', new Codec\BoolCodec(), true),
        );
    }
}
