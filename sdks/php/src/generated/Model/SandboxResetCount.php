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
 * How many objects of one type were removed.
 */
final readonly class SandboxResetCount implements Model
{
    use Hydration;

    /**
     * Value of the `object` field.
     */
    public string $type;

    /**
     * Objects removed.
     */
    public int $count;

    /**
     * @param string $type Value of the `object` field.
     * @param int $count Objects removed.
     */
    public function __construct(
        string $type,
        int|float $count,
    ) {
        $this->build([
            'type' => $type,
            'count' => $count,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\TextCodec(), true),
            new FieldSpec('count', 'count', new Codec\IntCodec(), true),
        );
    }
}
