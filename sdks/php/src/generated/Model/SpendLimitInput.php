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
 * A spend limit.
 *
 * Give an amount, a count, or both; the currency is that of the card. All limits that match an authorization
 * must allow it.
 */
final readonly class SpendLimitInput implements Model
{
    use Hydration;

    /**
     * The member scope.
     */
    public SpendLimitScope|string $scope;

    /**
     * Required for scope `merchant`: a merchant id, or `*` for each merchant on its own.
     */
    public ?string $merchantId;

    /**
     * Required for scope `category`: a category group, a four-digit merchant category code, or `*` for each
     * group on its own.
     */
    public ?string $category;

    /**
     * Most that may be spent in a window, in minor units.
     */
    public ?int $amountMinorUnits;

    /**
     * The member interval.
     */
    public SpendLimitInterval|string $interval;

    /**
     * Most authorizations in a window.
     */
    public ?int $maxCount;

    /**
     * @param string|Omit $merchantId Required for scope `merchant`: a merchant id, or `*` for each merchant
     *     on its own.
     * @param string|Omit $category Required for scope `category`: a category group, a four-digit merchant
     *     category code, or `*` for each group on its own.
     * @param int|Omit $amountMinorUnits Most that may be spent in a window, in minor units.
     * @param int|Omit $maxCount Most authorizations in a window.
     */
    public function __construct(
        SpendLimitScope|string $scope,
        SpendLimitInterval|string $interval,
        string|Omit $merchantId = Omit::Value,
        string|Omit $category = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        int|float|Omit $maxCount = Omit::Value,
    ) {
        $this->build([
            'scope' => $scope,
            'interval' => $interval,
            'merchantId' => $merchantId,
            'category' => $category,
            'amountMinorUnits' => $amountMinorUnits,
            'maxCount' => $maxCount,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('scope', 'scope', new Codec\EnumCodec(SpendLimitScope::class), true),
            new FieldSpec('merchantId', 'merchantId', new Codec\TextCodec()),
            new FieldSpec('category', 'category', new Codec\TextCodec()),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
            new FieldSpec('interval', 'interval', new Codec\EnumCodec(SpendLimitInterval::class), true),
            new FieldSpec('maxCount', 'maxCount', new Codec\IntCodec()),
        );
    }
}
