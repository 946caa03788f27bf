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
 * The policy that made the decision.
 */
final readonly class FraudPolicySnapshot implements Model
{
    use Hydration;

    /**
     * Version of the policy.
     */
    public int $version;

    /**
     * Score from which the decision is `review`.
     */
    public int $reviewAt;

    /**
     * Score from which the decision is `block`.
     */
    public int $blockAt;

    /**
     * @param int $version Version of the policy.
     * @param int $reviewAt Score from which the decision is `review`.
     * @param int $blockAt Score from which the decision is `block`.
     */
    public function __construct(
        int|float $version,
        int|float $reviewAt,
        int|float $blockAt,
    ) {
        $this->build([
            'version' => $version,
            'reviewAt' => $reviewAt,
            'blockAt' => $blockAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('reviewAt', 'reviewAt', new Codec\IntCodec(), true),
            new FieldSpec('blockAt', 'blockAt', new Codec\IntCodec(), true),
        );
    }
}
