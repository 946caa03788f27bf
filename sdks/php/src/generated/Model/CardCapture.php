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
 * Money that a merchant took.
 */
final readonly class CardCapture implements Model
{
    use Hydration;

    /**
     * Id of the capture.
     */
    public string $id;

    /**
     * Amount captured, in minor units of the card's currency.
     */
    public int $amountMinorUnits;

    /**
     * ISO 4217 currency of the amount.
     */
    public string $currency;

    /**
     * When it was captured.
     */
    public \DateTimeImmutable $at;

    /**
     * The transaction it became.
     */
    public string $transactionId;

    /**
     * @param string $id Id of the capture.
     * @param int $amountMinorUnits Amount captured, in minor units of the card's currency.
     * @param string $currency ISO 4217 currency of the amount.
     * @param \DateTimeInterface|string $at When it was captured.
     * @param string $transactionId The transaction it became.
     */
    public function __construct(
        string $id,
        int|float $amountMinorUnits,
        string $currency,
        \DateTimeInterface|string $at,
        string $transactionId,
    ) {
        $this->build([
            'id' => $id,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'at' => $at,
            'transactionId' => $transactionId,
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
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('transactionId', 'transactionId', new Codec\TextCodec(), true),
        );
    }
}
