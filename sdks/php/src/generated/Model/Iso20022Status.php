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
 * The state in terms of ISO 20022.
 */
final readonly class Iso20022Status implements Model
{
    use Hydration;

    /**
     * The member transaction status.
     */
    public Iso20022TransactionStatus|string $transactionStatus;

    /**
     * ISO 20022 external status reason; null without one.
     */
    public ?string $reasonCode;

    /**
     * @param string|null $reasonCode ISO 20022 external status reason; null without one.
     */
    public function __construct(
        Iso20022TransactionStatus|string $transactionStatus,
        ?string $reasonCode,
    ) {
        $this->build([
            'transactionStatus' => $transactionStatus,
            'reasonCode' => $reasonCode,
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
                'transactionStatus',
                'transactionStatus',
                new Codec\EnumCodec(Iso20022TransactionStatus::class),
                true,
            ),
            new FieldSpec('reasonCode', 'reasonCode', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
