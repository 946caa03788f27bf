<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The time to set.
 *
 * The clock moves forward only, so that nothing that already happened becomes future.
 */
final readonly class SandboxClockSetRequest implements Model
{
    use Hydration;

    /**
     * New virtual time; not earlier than the current sandbox time.
     */
    public \DateTimeImmutable $now;

    /**
     * True makes the clock stand still at `now`; false lets it run on at real speed.
     */
    public ?bool $frozen;

    /**
     * @param \DateTimeInterface|string $now New virtual time; not earlier than the current sandbox time.
     * @param bool|Omit $frozen True makes the clock stand still at `now`; false lets it run on at real
     *     speed.
     */
    public function __construct(
        \DateTimeInterface|string $now,
        bool|Omit $frozen = Omit::Value,
    ) {
        $this->build([
            'now' => $now,
            'frozen' => $frozen,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('now', 'now', new Codec\DateTimeCodec(), true),
            new FieldSpec('frozen', 'frozen', new Codec\BoolCodec()),
        );
    }
}
