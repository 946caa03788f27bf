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
 * What a card spent in its life.
 */
final readonly class GhostCardTotals implements Model
{
    use Hydration;

    /**
     * Captured.
     */
    public Money $spent;

    /**
     * Approved and not yet captured.
     */
    public Money $held;

    /**
     * @param Money $spent Captured.
     * @param Money $held Approved and not yet captured.
     */
    public function __construct(
        Money $spent,
        Money $held,
    ) {
        $this->build([
            'spent' => $spent,
            'held' => $held,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('spent', 'spent', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('held', 'held', new Codec\ModelCodec(Money::class), true),
        );
    }
}
