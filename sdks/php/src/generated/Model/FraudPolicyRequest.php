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
 * The new thresholds.
 *
 * `reviewAt` must not be above `blockAt`.
 */
final readonly class FraudPolicyRequest implements Model
{
    use Hydration;

    /**
     * Score from which the decision is `review`.
     */
    public int $reviewAt;

    /**
     * Score from which the decision is `block`.
     */
    public int $blockAt;

    /**
     * The member fail mode.
     */
    public FraudFailMode|string $failMode;

    /**
     * @param int $reviewAt Score from which the decision is `review`.
     * @param int $blockAt Score from which the decision is `block`.
     */
    public function __construct(
        int|float $reviewAt,
        int|float $blockAt,
        FraudFailMode|string $failMode,
    ) {
        $this->build([
            'reviewAt' => $reviewAt,
            'blockAt' => $blockAt,
            'failMode' => $failMode,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('reviewAt', 'reviewAt', new Codec\IntCodec(), true),
            new FieldSpec('blockAt', 'blockAt', new Codec\IntCodec(), true),
            new FieldSpec('failMode', 'failMode', new Codec\EnumCodec(FraudFailMode::class), true),
        );
    }
}
