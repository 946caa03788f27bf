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
 * The customer's risk in short.
 */
final readonly class CustomerRisk implements Model
{
    use Hydration;

    /**
     * The member level.
     */
    public CustomerRiskLevel|string $level;

    /**
     * Whether payments of this customer are refused.
     */
    public bool $blocked;

    /**
     * @param bool $blocked Whether payments of this customer are refused.
     */
    public function __construct(
        CustomerRiskLevel|string $level,
        bool $blocked,
    ) {
        $this->build([
            'level' => $level,
            'blocked' => $blocked,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('level', 'level', new Codec\EnumCodec(CustomerRiskLevel::class), true),
            new FieldSpec('blocked', 'blocked', new Codec\BoolCodec(), true),
        );
    }
}
