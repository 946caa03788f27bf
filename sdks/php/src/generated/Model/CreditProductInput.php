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
 * The credit that the person asks for.
 *
 * With it, the answer recommends a limit.
 */
final readonly class CreditProductInput implements Model
{
    use Hydration;

    /**
     * The member type.
     */
    public CreditProductType|string $type;

    /**
     * The member requested.
     */
    public Money $requested;

    /**
     * Term in days.
     */
    public int $tenorDays;

    /**
     * @param int $tenorDays Term in days.
     */
    public function __construct(
        CreditProductType|string $type,
        Money $requested,
        int|float $tenorDays,
    ) {
        $this->build([
            'type' => $type,
            'requested' => $requested,
            'tenorDays' => $tenorDays,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\EnumCodec(CreditProductType::class), true),
            new FieldSpec('requested', 'requested', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('tenorDays', 'tenorDays', new Codec\IntCodec(), true),
        );
    }
}
