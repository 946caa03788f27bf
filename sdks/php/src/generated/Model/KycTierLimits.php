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
 * What the tier allows.
 *
 * Null means no limit.
 */
final readonly class KycTierLimits implements Model
{
    use Hydration;

    /**
     * Most per day.
     */
    public ?Money $daily;

    /**
     * Most per payment.
     */
    public ?Money $single;

    /**
     * Highest balance.
     */
    public ?Money $balance;

    /**
     * @param Money|null $daily Most per day.
     * @param Money|null $single Most per payment.
     * @param Money|null $balance Highest balance.
     */
    public function __construct(
        ?Money $daily,
        ?Money $single,
        ?Money $balance,
    ) {
        $this->build([
            'daily' => $daily,
            'single' => $single,
            'balance' => $balance,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('daily', 'daily', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
            new FieldSpec('single', 'single', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
            new FieldSpec(
                'balance',
                'balance',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
        );
    }
}
