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
 * One of the main reasons of the score, specific to this person.
 */
final readonly class CreditReason implements Model
{
    use Hydration;

    /**
     * The member code.
     */
    public CreditReasonCode|string $code;

    /**
     * The reason in words.
     */
    public string $description;

    /**
     * The member direction.
     */
    public CreditReasonDirection|string $direction;

    /**
     * Points of the feature.
     */
    public int $points;

    /**
     * Feature behind it; null for reasons about the data.
     */
    public ?string $feature;

    /**
     * @param string $description The reason in words.
     * @param int $points Points of the feature.
     * @param string|null $feature Feature behind it; null for reasons about the data.
     */
    public function __construct(
        CreditReasonCode|string $code,
        string $description,
        CreditReasonDirection|string $direction,
        int|float $points,
        ?string $feature,
    ) {
        $this->build([
            'code' => $code,
            'description' => $description,
            'direction' => $direction,
            'points' => $points,
            'feature' => $feature,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('code', 'code', new Codec\EnumCodec(CreditReasonCode::class), true),
            new FieldSpec('description', 'description', new Codec\TextCodec(), true),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(CreditReasonDirection::class), true),
            new FieldSpec('points', 'points', new Codec\IntCodec(), true),
            new FieldSpec('feature', 'feature', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
