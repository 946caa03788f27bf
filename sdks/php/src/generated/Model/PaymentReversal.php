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
 * The reversal of the payment's transaction in short.
 */
final readonly class PaymentReversal implements Model
{
    use Hydration;

    /**
     * Id of the reversal.
     */
    public string $id;

    /**
     * The member status.
     */
    public ReversalStatus|string $status;

    /**
     * Reversed amount in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * @param string $id Id of the reversal.
     * @param int $amountMinorUnits Reversed amount in minor units of `currency`.
     */
    public function __construct(
        string $id,
        ReversalStatus|string $status,
        int|float $amountMinorUnits,
        string $currency,
    ) {
        $this->build([
            'id' => $id,
            'status' => $status,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(ReversalStatus::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
        );
    }
}
