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
 * What happened while the clock moved.
 */
final readonly class SandboxClockAdvance implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The clock afterwards.
     */
    public SandboxClock $clock;

    /**
     * Seconds the clock moved.
     */
    public int $advancedSeconds;

    /**
     * How many pieces of work were run.
     */
    public int $ranCount;

    /**
     * The first 1000 pieces of work, in the order in which they fell due.
     *
     * @var list<SandboxDueWork>
     */
    public array $ran;

    /**
     * True if more was run than `ran` shows.
     */
    public bool $truncated;

    /**
     * @param SandboxClock $clock The clock afterwards.
     * @param int $advancedSeconds Seconds the clock moved.
     * @param int $ranCount How many pieces of work were run.
     * @param list<SandboxDueWork> $ran The first 1000 pieces of work, in the order in which they fell due.
     * @param bool $truncated True if more was run than `ran` shows.
     */
    public function __construct(
        SandboxClock $clock,
        int|float $advancedSeconds,
        int|float $ranCount,
        array $ran,
        bool $truncated,
    ) {
        $this->build([
            'clock' => $clock,
            'advancedSeconds' => $advancedSeconds,
            'ranCount' => $ranCount,
            'ran' => $ran,
            'truncated' => $truncated,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('sandbox_clock_advance'), true),
            new FieldSpec('clock', 'clock', new Codec\ModelCodec(SandboxClock::class), true),
            new FieldSpec('advancedSeconds', 'advancedSeconds', new Codec\IntCodec(), true),
            new FieldSpec('ranCount', 'ranCount', new Codec\IntCodec(), true),
            new FieldSpec('ran', 'ran', new Codec\ListCodec(new Codec\ModelCodec(SandboxDueWork::class)), true),
            new FieldSpec('truncated', 'truncated', new Codec\BoolCodec(), true),
        );
    }
}
