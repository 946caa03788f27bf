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
 * One transaction of the wallet, in the currency of the request.
 */
final readonly class MobileMoneyTransactionInput implements Model
{
    use Hydration;

    /**
     * Id at the provider; repeats are counted once.
     */
    public ?string $id;

    /**
     * When it happened.
     */
    public \DateTimeImmutable $occurredAt;

    /**
     * The member type.
     */
    public MobileMoneyTransactionType|string $type;

    /**
     * The member direction.
     */
    public MobileMoneyFlow|string $direction;

    /**
     * Amount in minor units of the request's currency.
     */
    public int $amountMinorUnits;

    /**
     * Hash of the other side, so that different ones can be counted.
     *
     * No names and no numbers.
     */
    public ?string $counterpartyHash;

    /**
     * Outcome.
     */
    public MobileMoneyTransactionStatus|string|null $status;

    /**
     * The member balance after.
     */
    public ?Money $balanceAfter;

    /**
     * @param \DateTimeInterface|string $occurredAt When it happened.
     * @param int $amountMinorUnits Amount in minor units of the request's currency.
     * @param string|Omit $id Id at the provider; repeats are counted once.
     * @param string|Omit $counterpartyHash Hash of the other side, so that different ones can be counted.
     * @param MobileMoneyTransactionStatus|string|Omit $status Outcome.
     */
    public function __construct(
        \DateTimeInterface|string $occurredAt,
        MobileMoneyTransactionType|string $type,
        MobileMoneyFlow|string $direction,
        int|float $amountMinorUnits,
        string|Omit $id = Omit::Value,
        string|Omit $counterpartyHash = Omit::Value,
        MobileMoneyTransactionStatus|string|Omit $status = Omit::Value,
        Money|Omit $balanceAfter = Omit::Value,
    ) {
        $this->build([
            'occurredAt' => $occurredAt,
            'type' => $type,
            'direction' => $direction,
            'amountMinorUnits' => $amountMinorUnits,
            'id' => $id,
            'counterpartyHash' => $counterpartyHash,
            'status' => $status,
            'balanceAfter' => $balanceAfter,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec()),
            new FieldSpec('occurredAt', 'occurredAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(MobileMoneyTransactionType::class), true),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(MobileMoneyFlow::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('counterpartyHash', 'counterpartyHash', new Codec\TextCodec()),
            new FieldSpec('status', 'status', new Codec\EnumCodec(MobileMoneyTransactionStatus::class)),
            new FieldSpec('balanceAfter', 'balanceAfter', new Codec\ModelCodec(Money::class)),
        );
    }
}
