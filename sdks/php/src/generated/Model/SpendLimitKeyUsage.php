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
 * What one merchant or one category group used of a limit for each of them.
 */
final readonly class SpendLimitKeyUsage implements Model
{
    use Hydration;

    /**
     * Merchant id or category group.
     */
    public string $key;

    /**
     * The member usage.
     */
    public SpendLimitUsage $usage;

    /**
     * @param string $key Merchant id or category group.
     */
    public function __construct(
        string $key,
        SpendLimitUsage $usage,
    ) {
        $this->build([
            'key' => $key,
            'usage' => $usage,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('key', 'key', new Codec\TextCodec(), true),
            new FieldSpec('usage', 'usage', new Codec\ModelCodec(SpendLimitUsage::class), true),
        );
    }
}
