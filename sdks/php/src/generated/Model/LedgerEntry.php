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
 * One posting on an account.
 *
 * Entries are only ever added; the debits and credits of a transaction are equal in each currency.
 */
final readonly class LedgerEntry implements Model
{
    use Hydration;

    /**
     * Id of the entry.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * The account.
     */
    public string $accountId;

    /**
     * The member direction.
     */
    public LedgerDirection|string $direction;

    /**
     * Amount in minor units of `currency`, always positive.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member balance after.
     */
    public Money $balanceAfter;

    /**
     * The member phase.
     */
    public LedgerPhase|string $phase;

    /**
     * Transaction that posted it; null for entries outside of one.
     */
    public ?string $transactionId;

    /**
     * The member kind.
     */
    public LedgerEntryKind|string $kind;

    /**
     * What it is for.
     */
    public ?string $description;

    /**
     * When it was posted.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * @param string $id Id of the entry.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param string $accountId The account.
     * @param int $amountMinorUnits Amount in minor units of `currency`, always positive.
     * @param string|null $transactionId Transaction that posted it; null for entries outside of one.
     * @param string|null $description What it is for.
     * @param \DateTimeInterface|string $createdAt When it was posted.
     */
    public function __construct(
        string $id,
        bool $livemode,
        string $accountId,
        LedgerDirection|string $direction,
        int|float $amountMinorUnits,
        string $currency,
        Money $balanceAfter,
        LedgerPhase|string $phase,
        ?string $transactionId,
        LedgerEntryKind|string $kind,
        ?string $description,
        \DateTimeInterface|string $createdAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'accountId' => $accountId,
            'direction' => $direction,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'balanceAfter' => $balanceAfter,
            'phase' => $phase,
            'transactionId' => $transactionId,
            'kind' => $kind,
            'description' => $description,
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
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('ledger_entry'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec(), true),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(LedgerDirection::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('balanceAfter', 'balanceAfter', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('phase', 'phase', new Codec\EnumCodec(LedgerPhase::class), true),
            new FieldSpec(
                'transactionId',
                'transactionId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('kind', 'kind', new Codec\EnumCodec(LedgerEntryKind::class), true),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
        );
    }
}
