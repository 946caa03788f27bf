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
 * The new limits; they replace the old ones.
 *
 * A limit with the same scope, merchant or category, and interval keeps what it has counted.
 */
final readonly class SpendLimitsRequest implements Model
{
    use Hydration;

    /**
     * The limits; an empty list removes all.
     *
     * @var list<SpendLimitInput>
     */
    public array $spendLimits;

    /**
     * @param list<SpendLimitInput> $spendLimits The limits; an empty list removes all.
     */
    public function __construct(
        array $spendLimits,
    ) {
        $this->build([
            'spendLimits' => $spendLimits,
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
                'spendLimits',
                'spendLimits',
                new Codec\ListCodec(new Codec\ModelCodec(SpendLimitInput::class)),
                true,
            ),
        );
    }
}
