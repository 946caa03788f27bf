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
 * How and when the rail settles.
 */
final readonly class RailSettlement implements Model
{
    use Hydration;

    /**
     * The member model.
     */
    public SettlementModel|string $model;

    /**
     * Time of day of the net settlement in UTC; null for prefunded rails.
     */
    public ?string $cutoffUtc;

    /**
     * @param string|null $cutoffUtc Time of day of the net settlement in UTC; null for prefunded rails.
     */
    public function __construct(
        SettlementModel|string $model,
        ?string $cutoffUtc,
    ) {
        $this->build([
            'model' => $model,
            'cutoffUtc' => $cutoffUtc,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('model', 'model', new Codec\EnumCodec(SettlementModel::class), true),
            new FieldSpec('cutoffUtc', 'cutoffUtc', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
