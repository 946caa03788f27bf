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
 * How much test money to add, and where.
 *
 * Name the account or the currency; a currency means the tenant's default account in it.
 */
final readonly class SandboxFundingRequest implements Model
{
    use Hydration;

    /**
     * Account to fund.
     */
    public ?string $accountId;

    /**
     * Currency of the amount; must be the account's own if `accountId` is given.
     */
    public ?string $currency;

    /**
     * Amount to add, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * @param int $amountMinorUnits Amount to add, in minor units.
     * @param string|Omit $accountId Account to fund.
     * @param string|Omit $currency Currency of the amount; must be the account's own if `accountId` is
     *     given.
     */
    public function __construct(
        int|float $amountMinorUnits,
        string|Omit $accountId = Omit::Value,
        string|Omit $currency = Omit::Value,
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'accountId' => $accountId,
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
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec()),
            new FieldSpec('currency', 'currency', new Codec\TextCodec()),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
        );
    }
}
