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
 * Thresholds of the tenant.
 *
 * Every change makes a new version; analyses name the version that they used.
 */
final readonly class FraudPolicy implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change.
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
     * The member fail mode.
     */
    public FraudFailMode|string $failMode;

    /**
     * When the first version was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change.
     * @param int $reviewAt Score from which the decision is `review`.
     * @param int $blockAt Score from which the decision is `block`.
     * @param \DateTimeInterface|string $createdAt When the first version was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     */
    public function __construct(
        bool $livemode,
        int|float $version,
        int|float $reviewAt,
        int|float $blockAt,
        FraudFailMode|string $failMode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
    ) {
        $this->build([
            'livemode' => $livemode,
            'version' => $version,
            'reviewAt' => $reviewAt,
            'blockAt' => $blockAt,
            'failMode' => $failMode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('fraud_policy'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('reviewAt', 'reviewAt', new Codec\IntCodec(), true),
            new FieldSpec('blockAt', 'blockAt', new Codec\IntCodec(), true),
            new FieldSpec('failMode', 'failMode', new Codec\EnumCodec(FraudFailMode::class), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
        );
    }
}
