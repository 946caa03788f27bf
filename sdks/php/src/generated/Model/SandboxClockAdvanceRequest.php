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
 * How far to move the clock.
 */
final readonly class SandboxClockAdvanceRequest implements Model
{
    use Hydration;

    /**
     * Seconds to move forward, at most 366 days.
     */
    public int $seconds;

    /**
     * @param int $seconds Seconds to move forward, at most 366 days.
     */
    public function __construct(
        int|float $seconds,
    ) {
        $this->build([
            'seconds' => $seconds,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('seconds', 'seconds', new Codec\IntCodec(), true),
        );
    }
}
