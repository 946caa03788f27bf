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
 * A spend limit with its use in the current window.
 */
final readonly class SpendLimit implements Model
{
    use Hydration;

    /**
     * Id of the limit.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The member scope.
     */
    public SpendLimitScope|string $scope;

    /**
     * The merchant, or `*` for each; null for other scopes.
     */
    public ?string $merchantId;

    /**
     * The category, or `*` for each group; null for other scopes.
     */
    public ?string $category;

    /**
     * Most that may be spent in a window, in minor units; null if only the count is limited.
     */
    public ?int $amountMinorUnits;

    /**
     * Currency of the card.
     */
    public string $currency;

    /**
     * The member interval.
     */
    public SpendLimitInterval|string $interval;

    /**
     * Most authorizations in a window; null if only the amount is limited.
     */
    public ?int $maxCount;

    /**
     * Use in the current window; null for a `*` limit.
     */
    public ?SpendLimitUsage $usage;

    /**
     * Use by merchant or category group in the current window, most spent first, one page of it; null unless
     * the limit is for each of them.
     *
     * @var list<SpendLimitKeyUsage>|null
     */
    public ?array $usageByKey;

    /**
     * Value for `afterKey` that gives the next page of `usageByKey`; null on the last page.
     */
    public ?string $nextKey;

    /**
     * @param string $id Id of the limit.
     * @param string|null $merchantId The merchant, or `*` for each; null for other scopes.
     * @param string|null $category The category, or `*` for each group; null for other scopes.
     * @param int|null $amountMinorUnits Most that may be spent in a window, in minor units; null if only
     *     the count is limited.
     * @param string $currency Currency of the card.
     * @param int|null $maxCount Most authorizations in a window; null if only the amount is limited.
     * @param SpendLimitUsage|null $usage Use in the current window; null for a `*` limit.
     * @param list<SpendLimitKeyUsage>|null $usageByKey Use by merchant or category group in the current
     *     window, most spent first, one page of it; null unless the limit is for each of them.
     * @param string|null $nextKey Value for `afterKey` that gives the next page of `usageByKey`; null on
     *     the last page.
     */
    public function __construct(
        string $id,
        SpendLimitScope|string $scope,
        ?string $merchantId,
        ?string $category,
        int|float|null $amountMinorUnits,
        string $currency,
        SpendLimitInterval|string $interval,
        int|float|null $maxCount,
        ?SpendLimitUsage $usage,
        ?array $usageByKey,
        ?string $nextKey,
    ) {
        $this->build([
            'id' => $id,
            'scope' => $scope,
            'merchantId' => $merchantId,
            'category' => $category,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'interval' => $interval,
            'maxCount' => $maxCount,
            'usage' => $usage,
            'usageByKey' => $usageByKey,
            'nextKey' => $nextKey,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('spend_limit'), true),
            new FieldSpec('scope', 'scope', new Codec\EnumCodec(SpendLimitScope::class), true),
            new FieldSpec('merchantId', 'merchantId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('category', 'category', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'amountMinorUnits',
                'amountMinorUnits',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('interval', 'interval', new Codec\EnumCodec(SpendLimitInterval::class), true),
            new FieldSpec('maxCount', 'maxCount', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec(
                'usage',
                'usage',
                new Codec\NullableCodec(new Codec\ModelCodec(SpendLimitUsage::class)),
                true,
            ),
            new FieldSpec(
                'usageByKey',
                'usageByKey',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\ModelCodec(SpendLimitKeyUsage::class))),
                true,
            ),
            new FieldSpec('nextKey', 'nextKey', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
