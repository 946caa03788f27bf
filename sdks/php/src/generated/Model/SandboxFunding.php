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
 * Test money that was added to an account.
 */
final readonly class SandboxFunding implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The funding transaction.
     */
    public string $transactionId;

    /**
     * The funded account.
     */
    public string $accountId;

    /**
     * Amount added, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * ISO 4217 currency of the amount.
     */
    public string $currency;

    /**
     * Balance afterwards.
     */
    public Balance $balance;

    /**
     * When it was added.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * @param string $transactionId The funding transaction.
     * @param string $accountId The funded account.
     * @param int $amountMinorUnits Amount added, in minor units.
     * @param string $currency ISO 4217 currency of the amount.
     * @param Balance $balance Balance afterwards.
     * @param \DateTimeInterface|string $createdAt When it was added.
     */
    public function __construct(
        string $transactionId,
        string $accountId,
        int|float $amountMinorUnits,
        string $currency,
        Balance $balance,
        \DateTimeInterface|string $createdAt,
    ) {
        $this->build([
            'transactionId' => $transactionId,
            'accountId' => $accountId,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'balance' => $balance,
            'createdAt' => $createdAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('sandbox_funding'), true),
            new FieldSpec('transactionId', 'transactionId', new Codec\TextCodec(), true),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec(), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('balance', 'balance', new Codec\ModelCodec(Balance::class), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
        );
    }
}
