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
 * What a finished session made.
 */
final readonly class WidgetSessionResult implements Model
{
    use Hydration;

    /**
     * The payment.
     */
    public ?string $paymentId;

    /**
     * The assessment.
     */
    public ?string $kycScoreId;

    /**
     * @param string|null $paymentId The payment.
     * @param string|null $kycScoreId The assessment.
     */
    public function __construct(
        ?string $paymentId,
        ?string $kycScoreId,
    ) {
        $this->build([
            'paymentId' => $paymentId,
            'kycScoreId' => $kycScoreId,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('kycScoreId', 'kycScoreId', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
