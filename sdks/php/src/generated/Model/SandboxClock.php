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
 * The clock that all due times of this tenant's test mode follow.
 *
 * Deadlines of keys and logins never follow it.
 */
final readonly class SandboxClock implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Whether test mode follows real time or a virtual one.
     */
    public SandboxClockMode|string $mode;

    /**
     * The time test mode believes it is.
     */
    public \DateTimeImmutable $now;

    /**
     * True if the virtual clock stands still between advances; false if it runs on at real speed.
     */
    public bool $frozen;

    /**
     * Virtual time minus real time, in seconds; 0 while the mode is `real`.
     */
    public int $offsetSeconds;

    /**
     * Real time of the last change of the clock; null if it was never changed.
     */
    public ?\DateTimeImmutable $setAt;

    /**
     * @param SandboxClockMode|string $mode Whether test mode follows real time or a virtual one.
     * @param \DateTimeInterface|string $now The time test mode believes it is.
     * @param bool $frozen True if the virtual clock stands still between advances; false if it runs on at
     *     real speed.
     * @param int $offsetSeconds Virtual time minus real time, in seconds; 0 while the mode is `real`.
     * @param \DateTimeInterface|string|null $setAt Real time of the last change of the clock; null if it
     *     was never changed.
     */
    public function __construct(
        SandboxClockMode|string $mode,
        \DateTimeInterface|string $now,
        bool $frozen,
        int|float $offsetSeconds,
        \DateTimeInterface|string|null $setAt,
    ) {
        $this->build([
            'mode' => $mode,
            'now' => $now,
            'frozen' => $frozen,
            'offsetSeconds' => $offsetSeconds,
            'setAt' => $setAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('sandbox_clock'), true),
            new FieldSpec('mode', 'mode', new Codec\EnumCodec(SandboxClockMode::class), true),
            new FieldSpec('now', 'now', new Codec\DateTimeCodec(), true),
            new FieldSpec('frozen', 'frozen', new Codec\BoolCodec(), true),
            new FieldSpec('offsetSeconds', 'offsetSeconds', new Codec\IntCodec(), true),
            new FieldSpec('setAt', 'setAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
        );
    }
}
